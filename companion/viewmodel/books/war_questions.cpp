#include "companion/rules/purchases.h"
#include "companion/rules/war/attack.h"
#include "companion/rules/war/paths.h"
#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/books/questions.h"
#include "companion/viewmodel/books/war_model.h"
#include "companion/viewmodel/words/names.h"

#include <QCoreApplication>

namespace hexwarden::viewmodel {

namespace {

namespace war = rules::war;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WarQuestions)
};

std::vector<game::Colour> others(const Asking& asking, std::optional<game::Colour> but = {}) {
    std::vector<game::Colour> colours;
    for (const game::Seat& seat : asking.evening.state().seats)
        if (seat.colour != asking.player && seat.colour != but) colours.push_back(seat.colour);
    return colours;
}

Answer mayIAttack(const Asking& asking) {
    Answer answer;
    answer.instruction = Words::tr("Tap the road or the building to be destroyed.");
    answer.tappable = BoardModel::Corners | BoardModel::Edges;
    if (asking.sites.empty()) return answer;
    const game::Site& target = asking.sites[0];
    const Moment moment = momentOf(asking);
    const war::Terms terms = war::termsOf(asking.evening.referee().rules().options());
    const auto victim = game::occupantOf(moment.state, target);
    answer.mayConsent = others(asking);
    const int weapons = rules::weaponsOf(moment.state, asking.player);
    const war::Assessment assessment = war::assess(moment.state, moment.ledger, terms,
                                                   {asking.player, target, weapons, asking.consent, asking.lenders});
    if (assessment.ownKnights < assessment.demand) answer.mayLend = others(asking, victim.colour);
    judge(answer, asking, moment, attackOf(asking.player, target, weapons, asking.consent, asking.lenders));
    answer.text =
        (answer.verdict.allowed() ? Words::tr("Yes: %1 may attack this.") : Words::tr("No: %1 may not attack this."))
            .arg(asking.evening.nameOf(asking.player));
    if (assessment.isTarget)
        answer.lines.push_back(lineOf("WAR-2", Words::tr("Needs %1 and %2; there are %3 and %4.")
                                                   .arg(Words::tr("%n weapon(s)", nullptr, assessment.demand))
                                                   .arg(Words::tr("%n knight(s)", nullptr, assessment.demand))
                                                   .arg(weapons)
                                                   .arg(assessment.knights())));
    for (const game::Corner c :
         war::attackPath(moment.state, moment.ledger, terms, asking.player, target, asking.consent))
        answer.path.emplace_back(c);
    return answer;
}

Answer areRoadsConnected(const Asking& asking) {
    const game::GameState& state = asking.evening.state();
    Answer answer;
    answer.instruction = Words::tr("Tap a road or a building of the other player.");
    answer.tappable = BoardModel::Corners | BoardModel::Edges;
    if (asking.sites.empty()) return answer;
    const auto there = game::occupantOf(state, asking.sites[0]);
    if (there.piece == game::Piece::none || there.colour == asking.player) return answer;
    for (const game::Colour c : others(asking, there.colour)) answer.mayConsent.push_back(c);
    const war::Terms terms = war::termsOf(asking.evening.referee().rules().options());
    for (const game::Corner c :
         war::connection(state, asking.evening.ledger(), terms, asking.player, there.colour, asking.consent))
        answer.path.emplace_back(c);
    answer.text = (answer.path.empty() ? Words::tr("No: the roads of %1 and %2 are not connected.")
                                       : Words::tr("Yes: the roads of %1 and %2 are connected."))
                      .arg(asking.evening.nameOf(asking.player), asking.evening.nameOf(there.colour));
    if (answer.path.empty())
        addConsents(answer, asking,
                    war::Roads(state, asking.evening.ledger(), terms)
                        .linkTolls(asking.player, there.colour,
                                   asking.consent | rules::ColourSet{asking.player, there.colour}));
    answer.lines.push_back(lineOf("WAR-21", Words::tr("The rule")));
    return answer;
}

}  // namespace

void addWarQuestions(std::vector<Question>& questions) {
    questions.push_back({QStringLiteral("attack"), Words::tr("May I attack this?"), 1, false, mayIAttack});
    questions.push_back(
        {QStringLiteral("connected"), Words::tr("Are our roads connected?"), 1, false, areRoadsConnected});
}

}  // namespace hexwarden::viewmodel
