#include "companion/session/camera_desk.h"

#include "calibration/charuco_sheet.h"
#include "companion/log/log.h"
#include "companion/session/folders.h"
#include "companion/session/guarded.h"
#include "companion/viewmodel/words/messages.h"
#include "vision/source/turn.h"

#include <QLocale>
#include <algorithm>
#include <utility>

namespace hexwarden::session {

namespace {

constexpr double kSharp = 0.6;  ///< quality of a board from which the camera is asked to stay as it is

viewmodel::DeviceReport deviceReport(const source::Steering::Chosen& chosen, const QString& wished,
                                     const QString& turn) {
    viewmodel::DeviceReport device;
    device.turn = turn;
    if (chosen.camera.empty()) return device;
    for (const source::CameraMode& mode : chosen.modes) device.modes << QString::fromStdString(source::text(mode));
    device.modes.removeDuplicates();
    device.mode = QString::fromStdString(source::text(chosen.mode));
    device.wished = wished;
    device.canLock = chosen.canLock;
    device.canFocus = chosen.canFocus;
    return device;
}

}  // namespace

CameraDesk::CameraDesk(viewmodel::Companion& companion, const CameraDeskOptions& options, LastSeconds& seconds)
    : companion_(companion),
      options_(options),
      seconds_(seconds),
      shelf_(dataFolder(QStringLiteral("profiles")).toStdString()),
      source_(options.source),
      waits_(options.later),
      cameras_(source::cameras()),
      scout_(std::make_unique<CameraScout>(options.data)) {
    qRegisterMetaType<viewmodel::CameraReport>();
    qRegisterMetaType<viewmodel::LensReport>();
    wireCamera();
    wireScout();
    showing_ = std::make_unique<Showing>(
        companion_, options_.data,
        [this](std::vector<board::Piece> kinds) {
            if (table_) table_->expectShown(std::move(kinds));
        },
        [this] { keepShown(); });
    if (source_.isEmpty()) source_ = companion_.settings()->source();
    if (source_.isEmpty()) source_ = cameras_.empty() ? kSample : QString::fromStdString(cameras_.front().name);
    offerSources();
}

CameraDesk::~CameraDesk() {
    close();
}

void CameraDesk::close() {
    scout_.reset();
    watching_.reset();
}

void CameraDesk::face(table::Table& table, bool keepsGame) {
    table_ = &table;
    keepsGame_ = keepsGame;
}

void CameraDesk::wireCamera() {
    using viewmodel::CameraModel;
    CameraModel* camera = companion_.camera();
    connect(camera, &CameraModel::sourceChosen, this, [this](const QString& source) {
        companion_.settings()->setSource(isSample(source) ? QString() : source);
        emit sourceWanted(source);
    });
    connect(camera, &CameraModel::modeChosen, this, [this](const QString& mode) {
        companion_.settings()->setCameraMode(source_, mode);
        watchAgain();
    });
    connect(camera, &CameraModel::turnChosen, this, [this](const QString& turn) {
        companion_.settings()->setCameraTurn(source_, turn);
        watchAgain();
    });
    connect(camera, &CameraModel::focusWanted, this, [this] {
        if (steering_) steering_->focusAgain();
    });
    connect(camera, &CameraModel::cornersChanged, this, [this, camera] {
        guarded(companion_, [&] { camera->showPlacedLattice(latticeThrough(camera->placedCorners(), options_.data)); });
    });
    connect(camera, &CameraModel::cornersGiven, this, [this](const std::vector<QPointF>& corners) {
        const auto refusal = watching_ ? watching_->place(corners) : std::nullopt;
        if (refusal) companion_.tell(viewmodel::inWords(*refusal));
    });
    connect(camera, &CameraModel::lensSheetWanted, this,
            [this](const QString& format) { guarded(companion_, [&] { saveLensSheet(format); }); });
    connect(camera, &CameraModel::profileChosen, this, [this](const QString& file) {
        profileFile_ = file;
        watchAgain();
    });
    connect(camera, &CameraModel::profileWanted, this, [this] { guarded(companion_, [&] { keepProfile(); }); });
    connect(camera, &CameraModel::lensMeasuringWanted, this, [this](bool on) {
        if (watching_) watching_->measureLens(on);
    });
    connect(camera, &CameraModel::lensTaken, this, [this] {
        guarded(companion_, [&] { keepProfile(watching_ ? watching_->lens() : std::nullopt); });
        watchAgain();
    });
}

void CameraDesk::wireScout() {
    connect(scout_.get(), &CameraScout::changed, this, [this](const Cameras& cameras) {
        cameras_ = cameras;
        offerSources();
        offerProfiles();
    });
    connect(scout_.get(), &CameraScout::sawBoard, this, [this](const QString& camera) {
        if (camera != source_ && !companion_.camera()->found()) companion_.camera()->propose(camera, titleOf(camera));
    });
    connect(&companion_, &viewmodel::Companion::screenChanged, this, &CameraDesk::scout);
    scout_->start();
}

void CameraDesk::scout() {
    if (scout_) scout_->look(companion_.screen() == QStringLiteral("camera"), source_.toStdString());
}

void CameraDesk::begin() {
    if (std::exchange(waits_, false)) guarded(companion_, [&] { watchAgain(); });
}

void CameraDesk::watch() {
    std::filesystem::path known = shelf_.fileOf(source_.toStdString());
    if (isSample(source_) && !std::filesystem::exists(known))
        known = sampleProfile(options_.data, source_).value_or("");
    profileFile_ = std::filesystem::exists(known) ? QString::fromStdString(known.string()) : QString();
    watchAgain();
}

void CameraDesk::watchAgain() {
    if (!table_) return;  // it could not be set up, and that has been said
    watching_.reset();
    ++watchings_;  // what the one before has reported may still be on its way
    companion_.camera()->setMeasuringLens(false);
    companion_.camera()->forget();
    offerSources();
    companion_.camera()->setWatching(!isPlayedByHand());
    if (isPlayedByHand()) return tellPlayedByHand();
    reportedWorse_.clear();
    companion_.camera()->propose({}, {});
    scout();
    if (waits_) return;
    const WatchOptions options = watchOptions();
    seconds_.forget();
    log::write("watching " + options.source);
    watching_ = std::make_unique<Watching>(options, *table_, *companion_.camera()->feed(), leftovers_);
    wireWatching();
    showing_->attach(watching_.get(), options.pieceSet);
    offerProfiles();
}

WatchOptions CameraDesk::watchOptions() {
    WatchOptions options;
    options.data = options_.data;
    options.name = source_.toStdString();
    options.source = isSample(source_) ? sampleFilm(options_.data, source_).string() : options.name;
    options.realTime = true;
    options.retryMs = options_.retryMs;
    options.mode = companion_.settings()->cameraMode(source_).toStdString();
    guarded(companion_, [&] { options.turn = source::turnOf(turnOf(source_).toStdString()); });
    options.steering = steering_ = std::make_shared<source::Steering>();
    if (const auto& pieces = table_->snapshot()->state().pieces; !pieces.empty()) options.pieceSet = pieces;
    guarded(companion_, [&] {
        if (!profileFile_.isEmpty()) options.profile = calibration::loadProfile(profileFile_.toStdString());
    });
    if (!options.profile) profileFile_.clear();
    guarded(companion_, [&] {  // pieces that another version was shown are told of and not known
        if (options.profile && options.profile->shown.set == options.pieceSet)
            calibration::shownFor(*options.profile, options.pieceSet);
    });
    options.seen = [this](const table::SeenFrame& look) { seconds_.see(look); };
    return options;
}

void CameraDesk::wireWatching() {
    connect(watching_.get(), &Watching::reported, this,
            [this, number = watchings_](const viewmodel::CameraReport& report) {
                if (number != watchings_) return;
                companion_.camera()->report(report);
                steer(report);
            });
    connect(watching_.get(), &Watching::measuring, companion_.camera(), &viewmodel::CameraModel::reportLens);
    connect(watching_.get(), &Watching::failed, this, [this](const QString& sentence) {
        log::write(sentence.toStdString());
        companion_.tell(sentence);
    });
    connect(watching_.get(), &Watching::ended, this, [this, number = watchings_] {
        if (number != watchings_) return;
        tellUnseen(tr("This source has no more pictures: choose another one, or go on by hand."));
        companion_.endSample();
    });
    connect(watching_.get(), &Watching::profileRefused, this, [this](const QString& sentence) {
        profileFile_.clear();
        offerProfiles();
        companion_.tell(sentence);
    });
}

void CameraDesk::steer(const viewmodel::CameraReport& report) {
    if (!steering_) return;
    viewmodel::CameraModel* camera = companion_.camera();
    const bool sharp = report.boardFound && report.quality >= kSharp && report.placing.sharp;
    steering_->lock(camera->locking() && (sharp || steering_->locked()));
    camera->reportDevice(
        deviceReport(steering_->chosen(), companion_.settings()->cameraMode(source_), turnOf(source_)));
    if (report.boardFound) camera->propose({}, {});  // none is wanted
    tellWorse(report.placing.worse);
}

void CameraDesk::tellWorse(const QString& worse) {
    if (worse.isEmpty()) reportedWorse_.clear();
    if (worse.isEmpty() || !reportedWorse_.isEmpty()) return;  // its figures go on changing
    reportedWorse_ = worse;
    companion_.tell(worse);
}

QString CameraDesk::titleOf(const QString& source) const {
    if (isSample(source)) return sampleTitle(source);
    const auto camera = std::ranges::find(cameras_, source.toStdString(), &source::Camera::name);
    return camera == cameras_.end() ? source : QString::fromStdString(camera->title);
}

QString CameraDesk::turnOf(const QString& source) const {
    return isSample(source) ? QString() : companion_.settings()->cameraTurn(source);
}

void CameraDesk::tellUnseen(const QString& reason) {
    companion_.camera()->report({source_, false, reason, 0, {}, {}, {}});
}

void CameraDesk::tellPlayedByHand() {
    tellUnseen(tr("This game is played by hand. Choose a camera to have it watched."));
}

void CameraDesk::offerProfiles() {
    std::vector<viewmodel::ProfileLine> lines;
    for (const auto& file : shelf_.files())
        guarded(companion_, [&] {
            const auto profile = calibration::loadProfile(file);
            lines.push_back({QString::fromStdString(file.string()), titleOf(QString::fromStdString(profile.source)),
                             summary(profile)});
        });
    companion_.camera()->showProfiles(lines, profileFile_);
}

void CameraDesk::keepProfile(const std::optional<calibration::CameraModel>& lens) {
    const auto profile = savedProfile(lens);
    if (!profile) return companion_.tell(tr("There is no picture yet."));
    offerProfiles();
    companion_.tell(tr("Kept for the next evenings: %1").arg(summary(*profile)));
}

void CameraDesk::keepShown() {
    guarded(companion_, [&] {
        if (savedProfile({})) offerProfiles();
    });
}

std::optional<calibration::Profile> CameraDesk::savedProfile(const std::optional<calibration::CameraModel>& lens) {
    auto profile = watching_ ? watching_->profile() : std::nullopt;
    if (!profile) return std::nullopt;
    if (lens) {
        profile->camera = *lens;
        profile->imageFromLattice.reset();  // it was seen through another lens
    }
    const auto file = shelf_.fileOf(profile->source);
    calibration::save(*profile, file);
    profileFile_ = QString::fromStdString(file.string());
    return profile;
}

void CameraDesk::saveLensSheet(const QString& format) {
    const QString file = documentsFolder() + QStringLiteral("/lens-sheet.") + format;
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    calibration::writeSheet(file.toStdString(), letter ? calibration::Paper::letter : calibration::Paper::a4);
    companion_.tell(tr("Saved: %1. Print it at actual size and check its ruler of 100 mm.").arg(file));
}

void CameraDesk::offerSources() {
    std::vector<std::pair<QString, QString>> sources;
    for (const source::Camera& camera : cameras_)
        sources.emplace_back(QString::fromStdString(camera.name), QString::fromStdString(camera.title));
    for (const QString& sample : samples(options_.data)) sources.emplace_back(sample, titleOf(sample));
    const bool listed = std::any_of(sources.begin(), sources.end(), [&](const auto& s) { return s.first == source_; });
    if (!listed) sources.emplace_back(source_, source_);
    companion_.camera()->showSources(sources, source_);
}

void CameraDesk::sayAgain() {
    offerSources();
    offerProfiles();
    if (isPlayedByHand()) tellPlayedByHand();
}

}  // namespace hexwarden::session
