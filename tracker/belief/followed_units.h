// What stands on hexes once reaches tell: every thing that came, by itself, and what it may be.
//
// A thing is known again when it goes, by where it stood. So what is not known of it leaves with it, and the counts of
// the others stay sure; and where its march tells what it is, what it was before is told as well.
#pragma once

#include "tracker/belief/reach_belief.h"
#include "tracker/belief/unit_belief.h"

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace hexwarden::belief {

class FollowedUnits {
  public:
    /// How many there are once what is asked about is answered as it was seen; of other kinds that it may be too.
    int standing(board::Hex, board::Piece, std::optional<board::Colour>, const UnitBelief& told) const;
    /// The traces, those of what went by all that was seen of it.
    std::vector<board::Trace> remembered(std::vector<board::Trace>) const;
    /// The counts that are sure now, in order; `told` has them then. The others are asked about.
    /// `standing`: as explainReach was given it.
    std::vector<board::UnitChange> take(std::vector<Passage>, const std::vector<board::Trace>&, std::int64_t atMs,
                                        UnitBelief& told, float leastSure, const Standing& standing);
    const std::vector<board::UnitDoubt>& doubts() const { return doubts_; }

    /// People say how many there are: that decides which of the doubtful things are such pieces. `told` has the earlier
    /// count.
    void confirm(board::Hex, board::Piece, std::optional<board::Colour>, int count, const UnitBelief& told);
    /// Likewise pictures say so, which does not name anything.
    void settle(const board::UnitChange&, const UnitBelief& told);
    /// The doubtful things that people have decided about and that stand there still.
    std::vector<board::NamedThing> named() const;
    void forget() { things_.clear(), doubts_.clear(); }

  private:
    struct Key {
        board::Hex hex;
        board::Piece piece = board::Piece::none;
        std::optional<board::Colour> colour;
        auto operator<=>(const Key&) const = default;
    };
    struct Thing {
        board::Hex hex;
        std::array<float, 2> atInImage{};  ///< where it stands, which tells it from others; none if nobody saw it come
        std::int64_t cameAtMs = 0;
        Share likeliest;             ///< what it is asked about as; `Piece::none`: something that nobody showed
        std::vector<Share> may{};    ///< by its march and all looks
        std::vector<Share> looks{};  ///< the geometric mean of what each look at it said
        int looked = 0;
        bool told = false;   ///< it is in the counts as `likeliest`
        bool named = false;  ///< people said so

        Key key() const { return {hex, likeliest.what.piece, likeliest.colour}; }
        double weightOf(const Key&) const;
    };
    /// What became of a count in a reach.
    struct Tally {
        int gone = 0;               ///< of those told
        double sure = 1;            ///< that these went
        std::vector<Thing> left{};  ///< that were not told
    };
    using Tallies = std::map<Key, Tally>;
    /// What was told, and what is there by all that is followed.
    struct Count {
        int before = 0, after = 0;
        double sure = 1;
        bool isOpen = false;  ///< by things that are not sure
        bool isNew() const { return after != before; }
    };

    enum class Who { people, pictures };
    void decide(const Key&, int count, const UnitBelief& told, Who);
    std::vector<Thing>::iterator thingOf(const board::Trace&);
    std::vector<Thing>::const_iterator thingOf(const board::Trace&) const;
    std::optional<Thing> leave(const Passage&, const std::vector<board::Trace>&, const UnitBelief& told, Tallies&);
    void lookBack(const Thing& was, const Passage&, UnitBelief& told, float leastSure, Tallies&,
                  std::vector<board::UnitChange>&);
    void arrive(const Passage&, const board::Trace&, const std::optional<Thing>& was, std::int64_t atMs, Tallies&);
    Count countOf(const Key&, const Tally&, const UnitBelief& told, float leastSure) const;
    void settle(const Key&, const Tally&, std::int64_t atMs, UnitBelief& told, float leastSure,
                std::vector<board::UnitChange>&);
    void ask(const Key&, const Count&, const std::vector<Thing>& left, const std::optional<board::UnitDoubt>& asked,
             std::int64_t atMs);
    std::vector<board::Piece> otherwise(const Key&, const std::vector<Thing>& left) const;
    std::vector<board::UnitDoubt>::iterator doubtOf(const Key&);

    std::vector<Thing> things_;
    std::vector<board::UnitDoubt> doubts_;
};

}  // namespace hexwarden::belief
