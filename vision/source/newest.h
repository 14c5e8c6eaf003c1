// Reads a source in a thread of its own; the caller gets the newest frame.
#pragma once

#include "vision/source/mailbox.h"
#include "vision/source/source.h"

#include <chrono>
#include <memory>
#include <string>
#include <thread>

namespace hexwarden::source {

class Newest : public FrameSource {
  public:
    static constexpr std::chrono::milliseconds kPatience{2900};  // a camera reports silence itself after 2.5 s

    /// `name`: of the source, for the report that nothing has come from it for `patience`. A source that hangs does not
    /// hold up its reader.
    Newest(std::unique_ptr<FrameSource>, std::string name, std::chrono::milliseconds patience = kPatience);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::live; }

  private:
    std::unique_ptr<FrameSource> source_;
    Mailbox mailbox_;
    std::string name_;
    std::chrono::milliseconds patience_;
    bool ended_ = false, reportedSilence_ = false;
    std::jthread grabber_;  // last: it uses the others
};

}  // namespace hexwarden::source
