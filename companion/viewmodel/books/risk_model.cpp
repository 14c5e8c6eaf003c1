#include "companion/viewmodel/books/risk_model.h"

#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/deal.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/travel.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>

namespace hexwarden::viewmodel {

namespace risk = rules::risk;

namespace {

/// The curve shows at least this many armies, so that people see what a few more would be worth.
constexpr int kShownArmies = 12;

/// With no more digits than dice deserve.
QString chance(double win) {
    if (win > 0.9995) return RiskModel::tr("As good as won");
    if (win > 0.99) return RiskModel::tr("Wins with over 99 %");
    if (win < 0.0005) return RiskModel::tr("As good as lost");
    if (win < 0.01) return RiskModel::tr("Wins with under 1 %");
    return RiskModel::tr("Wins with %1 %").arg(std::lround(100 * win));
}

/// "1 × 10, 2 × 1": the figures that are there, and what each counts.
QString figures(const risk::Figures& f) {
    QStringList all;
    for (const auto& [count, worth] : {std::pair(f.artillery, 10), {f.cavalry, 5}, {f.infantry, 1}})
        if (count > 0) all << QStringLiteral("%1 × %2").arg(count).arg(worth);
    return all.join(QStringLiteral(", "));
}

/// What of others a player has taken: "Ben's city, 2 roads".
QString captured(const risk::Control& control, game::Colour player) {
    int buildings = 0, roads = 0;
    for (std::size_t i = 0; i < board::kCornerCount; ++i) buildings += control.of(board::Corner::at(i)) == player;
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
        roads += control.of(board::Edge::at(i)) == player;
    }
    QStringList taken;
    if (buildings > 0) taken << RiskModel::tr("%n building(s)", nullptr, buildings);
    if (roads > 0) taken << RiskModel::tr("%n road(s)", nullptr, roads);
    return taken.join(QStringLiteral(", "));
}

}  // namespace

RiskModel::RiskModel(Evening& evening, QObject* parent)
    : Panel(parent),
      evening_(evening),
      seats_({"colour", "name", "armies", "figures", "hexes", "controlled", "limit", "free", "captured", "out"}),
      deeds_({"text", "chosen"}),
      agreements_({"text", "colour", "given"}),
      lines_({"clause", "text", "detail", "kind"}) {}

QString RiskModel::label() const {
    return inWords(risk::kBook.name);
}

std::optional<game::Colour> RiskModel::ownerOf(game::Hex h) const {
    for (const game::Stack& stack : evening_.state().stacks)
        if (stack.at == h && stack.piece == game::Piece::army) return stack.owner;
    return std::nullopt;
}

/// Who fights or marches: the player who has landed, else the owner of the hex that armies leave.
std::optional<game::Colour> RiskModel::attacker() const {
    const auto landing = risk::landingOf(evening_.ledger());
    if (landing && from_ == landing->at && from_ == to_) return landing->attacker;
    return from_ ? ownerOf(*from_) : std::nullopt;
}

int RiskModel::armiesOn(game::Hex h) const {
    const auto owner = ownerOf(h);
    return owner ? risk::armiesOn(evening_.state(), *owner, h) : 0;
}

int RiskModel::attackers() const {
    const auto player = attacker();
    return player ? risk::armiesOn(evening_.state(), *player, *from_) : 0;
}

int RiskModel::defenders() const {
    const auto player = attacker();
    const auto enemy = player && to_ ? risk::enemyOn(evening_.state(), *player, *to_) : std::nullopt;
    return enemy ? risk::armiesOn(evening_.state(), *enemy, *to_) : 0;
}

std::vector<rules::risk::March> RiskModel::possible() const {
    if (!from_ || !to_) return {};
    return risk::marchesMeant(evening_.state(), evening_.ledger(), *from_, *to_);
}

std::optional<rules::risk::March> RiskModel::deed() const {
    const auto deeds = possible();
    return deed_ < deeds.size() ? std::optional(deeds[deed_]) : std::nullopt;
}

QString RiskModel::placeOf(game::Hex h) const {
    const auto owner = ownerOf(h);
    const QString place = name(board::Site(h), evening_.state().layout);
    return owner ? tr("%1, %2 (%3)").arg(evening_.nameOf(*owner), place).arg(armiesOn(h)) : place;
}

QString RiskModel::hint() const {
    if (canDeal()) return tr("No board lies on the table yet: deal one, or confirm the one that was read.");
    if (!from_) return tr("Tap the hex that armies leave.");
    if (!to_) return tr("Tap where they go: an enemy's hex is attacked, one of your own is reinforced.");
    if (landed())
        return tr("They cannot retreat: it goes on until one side is gone. Tap the dice, the attacker's first.");
    return fighting() ? tr("Tap the dice as they fell, the attacker's first.") : tr("How many go?");
}

bool RiskModel::canDeal() const {
    return evening_.begun() && board::hexes(evening_.state().layout).empty();
}

QString RiskModel::title() const {
    const auto now = deed();
    if (!now) return {};
    switch (*now) {
        case risk::March::battle:
            if (landed())
                return tr("%1 fights on %2: %3 against %4")
                    .arg(evening_.nameOf(*attacker()), name(board::Site(*to_), evening_.state().layout))
                    .arg(attackers())
                    .arg(defenders());
            return tr("%1 attacks %2").arg(placeOf(*from_), placeOf(*to_));
        case risk::March::sneakAttack:
            return tr("Sneak attack: %1 to %2").arg(placeOf(*from_), placeOf(*to_));
        case risk::March::redeployment:
            return tr("Redeploy: %1 to %2").arg(placeOf(*from_), placeOf(*to_));
        case risk::March::following:
            return tr("More armies follow: %1 to %2").arg(placeOf(*from_), placeOf(*to_));
    }
    return {};
}

int RiskModel::mostToGo() const {
    const auto player = attacker();
    return marching() && player ? std::max(1, risk::armiesFreeToGo(evening_.state(), *player, *from_)) : 0;
}

QList<qreal> RiskModel::curve() const {
    QList<qreal> wins;
    if (!fighting()) return wins;
    for (const risk::Odds& odds :
         risk::oddsCurve(std::max(kShownArmies, attackers()), defenders(), risk::armiesStaying(landed())))
        wins << odds.win;
    return wins;
}

QString RiskModel::odds() const {
    if (!fighting() || risk::attackDice(attackers(), risk::armiesStaying(landed())) == 0) return {};
    const risk::Odds odds = risk::odds(attackers(), defenders(), risk::armiesStaying(landed()));
    return tr("%1; %2 attackers and %3 defenders are left on average.")
        .arg(chance(odds.win))
        .arg(odds.attackersLeft, 0, 'f', 1)
        .arg(odds.defendersLeft, 0, 'f', 1);
}

int RiskModel::mostAttackDice() const {
    return std::max(1, risk::attackDice(attackers(), risk::armiesStaying(landed())));
}

int RiskModel::mostDefendDice() const {
    return std::max(1, risk::defenceDice(defenders()));
}

QString RiskModel::outcome() const {
    if (!complete()) return {};
    if (marching()) return viewmodel::inWords(*body(), evening_);
    const risk::Losses losses = risk::lossesOf(dice_.attack, dice_.defend);
    return tr("The attacker loses %1, the defender %2.").arg(losses.attacker).arg(losses.defender);
}

std::optional<game::Battled> RiskModel::battled() const {
    const auto player = attacker();
    if (!player || !fighting()) return std::nullopt;
    return game::Battled{*player, *from_, *to_, dice_.attack, dice_.defend, {}, {}};
}

std::optional<game::Body> RiskModel::body() const {
    const auto player = attacker();
    if (!player || !complete()) return std::nullopt;
    if (fighting()) return battled();
    return game::Moved{*player, game::Piece::army, *from_, *to_, count_};
}

void RiskModel::tap(const game::Site& site) {
    const auto* h = std::get_if<game::Hex>(&site);
    if (!h || !ownerOf(*h)) return;
    const bool begins = !from_ || to_ || from_ == *h;
    from_ = begins ? *h : *from_;
    to_ = begins ? std::nullopt : std::optional(*h);
    deed_ = 0;
    count_ = 1;
    dice_ = {mostAttackDice(), mostDefendDice()};
    refresh();
}

/// What rests on routes is drawn: the way, or before the second tap every goal.
std::vector<game::Site> RiskModel::path() const {
    const auto now = deed();
    const auto player = attacker();
    if (!player || (now != risk::March::sneakAttack && now != risk::March::redeployment)) return {};
    const game::GameState& state = evening_.state();
    const risk::Control control(state, evening_.ledger());
    const auto search = now == risk::March::sneakAttack ? risk::sneakAttack : risk::redeployment;
    const auto reach = search(state, control, *player, *from_, *to_, risk::lendersTo(state, *player));
    return reach.found() ? reach.path : reach.asFar;
}

Marks RiskModel::marks() const {
    Marks marks;
    const auto player = attacker();
    if (player && from_ && !to_) {
        const game::GameState& state = evening_.state();
        const risk::Control control(state, evening_.ledger());
        for (const auto goals : {risk::sneakAttacks, risk::redeployments})
            for (const risk::Way& way : goals(state, control, *player, *from_, risk::lendersTo(state, *player)))
                marks[way.to] = QStringLiteral("legal");
        for (const game::Hex h : risk::enemiesBeside(state, *player, *from_)) marks[h] = QStringLiteral("legal");
    }
    const QString mark = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
    if (from_) marks[*from_] = QStringLiteral("asked");
    if (to_) marks[*to_] = mark;
    return marks;
}

void RiskModel::chooseDeed(int deed) {
    deed_ = static_cast<std::size_t>(deed);
    dice_ = {mostAttackDice(), mostDefendDice()};
    refresh();
}

void RiskModel::setCount(int count) {
    count_ = std::clamp(count, 1, std::max(1, mostToGo()));
    refresh();
}

void RiskModel::setAttackDice(int count) {
    dice_ = {std::clamp(count, 1, mostAttackDice()), dice_.defenders};
    refresh();
}

void RiskModel::setDefendDice(int count) {
    dice_ = {dice_.attackers, std::clamp(count, 1, mostDefendDice())};
    refresh();
}

void RiskModel::enterDie(int value) {
    if (fighting()) dice_.enter(value);
    refresh();
}

void RiskModel::takeBackDie() {
    dice_.takeBack();
    refresh();
}

void RiskModel::record() {
    const auto now = body();
    if (!now) return;
    dice_ = {dice_.attackers, dice_.defenders};
    if (marching()) cancel();
    evening_.declare(*now);
    // After a battle more may follow; if the rules allow nobody, it is not offered.
    if (deed() == risk::March::following && !verdict_.allowed()) cancel();
}

void RiskModel::giveUp(bool attacker) {
    auto event = battled();
    if (!event) return;
    // The side that stays is named by a die of its own; which face it shows does not matter.
    event->attack = attacker ? std::vector<int>{} : std::vector<int>{1};
    event->defend = attacker ? std::vector<int>{1} : std::vector<int>{};
    cancel();
    evening_.declare(*event);
}

std::vector<Agreement> RiskModel::possibleAgreements() const {
    std::vector<Agreement> all;
    const auto active = evening_.ledger().active;
    if (!evening_.ledger().box.armiesFight || !active) return all;
    if (evening_.ledger().phase == rules::Phase::setUp) return all;
    const auto add = [&](const QString& text, const game::Consented& event) {
        const bool peace = event.purpose == rules::kPeaceWord;
        const bool given = peace ? risk::hasPromised(evening_.state(), event.player, event.to)
                                 : risk::lendersTo(evening_.state(), event.to).has(event.player);
        all.push_back({event, text, given});
    };
    for (const game::Seat& seat : evening_.state().seats) {
        if (seat.colour == *active) continue;
        const QString who = evening_.nameOf(seat.colour);
        add(tr("%1 lends roads").arg(who), {seat.colour, *active, std::string(rules::kPassageWord)});
        add(tr("Peace with %1").arg(who), {*active, seat.colour, std::string(rules::kPeaceWord)});
    }
    return all;
}

void RiskModel::agree(int agreement) {
    const auto all = possibleAgreements();
    const auto at = static_cast<std::size_t>(agreement);
    if (at < all.size() && !all[at].given) evening_.declare(all[at].event);
}

void RiskModel::showAgreements() {
    std::vector<Row> rows;
    for (const Agreement& agreement : possibleAgreements()) {
        const game::Consented& asked = agreement.event;
        const bool peace = asked.purpose == rules::kPeaceWord;
        rows.push_back({agreement.text, wordOf(peace ? asked.to : asked.player), agreement.given});
    }
    agreements_.show(std::move(rows));
}

void RiskModel::cancel() {
    from_.reset();
    to_.reset();
    deed_ = 0;
    dice_ = {};
    refresh();
}

void RiskModel::deal() {
    if (canDeal()) evening_.declare(game::LaidOut{risk::deal(QRandomGenerator::global()->generate64()), {}, {}});
}

void RiskModel::showSeats() {
    const game::GameState& state = evening_.state();
    const rules::Ledger& ledger = evening_.ledger();
    const risk::Control control(state, ledger);
    std::vector<Row> rows;
    for (const game::Seat& seat : state.seats) {
        int armies = 0, hexes = 0, controlled = 0;
        risk::Figures pieces;  // every hex has its own
        for (const game::Stack& stack : state.stacks)
            if (stack.owner == seat.colour && stack.piece == game::Piece::army) {
                armies += stack.count;
                const risk::Figures here = risk::figuresFor(stack.count);
                pieces.infantry += here.infantry;
                pieces.cavalry += here.cavalry;
                pieces.artillery += here.artillery;
                ++hexes;
                controlled += control.of(stack.at) == seat.colour;
            }
        rows.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour), armies, figures(pieces), hexes, controlled,
                        ledger.points.total(seat.colour), risk::freeArmiesOf(ledger, seat.colour),
                        captured(control, seat.colour), risk::isOut(ledger, seat.colour)});
    }
    seats_.show(std::move(rows));
}

/// Armies that have landed fight before anything else.
void RiskModel::takeUpLanding() {
    const auto landing = risk::landingOf(evening_.ledger());
    if (!landing || (from_ == landing->at && to_ == landing->at)) return;
    from_ = to_ = landing->at;
    deed_ = 0;
    dice_ = {mostAttackDice(), mostDefendDice()};
}

void RiskModel::refresh() {
    takeUpLanding();
    // The hex was conquered, emptied or read otherwise since it was tapped.
    if (from_ && !ownerOf(*from_)) from_.reset();
    const bool over = from_ == to_ && !risk::landingOf(evening_.ledger());
    if (to_ && (!from_ || !ownerOf(*to_) || over)) to_.reset();
    if (from_ && !to_ && over) from_.reset();
    if (!deed()) deed_ = 0;
    dice_.attackers = std::min(dice_.attackers, mostAttackDice());
    dice_.defenders = std::min(dice_.defenders, mostDefendDice());
    count_ = std::clamp(count_, 1, std::max(1, mostToGo()));
    std::vector<Row> deeds;
    const auto nameOf = [](risk::March d) {
        switch (d) {
            case risk::March::battle:
                return tr("Battle");
            case risk::March::sneakAttack:
                return tr("Sneak attack");
            case risk::March::redeployment:
                return tr("Redeploy");
            case risk::March::following:
                return tr("More follow");
        }
        return QString();
    };
    if (const auto all = possible(); all.size() > 1)
        for (const risk::March d : all) deeds.push_back({nameOf(d), deed() == d});
    verdict_ = verdictOn(body(), evening_);
    deeds_.show(std::move(deeds));
    lines_.show(linesOf(verdict_, evening_));
    showSeats();
    showAgreements();
    emit changed();
}

}  // namespace hexwarden::viewmodel
