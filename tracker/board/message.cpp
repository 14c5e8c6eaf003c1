#include "tracker/board/message.h"

#include <ostream>

namespace hexwarden::board {
namespace {

std::string english(const Message::Part& part) {
    if (const auto* words = std::get_if<std::string>(&part)) return *words;
    std::string list;
    for (const Message& m : std::get<std::vector<Message>>(part))
        list += (list.empty() ? "" : "; ") + hexwarden::board::english(m);
    return list;
}

}  // namespace

std::string english(const Message& message) {
    std::string said;
    for (std::size_t i = 0; i < message.text.size(); ++i) {
        const char after = i + 1 < message.text.size() ? message.text[i + 1] : ' ';
        const auto place = static_cast<std::size_t>(after - '1');
        if (message.text[i] == '%' && after >= '1' && place < message.parts.size()) {
            said += english(message.parts[place]);
            ++i;
        } else {
            said += message.text[i];
        }
    }
    return said;
}

std::ostream& operator<<(std::ostream& out, const Message& message) {
    return out << english(message);
}

Message messageOf(const std::exception& e) {
    if (const auto* failure = dynamic_cast<const Failure*>(&e)) return failure->message();
    return {"%1", {std::string(e.what())}};
}

}  // namespace hexwarden::board
