// What the referee can be asked, by rule book. A question is a title and a function from what people have said so far
// to an answer; the screen offers those of the books in force and knows nothing of any of them. A question that a tap
// and a verdict can answer belongs to its book (`rules::Asks`); here are those that draw ways or offer choices.
#pragma once

#include "companion/rules/path_search.h"
#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace hexwarden::viewmodel {

/// What people have said so far.
struct Asking {
    const Evening& evening;
    game::Colour player{};                  ///< about whom
    bool playerWasChosen = false;           ///< else it is whose turn it is
    std::vector<game::Site> sites{};        ///< tapped, in order
    game::Piece piece = game::Piece::none;  ///< none: not chosen
    rules::ColourSet consent{};             ///< of others than the player
    rules::ColourSet lenders{};             ///< of played knights (WAR-20)
    int sum = 0;                            ///< of the dice; 0: not said
};

struct Answer {
    QString instruction;
    int tappable = 0;                        ///< an or of BoardModel::Kind
    std::vector<game::Piece> pieces{};       ///< to choose among; empty for no choice
    game::Piece piece = game::Piece::none;   ///< the one that the answer is about
    std::vector<game::Colour> mayConsent{};  ///< to toggle
    std::vector<game::Colour> mayLend{};     ///< to toggle
    QString text{};                          ///< empty while something is missing
    std::optional<game::Body> asked{};       ///< what the verdict is on; the table may decide otherwise
    rules::Verdict verdict{};
    std::vector<Row> lines{};  ///< clause, text, detail, kind
    Marks marks{};
    std::vector<game::Site> path{};
    bool startsAgain = false;  ///< the first tap cannot be used: the next one counts as the first
};

struct Question {
    QString key;
    QString title;
    int sites = 0;             ///< how many taps tell it; the next one starts over
    bool wantsNumber = false;  ///< a sum of the dice tells it
    std::function<Answer(const Asking&)> answer{};
};

/// Of the books in force, base first.
std::vector<Question> questionsOf(const Evening&);

/// What a book asks itself: the sites that are tapped make an event, and the verdict on it is the answer.
Answer answerTo(const rules::Asks&, const Asking&);

// One function a book; base leaves out what the others replace.
void addBaseQuestions(const Evening&, std::vector<Question>&);
void addConquestQuestions(std::vector<Question>&);
void addWarQuestions(std::vector<Question>&);
void addRiskQuestions(std::vector<Question>&);

// --- what they are made of
/// The board's kind of site, as `tappable` has it.
int kindOf(rules::Ground);
struct Moment {
    game::GameState state;
    rules::Ledger ledger;
};
/// The rules' moment as if the player were acting now, unless set-up still runs.
Moment momentOf(const Asking&);
/// Takes the verdict of the rules on an event into the answer, with what would make it legal.
void judge(Answer&, const Asking&, const Moment&, game::Body);
Row lineOf(const QString& fact);
Row lineOf(rules::ClauseId, const QString& remark);
/// "Legal if Ben and Clara consent": one line for each of the smallest sets.
void addConsents(Answer&, const Asking&, const std::vector<rules::ColourSet>& missing);

}  // namespace hexwarden::viewmodel
