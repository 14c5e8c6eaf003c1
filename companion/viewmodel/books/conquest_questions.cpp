#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/ways.h"
#include "companion/viewmodel/books/questions.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

namespace conquest = rules::conquest;
using game::Piece;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ConquestQuestions)
};

/// The player's ships and knights on the tapped hex: the kinds to choose among, and the one that is meant.
void chooseUnit(Answer& answer, const Asking& asking, game::Hex at) {
    for (const game::Stack& stack : asking.evening.state().stacks)
        if (stack.at == at && stack.owner == asking.player) answer.pieces.push_back(stack.piece);
    const auto chosen = std::ranges::find(answer.pieces, asking.piece);
    if (!answer.pieces.empty()) answer.piece = chosen != answer.pieces.end() ? *chosen : answer.pieces[0];
    if (answer.pieces.size() < 2) answer.pieces.clear();
}

/// Where a unit is asked for: none while nothing is tapped, or nothing of the player's stands there.
std::optional<game::Hex> unitAt(Answer& answer, const Asking& asking, const QString& then) {
    answer.tappable = BoardModel::Hexes;
    answer.instruction = Words::tr("Tap one of your ships or knights.");
    if (asking.sites.empty()) return std::nullopt;
    const auto* at = std::get_if<game::Hex>(&asking.sites[0]);
    if (at) chooseUnit(answer, asking, *at);
    answer.startsAgain = answer.piece == Piece::none;
    if (answer.startsAgain) {
        answer.text = Words::tr("No ship or knight of %1 stands there.").arg(asking.evening.nameOf(asking.player));
        return std::nullopt;
    }
    answer.instruction = then;
    return *at;
}

Answer mayItMove(const Asking& asking) {
    Answer answer;
    const auto from = unitAt(answer, asking, Words::tr("Tap where it should go."));
    if (!from) return answer;
    const auto* to = asking.sites.size() < 2 ? nullptr : std::get_if<game::Hex>(&asking.sites[1]);
    const conquest::Mover mover{asking.player, answer.piece, *from, conquest::stepsOf(answer.piece),
                                asking.evening.extras().rounds->attackPhase};
    const auto ways = conquest::waysOf(asking.evening.state(), mover);
    if (to) {
        judge(answer, asking, momentOf(asking), game::Moved{asking.player, answer.piece, *from, *to, 1});
        answer.text = (answer.verdict.allowed() ? Words::tr("Yes: the %1 may go there.")
                                                : Words::tr("No: the %1 may not go there."))
                          .arg(name(answer.piece));
        for (const conquest::Way& way : ways)
            if (way.to() == *to) {
                answer.path = {*from};
                answer.path.insert(answer.path.end(), way.path.begin(), way.path.end());
            }
        return answer;
    }
    for (const conquest::Way& way : ways) answer.marks[way.to()] = QStringLiteral("legal");
    answer.marks[*from] = QStringLiteral("asked");
    answer.text =
        Words::tr("The %1 can reach %n hex(es).", nullptr, static_cast<int>(ways.size())).arg(name(answer.piece));
    answer.lines.push_back(lineOf("CONQ-33", Words::tr("The rule")));
    return answer;
}

QString inWords(const conquest::Target& target, const Evening& evening) {
    return Words::tr("%1 of %2, %3")
        .arg(name(target.kind), evening.nameOf(target.owner), name(board::Site(target.at), evening.state().layout));
}

/// The verdict on one attack: on what was chosen of the targets there, as if the attacker's die were the better one.
void judgeAttack(Answer& answer, const Asking& asking, game::Hex from, game::Hex to) {
    std::vector<Piece> there;
    for (const conquest::Target& target : conquest::targetsOn(asking.evening.state(), asking.player, to))
        if (std::ranges::find(there, target.kind) == there.end()) there.push_back(target.kind);
    if (there.empty()) {
        answer.text = Words::tr("Nobody else has anything there.");
        return;
    }
    const auto chosen = std::ranges::find(there, asking.piece);
    const Piece unit = answer.piece;
    answer.piece = chosen != there.end() ? *chosen : there[0];
    answer.pieces = there.size() > 1 ? there : std::vector<Piece>();
    judge(answer, asking, momentOf(asking), game::Battled{asking.player, from, to, {6}, {1}, unit, answer.piece});
    answer.text = (answer.verdict.allowed() ? Words::tr("Yes: the %1 may attack the %2.")
                                            : Words::tr("No: the %1 may not attack the %2."))
                      .arg(name(unit), name(answer.piece));
    answer.path = {from, to};
}

Answer whatCanItAttack(const Asking& asking) {
    Answer answer;
    const auto from = unitAt(answer, asking, Words::tr("What it can attack is marked; tap one for the verdict."));
    if (!from) return answer;
    const auto attacks = conquest::attacksOf(asking.evening.state(), asking.player, answer.piece, *from);
    const auto* to = asking.sites.size() < 2 ? nullptr : std::get_if<game::Hex>(&asking.sites[1]);
    if (to)
        judgeAttack(answer, asking, *from, *to);
    else
        answer.text = Words::tr("The %1 can attack %n target(s).", nullptr, static_cast<int>(attacks.size()))
                          .arg(name(answer.piece));
    for (const conquest::Attack& attack : attacks) {
        if (to && (attack.target.at != *to || attack.target.kind != answer.piece)) continue;
        if (!to) answer.marks[attack.target.at] = QStringLiteral("legal");
        if (!to) answer.lines.push_back(lineOf(inWords(attack.target, asking.evening)));
        for (const conquest::Target& first : attack.first)
            answer.lines.push_back(
                lineOf("CONQ-37", Words::tr("To be fought first: %1").arg(inWords(first, asking.evening))));
        for (const conquest::Target& may : attack.may)
            answer.lines.push_back(lineOf("CONQ-37", Words::tr("May defend it: %1").arg(inWords(may, asking.evening))));
    }
    if (!to) answer.marks[*from] = QStringLiteral("asked");
    return answer;
}

/// CONQ-53: a piece and a wall, as if the die showed a 6.
Answer mayItBreach(const Asking& asking) {
    Answer answer;
    const auto from = unitAt(answer, asking, Words::tr("Tap the wall."));
    answer.pieces.clear();  // whoever stands there and may try
    if (!from) return answer;
    answer.tappable = BoardModel::Hexes | BoardModel::Edges;
    const auto* wall = asking.sites.size() < 2 ? nullptr : std::get_if<game::Edge>(&asking.sites[1]);
    if (wall) {
        judge(answer, asking, momentOf(asking), game::Breached{asking.player, *wall, *from, 6});
        answer.text = answer.verdict.allowed() ? Words::tr("Yes: it may try; a 6 removes the wall.")
                                               : Words::tr("No: it may not try this wall.");
        return answer;
    }
    const auto walls = conquest::wallsAgainst(asking.evening.state(), asking.player, *from);
    for (const game::Edge e : walls) answer.marks[e] = QStringLiteral("legal");
    answer.marks[*from] = QStringLiteral("asked");
    answer.text = Words::tr("There are %n wall(s) of others.", nullptr, static_cast<int>(walls.size()));
    answer.lines.push_back(lineOf("CONQ-53", Words::tr("The rule")));
    return answer;
}

}  // namespace

void addConquestQuestions(std::vector<Question>& questions) {
    questions.push_back({QStringLiteral("move"), Words::tr("May it move there?"), 2, false, mayItMove});
    questions.push_back({QStringLiteral("targets"), Words::tr("What can it attack?"), 2, false, whatCanItAttack});
    questions.push_back({QStringLiteral("breach"), Words::tr("May it breach this wall?"), 2, false, mayItBreach});
}

}  // namespace hexwarden::viewmodel
