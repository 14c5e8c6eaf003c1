// A sentence for people: an English text with places %1 to %9, and what fills them. The text is the key of its
// translation, so screens say a message in their own language without having to recognise it.
#pragma once

#include <concepts>
#include <filesystem>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexwarden::board {

struct Message {
    /// A name or a number; or further messages, which are listed one after another.
    using Part = std::variant<std::string, std::vector<Message>>;

    std::string_view text;  ///< of static storage; empty: nothing is to be said
    std::vector<Part> parts{};

    bool empty() const { return text.empty(); }
    bool operator==(const Message&) const = default;
};

/// With every place filled.
std::string english(const Message&);
std::ostream& operator<<(std::ostream&, const Message&);  ///< in English

inline Message::Part partOf(Message m) {
    return std::vector{std::move(m)};
}
inline Message::Part partOf(std::vector<Message> list) {
    return list;
}
inline Message::Part partOf(std::convertible_to<std::string_view> auto&& words) {
    return std::string(std::string_view(words));
}
inline Message::Part partOf(std::same_as<std::filesystem::path> auto const& path) {
    return path.string();
}
Message::Part partOf(std::integral auto number) {
    return std::to_string(number);
}

/// A test collects every call by its text and demands a translation for each.
template <std::size_t N, class... Parts>
Message say(const char (&text)[N], Parts&&... parts) {
    return {{text, N - 1}, {partOf(std::forward<Parts>(parts))...}};
}

/// An error with a sentence for people.
class Failure : public std::runtime_error {
  public:
    explicit Failure(Message m) : std::runtime_error(english(m)), message_(std::move(m)) {}
    const Message& message() const { return message_; }

  private:
    Message message_;
};

/// What an exception says; of one that is no `Failure`, its words as they are.
Message messageOf(const std::exception&);

}  // namespace hexwarden::board
