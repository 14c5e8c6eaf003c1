#include "companion/session/check_up.h"

#include "calibration/whole_file.h"
#include "companion/doctor/report.h"
#include "companion/log/crash.h"
#include "companion/log/places.h"
#include "companion/viewmodel/words/messages.h"
#include "companion/viewmodel/words/names.h"

namespace hexwarden::session {

namespace {

QString sentence(const board::Message& message) {
    return viewmodel::capitalised(viewmodel::inWords(message));
}

viewmodel::HealthLine lineOf(const doctor::Diagnosis& diagnosis) {
    using Health = viewmodel::HealthLine::Health;
    viewmodel::HealthLine line;
    switch (diagnosis.health) {
        case doctor::Health::fine:
            line.health = Health::fine;
            break;
        case doctor::Health::limited:
            line.health = Health::limited;
            break;
        case doctor::Health::broken:
            line.health = Health::broken;
            break;
    }
    line.what = sentence(diagnosis.what);
    line.cure = sentence(diagnosis.cure);
    for (const std::string& detail : diagnosis.details) line.details << QString::fromStdString(detail);
    return line;
}

}  // namespace

CheckUp::CheckUp(viewmodel::Companion& companion, Places places)
    : companion_(companion), places_(std::move(places)), options_{places_.data, log::userFolder(), log::stateFolder()} {
    viewmodel::HealthModel* health = companion_.health();
    connect(health, &viewmodel::HealthModel::examineWanted, this, &CheckUp::examine);
    connect(health, &viewmodel::HealthModel::reportWanted, this, &CheckUp::writeReport);
    connect(health, &viewmodel::HealthModel::crashForgotten, this, [this] {
        for (const auto& crash : log::crashes(options_.state)) log::putAside(crash);
    });
    connect(companion_.settings(), &viewmodel::Settings::languageChanged, this, &CheckUp::showFindings);
    connect(&companion_, &viewmodel::Companion::screenChanged, this, [this] {
        if (companion_.screen() == QStringLiteral("settings"))
            companion_.health()->offer(!places_.game().isEmpty(), places_.misreading().has_value());
    });
    offerCrash();
}

void CheckUp::offerCrash() {
    const auto crashes = log::crashes(options_.state);
    if (crashes.empty()) return;
    try {
        companion_.health()->tellCrash(QString::fromStdString(calibration::readWhole(crashes.back())).trimmed());
    } catch (const std::runtime_error&) {
        // One that cannot be read helps nobody.
    }
}

void CheckUp::examine() {
    if (companion_.health()->isExamining()) return;
    diagnoses_.clear();
    companion_.health()->setExamining(true);
    examination_ = std::jthread([this, options = options_](const std::stop_token& stop) mutable {
        const auto later = [&](auto act) { QMetaObject::invokeMethod(this, act, Qt::QueuedConnection); };
        options.found = [&](const doctor::Diagnosis& diagnosis) {
            later([this, diagnosis] {
                diagnoses_.push_back(diagnosis);
                showFindings();
            });
        };
        doctor::examine(options, stop);
        later([this] { companion_.health()->setExamining(false); });
    });
}

void CheckUp::showFindings() {
    std::vector<viewmodel::HealthLine> lines;
    for (const doctor::Diagnosis& diagnosis : diagnoses_) lines.push_back(lineOf(diagnosis));
    companion_.health()->show(std::move(lines));
}

void CheckUp::writeReport(bool withGame, bool withPictures) try {
    std::vector<std::filesystem::path> also;
    if (withGame && !places_.game().isEmpty()) also.emplace_back(places_.game().toStdString());
    if (const auto misreading = places_.misreading(); withPictures && misreading) also.push_back(*misreading);
    std::filesystem::create_directories(places_.reports);
    const auto file = doctor::writeReport(places_.reports, doctor::reportText(diagnoses_, options_.state), also);
    companion_.health()->tellWritten(QString::fromStdString(file.string()));
} catch (const std::exception& e) {
    companion_.tell(viewmodel::inWords(board::messageOf(e)));
}

}  // namespace hexwarden::session
