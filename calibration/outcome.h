// What a measurement gives: a value, or the one sentence that says why there is none. The sentence is for the player.
#pragma once

#include "tracker/board/message.h"

#include <optional>
#include <utility>

namespace hexwarden::calibration {

template <class T>
struct Outcome {
    std::optional<T> value;
    board::Message refusal;  ///< empty if there is a value

    Outcome(T found) : value(std::move(found)) {}
    static Outcome refused(board::Message why) { return Outcome(std::nullopt, std::move(why)); }

    explicit operator bool() const { return value.has_value(); }
    const T& operator*() const { return *value; }
    const T* operator->() const { return &*value; }

  private:
    Outcome(std::nullopt_t, board::Message why) : refusal(std::move(why)) {}
};

}  // namespace hexwarden::calibration
