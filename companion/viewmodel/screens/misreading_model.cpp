#include "companion/viewmodel/screens/misreading_model.h"

#include <QLocale>
#include <algorithm>

namespace hexwarden::viewmodel {

void MisreadingModel::show(Misread misread) {
    misread_ = std::move(misread);
    setCorrection({});
    at_ = -1;
    setAt(pictures() - 1);
    emit changed();
}

void MisreadingModel::setAt(int at) {
    at = std::clamp(at, 0, std::max(0, pictures() - 1));
    if (at == at_ || pictures() == 0) return;
    at_ = at;
    feed_.put(QImage::fromData(misread_.pictures[static_cast<std::size_t>(at)].jpeg));
    emit changed();
}

QString MisreadingModel::moment() const {
    if (pictures() == 0) return {};
    const qint64 before = misread_.pictures.back().atMs - misread_.pictures[static_cast<std::size_t>(at_)].atMs;
    if (before <= 0) return tr("The last picture");
    return tr("%1 s earlier").arg(QLocale().toString(static_cast<double>(before) / 1000, 'f', 1));
}

void MisreadingModel::setCorrection(const QString& correction) {
    if (correction == correction_) return;
    correction_ = correction;
    emit correctionChanged();
}

void MisreadingModel::discard() {
    show({});
    emit discarded();
}

}  // namespace hexwarden::viewmodel
