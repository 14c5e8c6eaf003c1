// A table with known truth, looked at through named noise: what vision would say of it, frame by frame.
#pragma once

#include "tracker/board/observation.h"

#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <vector>

namespace hexwarden::support {

struct Noise {
    double flicker = 0;      ///< chance that a single reading of a site says something else
    double sureness = 0.95;  ///< probability that readings give what they say
    double missedDie = 0;    ///< chance that a die in view is not seen in a frame
    double misreadDie = 0;   ///< chance that its value is read wrongly
    double jitterSides = 0;  ///< standard deviation of a die's place, in sides
};

class FabricatedTable {
  public:
    /// The 19 hexes within two steps of 0,0, without pieces. `seed` is worth printing.
    explicit FabricatedTable(std::uint32_t seed = 1, Noise = {});

    const std::vector<board::Corner>& corners() const { return corners_; }
    const std::vector<board::Edge>& edges() const { return edges_; }
    const std::vector<board::Site>& sites() const { return sites_; }

    void put(const board::Site&, board::Occupant);
    void clear(const board::Site& site) { put(site, {}); }
    void putRobber(std::optional<board::Hex> hex) { robber_ = hex; }
    /// Dice of `kDieSide` pixels lie at x,y of the picture.
    void putDice(std::vector<board::DieReading> dice) { dice_ = std::move(dice); }

    /// A hand over these sites until `removeHand`; dice are covered if `diceToo`.
    void coverWithHand(std::vector<board::Site>, bool diceToo = false);
    void removeHand();

    /// The next `frames` looks take what is on the site for something else.
    void misread(const board::Site&, board::Occupant as, int frames);

    /// The next frame, `kFrameMs` after the one before.
    board::Observation look();

    static constexpr std::int64_t kFrameMs = 125;
    static constexpr float kDieSide = 20;
    static board::DieReading die(int value, double x, double y);

  private:
    struct Streak {
        board::Occupant as;
        int frames = 0;
    };

    board::TopThree<board::Occupant> readingOf(const board::Site&);
    board::Occupant anythingElse(const board::Site&, board::Occupant);
    bool happens(double chance) { return std::uniform_real_distribution<>(0, 1)(random_) < chance; }

    std::mt19937 random_;
    Noise noise_;
    std::vector<board::Hex> hexes_;
    std::vector<board::Corner> corners_;
    std::vector<board::Edge> edges_;
    std::vector<board::Site> sites_;
    std::map<board::Site, board::Occupant> truth_;
    std::map<board::Site, Streak> streaks_;
    std::set<board::Site> hidden_;
    bool hand_ = false;
    bool diceHidden_ = false;
    std::optional<board::Hex> robber_;
    std::vector<board::DieReading> dice_;
    std::int64_t frame_ = 0;
};

}  // namespace hexwarden::support
