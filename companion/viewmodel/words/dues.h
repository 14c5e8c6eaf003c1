// What the rules ask for and nobody has recorded yet, in every book: discards, a robber that must move, free
// cards and armies, harbours, a peril, the cards of a 7. Each with the one thing that settles it.
#pragma once

#include "companion/rules/path_search.h"
#include "companion/viewmodel/screens/evening.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwarden::viewmodel {

struct DueLine {
    /// How it is settled: by one tap that records it (`tell`), by a tap on the board (`show`), by naming its cards
    /// (`choose`), or by ticking it off (`tick`) where no event records it or nobody names the cards.
    enum class Cure { tell, show, choose, tick };
    enum class Kind { discard, thief, gold, peril, draw, freeCard, armies, harbour, freeRoute, setUp, own };

    Kind kind{};
    rules::ColourSet players;  ///< whose it is to settle
    QString text;
    Cure cure = Cure::tick;
    std::optional<game::Body> tells{};  ///< of `tell`
    QString telling{};                  ///< what its button says
    /// Of `show`: the sites that settle it, computed when they are shown; the evening must not have changed.
    std::function<std::vector<game::Site>()> where{};
    rules::OpenChoice choice{};  ///< of `choose`
    QString about{};             ///< tells it from others of its kind that wait for the same players: a peril, a site
    QString told{};              ///< for the ear, where `text` also says where to tap; empty: the same

    bool mayBeTicked() const { return cure == Cure::tick || cure == Cure::choose; }

    /// The player who settles it, if it is one alone.
    std::optional<game::Colour> whose() const;
};

/// In the order in which they are settled. What set-up waits for comes from the caller's own sentence.
std::vector<DueLine> duesOf(const Evening&);

/// What a rule book has waiting, as the screens say it.
QString sentenceOf(const rules::Due&, const Evening&);

/// Where the piece that set-up waits for may go, or the robber or pirate; empty if neither is due.
std::vector<game::Site> placesDue(const Evening&);

/// Cards that a player has still to discard.
int discardsDue(const rules::Ledger&, game::Colour);

}  // namespace hexwarden::viewmodel
