#include "vision/source/turn.h"

#include "tracker/board/message.h"

#include <utility>

namespace hexwarden::source {
namespace {

class TurnedSource : public FrameSource {
  public:
    TurnedSource(std::unique_ptr<FrameSource> delivered, const Turn& turn)
        : delivered_(std::move(delivered)), turn_(turn) {}

    Next next(std::stop_token stop) override {
        Next next = delivered_->next(std::move(stop));
        if (auto* frame = std::get_if<vision::Frame>(&next)) frame->image = turned(frame->image, turn_);
        return next;
    }
    Pace pace() const override { return delivered_->pace(); }

  private:
    std::unique_ptr<FrameSource> delivered_;
    Turn turn_;
};

}  // namespace

Turn turnOf(const std::string& text) {
    Turn turn;
    const auto comma = text.find(',');
    std::string degrees = text.substr(0, comma);
    const std::string rest = comma == std::string::npos ? "" : text.substr(comma + 1);
    if (degrees == "mirrored" && comma == std::string::npos)
        degrees.clear(), turn.mirrored = true;
    else if (comma != std::string::npos && rest == "mirrored" && !degrees.empty())
        turn.mirrored = true;
    else if (comma != std::string::npos)
        degrees = text;
    for (const int quarters : {0, 1, 2, 3})
        if (degrees.empty() ? quarters == 0 : degrees == std::to_string(90 * quarters)) {
            turn.quarters = quarters;
            return turn;
        }
    throw board::Failure(board::say("'%1' is no turn of a picture; write 90, 180, 270, mirrored or 90,mirrored", text));
}

cv::Mat turned(const cv::Mat& picture, const Turn& turn) {
    cv::Mat upright = picture;
    if (turn.mirrored) cv::flip(picture, upright, 1);
    if (turn.quarters == 0) return upright;
    constexpr cv::RotateFlags kTurns[]{cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180, cv::ROTATE_90_COUNTERCLOCKWISE};
    cv::Mat rotated;
    cv::rotate(upright, rotated, kTurns[turn.quarters - 1]);
    return rotated;
}

std::unique_ptr<FrameSource> turned(std::unique_ptr<FrameSource> delivered, const Turn& turn) {
    if (turn == Turn{}) return delivered;
    return std::make_unique<TurnedSource>(std::move(delivered), turn);
}

}  // namespace hexwarden::source
