#include "companion/viewmodel/screens/health_model.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

QString wordOf(HealthLine::Health health) {
    switch (health) {
        case HealthLine::Health::fine:
            return QStringLiteral("fine");
        case HealthLine::Health::limited:
            return QStringLiteral("limited");
        case HealthLine::Health::broken:
            return QStringLiteral("broken");
    }
    return {};
}

}  // namespace

HealthModel::HealthModel(QObject* parent) : QObject(parent), rows_({"health", "what", "cure", "details"}) {}

void HealthModel::show(std::vector<HealthLine> lines) {
    lines_ = std::move(lines);
    refresh();
}

void HealthModel::refresh() {
    std::vector<Row> rows;
    for (const HealthLine& line : lines_)
        rows.push_back({wordOf(line.health), line.what, line.cure, line.details.join(QStringLiteral(", "))});
    rows_.show(std::move(rows));
    emit changed();
}

QString HealthModel::summary() const {
    if (examining_) return tr("Looking …");
    if (lines_.empty()) return {};
    const auto count = [&](HealthLine::Health health) {
        return static_cast<int>(std::ranges::count(lines_, health, &HealthLine::health));
    };
    if (const int broken = count(HealthLine::Health::broken); broken > 0)
        return tr("%n thing(s) do not work.", nullptr, broken);
    if (const int limited = count(HealthLine::Health::limited); limited > 0)
        return tr("Everything works; %n thing(s) could be better.", nullptr, limited);
    return tr("All is well.");
}

void HealthModel::setExamining(bool examining) {
    examining_ = examining;
    emit changed();
}

void HealthModel::offer(bool game, bool pictures) {
    game_ = game;
    pictures_ = pictures;
    emit changed();
}

void HealthModel::tellCrash(const QString& text) {
    crash_ = text;
    emit changed();
}

void HealthModel::forgetCrash() {
    if (crash_.isEmpty()) return;
    crash_.clear();
    emit crashForgotten();
    emit changed();
}

void HealthModel::tellWritten(const QString& file) {
    written_ = file;
    emit changed();
}

}  // namespace hexwarden::viewmodel
