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

Newest::Newest(std::unique_ptr<FrameSource> source)
    : source_(std::move(source)), grabber_([this](const std::stop_token& stop) { grab(*source_, mailbox_, stop); }) {}

Next Newest::next(std::stop_token stop) {
    if (ended_ || stop.stop_requested()) return End{};
    Next item = mailbox_.take(std::move(stop));
    ended_ = std::holds_alternative<End>(item);
    return item;
}

}  // namespace hexwarden::source
