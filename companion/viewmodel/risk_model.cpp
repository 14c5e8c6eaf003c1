#include "companion/viewmodel/risk_model.h"

#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/deal.h"
#include "companion/viewmodel/names.h"
#include "companion/viewmodel/sentences.h"

#include <QRandomGenerator>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace risk = rules::risk;

namespace {

/// The curve shows at least so many armies, so that one sees what a few more would be worth.
constexpr int kShownArmies = 12;

QString percent(double share) {
    return QStringLiteral("%1 %").arg(100 * share, 0, 'f', share > 0.995 || share < 0.005 ? 2 : 0);
}

QString figures(int armies) {
    const risk::Figures f = risk::figuresFor(armies);
    return RiskModel::tr("%1 × 10, %2 × 5, %3 × 1").arg(f.artillery).arg(f.cavalry).arg(f.infantry);
}

/// What of others a player has taken: "Ben's city, 2 roads".
QString captured(const game::GameState& state, const risk::Control& control, game::Colour player) {
    int buildings = 0, roads = 0;
    for (std::size_t i = 0; i < board::kCornerCount; ++i) buildings += control.of(board::Corner::at(i)) == player;
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
        const auto e = board::Edge::at(i);
        if (state.routes[e].piece == game::Piece::road) roads += control.of(e) == player;
    }
    QStringList taken;
    if (buildings > 0) taken << RiskModel::tr("%n building(s)", nullptr, buildings);
    if (roads > 0) taken << RiskModel::tr("%n road(s)", nullptr, roads);
    return taken.join(QStringLiteral(", "));
}

}  // namespace

RiskModel::RiskModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      seats_({"colour", "name", "armies", "figures", "hexes", "controlled", "limit", "free", "captured"}),
      lines_({"clause", "text", "detail", "kind"}) {}

std::optional<game::Colour> RiskModel::ownerOf(game::Hex h) const {
    for (const game::Stack& stack : evening_.state().stacks)
        if (stack.at == h) return stack.owner;
    return std::nullopt;
}

int RiskModel::armiesOn(game::Hex h) const {
    const auto owner = ownerOf(h);
    return owner ? risk::armiesOn(evening_.state(), *owner, h) : 0;
}

QString RiskModel::told(game::Hex h) const {
    const auto owner = ownerOf(h);
    const QString place = name(board::Site(h), evening_.state().layout);
    return owner ? tr("%1, %2 (%3)").arg(evening_.nameOf(*owner), place).arg(armiesOn(h)) : place;
}

QString RiskModel::hint() const {
    if (canDeal()) return tr("No board lies on the table yet: deal one, or confirm the one that was read.");
    if (!from_) return tr("Battle: tap the hex that attacks.");
    return to_ ? tr("Tap the dice as they fell, the attacker's first.") : tr("Tap the hex that is attacked.");
}

bool RiskModel::canDeal() const {
    return evening_.begun() && board::hexes(evening_.state().layout).empty();
}

QString RiskModel::battle() const {
    return fighting() ? tr("%1 attacks %2").arg(told(*from_), told(*to_)) : QString();
}

QList<qreal> RiskModel::curve() const {
    QList<qreal> wins;
    if (!fighting()) return wins;
    for (const risk::Odds& odds : risk::oddsCurve(std::max(kShownArmies, attackers()), armiesOn(*to_)))
        wins << odds.win;
    return wins;
}

QString RiskModel::odds() const {
    if (!fighting() || attackers() < 2) return {};
    const risk::Odds odds = risk::odds(attackers(), armiesOn(*to_));
    return tr("Wins with %1; %2 attackers and %3 defenders are left on average.")
        .arg(percent(odds.win))
        .arg(odds.attackersLeft, 0, 'f', 1)
        .arg(odds.defendersLeft, 0, 'f', 1);
}

int RiskModel::mostAttackDice() const {
    return std::clamp(attackers() - 1, 1, risk::kMostAttackDice);
}

int RiskModel::mostDefendDice() const {
    return std::clamp(to_ ? armiesOn(*to_) : 1, 1, risk::kMostDefenceDice);
}

QString RiskModel::outcome() const {
    if (!complete()) return {};
    const risk::Losses losses = risk::lossesOf(dice_.attack, dice_.defend);
    return tr("The attacker loses %1, the defender %2.").arg(losses.attacker).arg(losses.defender);
}

game::Body RiskModel::battled() const {
    return game::Battled{ownerOf(*from_).value_or(game::Colour::red), *from_, *to_, dice_.attack, dice_.defend, {}, {}};
}

void RiskModel::tap(const game::Site& site) {
    const auto* h = std::get_if<game::Hex>(&site);
    if (!h) return;
    const auto owner = ownerOf(*h);
    if (!from_ || to_ || owner == ownerOf(*from_)) {
        cancel();
        if (owner) from_ = *h;
    } else if (owner) {
        to_ = *h;
        dice_ = {mostAttackDice(), mostDefendDice()};
    }
    refresh();
}

Marks RiskModel::marks() const {
    Marks marks;
    if (from_) marks[*from_] = QStringLiteral("asked");
    if (to_) marks[*to_] = QStringLiteral("asked");
    return marks;
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
    if (!complete()) return;
    const game::Body roll = battled();
    dice_ = {dice_.attackers, dice_.defenders};
    evening_.declare(roll);
}

void RiskModel::cancel() {
    from_.reset();
    to_.reset();
    dice_ = {};
    refresh();
}

void RiskModel::deal() {
    if (canDeal()) evening_.declare(game::LaidOut{risk::deal(QRandomGenerator::global()->generate64()), {}, {}});
}

void RiskModel::showSeats() {
    const game::GameState& state = evening_.state();
    const rules::Ledger& ledger = evening_.ledger();
    const risk::Control control(state, ledger.risk);
    std::vector<Row> rows;
    for (const game::Seat& seat : state.seats) {
        int armies = 0, hexes = 0, controlled = 0;
        for (const game::Stack& stack : state.stacks)
            if (stack.owner == seat.colour && stack.piece == game::Piece::army) {
                armies += stack.count;
                ++hexes;
                controlled += control.of(stack.at) == seat.colour;
            }
        rows.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour), armies, figures(armies), hexes, controlled,
                        ledger.points.total(seat.colour), game::of(ledger.risk.freeArmies, seat.colour),
                        captured(state, control, seat.colour)});
    }
    seats_.show(std::move(rows));
}

void RiskModel::refresh() {
    // The hex was conquered, emptied or read otherwise since it was tapped.
    if (from_ && !ownerOf(*from_)) from_.reset();
    if (to_ && (!from_ || !ownerOf(*to_) || ownerOf(*to_) == ownerOf(*from_))) to_.reset();
    dice_.attackers = std::min(dice_.attackers, mostAttackDice());
    dice_.defenders = std::min(dice_.defenders, mostDefendDice());
    verdict_ = {};
    std::vector<Row> lines;
    if (complete()) {
        game::Event event;
        event.body = battled();
        verdict_ = evening_.referee().judge(event);
        for (const rules::Finding& finding : verdict_.objections)
            lines.push_back({idOf(finding.clause()), viewmodel::told(finding, evening_), clauseText(finding.clause()),
                             QStringLiteral("objection")});
    }
    lines_.show(std::move(lines));
    showSeats();
    emit changed();
}

}  // namespace hexwarden::viewmodel
