#include "companion/viewmodel/screens/camera_model.h"

#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"

#include <QPolygonF>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

// What is shown about a hex, in shares of it in the picture: pieces stand up, and on its rim.
constexpr double kAbout = .15, kAbove = .6;

}  // namespace

CameraModel::CameraModel(QObject* parent)
    : QObject(parent),
      sources_({"key", "title", "chosen"}),
      placing_({"about", "value", "need", "good"}),
      modes_({"mode", "chosen"}),
      profiles_({"key", "title", "detail", "chosen"}),
      learned_({"colour", "pieces"}) {}

QString CameraModel::status() const {
    if (report_.boardFound) return tr("The board is in view.");
    const QString& reason = report_.reason;
    return reason.isEmpty() ? tr("Waiting for the first picture.") : capitalised(reason);
}

QVariantList CameraModel::lattice() const {
    QVariantList lines;
    for (const auto& hex : placingCorners_ ? placedLattice_ : report_.latticeInPicture) {
        QVariantList line;
        for (const QPointF& point : hex) line << point;
        lines << QVariant(line);
    }
    return lines;
}

QRectF CameraModel::placeOf(const QString& hex) const {
    for (std::size_t i = 0; i < report_.hexes.size() && i < report_.latticeInPicture.size(); ++i) {
        if (QString::fromStdString(board::text(report_.hexes[i])) != hex) continue;
        const QRectF ground =
            QPolygonF(QList<QPointF>(report_.latticeInPicture[i].begin(), report_.latticeInPicture[i].end()))
                .boundingRect();
        const QMarginsF standing(kAbout * ground.width(), kAbove * ground.height(), kAbout * ground.width(), 0);
        return ground.marginsAdded(standing) & QRectF(0, 0, 1, 1);
    }
    return {};
}

QVariantList CameraModel::corners() const {
    return {corners_.begin(), corners_.end()};
}

void CameraModel::setPlacingCorners(bool placing) {
    if (placing == placingCorners_) return;
    placingCorners_ = placing;
    emit placingCornersChanged();
    emit cornersChanged();
    emit reported();
}

void CameraModel::showPlacedLattice(std::vector<std::vector<QPointF>> lines) {
    placedLattice_ = std::move(lines);
    emit reported();
}

void CameraModel::showSources(const std::vector<std::pair<QString, QString>>& keysAndTitles, const QString& chosen) {
    std::vector<Row> rows;
    for (const auto& [key, title] : keysAndTitles) rows.push_back({key, title, key == chosen});
    sources_.show(std::move(rows));
}

void CameraModel::report(const CameraReport& report) {
    if (&report != &report_) report_ = report;
    std::vector<Row> learned;
    for (const auto& [colour, pieces] : report_.learnedPieces) learned.push_back({colour, pieces});
    if (learned != learned_.rows()) learned_.show(std::move(learned));
    std::vector<Row> placing;
    for (const PlacingLine& line : report_.placing.lines)
        placing.push_back({line.about, line.value, line.need, line.good});
    if (placing != placing_.rows()) placing_.show(std::move(placing));
    emit reported();
}

void CameraModel::reportDevice(const DeviceReport& device) {
    if (device == device_) return;
    device_ = device;
    std::vector<Row> rows;
    for (const QString& mode : device_.modes) rows.push_back({mode, mode == device_.wished});
    modes_.show(std::move(rows));
    emit deviceChanged();
}

void CameraModel::propose(const QString& key, const QString& title) {
    if (std::pair(key, title) == proposed_) return;
    proposed_ = {key, title};
    emit proposedChanged();
}

void CameraModel::chooseTurn(int degrees, bool mirrored) {
    QString turn = QString::number(degrees);
    if (mirrored) turn = degrees == 0 ? QStringLiteral("mirrored") : turn + QStringLiteral(",mirrored");
    emit turnChosen(turn);
}

void CameraModel::setLocking(bool locking) {
    if (locking == locking_) return;
    locking_ = locking;
    emit lockingChanged();
}

void CameraModel::forget() {
    reportDevice({});
    feed_.put({});
    report({});
}

void CameraModel::setWatching(bool watching) {
    if (watching == watching_) return;
    watching_ = watching;
    emit watchingChanged();
}

void CameraModel::choose(const QString& key) {
    if (key.trimmed().isEmpty()) return;
    std::vector<Row> rows = sources_.rows();
    for (Row& row : rows) row[2] = row[0] == key;
    sources_.show(std::move(rows));
    emit sourceChosen(key);
}

void CameraModel::moveCorner(int which, double x, double y) {
    if (which < 0 || which >= static_cast<int>(corners_.size())) return;
    corners_[static_cast<std::size_t>(which)] = {std::clamp(x, 0.0, 1.0), std::clamp(y, 0.0, 1.0)};
    emit cornersChanged();
}

void CameraModel::showProfiles(const std::vector<ProfileLine>& profiles, const QString& chosen) {
    std::vector<Row> rows{
        {QString(), tr("Nothing known"), tr("The lens is assumed, the colours are the usual ones."), chosen.isEmpty()}};
    for (const ProfileLine& p : profiles) rows.push_back({p.key, p.title, p.detail, p.key == chosen});
    profiles_.show(std::move(rows));
}

QString CameraModel::learnedTitle() const {
    int pieces = 0;
    for (const auto& [colour, count] : report_.learnedPieces) pieces += count;
    return pieces == 0 ? tr("No piece has been learned yet. Pieces are learned while a game is watched, as soon as the "
                            "camera sees them where the record has them.")
                       : tr("Colours learned from %n piece(s)", nullptr, pieces);
}

void CameraModel::setMeasuringLens(bool measuring) {
    if (measuring == measuringLens_) return;
    measuringLens_ = measuring;
    lens_ = {};
    emit lensChanged();
    emit lensMeasuringWanted(measuring);
}

void CameraModel::reportLens(const LensReport& report) {
    if (!measuringLens_) return;  // one that was still under way
    lens_ = report;
    emit lensChanged();
}

void CameraModel::takeLens() {
    if (lens_.result.isEmpty()) return;
    emit lensTaken();
    setMeasuringLens(false);
}

void CameraModel::takeCorners() {
    setPlacingCorners(false);
    emit cornersGiven(corners_);
}

}  // namespace hexwarden::viewmodel
