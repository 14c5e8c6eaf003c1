#include "vision/source/newest.h"

#include <exception>

namespace hexwarden::source {
namespace {

void grab(FrameSource& source, Mailbox& mailbox, const std::stop_token& stop) {
    for (bool ended = false; !ended;) {
        Next item = End{};
        try {
            item = source.next(stop);
        } catch (const std::exception& e) {
            mailbox.put(Interruption{board::messageOf(e)});
        }
        ended = std::holds_alternative<End>(item);
        mailbox.put(std::move(item));
    }
}

}  // namespace

Newest::Newest(std::unique_ptr<FrameSource> source, std::string name, std::chrono::milliseconds patience)
    : source_(std::move(source)),
      name_(std::move(name)),
      patience_(patience),
      grabber_([this](const std::stop_token& stop) { grab(*source_, mailbox_, stop); }) {}

Next Newest::next(std::stop_token stop) {
    if (ended_ || stop.stop_requested()) return End{};
    const auto within = reportedSilence_ ? std::nullopt : std::optional(patience_);
    std::optional<Next> taken = mailbox_.take(std::move(stop), within);
    reportedSilence_ = !taken;
    if (!taken) return Interruption{board::say("no pictures come from %1", name_)};
    Next item = std::move(*taken);
    ended_ = std::holds_alternative<End>(item);
    return item;
}

}  // namespace hexwarden::source
