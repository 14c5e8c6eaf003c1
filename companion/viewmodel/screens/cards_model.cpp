#include "companion/viewmodel/screens/cards_model.h"

#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <algorithm>
#include <numeric>

namespace hexwarden::viewmodel {

namespace {

using game::Card;

bool anyOf(const game::Cards& cards) {
    return std::ranges::any_of(cards, [](int count) { return count > 0; });
}

/// Five kinds, and in Conquest gold, fish and meat.
std::span<const board::Resource> kindsIn(const Evening& evening) {
    return std::span(board::kResources).first(evening.ledger().box.cardKinds);
}

std::vector<Row> countsOf(const game::Cards& cards, std::span<const board::Resource> kinds) {
    std::vector<Row> rows;
    for (const board::Resource kind : kinds) {
        const int count = cards[static_cast<std::size_t>(kind)];
        rows.push_back({wordOf(kind), counted(kind, count), count});
    }
    return rows;
}

void addOne(game::Cards& cards, const QString& resource) {
    if (const auto kind = board::resourceOf(resource.toStdString())) ++cards[static_cast<std::size_t>(*kind)];
}

}  // namespace

CardsModel::CardsModel(Evening& evening, QObject* parent)
    : Panel(parent),
      evening_(evening),
      players_({"colour", "text", "chosen"}),
      deeds_({"text", "chosen"}),
      partners_({"colour", "text", "chosen"}),
      giving_({"key", "text", "count"}),
      taking_({"key", "text", "count"}),
      lines_({"clause", "text", "detail", "kind"}) {}

game::Colour CardsModel::player() const {
    if (player_ && game::seatOf(evening_.state(), *player_)) return *player_;
    if (const auto active = evening_.ledger().active) return *active;
    return evening_.begun() ? evening_.state().seats[0].colour : game::Colour::red;
}

std::vector<CardsModel::CardDeed> CardsModel::possible() const {
    std::vector<CardDeed> deeds;
    if (!evening_.begun()) return deeds;
    deeds.push_back({Kind::trade, {}, tr("Trade")});
    deeds.push_back({Kind::buy, {}, tr("Buy a development card")});
    const auto& deck = evening_.ledger().box.deck;
    for (std::size_t i = 0; i < game::kCardCount; ++i)
        if (deck[i] > 0) {
            const auto card = static_cast<Card>(i);
            deeds.push_back({Kind::play, card, capitalised(name(card))});
        }
    if (evening_.ledger().box.robbedAt) deeds.push_back({Kind::discard, {}, tr("Discard")});
    if (evening_.ledger().box.mayLeave) deeds.push_back({Kind::leave, {}, tr("Leave the game")});
    return deeds;
}

/// Of a trade: the bank, then everybody else. Of a knight: nobody, then who has something at the hex.
std::vector<std::optional<game::Colour>> CardsModel::possiblePartners() const {
    std::vector<std::optional<game::Colour>> partners;
    if (!trades() && !(plays(Card::knight) && at_)) return partners;
    const auto& rules = evening_.referee().rules();
    const auto victims = trades() ? rules::ColourSet() : rules.victimsAt(evening_.state(), evening_.ledger(), *at_);
    for (const game::Seat& seat : evening_.state().seats)
        if (seat.colour != player() && (trades() || victims.has(seat.colour))) partners.emplace_back(seat.colour);
    partners.insert(trades() ? partners.begin() : partners.end(), std::nullopt);
    return partners;
}

QString CardsModel::hint() const {
    if (!deed_) return tr("What happens? Hidden cards stay hidden.");
    switch (deed_->kind) {
        case Kind::buy:
            return tr("The card is drawn face down; nobody has to say which it is.");
        case Kind::trade:
            return tr("Tap what goes and what comes; every tap adds one card.");
        case Kind::discard:
            return tr("How many cards go back to the bank?");
        case Kind::leave:
            return tr("The armies stay and defend; everything else goes back.");
        case Kind::play:
            break;
    }
    switch (deed_->card) {
        case Card::knight:
            return at_ ? tr("Who loses a card?") : tr("Tap where the robber goes, or record it and move him later.");
        case Card::roadBuilding:
            return tr("Record it, then tap the two edges at the table; they cost nothing.");
        case Card::yearOfPlenty:
            return tr("Tap the two cards that are taken, or keep them secret.");
        case Card::monopoly:
            return tr("Which resource is named?");
        case Card::loadedDice:
            return tr("Which roll is chosen?");
        case Card::relic:
            return tr("Tap the knight that gets the relic.");
        case Card::liquidFire:
            return tr("Tap the ship that gets the liquid fire.");
        case Card::victoryPoint:
        case Card::gemstones:
        case Card::robinHood:
            return {};
    }
    return {};
}

game::Played CardsModel::played() const {
    game::Played event;
    event.player = player();
    event.card = deed_->card;
    switch (deed_->card) {
        case Card::knight:
            if (!at_) break;
            event.to = at_;
            if (evening_.ledger().box.thiefOn(board::isWater(evening_.state().layout.terrain[*at_])) ==
                game::Piece::pirate)
                event.thief = game::Piece::pirate;
            if (const auto victims = possiblePartners(); partner_ < victims.size()) event.victim = victims[partner_];
            break;
        case Card::yearOfPlenty:
            event.cards = takes_;
            break;
        case Card::monopoly:
            for (const board::Resource kind : board::kResources)
                if (takes_[static_cast<std::size_t>(kind)] > 0) event.resource = kind;
            break;
        case Card::loadedDice:
            event.roll = roll_;
            break;
        case Card::relic:
        case Card::liquidFire:
            event.at = at_;
            break;
        case Card::roadBuilding:
        case Card::victoryPoint:
        case Card::gemstones:
        case Card::robinHood:
            break;
    }
    return event;
}

std::optional<game::Body> CardsModel::body() const {
    if (!deed_) return std::nullopt;
    switch (deed_->kind) {
        case Kind::buy:
            return game::Bought{player(), game::Bought::What::card};
        case Kind::trade: {
            const auto partners = possiblePartners();
            if (!anyOf(gives_) && !anyOf(takes_)) return std::nullopt;
            return game::Traded{player(), partners[std::min(partner_, partners.size() - 1)], gives_, takes_};
        }
        case Kind::discard:
            return game::Discarded{player(), discards_};
        case Kind::leave:
            return game::Left{player()};
        case Kind::play:
            break;
    }
    if (plays(Card::monopoly) && !anyOf(takes_)) return std::nullopt;
    if (plays(Card::loadedDice) && roll_ == 0) return std::nullopt;
    if ((plays(Card::relic) || plays(Card::liquidFire)) && !at_) return std::nullopt;
    return played();
}

QString CardsModel::outcome() const {
    const auto now = body();
    return now ? inWords(*now, evening_) : QString();
}

void CardsModel::forget() {
    partner_ = 0;
    asks_ = false;
    gives_ = takes_ = {};
    at_.reset();
    roll_ = 0;
    discards_ = std::max(1, rules::discardDue(evening_.ledger(), player()).value_or(1));
}

void CardsModel::tap(const game::Site& site) {
    const auto* h = std::get_if<game::Hex>(&site);
    if (!h || !(plays(Card::knight) || plays(Card::relic) || plays(Card::liquidFire))) return;
    at_ = *h;
    partner_ = 0;
    refresh();
}

Marks CardsModel::marks() const {
    Marks marks;
    if (at_) marks[*at_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
    return marks;
}

void CardsModel::choosePlayer(const QString& colour) {
    player_ = board::colourOf(colour.toStdString());
    forget();
    refresh();
}

void CardsModel::chooseDeed(int deed) {
    const auto all = possible();
    const auto at = static_cast<std::size_t>(deed);
    deed_ = at < all.size() ? std::optional(all[at]) : std::nullopt;
    player_ = player();  // the turn may pass before all is said
    forget();
    refresh();
}

void CardsModel::choosePartner(int partner) {
    partner_ = static_cast<std::size_t>(partner);
    refresh();
}

void CardsModel::tradeWith(int partner) {
    asks_ = false;
    choosePartner(partner);
    if (!trades() || !complete()) return;
    const auto standing = verdict_.standing();
    if (standing == rules::Standing::allowed || standing == rules::Standing::allowedIf) return record();
    asks_ = true;
    emit changed();
}

void CardsModel::give(const QString& resource) {
    addOne(gives_, resource);
    refresh();
}

void CardsModel::take(const QString& resource) {
    if (plays(Card::monopoly)) takes_ = {};
    addOne(takes_, resource);
    refresh();
}

void CardsModel::clearCards() {
    gives_ = takes_ = {};
    refresh();
}

void CardsModel::nameRoll(int sum) {
    roll_ = sum;
    refresh();
}

void CardsModel::setDiscards(int count) {
    discards_ = std::max(1, count);
    refresh();
}

void CardsModel::record() {
    const auto now = body();
    if (!now) return;
    cancel();
    evening_.declare(*now);
}

void CardsModel::cancel() {
    deed_.reset();
    player_.reset();
    forget();
    refresh();
}

void CardsModel::refresh() {
    std::vector<Row> players, deeds, partners, giving, taking;
    for (const game::Seat& seat : evening_.state().seats)
        players.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour), seat.colour == player()});
    for (const CardDeed& deed : possible()) deeds.push_back({deed.text, deed_ == deed});
    const auto with = possiblePartners();
    for (std::size_t i = 0; i < with.size(); ++i)
        partners.push_back({with[i] ? wordOf(*with[i]) : QString(),
                            with[i]    ? evening_.nameOf(*with[i])
                            : trades() ? tr("The bank")
                                       : tr("Nobody"),
                            i == partner_});
    if (trades()) giving = countsOf(gives_, kindsIn(evening_));
    if (trades()) taking = countsOf(takes_, kindsIn(evening_));
    if (plays(Card::yearOfPlenty) || plays(Card::monopoly))
        taking = countsOf(takes_, std::span(board::kResources).first(board::kCardKindCount));
    verdict_ = verdictOn(body(), evening_);
    players_.show(std::move(players));
    deeds_.show(std::move(deeds));
    partners_.show(std::move(partners));
    giving_.show(std::move(giving));
    taking_.show(std::move(taking));
    lines_.show(linesOf(verdict_, evening_));
    emit changed();
}

}  // namespace hexwarden::viewmodel
