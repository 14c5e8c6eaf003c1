#include "companion/viewmodel/books/conquest_model.h"

#include "companion/rules/conquest/economy.h"
#include "companion/rules/conquest/progress.h"
#include "companion/rules/conquest/rules.h"
#include "companion/viewmodel/words/dues.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <QStringList>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace conquest = rules::conquest;

namespace {

QString nameOf(conquest::Action action) {
    switch (action) {
        case conquest::Action::move:
            return ConquestModel::tr("move");
        case conquest::Action::attack:
            return ConquestModel::tr("attack");
        case conquest::Action::breach:
            return ConquestModel::tr("breach");
        case conquest::Action::forage:
            return ConquestModel::tr("fish or hunt");
    }
    return {};
}

QString textOf(const conquest::Deed& deed) {
    switch (deed.kind) {
        case conquest::Deed::Kind::attack:
            return ConquestModel::tr("Attack: %1").arg(name(deed.piece));
        case conquest::Deed::Kind::fish:
            return ConquestModel::tr("Fish: %1").arg(name(deed.piece));
        case conquest::Deed::Kind::hunt:
            return ConquestModel::tr("Hunt: %1").arg(name(deed.piece));
        case conquest::Deed::Kind::fightDragon:
            return ConquestModel::tr("A knight fights the dragon");
        case conquest::Deed::Kind::lose:
            return ConquestModel::tr("Lost: %1").arg(name(deed.piece));
    }
    return {};
}

}  // namespace

ConquestModel::ConquestModel(Evening& evening, QObject* parent)
    : Panel(parent),
      evening_(evening),
      seats_({"colour", "name", "active", "done", "points", "tokens", "taken"}),
      units_({"piece", "place", "actions", "text"}),
      tokens_({"colour", "name", "count", "text", "clause"}),
      calls_({"text", "clause", "settled"}),
      dues_({"text", "clause"}),
      stack_({"sum", "rest"}),
      deeds_({"text", "chosen"}),
      targets_({"text", "colour", "chosen"}),
      lines_({"clause", "text", "detail", "kind"}) {}

QString ConquestModel::label() const {
    return inWords(conquest::kBook.name);
}

QString ConquestModel::phase() const {
    if (conquest::isOver(evening_.ledger())) return tr("The game is over");
    const auto rounds = evening_.extras().rounds.value_or(rules::Rounds{});
    return (rounds.attackPhase ? tr("Attack phase, round %1 of %2") : tr("Build phase, round %1 of %2"))
        .arg(rounds.number)
        .arg(rounds.most);
}

int ConquestModel::dragonGold() const {
    return evening_.extras().dragonGold;
}

int ConquestModel::dragonGoldMost() {
    return conquest::kDragonGold;
}

const conquest::Deed* ConquestModel::deed() const {
    return deed_ < possible_.size() ? &possible_[deed_] : nullptr;
}

std::optional<conquest::Goal> ConquestModel::goal() const {
    return goal_ < goals_.size() ? std::optional(goals_[goal_]) : std::nullopt;
}

std::vector<conquest::Goal> ConquestModel::goalsAt(const game::Site& site) const {
    return deed() ? conquest::goalsAt(evening_.state(), *deed(), site) : std::vector<conquest::Goal>();
}

QString ConquestModel::hint() const {
    if (!from_) return tr("Tap a ship, a knight or a building to say what it does.");
    if (!deed()) return tr("Nothing there can act.");
    if (!goalKnown()) return tr("Tap the hex it attacks, or the wall it breaches.");
    return wantsDice() && !complete() ? tr("Tap the dice as they fell.") : QString();
}

void ConquestModel::aim(const std::optional<game::Site>& site) {
    to_ = site;
    goals_ = site ? goalsAt(*site) : std::vector<conquest::Goal>();
    goal_ = 0;
    startThrow();
}

void ConquestModel::startThrow() {
    const auto dice = deed() ? conquest::throwFor(*deed(), goal()) : conquest::Throw();
    dice_ = {dice.attacker, dice.defender};
}

void ConquestModel::tap(const game::Site& site) {
    if (!goalsAt(site).empty()) {
        aim(site);
        return refresh();
    }
    const auto* h = std::get_if<game::Hex>(&site);
    if (!h) return;
    from_ = *h;
    possible_ = conquest::deedsAt(evening_.state(), evening_.ledger(), *h);
    chooseDeed(0);
}

void ConquestModel::chooseDeed(int deed) {
    deed_ = static_cast<std::size_t>(deed);
    aim(std::nullopt);
    refresh();
}

void ConquestModel::chooseTarget(int target) {
    goal_ = static_cast<std::size_t>(target);
    startThrow();
    refresh();
}

bool ConquestModel::isTied() const {
    if (!goalKnown() || !dice_.complete()) return false;
    const auto event = conquest::eventOf(*deed(), goal(), dice_.attack, dice_.defend);
    const auto* battle = event ? std::get_if<game::Battled>(&*event) : nullptr;
    return battle && conquest::isTied(evening_.state(), evening_.ledger(), *battle);
}

void ConquestModel::enterDie(int value) {
    if (isTied()) dice_.rollAgain();
    dice_.enter(value);
    refresh();
}

void ConquestModel::takeBackDie() {
    dice_.takeBack();
    refresh();
}

bool ConquestModel::complete() const {
    return goalKnown() && dice_.complete() && !isTied();
}

std::optional<game::Body> ConquestModel::body() const {
    return complete() ? conquest::eventOf(*deed(), goal(), dice_.attack, dice_.defend) : std::nullopt;
}

QString ConquestModel::outcome() const {
    if (isTied()) return tr("A tie: roll again.");
    const auto now = body();
    return now ? inWords(*now, evening_) : QString();
}

void ConquestModel::record() {
    const auto now = body();
    if (!now) return;
    cancel();
    evening_.declare(*now);
}

void ConquestModel::cancel() {
    from_.reset();
    possible_.clear();
    deed_ = 0;
    aim(std::nullopt);
    refresh();
}

Marks ConquestModel::marks() const {
    Marks marks;
    if (from_) marks[*from_] = QStringLiteral("asked");
    if (deed() && !to_)
        for (const game::Site& site : conquest::reachOf(evening_.state(), *deed()))
            marks[site] = QStringLiteral("legal");
    if (to_) marks[*to_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
    return marks;
}

void ConquestModel::showSeats() {
    const rules::Ledger& ledger = evening_.ledger();
    const rules::Extras extras = evening_.extras();
    std::vector<game::Colour> order = extras.rounds ? extras.rounds->order : std::vector<game::Colour>();
    for (const game::Seat& seat : evening_.state().seats)
        if (std::ranges::find(order, seat.colour) == order.end()) order.push_back(seat.colour);
    std::vector<Row> rows;
    for (const game::Colour c : order)
        rows.push_back({wordOf(c), evening_.nameOf(c), ledger.active == c, conquest::hadTurn(ledger, c),
                        ledger.points.total(c), extras.tokensOf(c), conquest::takenBy(ledger, c)});
    seats_.show(std::move(rows));
}

void ConquestModel::showUnits() {
    std::vector<Row> rows;
    for (const conquest::Unit& unit : conquest::unitsOf(evening_.ledger())) {
        if (unit.owner != evening_.ledger().active) continue;
        QStringList may;
        for (const conquest::Action action : conquest::actionsOpen(unit)) may << nameOf(action);
        const QString kind = unit.blessed ? tr("%1, blessed").arg(name(unit.kind)) : name(unit.kind);
        rows.push_back({kind, name(board::Site(unit.at), evening_.state().layout), conquest::actionsLeft(unit),
                        may.isEmpty() ? tr("done: lay it on its side") : may.join(QStringLiteral(", "))});
    }
    units_.show(std::move(rows));
}

void ConquestModel::showTokens() {
    std::vector<Row> rows;
    for (const rules::VictoryTokens& award : evening_.extras().awards)
        rows.push_back({wordOf(award.player), evening_.nameOf(award.player), award.count,
                        tr("%1, round %2").arg(inWords(award.name)).arg(award.round), idOf(award.clause)});
    tokens_.show(std::move(rows));
}

void ConquestModel::showCalls() {
    std::vector<Row> rows;
    for (const conquest::Call& call : conquest::callsOf(evening_.ledger())) {
        const rules::Notice notice = conquest::noticeOf(call);
        rows.push_back({inWords(notice, evening_), idOf(notice.clause), call.settled});
    }
    calls_.show(std::move(rows));
}

void ConquestModel::showDues() {
    const game::GameState& state = evening_.state();
    const rules::Ledger& ledger = evening_.ledger();
    std::vector<Row> rows;
    const auto add = [&](game::Colour player, int count, const game::Site& at, const std::vector<game::Resource>& kinds,
                         rules::ClauseId clause) {
        QStringList among;
        for (const game::Resource r : kinds) among << name(r);
        rows.push_back({tr("%1 takes %2, for %3, of: %4.")
                            .arg(evening_.nameOf(player))
                            .arg(count)
                            .arg(name(at, state.layout), among.join(QStringLiteral(", "))),
                        idOf(clause)});
    };
    for (const rules::Credit& sure : conquest::withoutChoice(ledger))
        add(sure.player, sure.count, sure.building, {sure.resource}, sure.clause);
    for (const rules::Due& due : evening_.referee().rules().dues(state, ledger)) {
        if (due.kind == rules::Due::Kind::peril) continue;  // it stands with the calls
        if (due.kind == rules::Due::Kind::choice)
            add(due.players[0], due.count, *due.at, due.among, due.clause);
        else
            rows.push_back({sentenceOf(due, evening_), idOf(due.clause)});
    }
    dues_.show(std::move(rows));
}

void ConquestModel::showStack() {
    std::vector<Row> rows;
    if (evening_.referee().rules().options().is("dice_stack"))
        for (int sum = 2; sum <= 12; ++sum) rows.push_back({sum, conquest::resultsLeft(evening_.ledger(), sum)});
    stack_.show(std::move(rows));
}

void ConquestModel::showAssistant() {
    std::vector<Row> deeds, targets;
    if (from_) possible_ = conquest::deedsAt(evening_.state(), evening_.ledger(), *from_);
    if (to_) goals_ = goalsAt(*to_);
    for (std::size_t i = 0; i < possible_.size(); ++i) deeds.push_back({textOf(possible_[i]), i == deed_});
    for (std::size_t i = 0; i < goals_.size(); ++i)
        if (const auto* target = std::get_if<conquest::Target>(&goals_[i]))
            targets.push_back({name(target->kind), wordOf(target->owner), i == goal_});
    verdict_ = verdictOn(body(), evening_);
    deeds_.show(std::move(deeds));
    targets_.show(std::move(targets));
    lines_.show(linesOf(verdict_, evening_));
}

void ConquestModel::refresh() {
    showSeats();
    showUnits();
    showTokens();
    showCalls();
    showDues();
    showStack();
    showAssistant();
    emit changed();
}

}  // namespace hexwarden::viewmodel
