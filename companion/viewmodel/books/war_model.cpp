#include "companion/viewmodel/books/war_model.h"

#include "companion/rules/purchases.h"
#include "companion/rules/war/rules.h"
#include "companion/viewmodel/screens/toggled.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hexwarden::viewmodel {

namespace war = rules::war;

namespace {

std::vector<game::Colour> listed(rules::ColourSet colours) {
    std::vector<game::Colour> list;
    for (const game::Colour c : board::kColours)
        if (colours.has(c)) list.push_back(c);
    return list;
}

}  // namespace

game::Attacked attackOf(game::Colour attacker, const game::Site& target, int weapons, rules::ColourSet consent,
                        rules::ColourSet lenders) {
    return {attacker, target, weapons, listed(lenders), listed(consent), {}};
}

WarModel::WarModel(Evening& evening, QObject* parent)
    : Panel(parent),
      evening_(evening),
      seats_({"colour", "name", "active", "weapons", "knights", "forts", "abandoned", "fate"}),
      consents_({"colour", "text", "chosen"}),
      lenders_({"colour", "text", "chosen"}),
      spoils_({"key", "text", "count"}),
      lines_({"clause", "text", "detail", "kind"}),
      doubts_({"clause", "text", "detail", "kind"}) {}

QString WarModel::label() const {
    return inWords(war::kBook.name);
}

QString WarModel::hint() const {
    return attacking() ? tr("Who consents, who lends knights, what is taken?")
                       : tr("Tap the road or the building to be destroyed.");
}

std::optional<game::Attacked> WarModel::attacked() const {
    if (!target_ || !attacker_) return std::nullopt;
    const game::GameState& state = evening_.state();
    const int demand = war::demandOf(game::occupantOf(state, *target_).piece);
    game::Attacked attack =
        attackOf(*attacker_, *target_, std::min(demand, rules::weaponsOf(state, *attacker_)), consent_, lending_);
    attack.pillage = taken_;
    return attack;
}

war::Spoils WarModel::spoilsThere() const {
    return target_ && evening_.ledger().box.pillages ? war::spoilsAt(evening_.state(), evening_.ledger(), *target_)
                                                     : war::Spoils();
}

QString WarModel::attack() const {
    if (!target_ || !attacker_) return {};
    const game::Occupant there = game::occupantOf(evening_.state(), *target_);
    return tr("%1 attacks: %2 of %3")
        .arg(evening_.nameOf(*attacker_), name(there.piece), evening_.nameOf(there.colour));
}

void WarModel::tap(const game::Site& site) {
    cancel();
    const game::Occupant there = game::occupantOf(evening_.state(), site);
    const auto active = evening_.ledger().active;
    if (active && there.piece != game::Piece::none && there.colour != active) {
        target_ = site;
        attacker_ = active;
    }
    refresh();
}

Marks WarModel::marks() const {
    Marks marks;
    if (target_) marks[*target_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
    for (const rules::Finding& finding : verdict_.objections)
        for (const game::Site& site : finding.sites)
            if (site != target_) marks[site] = QStringLiteral("doubt");
    return marks;
}

std::vector<game::Site> WarModel::path() const {
    std::vector<game::Site> sites;
    if (!target_ || !attacker_) return sites;
    const war::Terms terms = war::termsOf(evening_.referee().rules().options());
    for (const game::Corner c :
         war::attackPath(evening_.state(), evening_.ledger(), terms, *attacker_, *target_, consent_))
        sites.emplace_back(c);
    return sites;
}

std::optional<Undertaking> WarModel::undertaking() const {
    if (!target_ || !attacker_) return std::nullopt;
    const rules::ColourSet attacker{*attacker_}, victim{game::occupantOf(evening_.state(), *target_).colour};
    rules::ColourSet others;
    for (const game::Seat& seat : evening_.state().seats) others.add(seat.colour);
    others = others - attacker;
    return Undertaking{attack(), others, others - victim, consent_, lending_};
}

void WarModel::toggleConsent(const QString& colour) {
    consent_ = toggled(consent_, colour);
    refresh();
}

void WarModel::toggleLender(const QString& colour) {
    lending_ = toggled(lending_, colour);
    refresh();
}

void WarModel::takeSpoil(const QString& resource) {
    const auto kind = board::resourceOf(resource.toStdString());
    if (!kind) return;
    const auto [most, due] = spoilsThere();
    const bool more = std::accumulate(taken_.begin(), taken_.end(), 0) < due;
    int& taken = taken_[static_cast<std::size_t>(*kind)];
    taken = more && taken < most[static_cast<std::size_t>(*kind)] ? taken + 1 : 0;
    refresh();
}

void WarModel::record() {
    const auto attack = attacked();
    if (!attack) return;
    cancel();
    evening_.declare(*attack);
}

void WarModel::cancel() {
    waiting_.reset();
    target_.reset();
    attacker_.reset();
    consent_ = lending_ = {};
    taken_ = {};
    refresh();
}

/// WAR-1: a price that the record does not surely cover is shown before anything is written down.
void WarModel::tell(const game::Body& body) {
    const rules::Verdict verdict = verdictOn(body, evening_);
    if (verdict.standing() == rules::Standing::allowed) return evening_.declare(body);
    waiting_ = body;
    refresh();
}

QString WarModel::waiting() const {
    return waiting_ ? inWords(*waiting_, evening_) : QString();
}

void WarModel::recordWaiting() {
    if (const auto body = std::exchange(waiting_, std::nullopt)) evening_.declare(*body);
}

void WarModel::buyWeapon() {
    if (canAct()) tell(game::Bought{*evening_.ledger().active, game::Bought::What::weapon});
}

void WarModel::burnKnight() {
    if (canAct()) tell(game::Burned{*evening_.ledger().active});
}

/// WAR-35.
QString WarModel::fateOf(game::Colour player) const {
    const rules::Ledger& ledger = evening_.ledger();
    if (ledger.phase == rules::Phase::setUp || !war::isHomeless(ledger, player)) return {};
    return ledger.box.homelessAreOut ? tr("No building is left: out of the game.")
                                     : tr("No building is left: may settle on any corner far enough from others.");
}

void WarModel::showSeats() {
    const game::GameState& state = evening_.state();
    const rules::Ledger& ledger = evening_.ledger();
    std::vector<Row> rows;
    for (const game::Seat& seat : state.seats) {
        const game::Colour c = seat.colour;
        const auto abandoned =
            std::ranges::count_if(ledger.abandoned, [&](game::Edge e) { return state.routes[e].colour == c; });
        rows.push_back({wordOf(c), evening_.nameOf(c), ledger.active == c, rules::weaponsOf(state, c),
                        game::of(ledger.army.count, c), game::countOf(state, c, game::Piece::fort),
                        static_cast<int>(abandoned), fateOf(c)});
    }
    seats_.show(std::move(rows));
}

void WarModel::showAttack() {
    std::vector<Row> consents, lenders, spoils, lines;
    verdict_ = {};
    if (target_ && attacker_) {
        const Undertaking attack = *undertaking();
        for (const game::Seat& seat : evening_.state().seats) {
            const game::Colour c = seat.colour;
            if (attack.mayConsent.has(c)) consents.push_back({wordOf(c), evening_.nameOf(c), consent_.has(c)});
            if (attack.mayLend.has(c)) lenders.push_back({wordOf(c), evening_.nameOf(c), lending_.has(c)});
        }
        for (std::size_t i = 0; i < board::kCardKindCount; ++i)
            if (spoilsThere().most[i] > 0)
                spoils.push_back({wordOf(board::kResources[i]),
                                  QStringLiteral("%1 %2").arg(taken_[i]).arg(name(board::kResources[i])), taken_[i]});
        verdict_ = verdictOn(*attacked(), evening_);
        lines = linesOf(verdict_, evening_);
    }
    consents_.show(std::move(consents));
    lenders_.show(std::move(lenders));
    spoils_.show(std::move(spoils));
    lines_.show(std::move(lines));
}

void WarModel::refresh() {
    // The target is gone, or changed hands, since it was tapped.
    if (target_ && game::occupantOf(evening_.state(), *target_).piece == game::Piece::none) target_.reset();
    if (!canAct()) waiting_.reset();
    doubts_.show(waiting_ ? linesOf(verdictOn(waiting_, evening_), evening_) : std::vector<Row>());
    showSeats();
    showAttack();
    emit changed();
}

}  // namespace hexwarden::viewmodel
