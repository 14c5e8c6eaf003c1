#include "vision/source/straight_source.h"

#include "tracker/board/message.h"

#include <stdexcept>
#include <utility>

namespace hexwarden::source {
namespace {

class StraightSource : public FrameSource {
  public:
    StraightSource(std::unique_ptr<FrameSource> delivered, const calibration::Profile& profile, std::string name,
                   std::string layout)
        : delivered_(std::move(delivered)),
          profile_(profile),
          straighten_(profile.camera),
          name_(std::move(name)),
          layout_(std::move(layout)) {}

    Next next(std::stop_token stop) override {
        Next next = delivered_->next(std::move(stop));
        if (auto* frame = std::get_if<vision::Frame>(&next)) {
            if (const auto objection = objectionTo(profile_, name_, frame->image.size(), layout_))
                throw board::Failure(*objection);
            frame->image = straighten_(frame->image);
        }
        return next;
    }
    Pace pace() const override { return delivered_->pace(); }

  private:
    std::unique_ptr<FrameSource> delivered_;
    calibration::Profile profile_;
    calibration::Straightener straighten_;
    std::string name_, layout_;
};

}  // namespace

std::unique_ptr<FrameSource> straightened(std::unique_ptr<FrameSource> delivered, const calibration::Profile& profile,
                                          std::string name, std::string layout) {
    return std::make_unique<StraightSource>(std::move(delivered), profile, std::move(name), std::move(layout));
}

}  // namespace hexwarden::source
