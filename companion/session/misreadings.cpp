#include "companion/session/misreadings.h"

#include "companion/viewmodel/words/messages.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"

#include <QDateTime>
#include <QDir>
#include <algorithm>
#include <iomanip>
#include <sstream>

namespace hexwarden::session {

namespace {

namespace fs = std::filesystem;

void tell(std::ostream& out, const board::Site& site, board::Occupant occupant) {
    out << board::text(site) << ' ' << board::word(occupant.piece) << ' ' << board::word(occupant.colour);
}

}  // namespace

std::string readingText(const board::Observation& last, const table::Snapshot& table) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(2) << "read\n";
    for (const board::TileReading& tile : table.tiles)
        out << "tile " << board::text(tile.hex) << ' ' << board::word(tile.terrain[0].value) << ' '
            << static_cast<int>(tile.token[0].value) << ' ' << tile.terrain[0].probability << ' '
            << tile.token[0].probability << '\n';
    for (const board::HarbourReading& harbour : table.harbours)
        out << "harbour " << board::text(harbour.edge) << ' ' << board::word(harbour.kind) << ' ' << harbour.probability
            << '\n';
    for (const board::SiteReading& site : last.sites) {
        const auto& [occupant, probability] = site.occupant[0];
        if (occupant.piece == board::Piece::none) continue;
        out << "piece ";
        tell(out, site.site, occupant);
        out << ' ' << probability << '\n';
    }
    for (const board::UnitReading& unit : last.units)
        out << "units " << board::text(unit.hex) << ' ' << board::word(unit.piece) << ' '
            << (unit.colour ? board::word(*unit.colour) : "nobody") << ' ' << unit.count << ' ' << unit.probability
            << '\n';
    if (last.robber) out << "robber " << board::text(last.robber->hex) << ' ' << last.robber->probability << '\n';
    for (const board::DieReading& die : last.dice)
        out << "die " << die.value << ' ' << board::word(die.colour) << ' ' << die.probability << '\n';
    out << "record\n";
    const game::GameState& state = table.state();
    for (const board::Hex hex : board::hexes(state.layout)) out << "tile " << board::text(state.layout, hex) << '\n';
    for (const board::Doubt& doubt : table.doubts) {
        out << "doubt ";
        tell(out, doubt.site, doubt.believed);
        out << " seen ";
        tell(out, doubt.site, doubt.seen);
        out << '\n';
    }
    return out.str();
}

Misreadings::Misreadings(viewmodel::Companion& companion, fs::path folder,
                         std::function<std::shared_ptr<const table::Snapshot>()> table)
    : companion_(companion), folder_(std::move(folder)), table_(std::move(table)) {
    viewmodel::MisreadingModel* model = companion_.misreading();
    connect(model, &viewmodel::MisreadingModel::wanted, this, &Misreadings::show);
    connect(model, &viewmodel::MisreadingModel::kept, this, [this](const QString& correction) {
        try {
            keep(correction);
        } catch (const std::exception& e) {
            companion_.tell(viewmodel::inWords(board::messageOf(e)));
        }
    });
    connect(model, &viewmodel::MisreadingModel::discarded, this, [this] {
        shown_ = {};
        companion_.setScreen(QStringLiteral("table"));
    });
}

void Misreadings::show() {
    const auto table = table_();
    const auto seen = lastSeconds_.seen();
    viewmodel::Misread misread;
    shown_ = {};
    if (table && seen) {
        shown_ = {seen->pictures, readingText(seen->last, *table)};
        for (const source::Clip::Picture& picture : shown_.pictures)
            misread.pictures.push_back({QByteArray::fromStdString(picture.jpeg), picture.atMs});
        misread.reading = QString::fromStdString(shown_.text);
    }
    companion_.misreading()->show(std::move(misread));
    companion_.setScreen(QStringLiteral("misreading"));
}

void Misreadings::keep(const QString& correction) {
    if (shown_.pictures.empty()) return;
    source::Clip kept = shown_;
    kept.text += "correction\n" + correction.toStdString() + '\n';
    fs::create_directories(folder_);
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    const fs::path file = folder_ / (name.toStdString() + source::kClipEnding);
    source::save(kept, file);
    companion_.misreading()->discard();
    companion_.tell(tr("Kept on this machine: %1").arg(QString::fromStdString(file.string())));
}

std::optional<fs::path> Misreadings::newest() const {
    std::optional<fs::path> newest;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder_, none))
        if (source::isClip(entry.path()) && (!newest || *newest < entry.path())) newest = entry.path();
    return newest;
}

}  // namespace hexwarden::session
