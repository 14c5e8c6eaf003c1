// What the shown kinds look like by themselves on this table: as each was shown, and as those looked that were surely
// recognised since. In a film a piece turns and is seen from elsewhere; each look that is sure makes the next one
// surer.
//
// The kernel has heavy tails (Student's t, as in van der Maaten and Hinton, Visualizing Data using t-SNE, JMLR 9,
// 2008): of a thing that is far from all kinds it means little which one is a little nearer.
#pragma once

#include "calibration/shown_pieces.h"
#include "tracker/board/observation.h"
#include "vision/likeness.h"

#include <optional>
#include <utility>
#include <vector>

namespace hexwarden::vision {

/// A thing's places: cut out of its ground, and with the ground about it.
struct Look {
    Place alone, withGround;
};

class KnownLooks {
  public:
    /// Forgets what was recognised of earlier ones. Pieces that nobody saw come have no look.
    void know(const calibration::ShownPieces&);
    /// A thing was surely recognised as one of the shown kinds. Where another kind looks like it, it teaches nothing:
    /// an archer that is once taken for a knight would make all archers knights.
    void recognise(board::ShownAs, bool lying, Look);
    /// People said that it is one.
    void name(board::ShownAs, bool lying, Look);

    /// How much more a look speaks for a standing kind than for something that nobody showed, nats. What is expected
    /// before any such look counts as one of its looks.
    double overStranger(const Look&, board::ShownAs, bool wholly, double expected) const;

    /// The logit of each of the kinds; the last entry is "none of them". Empty if some kind has no look. `wholly`: its
    /// pixels are known to be all of its own.
    template <class Kinds>
    std::vector<double> logits(const Look& look, const Kinds& kinds, bool wholly) const {
        std::vector<double> logits;
        for (const auto& kind : kinds) {
            const auto logit = logitOf(look, {kind.what, kind.lying}, wholly);
            if (!logit) return {};
            logits.push_back(*logit);
        }
        logits.push_back(strangerLogit(wholly));
        return logits;
    }

  private:
    using Kind = std::pair<board::ShownAs, bool>;  ///< and whether it lies
    struct Seen {
        Kind kind;
        Look look;
    };
    /// Of a kind: how many of its looks are known, and the sum of what each says, as odds.
    std::pair<int, double> oddsOf(const Look&, const Kind&, bool wholly) const;
    std::optional<double> logitOf(const Look&, const Kind&, bool wholly) const;
    static double strangerLogit(bool wholly);

    std::vector<Seen> seen_;
    std::vector<AlikeKinds> alike_;
};

}  // namespace hexwarden::vision
