#include "companion/viewmodel/scan_model.h"

#include "companion/viewmodel/names.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

constexpr std::array kTokens{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

QString nameOf(board::Terrain terrain, board::Token token) {
    return token == 0 ? name(terrain) : QStringLiteral("%1 %2").arg(name(terrain)).arg(token);
}

/// The likeliest tiles: the doubtful one of terrain and token in its three readings, the other as first read.
std::array<std::pair<board::Terrain, board::Token>, 3> answersOf(const board::TileReading& reading) {
    const bool terrainDoubtful = reading.terrain[0].probability <= reading.token[0].probability;
    std::array<std::pair<board::Terrain, board::Token>, 3> answers;
    for (std::size_t i = 0; i < 3; ++i)
        answers[i] = {reading.terrain[terrainDoubtful ? i : 0].value, reading.token[terrainDoubtful ? 0 : i].value};
    return answers;
}

void settle(board::TileReading& reading, board::Terrain terrain, board::Token token) {
    reading.terrain[0] = {terrain, 1};
    reading.token[0] = {token, 1};
}

}  // namespace

ScanModel::ScanModel(QObject* parent)
    : QObject(parent),
      doubts_({"site", "name", "first", "second", "third"}),
      terrains_({"key", "text", "chosen"}),
      tokens_({"key", "text", "chosen"}) {
    board_.setTappable(BoardModel::Hexes);
}

void ScanModel::read(const board::Observation& seen) {
    if (confirmed_) return;
    for (const board::TileReading& reading : seen.tiles) {
        Tile& tile = tiles_[reading.hex];
        if (!tile.settled) tile.reading = reading;
        tile.reading.hex = reading.hex;
    }
    if (!seen.harbours.empty()) harbours_ = seen.harbours;
    if (seen.robber && !robberSettled_) robber_ = seen.robber->hex;
    for (const board::SiteReading& site : seen.sites) {
        std::erase_if(pieces_, [&](const auto& piece) { return piece.at == site.site; });
        if (site.occupant[0].value.piece != board::Piece::none) pieces_.push_back({site.site, site.occupant[0].value});
    }
    refresh();
}

void ScanModel::show(const game::LaidOut& known) {
    forget();
    for (const board::Hex h : board::hexes(known.layout)) {
        Tile& tile = tiles_[h];
        tile.reading.hex = h;
        settle(tile.reading, known.layout.terrain[h], known.layout.token[h]);
        tile.settled = true;
        for (const board::Edge e : board::edges(h)) {
            const auto [a, b] = board::ends(e);
            const auto kind = known.layout.harbour[a];
            if (kind != board::HarbourKind::none && kind == known.layout.harbour[b] && board::isCoast(known.layout, e))
                harbours_.push_back({e, kind, 1});
        }
    }
    robber_ = known.robber;
    confirmed_ = true;
    refresh();
}

void ScanModel::forget() {
    tiles_.clear();
    harbours_.clear();
    pieces_.clear();
    robber_.reset();
    selected_.reset();
    robberSettled_ = confirmed_ = false;
    refresh();
}

bool ScanModel::doubtful(const Tile& tile) const {
    return !tile.settled && std::min(tile.reading.terrain[0].probability, tile.reading.token[0].probability) < kSure;
}

game::LaidOut ScanModel::laidOut() const {
    game::LaidOut board;
    for (const auto& [h, tile] : tiles_) {
        board.layout.terrain[h] = tile.reading.terrain[0].value;
        board.layout.token[h] = tile.reading.token[0].value;
    }
    for (const board::HarbourReading& harbour : harbours_)
        for (const board::Corner c : board::ends(harbour.edge)) board.layout.harbour[c] = harbour.kind;
    board.robber = robber_;
    return board;
}

QString ScanModel::selected() const {
    return selected_ ? QString::fromStdString(board::text(*selected_)) : QString();
}

QString ScanModel::selectedName() const {
    return selected_ ? name(board::Site(*selected_), laidOut().layout) : QString();
}

QString ScanModel::summary() const {
    if (tiles_.empty()) return tr("No board has been read yet.");
    const auto open = doubts_.count();
    if (confirmed_) return tr("This is the board of the evening.");
    if (open == 0) return tr("All %1 hexes are read. Compare them with the table, then confirm.").arg(tiles_.size());
    return tr("%n hex(es) are doubtful: one tap sets each right.", nullptr, open);
}

void ScanModel::tap(const QString& site) {
    const auto h = board::hexOf(site.toStdString());
    selected_ = h && tiles_.contains(*h) && selected_ != h ? h : std::nullopt;
    refresh();
}

void ScanModel::answer(const QString& site, int which) {
    const auto h = board::hexOf(site.toStdString());
    const auto found = h ? tiles_.find(*h) : tiles_.end();
    if (found == tiles_.end() || which < 0 || which > 2) return;
    const auto [terrain, token] = answersOf(found->second.reading)[static_cast<std::size_t>(which)];
    settle(found->second.reading, terrain, token);
    found->second.settled = true;
    if (selected_ == h) selected_.reset();
    refresh();
}

void ScanModel::setSelected(board::Terrain terrain, board::Token token) {
    if (!selected_) return;
    Tile& tile = tiles_.at(*selected_);
    settle(tile.reading, terrain, token);
    tile.settled = true;
    confirmed_ = false;
    refresh();
}

void ScanModel::setTerrain(const QString& terrain) {
    const auto known = board::terrainOf(terrain.toStdString());
    if (!selected_ || !known) return;
    const board::Token token = board::yieldOf(*known) ? tiles_.at(*selected_).reading.token[0].value : board::Token{0};
    setSelected(*known, token);
}

void ScanModel::setToken(int token) {
    if (selected_) setSelected(tiles_.at(*selected_).reading.terrain[0].value, static_cast<board::Token>(token));
}

void ScanModel::setRobber() {
    if (!selected_) return;
    robber_ = selected_;
    robberSettled_ = true;
    confirmed_ = false;
    refresh();
}

void ScanModel::confirm() {
    if (tiles_.empty()) return;
    for (auto& [h, tile] : tiles_) tile.settled = true;
    confirmed_ = true;
    selected_.reset();
    refresh();
    emit confirmedBoard(laidOut());
}

void ScanModel::refresh() {
    const game::LaidOut now = laidOut();
    Marks marks;
    std::vector<Row> doubts, terrains, tokens;
    for (const auto& [h, tile] : tiles_) {
        if (!doubtful(tile)) continue;
        marks[h] = QStringLiteral("doubt");
        Row row{QString::fromStdString(board::text(h)), name(board::Site(h), now.layout)};
        for (const auto& [terrain, token] : answersOf(tile.reading)) row << nameOf(terrain, token);
        doubts.push_back(row);
    }
    if (selected_) {
        marks[*selected_] = QStringLiteral("asked");
        for (const board::Terrain t : {board::Terrain::forest, board::Terrain::pasture, board::Terrain::fields,
                                       board::Terrain::hills, board::Terrain::mountains, board::Terrain::desert})
            terrains.push_back({wordOf(t), name(t), now.layout.terrain[*selected_] == t});
        if (board::yieldOf(now.layout.terrain[*selected_]))
            for (const int token : kTokens)
                tokens.push_back({token, QString::number(token), now.layout.token[*selected_] == token});
    }
    board_.show({now.layout, pieces_, now.robber, now.pirate}, marks);
    doubts_.show(std::move(doubts));
    terrains_.show(std::move(terrains));
    tokens_.show(std::move(tokens));
    emit changed();
}

}  // namespace hexwarden::viewmodel
