// A number as people and files write it.
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <optional>
#include <string_view>

namespace hexwarden::board {

/// The number that a whole text is, in decimal digits; none if anything else stands there or it does not fit into T,
/// and none for what is not finite.
template <class T>
std::optional<T> numberIn(std::string_view text) {
    T value{};
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stopped != end) return std::nullopt;
    if constexpr (std::floating_point<T>)
        if (!std::isfinite(value)) return std::nullopt;
    return value;
}

}  // namespace hexwarden::board
