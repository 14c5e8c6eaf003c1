// One visitor out of a lambda for each alternative of a variant.
#pragma once

namespace hexwarden::game {

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace hexwarden::game
