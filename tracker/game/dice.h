// A throw of two dice.
#pragma once

#include <array>
#include <optional>

namespace hexwarden::game {

/// Two dice, or only their sum if nobody entered more.
class Dice {
  public:
    using Faces = std::array<int, 2>;

    Dice(int first, int second) : Dice(Faces{first, second}) {}  ///< 1..6 each
    Dice(Faces faces) : total_(faces[0] + faces[1]), faces_(faces) {}
    static Dice ofTotal(int total) { return Dice(total); }  ///< 2..12

    int total() const { return total_; }
    /// None if only the total is known.
    const std::optional<Faces>& faces() const { return faces_; }

    bool operator==(const Dice&) const = default;

  private:
    explicit Dice(int total) : total_(total) {}

    int total_;
    std::optional<Faces> faces_;
};

}  // namespace hexwarden::game
