#include "companion/viewmodel/books/conquest_model.h"

#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/board.h"
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

const ConquestModel::UnitDeed* ConquestModel::deed() const {
    return deed_ < possible_.size() ? &possible_[deed_] : nullptr;
}

const ConquestModel::Target* ConquestModel::target() const {
    return target_ < inRange_.size() ? &inRange_[target_] : nullptr;
}

bool ConquestModel::goalKnown() const {
    if (!deed()) return false;
    return deed()->kind != Kind::attack || wall_ || (to_ && target());
}

QString ConquestModel::hint() const {
    if (!from_) return tr("Tap a ship, a knight or a building to say what it does.");
    if (!deed()) return tr("Nothing there can act.");
    if (!goalKnown()) return tr("Tap the hex it attacks, or the wall it breaches.");
    return wantsDice() && !complete() ? tr("Tap the dice as they fell.") : QString();
}

std::vector<ConquestModel::UnitDeed> ConquestModel::deedsAt(game::Hex at) const {
    std::vector<UnitDeed> deeds;
    const game::GameState& state = evening_.state();
    const auto active = evening_.ledger().active;
    for (const game::Lost& loss : conquest::lossesAt(state, evening_.ledger(), at)) {
        const conquest::Call* call = conquest::callFor(evening_.ledger(), loss.player, loss.piece);
        if (call->peril == conquest::Peril::dragon && !call->fought)
            deeds.push_back({Kind::fightDragon, loss.player, loss.piece, tr("A knight fights the dragon")});
        deeds.push_back({Kind::lose, loss.player, loss.piece, tr("Lost: %1").arg(name(loss.piece))});
    }
    for (const game::Stack& stack : state.stacks) {
        if (stack.at != at || stack.owner != active) continue;
        deeds.push_back({Kind::attack, stack.owner, stack.piece, tr("Attack: %1").arg(name(stack.piece))});
        deeds.push_back({Kind::forage, stack.owner, stack.piece,
                         conquest::isShip(stack.piece) ? tr("Fish: %1").arg(name(stack.piece))
                                                       : tr("Hunt: %1").arg(name(stack.piece))});
    }
    return deeds;
}

std::vector<ConquestModel::Target> ConquestModel::targetsAt(game::Hex at) const {
    std::vector<Target> targets;
    if (!deed()) return targets;
    for (const conquest::Target& t : conquest::targetsOn(evening_.state(), deed()->player, at))
        targets.push_back({t.owner, t.kind});
    // Units before the building that they stand at.
    std::stable_partition(targets.begin(), targets.end(),
                          [](const Target& t) { return board::isUnit(t.piece) || t.piece == game::Piece::ship; });
    return targets;
}

void ConquestModel::begin() {
    to_.reset();
    wall_.reset();
    inRange_.clear();
    target_ = 0;
    dice_ = {0, 0};
    if (!deed()) return;
    switch (deed()->kind) {
        case Kind::attack:
        case Kind::fightDragon:
            dice_ = {1, 1};
            break;
        case Kind::forage:
            dice_ = {1, 0};
            break;
        case Kind::lose:
            break;
    }
}

void ConquestModel::tap(const game::Site& site) {
    const bool attacking = deed() && deed()->kind == Kind::attack;
    if (const auto* e = std::get_if<game::Edge>(&site)) {
        if (!attacking || evening_.state().routes[*e].piece != game::Piece::wall) return;
        begin();
        wall_ = *e;
        dice_ = {1, 0};
        return refresh();
    }
    const auto* h = std::get_if<game::Hex>(&site);
    if (!h) return;
    if (attacking && !targetsAt(*h).empty()) {
        begin();
        to_ = *h;
        inRange_ = targetsAt(*h);
        return refresh();
    }
    from_ = *h;
    possible_ = deedsAt(*h);
    chooseDeed(0);
}

void ConquestModel::chooseDeed(int deed) {
    deed_ = static_cast<std::size_t>(deed);
    begin();
    refresh();
}

void ConquestModel::chooseTarget(int target) {
    target_ = static_cast<std::size_t>(target);
    dice_ = {1, 1};
    refresh();
}

bool ConquestModel::isTied() const {
    if (!dice_.complete() || dice_.attack.empty() || dice_.defend.empty()) return false;
    if (deed()->kind != Kind::attack || !to_ || !target()) return false;
    return conquest::isTied(evening_.state(), evening_.ledger(), battled());
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
    return goalKnown() && dice_.complete() && !(to_ && isTied());
}

game::Battled ConquestModel::battled() const {
    const UnitDeed& d = *deed();
    return {d.player, *from_, *to_, dice_.attack, dice_.defend, d.piece, target()->piece};
}

std::optional<game::Body> ConquestModel::body() const {
    if (!complete()) return std::nullopt;
    const UnitDeed& d = *deed();
    switch (d.kind) {
        case Kind::attack:
            if (wall_) return game::Breached{d.player, *wall_, *from_, dice_.attack[0]};
            return battled();
        case Kind::forage: {
            const auto how = conquest::isShip(d.piece) ? game::Foraged::How::fish : game::Foraged::How::hunt;
            return game::Foraged{d.player, how, *from_, dice_.attack[0]};
        }
        case Kind::lose:
            return game::Lost{d.player, d.piece, *from_};
        case Kind::fightDragon:
            return game::DragonFought{d.player, *from_, dice_.attack[0], dice_.defend[0]};
    }
    return std::nullopt;
}

QString ConquestModel::outcome() const {
    if (to_ && target() && dice_.complete() && isTied()) return tr("A tie: roll again.");
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
    begin();
    refresh();
}

Marks ConquestModel::marks() const {
    Marks marks;
    if (from_) marks[*from_] = QStringLiteral("asked");
    if (deed() && deed()->kind == Kind::attack && !to_ && !wall_)
        for (const conquest::Attack& attack :
             conquest::attacksOf(evening_.state(), deed()->player, deed()->piece, *from_))
            marks[attack.target.at] = QStringLiteral("legal");
    if (deed() && deed()->kind == Kind::attack && !to_ && !wall_)
        for (const game::Edge e : conquest::wallsAgainst(evening_.state(), deed()->player, *from_))
            marks[e] = QStringLiteral("legal");
    if (to_) marks[*to_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
    if (wall_) marks[*wall_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
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
        for (int i = 0; i < conquest::kActionCount; ++i)
            if (const auto action = static_cast<conquest::Action>(i); conquest::mayStill(unit, action))
                may << nameOf(action);
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
    for (const rules::Credit& sure : conquest::accountOf(ledger).economy.sureOfSeven)
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
    if (from_) possible_ = deedsAt(*from_);
    if (to_) inRange_ = targetsAt(*to_);
    for (std::size_t i = 0; i < possible_.size(); ++i) deeds.push_back({possible_[i].text, i == deed_});
    for (std::size_t i = 0; i < inRange_.size(); ++i)
        targets.push_back({name(inRange_[i].piece), wordOf(inRange_[i].owner), i == target_});
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
