#include "companion/viewmodel/screens/scan_model.h"

#include "companion/viewmodel/words/names.h"
#include "tracker/board/laid_tokens.h"
#include "tracker/board/land_and_water.h"
#include "tracker/board/message.h"
#include "tracker/board/text.h"

#include <QRandomGenerator>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

constexpr std::array kTokens{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
constexpr std::array kTerrains{board::Terrain::forest, board::Terrain::pasture,   board::Terrain::fields,
                               board::Terrain::hills,  board::Terrain::mountains, board::Terrain::desert,
                               board::Terrain::gold,   board::Terrain::sea,       board::Terrain::shoal};
constexpr std::array kHarbours{board::HarbourKind::none,   board::HarbourKind::any,  board::HarbourKind::brick,
                               board::HarbourKind::lumber, board::HarbourKind::wool, board::HarbourKind::grain,
                               board::HarbourKind::ore};
/// Up to here a board laid by hand is land: the island of the base game.
constexpr int kIslandRings = 2;

bool takesToken(board::Terrain terrain) {
    return board::yieldOf(terrain).has_value() || terrain == board::Terrain::shoal;
}

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

/// Where a guessed harbour turns out to be of another kind, the guess of that kind was the wrong one.
void exchangeGuess(game::LaidOut& board, board::Edge edge, board::HarbourKind was,
                   const std::set<board::Edge>& guessed) {
    const board::HarbourKind now = board.layout->harbour[board::ends(edge)[0]];
    if (now == was || now == board::HarbourKind::none) return;
    for (const board::Edge other : guessed) {
        const auto [a, b] = board::ends(other);
        if (board.layout->harbour[a] != now || board.layout->harbour[b] != now) continue;
        board.layout->harbour[a] = board.layout->harbour[b] = was;
        return;
    }
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
      tokens_({"key", "text", "chosen"}),
      harbourKinds_({"key", "text", "chosen"}),
      frameRows_({"hexes", "beginners"}),
      brushRows_({"key", "label", "rest", "kind", "chosen"}) {
    board_.setTappable(BoardModel::Hexes);
}

void ScanModel::read(const board::Observation& seen) {
    if (confirmed_ || byHand_) return;
    const std::vector<board::TileReading> tiles = board::landAndWater(seen);
    // A board found again has other hexes; what people said of one stays.
    const auto isRead = [&](board::Hex h) {
        return std::ranges::find(tiles, h, &board::TileReading::hex) != tiles.end();
    };
    if (!seen.tiles.empty())
        std::erase_if(tiles_, [&](const auto& tile) { return !tile.second.settled && !isRead(tile.first); });
    if (selected_ && !tiles_.contains(*selected_)) selected_.reset();
    for (const board::TileReading& reading : tiles) {
        if (takenAway_.contains(reading.hex)) continue;
        Tile& tile = tiles_[reading.hex];
        if (!tile.settled) tile.reading = reading;
        tile.reading.hex = reading.hex;
    }
    if (!(seen.harbours.empty() && seen.openHarbours.empty()) && !harboursSettled_) {
        harbours_ = seen.harbours;
        harbours_.insert(harbours_.end(), seen.openHarbours.begin(), seen.openHarbours.end());
        guessedHarbours_.clear();
        for (const board::HarbourReading& open : seen.openHarbours) guessedHarbours_.insert(open.edge);
    }
    if (seen.robber && !robberSettled_) robber_ = seen.robber->hex;
    if (seen.river) river_ = seen.river;
    for (const board::SiteReading& site : seen.sites) {
        std::erase_if(pieces_, [&](const auto& piece) { return piece.at == site.site; });
        if (site.occupant[0].value.piece != board::Piece::none) pieces_.push_back({site.site, site.occupant[0].value});
    }
    dropWhatFitsNowhere();
    refresh();
}

void ScanModel::show(const game::LaidOut& known) {
    clear();
    for (const board::Hex h : board::hexes(known.layout)) {
        lay(h, known.layout->terrain[h], known.layout->token[h]);
        if (const auto kind = known.layout->port[h]; kind != board::HarbourKind::none) ports_[h] = kind;
        for (const board::Edge e : board::edges(h)) {
            const auto [a, b] = board::ends(e);
            const auto kind = known.layout->harbour[a];
            // Between land and sea that are both laid an edge comes up twice.
            const bool listed = std::ranges::find(harbours_, e, &board::HarbourReading::edge) != harbours_.end();
            if (kind != board::HarbourKind::none && kind == known.layout->harbour[b] && !listed &&
                board::isCoast(known.layout, e))
                harbours_.push_back({e, kind, 1});
        }
    }
    robber_ = known.robber;
    pirate_ = known.pirate;
    river_ = known.layout->river;
    harboursSettled_ = confirmed_ = true;
    refresh();
}

void ScanModel::follow(const game::GameState& now) {
    const bool isLaid = !board::hexes(now.layout).empty();
    const bool wasLaid = followed_ && !board::hexes(*followed_).empty();
    const bool another = followed_ != now.layout;
    if (another) followed_ = now.layout;
    if (isLaid && another) return show({now.layout, now.robber, now.pirate});
    if (wasLaid && !isLaid && confirmed_) return changeByHand();
    if (!isLaid) return;
    const auto robber = robberSettled_ ? robber_ : now.robber, pirate = pirateSettled_ ? pirate_ : now.pirate;
    if (robber_ == robber && pirate_ == pirate) return;
    robber_ = robber;
    pirate_ = pirate;
    refresh();
}

void ScanModel::forget() {
    followed_.reset();
    clear();
}

void ScanModel::clear() {
    tiles_.clear();
    takenAway_.clear();
    harbours_.clear();
    guessedHarbours_.clear();
    ports_.clear();
    pieces_.clear();
    river_.reset();
    robber_.reset();
    pirate_.reset();
    selected_.reset();
    painting_.end();
    refusal_.clear();
    robberSettled_ = pirateSettled_ = harboursSettled_ = confirmed_ = byHand_ = false;
    refresh();
}

bool ScanModel::doubtful(const Tile& tile) const {
    return !tile.settled &&
           std::min(tile.reading.terrain[0].probability, tile.reading.token[0].probability) < kAskBelow;
}

game::LaidOut ScanModel::laidOut() const {
    game::LaidOut board;
    for (const auto& [h, tile] : tiles_) {
        board.layout->terrain[h] = tile.reading.terrain[0].value;
        board.layout->token[h] = tile.reading.token[0].value;
    }
    for (const board::HarbourReading& harbour : harbours_)
        for (const board::Corner c : board::ends(harbour.edge)) board.layout->harbour[c] = harbour.kind;
    for (const auto& [h, kind] : ports_) board.layout->port[h] = kind;
    if (river_ && !board::objectionTo(*river_, board.layout)) board.layout->river = river_;
    board.robber = robber_;
    board.pirate = pirate_;
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
    if (!byHand_) {
        std::vector<board::TileReading> readings;
        for (const auto& [h, tile] : tiles_) readings.push_back(tile.reading);
        const board::LaidTokens tokens = board::laidTokens(readings);
        if (tokens.laid == 0 && tokens.wanted > 0)
            return tr("No token lies on the board yet. Lay them out, then confirm.");
        if (!tokens.isAll())
            return tr("Tokens lie on %1 of %2 hexes so far. Lay the rest, or tap a hex whose token was not seen.")
                .arg(tokens.laid)
                .arg(tokens.wanted);
    }
    if (const QString wanting = missing(); open == 0 && !wanting.isEmpty()) return wanting;
    if (open == 0) return tr("All %1 hexes are read. Compare them with the table, then confirm.").arg(tiles_.size());
    return tr("%n hex(es) are doubtful: one tap sets each right.", nullptr, open);
}

void ScanModel::tap(const QString& site) {
    if (const auto at = board::siteOf(site.toStdString()); at && !painting_.brush().isEmpty()) {
        game::LaidOut board = laidOut();
        const auto* edge = std::get_if<board::Edge>(&*at);
        const auto was = edge ? board.layout->harbour[board::ends(*edge)[0]] : board::HarbourKind::none;
        if (!painting_.paint(board.layout, *at)) return;
        auto guessed = guessedHarbours_;
        if (edge && guessed.erase(*edge) > 0) exchangeGuess(board, *edge, was, guessed);
        layWhole(board);
        guessedHarbours_ = std::move(guessed);
        refresh();
        return;
    }
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

void ScanModel::lay(board::Hex h, board::Terrain terrain, board::Token token) {
    takenAway_.erase(h);
    Tile& tile = tiles_[h];
    tile.reading.hex = h;
    settle(tile.reading, terrain, token);
    tile.settled = true;
}

void ScanModel::dropWhatFitsNowhere() {
    const board::Layout layout = laidOut().layout;
    std::erase_if(harbours_, [&](const auto& harbour) { return !board::isCoast(layout, harbour.edge); });
    std::erase_if(ports_, [&](const auto& port) { return !board::isWater(layout.terrain[port.first]); });
    if (robber_ && !board::isLand(layout, *robber_)) {
        robber_.reset();
        robberSettled_ = false;
    }
    if (pirate_ && !board::isWater(layout.terrain[*pirate_])) pirate_.reset();
}

void ScanModel::changeByHand() {
    dropWhatFitsNowhere();
    confirmed_ = false;
    refresh();
}

void ScanModel::changeHarboursByHand() {
    harboursSettled_ = true;
    changeByHand();
}

void ScanModel::setSelected(board::Terrain terrain, board::Token token) {
    if (!selected_) return;
    lay(*selected_, terrain, token);
    changeByHand();
}

void ScanModel::setTerrain(const QString& terrain) {
    const auto known = board::terrainOf(terrain.toStdString());
    if (!selected_ || !known) return;
    const board::Token token = takesToken(*known) ? tiles_.at(*selected_).reading.token[0].value : board::Token{0};
    setSelected(*known, token);
}

void ScanModel::setToken(int token) {
    if (selected_) setSelected(tiles_.at(*selected_).reading.terrain[0].value, static_cast<board::Token>(token));
}

void ScanModel::setThief() {
    if (!selected_) return;
    (onWater() ? pirate_ : robber_) = selected_;
    (onWater() ? pirateSettled_ : robberSettled_) = true;
    changeByHand();
}

void ScanModel::layByHand(int rings) {
    clear();
    const board::Terrain terrain = rings > kIslandRings ? board::Terrain::sea : board::Terrain::desert;
    for (std::size_t i = 0; i < board::kHexCount; ++i)
        if (const board::Hex h = board::Hex::at(i); h.playable() && board::distance(h, {0, 0}) <= rings)
            lay(h, terrain, board::Token{0});
    byHand_ = true;
    changeByHand();
}

void ScanModel::deal() {
    if (!deal_) return;
    const board::Layout board = deal_(QRandomGenerator::global()->generate64());
    clear();
    for (const board::Hex h : board::hexes(board)) lay(h, board.terrain[h], board.token[h]);
    byHand_ = true;
    changeByHand();
}

void ScanModel::offerDeal(Deal how) {
    if (how == deal_) return;
    deal_ = how;
    emit changed();
}

void ScanModel::widen() {
    if (!selected_) return;
    for (const board::Hex h : board::neighbours(*selected_))
        if (h.playable() && !tiles_.contains(h)) lay(h, board::Terrain::sea, board::Token{0});
    changeByHand();
}

void ScanModel::takeHexAway() {
    if (!selected_) return;
    tiles_.erase(*selected_);
    takenAway_.insert(*selected_);
    selected_.reset();
    changeByHand();
}

bool ScanModel::onWater() const {
    return selected_ && board::isWater(tiles_.at(*selected_).reading.terrain[0].value);
}

bool ScanModel::isPort() const {
    return selected_ && ports_.contains(*selected_);
}

std::vector<board::Edge> ScanModel::coasts() const {
    std::vector<board::Edge> edges;
    const board::Layout layout = laidOut().layout;
    if (onWater())
        for (const board::Edge e : board::edges(*selected_))
            if (board::isCoast(layout, e)) edges.push_back(e);
    return edges;
}

board::HarbourReading* ScanModel::harbourAtSelected() {
    for (const board::Edge e : coasts())
        for (board::HarbourReading& harbour : harbours_)
            if (harbour.edge == e) return &harbour;
    return nullptr;
}

void ScanModel::setHarbour(const QString& kind) {
    if (!onWater()) return;
    const auto known = board::harbourKindOf(kind.toStdString()).value_or(board::HarbourKind::none);
    const auto edges = coasts();
    const bool port = isPort() || edges.empty();
    const bool none = known == board::HarbourKind::none;
    if (port && none) ports_.erase(*selected_);
    if (port && !none) ports_[*selected_] = known;
    if (!port) {
        const auto* there = harbourAtSelected();
        const board::Edge edge = there ? there->edge : edges[0];
        std::erase_if(harbours_, [&](const auto& harbour) { return harbour.edge == edge; });
        guessedHarbours_.erase(edge);
        if (!none) harbours_.push_back({edge, known, 1});
    }
    changeHarboursByHand();
}

void ScanModel::turnHarbour() {
    const auto edges = coasts();
    board::HarbourReading* harbour = harbourAtSelected();
    if (!harbour) return;
    const auto at = std::ranges::find(edges, harbour->edge) - edges.begin() + 1;
    harbour->edge = edges[static_cast<std::size_t>(at) % edges.size()];
    changeHarboursByHand();
}

void ScanModel::setPort(bool port) {
    if (!onWater() || port == isPort()) return;
    if (port) {
        const auto* harbour = harbourAtSelected();
        ports_[*selected_] = harbour ? harbour->kind : board::HarbourKind::any;
        const auto edges = coasts();
        std::erase_if(harbours_, [&](const auto& h) { return std::ranges::find(edges, h.edge) != edges.end(); });
        return changeHarboursByHand();
    }
    const board::HarbourKind kind = ports_.at(*selected_);
    ports_.erase(*selected_);
    if (const auto edges = coasts(); !edges.empty()) harbours_.push_back({edges[0], kind, 1});
    changeHarboursByHand();
}

void ScanModel::confirm() {
    if (tiles_.empty()) return;
    for (auto& [h, tile] : tiles_) tile.settled = true;
    if (!robber_ && boxOfLand()) robber_ = onlyDesert();  // BASE-14: there he starts
    harboursSettled_ = confirmed_ = true;
    guessedHarbours_.clear();
    robberSettled_ = pirateSettled_ = false;  // from here on the record says where they are
    selected_.reset();
    painting_.end();
    refresh();
    emit confirmedBoard(laidOut());
}

void ScanModel::refresh() {
    const game::LaidOut now = laidOut();
    Marks marks;
    std::vector<Row> doubts, terrains, tokens, harbourKinds;
    for (const auto& [h, tile] : tiles_) {
        if (!doubtful(tile)) continue;
        marks[h] = QStringLiteral("doubt");
        Row row{QString::fromStdString(board::text(h)), name(board::Site(h), now.layout)};
        for (const auto& [terrain, token] : answersOf(tile.reading)) row << capitalised(nameOf(terrain, token));
        doubts.push_back(row);
    }
    if (selected_) {
        marks[*selected_] = QStringLiteral("asked");
        const board::Terrain here = now.layout->terrain[*selected_];
        for (const board::Terrain t : kTerrains) terrains.push_back({wordOf(t), capitalised(name(t)), here == t});
        if (takesToken(here))
            for (const int token : kTokens)
                tokens.push_back({token, QString::number(token), now.layout->token[*selected_] == token});
        const auto* harbour = harbourAtSelected();
        const auto lies = isPort() ? ports_.at(*selected_) : harbour ? harbour->kind : board::HarbourKind::none;
        if (onWater())
            for (const board::HarbourKind kind : kHarbours)
                harbourKinds.push_back({wordOf(kind),
                                        kind == board::HarbourKind::none ? tr("No harbour") : capitalised(name(kind)),
                                        kind == lies});
    }
    std::vector<Row> brushes;
    if (const auto* box = boxOfLand()) {
        Painting now_ = painting_;
        if (!now_.isOn()) now_.goOn(*box);
        for (const Painting::Brush& brush : now_.brushes(now.layout)) {
            const QString kind = brush.key == QStringLiteral("spiral") ? QStringLiteral("token")
                                                                       : brush.key.section(QLatin1Char('-'), 0, 0);
            brushes.push_back({brush.key, brush.text, brush.left, kind, brush.key == painting_.brush()});
        }
    }
    brushRows_.show(std::move(brushes));
    board_.setTappable(painting_.paintsHarbours() ? BoardModel::Edges : BoardModel::Hexes);
    board_.show({now.layout, pieces_, now.robber, now.pirate}, marks);
    doubts_.show(std::move(doubts));
    terrains_.show(std::move(terrains));
    tokens_.show(std::move(tokens));
    harbourKinds_.show(std::move(harbourKinds));
    emit changed();
}

}  // namespace hexwarden::viewmodel
