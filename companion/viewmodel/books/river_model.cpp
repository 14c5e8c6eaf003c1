#include "companion/viewmodel/books/river_model.h"

#include "companion/rules/river/rules.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

namespace hexwarden::viewmodel {

namespace river = rules::river;

RiverModel::RiverModel(Evening& evening, QObject* parent)
    : Panel(parent), evening_(evening), seats_({"colour", "name", "bridges", "wins"}), tiles_({"text"}) {}

QString RiverModel::label() const {
    return inWords(river::kBook.name);
}

bool RiverModel::flooded() const {
    return evening_.extras().flooded;
}

QString RiverModel::flood() const {
    return inWords(river::floodOf(evening_.state(), evening_.ledger()), evening_);
}

QString RiverModel::robber() const {
    return inWords(river::robberOf(evening_.state(), evening_.ledger()), evening_);
}

QString RiverModel::hint() const {
    if (!asks()) return {};
    if (!mouth_) return tr("Where does the river meet the sea? Tap that corner.");
    return possible_.empty() ? tr("No river can end there.") : tr("Which way does it come?");
}

void RiverModel::tap(const game::Site& site) {
    const auto* corner = std::get_if<game::Corner>(&site);
    if (!corner) return;
    mouth_ = *corner;
    refresh();
}

Marks RiverModel::marks() const {
    Marks marks;
    if (mouth_) marks[*mouth_] = possible_.empty() ? QStringLiteral("illegal") : QStringLiteral("asked");
    for (const board::River& r : possible_)
        for (const board::Hex h : {r.x, r.y, r.z}) marks[h] = QStringLiteral("legal");
    return marks;
}

void RiverModel::lay(int tile) {
    const auto at = static_cast<std::size_t>(tile);
    if (at >= possible_.size()) return;
    const game::GameState& state = evening_.state();
    game::LaidOut laid{state.layout, state.robber, state.pirate};
    laid.layout->river = possible_[at];
    again_ = false;
    evening_.declare(laid);
}

void RiverModel::layAgain(bool again) {
    again_ = again;
    refresh();
}

void RiverModel::refresh() {
    const game::GameState& state = evening_.state();
    if (!asks()) mouth_.reset();
    possible_ = mouth_ ? board::possibleRivers(state.layout) : std::vector<board::River>();
    std::erase_if(possible_, [&](const board::River& r) { return r.mouth != *mouth_; });
    std::vector<Row> seats, tiles;
    for (const game::Seat& seat : state.seats)
        seats.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour),
                         game::countOf(state, seat.colour, game::Piece::bridge),
                         river::builtBothBridges(state, evening_.ledger(), seat.colour)});
    const auto nameOf = [&](board::Hex h) { return name(board::Site(h), state.layout); };
    for (const board::River& r : possible_)
        tiles.push_back({QStringLiteral("%1 → %2 → %3").arg(nameOf(r.x), nameOf(r.y), nameOf(r.z))});
    seats_.show(std::move(seats));
    tiles_.show(std::move(tiles));
    emit changed();
}

}  // namespace hexwarden::viewmodel
