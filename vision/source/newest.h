// A source read by a thread of its own, so that whoever looks gets the newest frame.
#pragma once

#include "vision/source/mailbox.h"
#include "vision/source/source.h"

#include <memory>
#include <thread>

namespace hexwarden::source {

class Newest : public FrameSource {
  public:
    explicit Newest(std::unique_ptr<FrameSource>);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::live; }

  private:
    std::unique_ptr<FrameSource> source_;
    Mailbox mailbox_;
    bool ended_ = false;
    std::jthread grabber_;  // last: it uses the others
};

}  // namespace hexwarden::source
