#include "companion/viewmodel/screens/hands_model.h"

#include "companion/viewmodel/screens/corrections.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/game/mending.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace hexwarden::viewmodel {

namespace {

constexpr int kMostCards = 95;  // the bank of five kinds

std::int16_t& countOf(game::Deeds& deeds, game::Card card) {
    return deeds.played[static_cast<std::size_t>(card)];
}

}  // namespace

HandsModel::HandsModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      players_({"colour", "text", "chosen", "known"}),
      cards_({"key", "text", "count"}),
      differences_({"text", "gain"}) {
    connect(&evening_, &Evening::changed, this, [this] {
        if (player_ && !game::seatOf(evening_.state(), *player_)) player_.reset();
        refresh();
    });
    refresh();
}

bool HandsModel::canJoin() const {
    return evening_.begun() && !joining() && evening_.state().turn.number == 0;
}

bool HandsModel::canTell() const {
    return evening_.begun() && (joining() || evening_.state().turn.number > 0);
}

QString HandsModel::title() const {
    if (!player_) return {};
    return before_ == 0 ? tr("What %1 holds").arg(evening_.nameOf(*player_))
                        : tr("What %1 held before event %2").arg(evening_.nameOf(*player_)).arg(before_);
}

int HandsModel::total() const {
    return rules::sum(holds_.cards) + holds_.unknown;
}

game::Holds HandsModel::known(game::Colour player) const {
    const rules::Referee then = before_ == 0 ? evening_.referee() : evening_.before(before_);
    const rules::Hand& hand = then.ledger().hand(player);
    game::Deeds deeds = game::of(then.state().deeds, player);
    const int played = std::accumulate(deeds.played.begin(), deeds.played.end(), 0);
    game::Holds holds{player, hand.least, hand.isUnknown() ? 0 : hand.othersLeast};
    if (hasDeck()) {
        holds.hidden = std::max(0, deeds.cardsBought - played);
        holds.knights = countOf(deeds, game::Card::knight);
        holds.points = countOf(deeds, game::Card::victoryPoint);
    }
    return holds;
}

game::Body HandsModel::body() const {
    game::Body hand = holds_;
    return before_ == 0 ? hand : game::missed(before_, std::move(hand));
}

void HandsModel::join() {
    if (canJoin()) evening_.declare(game::Joined{});
}

void HandsModel::takeUp(const QString& colour) {
    const auto player = board::colourOf(colour.toStdString());
    if (!player || !joining()) return;
    cancel();
    evening_.declare(game::TakenUp{*player});
}

void HandsModel::tell(const QString& colour) {
    auto player = board::colourOf(colour.toStdString());
    if (!player) player = evening_.ledger().active;
    if (!player && evening_.begun()) player = evening_.state().seats[0].colour;
    if (!player || !game::seatOf(evening_.state(), *player)) return;
    player_ = player;
    holds_ = known(*player);
    refresh();
}

void HandsModel::tellBefore(int sequence) {
    before_ = sequence;
    tell({});
}

void HandsModel::name(const QString& resource) {
    const auto kind = board::resourceOf(resource.toStdString());
    if (!kind || !player_) return;
    ++holds_.cards[static_cast<std::size_t>(*kind)];
    if (holds_.unknown > 0) --holds_.unknown;
    refresh();
}

void HandsModel::forgetKinds() {
    holds_.unknown = total();
    holds_.cards = {};
    refresh();
}

void HandsModel::setTotal(int count) {
    count = std::clamp(count, 0, kMostCards);
    if (count < rules::sum(holds_.cards)) holds_.cards = {};
    holds_.unknown = count - rules::sum(holds_.cards);
    refresh();
}

void HandsModel::setHidden(int count) {
    holds_.hidden = std::max(0, count);
    refresh();
}

void HandsModel::setKnights(int count) {
    holds_.knights = std::max(0, count);
    refresh();
}

void HandsModel::setPoints(int count) {
    holds_.points = std::max(0, count);
    refresh();
}

void HandsModel::record() {
    if (!player_) return;
    const game::Body hand = body();
    cancel();
    evening_.declare(hand);
}

void HandsModel::cancel() {
    player_.reset();
    before_ = 0;
    refresh();
}

void HandsModel::refresh() {
    std::vector<Row> players, cards, differences;
    for (const game::Seat& seat : evening_.state().seats)
        players.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour), player_ == seat.colour,
                           !evening_.ledger().hand(seat.colour).isUnknown()});
    if (player_) {
        for (const board::Resource kind : std::span(board::kResources).first(evening_.ledger().box.cardKinds)) {
            const int count = holds_.cards[static_cast<std::size_t>(kind)];
            const QString word = viewmodel::name(kind);
            cards.push_back({wordOf(kind), count > 0 ? QStringLiteral("%1 %2").arg(count).arg(word) : word, count});
        }
        if (!joining()) differences = differenceRows(body(), evening_);
    }
    players_.show(std::move(players));
    cards_.show(std::move(cards));
    differences_.show(std::move(differences));
    emit changed();
}

}  // namespace hexwarden::viewmodel
