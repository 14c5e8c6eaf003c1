// What a tap on the board proposes: the likeliest meaning, the others to choose from, how many pieces, where a move
// goes, and the verdict on all that. Nothing is recorded here.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/screens/taps.h"

#include <QCoreApplication>
#include <optional>
#include <vector>

namespace hexwarden::viewmodel {

class Proposal {
    Q_DECLARE_TR_FUNCTIONS(Proposal)

  public:
    explicit Proposal(const Evening& evening) : evening_(evening) {}

    bool stands() const { return chosen_.has_value(); }
    /// The site it is about; none while nothing is proposed.
    const std::optional<game::Site>& tapped() const { return tapped_; }
    /// The piece that moves is known; the next tap names its goal.
    bool wantsGoal() const { return chosen_ && meaning().wantsGoal && !goal_; }
    /// A tap there would name it.
    bool isGoal(const game::Site& site) const { return wantsGoal() && site != tapped_; }
    /// How many pieces at once, and how many it may be.
    int count() const { return count_; }
    int most() const { return chosen_ ? meaning().most : 1; }
    /// What would be recorded now; while a move wants its goal, that is where it began.
    game::Body body() const;
    const rules::Verdict& verdict() const { return verdict_; }
    /// In a sentence, and what the rules say of it; empty while nothing is proposed.
    QString text() const;
    QString reason() const;
    Marks marks() const;
    /// Roles: text, chosen; and text, colour, chosen. Empty where there is no choice.
    std::vector<Row> actions() const;
    std::vector<Row> choices() const;

    /// A goal, or a new proposal; none if nothing can be meant there.
    void tap(const game::Site&);
    /// By their places among `actions` and `choices`.
    void chooseAction(int action);
    void choose(int choice);
    void setCount(int count);
    /// Something has happened: what was tapped stays proposed, as long as it may still be meant.
    void renew();
    void forget();

  private:
    const Meaning& meaning() const { return meanings_[*chosen_]; }
    QStringList actionTexts() const;
    void propose(std::size_t meaning);
    void judge();

    const Evening& evening_;
    std::vector<Meaning> meanings_;
    std::optional<std::size_t> chosen_;  ///< of them
    std::optional<game::Site> tapped_, goal_;
    int count_ = 1;
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
