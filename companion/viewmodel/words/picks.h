// Cards that are picked one by one for choices that are due, on one screen: what is picked stays there until it is
// cleared, or as many are picked as are due. Then they make the event.
#pragma once

#include "companion/viewmodel/words/dues.h"

#include <vector>

namespace hexwarden::viewmodel {

/// One kind of a choice; `may`: one more of it can be picked by the rules.
struct Pickable {
    board::Resource kind{};
    int picked = 0;
    bool may = false;
};

class Picks {
  public:
    /// Forgets what was picked for choices that are due no more, or of another number of cards.
    void keep(const std::vector<DueLine>& owed);

    std::vector<Pickable> kindsOf(const DueLine&, const Evening&) const;
    /// "1 wool, 1 ore"; empty for none.
    QString textOf(const DueLine&) const;
    /// Why one more of that kind cannot be picked; empty if it can.
    QString objectionTo(const DueLine&, board::Resource, const Evening&) const;

    /// One more of that kind, to which there is no objection; the event if it is the last.
    std::optional<game::Chosen> pick(const DueLine&, board::Resource);
    void clear(const DueLine&);

  private:
    struct Pick {
        rules::OpenChoice choice;
        game::Cards cards{};
    };

    game::Cards picked(const DueLine&) const;

    std::vector<Pick> picks_;
};

}  // namespace hexwarden::viewmodel
