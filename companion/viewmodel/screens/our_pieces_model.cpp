#include "companion/viewmodel/screens/our_pieces_model.h"

#include "companion/viewmodel/words/names.h"

#include <algorithm>

namespace hexwarden::viewmodel {

OurPiecesModel::OurPiecesModel(QObject* parent)
    : QObject(parent),
      kinds_({"title", "piece", "worth", "count", "detail", "chosen", "leftOut", "needed"}),
      colours_({"colour", "title", "chosen"}),
      found_({"atX", "atY", "sizeX", "sizeY", "text"}) {}

void OurPiecesModel::need(const board::PieceSet& set, const std::vector<board::Colour>& players) {
    std::vector<Needed> needed;
    const auto add = [&](ShownKind kind, bool byBooks) {
        if (std::ranges::find(needed, kind, &Needed::kind) != needed.end()) return;
        const auto known = std::ranges::find(needed_, kind, &Needed::kind);
        needed.push_back({kind, kind.piece != board::Piece::flood, known != needed_.end() && known->leftOut, byBooks});
    };
    for (const board::Stand& stand : set.stands) add({stand.piece, stand.worth}, true);
    for (const board::Piece piece :
         {board::Piece::settlement, board::Piece::city, board::Piece::road, board::Piece::ship})
        if (set.stockOf(piece) > 0) add({piece, 1}, false);
    needed_ = std::move(needed);
    players_ = players.empty() ? set.colours : players;
    if (!colour_ || std::ranges::find(players_, *colour_) == players_.end())
        colour_ = players_.empty() ? std::nullopt : std::optional(players_.front());
    goOn();
    refresh();
}

void OurPiecesModel::showFound(std::vector<NewInPicture> things) {
    if (things == things_) return;
    things_ = std::move(things);
    refresh();
}

void OurPiecesModel::showTaught(std::vector<ShownOne> taught, NotToldApart alike) {
    if (taught == taught_ && alike == alike_) return;
    const bool more = taught.size() > taught_.size();
    taught_ = std::move(taught);
    alike_ = std::move(alike);
    if (more) goOn();
    refresh();
}

void OurPiecesModel::setObstacle(const QString& reason) {
    if (reason == obstacle_) return;
    obstacle_ = reason;
    refresh();
}

int OurPiecesModel::countOf(const ShownKind& kind) const {
    return static_cast<int>(std::ranges::count(taught_, kind, &ShownOne::kind));
}

QString OurPiecesModel::titleOf(const ShownKind& kind) const {
    return kind.worth > 1 ? tr("%1 that counts for %2").arg(name(kind.piece)).arg(kind.worth) : name(kind.piece);
}

QString OurPiecesModel::detailOf(const Needed& needed) const {
    if (needed.leftOut) return tr("left out");
    const int count = countOf(needed.kind);
    if (count == 0) return needed.byBooks ? tr("not shown yet") : tr("known as they are in the shops");
    return tr("shown %n time(s)", nullptr, count);
}

/// After a kind that was shown comes the next that was not; if all were, it stays.
void OurPiecesModel::goOn() {
    const auto waits = [this](const Needed& n) { return n.byBooks && !n.leftOut && countOf(n.kind) == 0; };
    if (chosen_ < needed_.size() && waits(needed_[chosen_])) return;
    const auto next = std::ranges::find_if(needed_, waits);
    if (next != needed_.end()) chosen_ = static_cast<std::size_t>(next - needed_.begin());
    if (chosen_ >= needed_.size()) chosen_ = 0;
}

QString OurPiecesModel::prompt() const {
    if (!obstacle_.isEmpty()) return obstacle_;
    if (needed_.empty()) return tr("Choose a set of pieces with the game first.");
    if (!things_.empty()) return tr("Tap what is outlined: %1.").arg(yes());
    if (isComplete()) return tr("All kinds are known. Show one again if it is mistaken for another.");
    return tr("Put one or more beside the board, apart from each other: %1.").arg(yes());
}

QString OurPiecesModel::yes() const {
    if (chosen_ >= needed_.size()) return {};
    const Needed& needed = needed_[chosen_];
    QString text = titleOf(needed.kind);
    if (needed.owned && colour_) text += QStringLiteral(", ") + name(*colour_).toLower();
    if (lying_) text += QStringLiteral(", ") + tr("lying");
    return text;
}

QStringList OurPiecesModel::warnings() const {
    QStringList sentences;
    for (const auto& [first, second] : alike_.kinds)
        sentences << tr("%1 and %2 look alike from here: show both again from nearer, or mark one of them, with a "
                        "sticker for example.")
                         .arg(capitalised(titleOf(first)), titleOf(second));
    for (const auto& [first, second] : alike_.colours)
        sentences << tr("%1 and %2 are too near to each other in this light: more light, or another colour for one of "
                        "them.")
                         .arg(name(first), name(second));
    return sentences;
}

void OurPiecesModel::setLying(bool lying) {
    if (lying == lying_) return;
    lying_ = lying;
    refresh();
}

bool OurPiecesModel::isComplete() const {
    return !needed_.empty() && std::ranges::all_of(needed_, [this](const Needed& n) {
        return !n.byBooks || n.leftOut || countOf(n.kind) > 0;
    });
}

void OurPiecesModel::choose(int kind) {
    if (kind < 0 || static_cast<std::size_t>(kind) >= needed_.size()) return;
    chosen_ = static_cast<std::size_t>(kind);
    needed_[chosen_].leftOut = false;
    refresh();
}

void OurPiecesModel::chooseColour(const QString& colour) {
    const auto chosen = board::colourOf(colour.toStdString());
    if (!chosen) return;
    colour_ = chosen;
    refresh();
}

void OurPiecesModel::leaveOut(int kind, bool out) {
    if (kind < 0 || static_cast<std::size_t>(kind) >= needed_.size()) return;
    needed_[static_cast<std::size_t>(kind)].leftOut = out;
    goOn();
    refresh();
}

void OurPiecesModel::take(int found) {
    if (!ready() || found < 0 || static_cast<std::size_t>(found) >= things_.size()) return;
    const Needed& needed = needed_[chosen_];
    const std::int64_t number = things_[static_cast<std::size_t>(found)].number;
    emit taken(number, {needed.kind, needed.owned ? colour_ : std::nullopt, lying_});
}

void OurPiecesModel::takeAll() {
    // What is taken leaves the list.
    const std::vector<NewInPicture> all = things_;
    const std::size_t chosen = chosen_;
    for (const NewInPicture& thing : all) {
        chosen_ = chosen;
        const auto still = std::ranges::find(things_, thing.number, &NewInPicture::number);
        if (still != things_.end()) take(static_cast<int>(still - things_.begin()));
    }
}

void OurPiecesModel::forget(int kind) {
    if (kind < 0 || static_cast<std::size_t>(kind) >= needed_.size()) return;
    emit forgotten(needed_[static_cast<std::size_t>(kind)].kind);
}

void OurPiecesModel::refresh() {
    std::vector<Row> kinds, colours, found;
    for (std::size_t i = 0; i < needed_.size(); ++i) {
        const Needed& n = needed_[i];
        kinds.push_back({capitalised(titleOf(n.kind)), wordOf(n.kind.piece), n.kind.worth, countOf(n.kind), detailOf(n),
                         i == chosen_, n.leftOut, n.byBooks});
    }
    for (const board::Colour colour : players_) colours.push_back({wordOf(colour), name(colour), colour_ == colour});
    for (const NewInPicture& thing : things_)
        found.push_back({thing.box.x(), thing.box.y(), thing.box.width(), thing.box.height(), yes()});
    kinds_.show(std::move(kinds));
    colours_.show(std::move(colours));
    found_.show(std::move(found));
    emit changed();
}

}  // namespace hexwarden::viewmodel
