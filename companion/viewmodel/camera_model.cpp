#include "companion/viewmodel/camera_model.h"

#include <algorithm>

namespace hexwarden::viewmodel {

CameraModel::CameraModel(QObject* parent) : QObject(parent), sources_({"key", "title", "chosen"}) {}

QString CameraModel::status() const {
    if (report_.boardFound) return tr("The board is in view.");
    return report_.reason.isEmpty() ? tr("Waiting for the first picture.") : report_.reason;
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
    emit reported();
}

void CameraModel::choose(const QString& key) {
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

void CameraModel::takeCorners() {
    setPlacingCorners(false);
    emit cornersGiven(corners_);
}

}  // namespace hexwarden::viewmodel
