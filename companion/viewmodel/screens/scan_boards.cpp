// Whole boards at once: dealt, the beginners', painted, the last evening's, or pasted as text.
#include "companion/rules/set_out.h"
#include "companion/viewmodel/screens/scan_model.h"
#include "companion/viewmodel/words/messages.h"
#include "tracker/board/frame.h"
#include "tracker/board/message.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <algorithm>
#include <stdexcept>

namespace hexwarden::viewmodel {

void ScanModel::offerBoxes(std::vector<board::BoardSpec> boxes) {
    boxes_ = std::move(boxes);
    std::vector<Row> rows;
    for (const board::BoardSpec& box : boxes_)
        rows.push_back({static_cast<int>(box.land.size()), !board::hexes(rules::beginners(box)).empty()});
    frameRows_.show(std::move(rows));
    refresh();
}

void ScanModel::offerLast(std::optional<game::LaidOut> board) {
    last_ = std::move(board);
    emit changed();
}

const board::BoardSpec* ScanModel::boxOfLand() const {
    const auto isOf = [&](const board::BoardSpec& box) {
        return box.land.size() == tiles_.size() && std::ranges::all_of(box.land, [&](board::Hex h) {
                   const auto tile = tiles_.find(h);
                   return tile != tiles_.end() && board::isLand(tile->second.reading.terrain[0].value);
               });
    };
    const auto box = std::ranges::find_if(boxes_, isOf);
    return box == boxes_.end() ? nullptr : &*box;
}

QString ScanModel::missing() const {
    int land = 0, deserts = 0, bare = 0, harbours = 0;
    for (const auto& [h, tile] : tiles_) {
        const board::Terrain terrain = tile.reading.terrain[0].value;
        land += board::isLand(terrain);
        deserts += terrain == board::Terrain::desert;
        bare += board::yieldOf(terrain).has_value() && tile.reading.token[0].value == 0;
    }
    if (land == 0) return tr("All is sea so far: tap a hex, and say what lies there.");
    const auto* box = boxOfLand();
    if (box)
        for (const int count : box->harbourCount) harbours += count;
    QStringList wanting;
    const int more = box ? deserts - box->terrainCount[static_cast<std::size_t>(board::Terrain::desert)] : 0;
    if (more > 0) wanting << tr("%n hex(es) too many are desert", nullptr, more);
    if (bare > 0) wanting << tr("%n hex(es) have no token", nullptr, bare);
    const int lie = static_cast<int>(harbours_.size());
    if (lie < harbours) wanting << tr("%1 of %2 harbours are known").arg(lie).arg(harbours);
    const auto guessed =
        std::ranges::count_if(harbours_, [&](const auto& harbour) { return guessedHarbours_.contains(harbour.edge); });
    if (guessed > 0) wanting << tr("the kind of %n harbour(s) is a guess", nullptr, static_cast<int>(guessed));
    if (wanting.isEmpty()) return {};
    return tr("All %1 hexes are laid out, but: %2. Correct below what is different.")
        .arg(tiles_.size())
        .arg(wanting.join(QStringLiteral(", ")));
}

std::optional<board::Hex> ScanModel::onlyDesert() const {
    std::optional<board::Hex> desert;
    for (const auto& [h, tile] : tiles_) {
        if (tile.reading.terrain[0].value != board::Terrain::desert) continue;
        if (desert) return std::nullopt;
        desert = h;
    }
    return desert;
}

/// A whole board entered by hand; painting goes on.
void ScanModel::layWhole(const game::LaidOut& board) {
    const Painting painting = painting_;
    const auto followed = followed_;
    show(board);
    painting_ = painting;
    followed_ = followed;
    byHand_ = true;
    robberSettled_ = robber_.has_value();
    changeByHand();
}

void ScanModel::dealBox(int box) {
    const auto& spec = boxes_.at(static_cast<std::size_t>(box));
    painting_.end();
    layWhole({rules::deal(spec, QRandomGenerator::global()->generate64()), std::nullopt, std::nullopt});
}

void ScanModel::layBeginners(int box) {
    painting_.end();
    layWhole({rules::beginners(boxes_.at(static_cast<std::size_t>(box))), std::nullopt, std::nullopt});
}

void ScanModel::layLast() {
    if (!last_) return;
    painting_.end();
    layWhole(*last_);
}

void ScanModel::paintBox(int box) {
    const auto& spec = boxes_.at(static_cast<std::size_t>(box));
    game::LaidOut board;
    for (const board::Hex h : spec.land) board.layout->terrain[h] = board::Terrain::desert;
    rules::layHarbours(board.layout, board::harbourSlots(spec), rules::harboursInOrder(spec));
    painting_.begin(spec);
    layWhole(board);
}

void ScanModel::stroke(const QStringList& sites) {
    const QString brush = painting_.brush();
    if (!brush.startsWith(QStringLiteral("terrain-"))) return;
    for (const QString& site : sites)
        if (painting_.brush() == brush) tap(site);
}

void ScanModel::chooseBrush(const QString& brush) {
    const auto* box = boxOfLand();
    if (!painting_.isOn() && box) painting_.goOn(*box);
    painting_.choose(brush == painting_.brush() ? QString() : brush);
    selected_.reset();
    refresh();
}

void ScanModel::putDown() {
    painting_.choose({});
    selected_.reset();
    refresh();
}

void ScanModel::turnFrame() {
    const auto* box = boxOfLand();
    if (!box) return;
    const auto coast = board::coastOf(box->land);
    const auto side = static_cast<std::ptrdiff_t>(coast.size() / 6);
    for (board::HarbourReading& harbour : harbours_) {
        const auto at = std::ranges::find(coast, harbour.edge) - coast.begin();
        harbour.edge = coast[static_cast<std::size_t>(at + side) % coast.size()];
    }
    changeHarboursByHand();
}

QString ScanModel::text() const {
    return QString::fromStdString(game::text(laidOut())).section(QLatin1Char(' '), 1);
}

void ScanModel::lay(const QString& text) {
    refusal_.clear();
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) lines << line.section(QLatin1Char('#'), 0, 0);
    QString board = lines.join(QLatin1Char(' ')).simplified();
    if (board.startsWith(QStringLiteral("laid "))) board = board.mid(5);
    try {
        const game::Body body = game::bodyOf("laid " + board.toStdString());
        const auto& laid = std::get<game::LaidOut>(body);
        if (board::hexes(laid.layout).empty()) throw board::Failure(board::say("there is no hex in it"));
        painting_.end();
        layWhole(laid);
    } catch (const std::exception& e) {
        refusal_ = tr("This is not a board: %1").arg(inWords(board::messageOf(e)));
        emit changed();
    }
}

void ScanModel::copyText() const {
    QGuiApplication::clipboard()->setText(text());
}

void ScanModel::pasteText() {
    lay(QGuiApplication::clipboard()->text());
}

}  // namespace hexwarden::viewmodel
