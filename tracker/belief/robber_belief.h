// Where the robber stands.
//
// A robber who is plainly seen is believed like a piece. A dark robber on a dark forest is not: there each tile is
// compared with how it looked before. He must have left the tile where he stood, and then the one tile that has come to
// look more like a robber's is his, however little it looks like one. Where the pieces in play were shown, reaches tell
// more: a thing that came to a tile and that nobody showed is rather he, and tiles of dark soldiers are not his.
#pragma once

#include "tracker/belief/options.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace hexwarden::belief {

/// He is read where he is plain within a second or two of his coming, on a dark tile only after many looks.
inline constexpr std::int64_t kRobberReadMs = 15000;

class RobberBelief {
  public:
    std::optional<board::RobberChange> take(const board::Observation&, double patience, const BeliefOptions&);

    const std::optional<board::Hex>& hex() const { return hex_; }
    /// People say where he is. His former place is not believed again until readings have agreed with them for a while.
    void confirm(std::optional<board::Hex>);
    /// Hexes from which a reach took things and to which it brought some, and the chances that the strangest of each is
    /// none of the pieces that were shown. If all that came were shown, what looks like him there is one of them; if
    /// one plainly was not, it is rather he, above all where a stranger went from another hex.
    void reach(const std::map<board::Hex, float>& went, const std::map<board::Hex, float>& came, std::int64_t atMs);
    /// Forgets the evidence against the belief and how tiles usually look: both came from another source.
    void forgetEvidence();

  private:
    using Guesses = board::TopThree<std::optional<board::Hex>>;

    struct Usual {
        double nats = 0;  ///< mean log odds of a tile while nothing has changed
        int looks = 0;
    };

    struct Stranger {
        std::int64_t cameAtMs = 0;
        bool wandered = false;  ///< as it came, one went from elsewhere
    };

    /// How he is seen on the hexes where he may be.
    struct Sight {
        std::vector<board::RobberOdds> odds;
        std::optional<board::RobberReading> likeliest;
    };

    Sight sightIn(const board::Observation&) const;
    bool isPlain(const Sight&) const;
    Guesses plain(const Sight&) const;
    float chanceOfOwn(const Sight&) const;
    Guesses compared(const std::vector<board::RobberOdds>&) const;
    void learn(const std::vector<board::RobberOdds>&);
    void believe(std::optional<board::Hex>);

    std::optional<board::Hex> hex_, rejected_;
    std::set<board::Hex> armies_;               ///< hexes to which only shown pieces came
    std::map<board::Hex, Stranger> strangers_;  ///< what nobody showed
    Rivals<std::optional<board::Hex>> rivals_;
    std::map<board::Hex, Usual> usual_;
    int agreeing_ = 0;  ///< looks in a row that saw him where he is believed to be
};

}  // namespace hexwarden::belief
