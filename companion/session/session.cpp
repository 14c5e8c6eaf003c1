#include "companion/session/session.h"

#include "calibration/charuco_sheet.h"
#include "companion/log/log.h"
#include "companion/log/places.h"
#include "companion/session/catalogue.h"
#include "companion/session/opened_file.h"
#include "companion/session/sample.h"
#include "companion/viewmodel/words/messages.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/report.h"
#include "tracker/board/message.h"
#include "tracker/game/interpret.h"
#include "vision/board_finder.h"
#include "vision/source/turn.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <fstream>
#include <sstream>

namespace hexwarden::session {

namespace {

/// The source that plays the game which comes with the program.
const auto kSample = QStringLiteral("sample");
/// How often its board is read before it counts.
constexpr int kSampleReadings = 6;
constexpr double kSharp = 0.6;  ///< quality of a board from which the camera is told to stay as it is

QString folderFor(QStandardPaths::StandardLocation location, const QString& name) {
    const QDir folder(QStandardPaths::writableLocation(location) + QLatin1Char('/') + name);
    folder.mkpath(QStringLiteral("."));
    return folder.path();
}

QString newJournalFile() {
    const QString begun = folderFor(QStandardPaths::AppDataLocation, QStringLiteral("games")) + QLatin1Char('/') +
                          QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    QString file = begun + QStringLiteral(".hexwarden");
    for (int more = 2; QFileInfo::exists(file); ++more) file = QStringLiteral("%1 (%2).hexwarden").arg(begun).arg(more);
    return file;
}

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

std::vector<std::string> namesIn(const game::GameState& state) {
    std::vector<std::string> names;
    for (const game::Seat& seat : state.seats) names.push_back(seat.name);
    return names;
}

/// What can be dealt and painted, the smaller first.
std::vector<board::BoardSpec> boxes(const std::filesystem::path& folder) {
    std::vector<board::BoardSpec> boxes = vision::readBoardSpecs(folder);
    std::ranges::sort(boxes, {}, [](const board::BoardSpec& box) { return box.land.size(); });
    return boxes;
}

viewmodel::Disagreement disagreement(const board::Doubt& doubt, const viewmodel::Evening& evening) {
    const QString site = viewmodel::name(doubt.site, evening.state().layout);
    const auto piece = [&](board::Occupant o) {
        return o.piece == board::Piece::none
                   ? Session::tr("nothing")
                   : QStringLiteral("%1 (%2)").arg(viewmodel::name(o.piece), evening.nameOf(o.colour));
    };
    viewmodel::Disagreement d{
        doubt.site,
        Session::tr("%1: the record says %2, the camera sees %3.").arg(site, piece(doubt.believed), piece(doubt.seen)),
        {}};
    d.accept = doubt.seen.piece == board::Piece::none
                   ? game::Body(game::Removed{doubt.believed.colour, doubt.believed.piece, doubt.site})
                   : game::Body(game::Built{doubt.seen.colour, doubt.seen.piece, doubt.site});
    return d;
}

viewmodel::Disagreement disagreement(const board::UnitDoubt& doubt, const std::vector<board::UnitDoubt>& all,
                                     const viewmodel::Evening& evening) {
    QStringList kinds{viewmodel::name(doubt.piece)};
    for (const board::Piece piece : doubt.alike) kinds << viewmodel::name(piece);
    return {doubt.hex,
            Session::tr("%1, %2 (%3): the record counts %4, the camera %5.")
                .arg(viewmodel::name(doubt.hex, evening.state().layout), kinds.join(QStringLiteral(" / ")),
                     evening.nameOf(doubt.colour))
                .arg(doubt.believed)
                .arg(doubt.seen),
            game::tableSide(doubt, all)};
}

viewmodel::Disagreement disagreement(const table::DiceDoubt& doubt, const viewmodel::Evening& evening) {
    const auto faces = doubt.seen.faces().value_or(game::Dice::Faces{});
    const game::Body seen = game::Rolled{doubt.player, doubt.seen};
    return {std::nullopt,
            Session::tr("The roll of %1: the record says %2, the camera sees %3 and %4.")
                .arg(evening.nameOf(doubt.player))
                .arg(doubt.told.total())
                .arg(faces[0])
                .arg(faces[1]),
            game::Corrected{doubt.roll, std::make_shared<const game::Body>(seen)}};
}

/// Taken over where one event tells it.
viewmodel::Disagreement question(const board::DiceRest& dice, const viewmodel::Evening& evening) {
    viewmodel::Disagreement d{
        std::nullopt,
        Session::tr("The dice look like %1 and %2, but that is not sure.").arg(dice.dice[0]).arg(dice.dice[1]),
        {}};
    const auto readings = game::interpret(evening.state(), {dice}, {});
    if (readings.size() == 1) d.accept = readings[0].body;
    return d;
}

}  // namespace

template <class Work>
void Session::guarded(Work work) {
    try {
        work();
    } catch (const std::exception& e) {
        log::write(e.what());
        companion_.tell(viewmodel::inWords(board::messageOf(e)));
    }
}

Session::Session(viewmodel::Companion& companion, const SessionOptions& options)
    : companion_(companion),
      options_(options),
      shelf_(folderFor(QStandardPaths::AppDataLocation, QStringLiteral("profiles")).toStdString()),
      games_(folderFor(QStandardPaths::AppDataLocation, QStringLiteral("games"))),
      misreadings_(companion, log::userFolder() / "misreadings",
                   [this] { return table_ ? table_->snapshot() : nullptr; }),
      checkUp_(companion,
               {options.data, folderFor(QStandardPaths::DocumentsLocation, QStringLiteral("Hexwarden")).toStdString(),
                [this] { return journalFile_; }, [this] { return misreadings_.newest(); }}),
      source_(options.source),
      cameras_(source::cameras()) {
    qRegisterMetaType<viewmodel::CameraReport>();
    qRegisterMetaType<viewmodel::LensReport>();
    guarded([&] { companion_.newGame()->offer(catalogue(board::readPieceSets(options.data / "pieces"))); });
    guarded([&] { companion_.scan()->offerBoxes(boxes(options.data / "boards")); });
    wireModels();
    scout_ = std::make_unique<CameraScout>(options.data);
    lookForCameras();
    if (const QString why = companion_.settings()->problem(); !why.isEmpty()) companion_.tell(why);
    if (source_.isEmpty()) source_ = companion_.settings()->source();
    if (source_.isEmpty()) source_ = cameras_.empty() ? kSample : QString::fromStdString(cameras_.front().name);
    offerSources();
    if (!options.journal.isEmpty()) guarded([&] { open(options.journal); });
    if (!options.pictures.isEmpty()) openFile(options.pictures);
    showPast();
    if (table_) return;
    guarded([&] { offerResume(companion_.settings()->lastJournal()); });
    guarded([&] {
        sitDown(std::nullopt);
        watch(source_);
    });
    if (source_ == kSample && !companion_.newGame()->resumable()) companion_.setScreen(QStringLiteral("table"));
}

Session::~Session() {
    close();
}

void Session::close() {
    companion_.evening().onDeclared({});
    companion_.questions()->onClaimed({});
    checkUp_.stop();
    scout_.reset();
    watching_.reset();
    table_.reset();
    scratch_.reset();
}

void Session::wireModels() {
    using namespace viewmodel;
    companion_.evening().onDeclared([this](const game::Body& body) { declare(body); });
    companion_.questions()->onClaimed([this](board::Colour stranger, std::optional<board::Colour> seat) {
        guarded([&] { table_->claim(stranger, seat); });
        take(table_->snapshot());
    });
    connect(companion_.newGame(), &NewGameModel::started, this,
            [this](const game::Began& began) { guarded([&] { begin(began); }); });
    connect(companion_.newGame(), &NewGameModel::resumeWanted, this, [this] { guarded([&] { open(resumable_); }); });
    connect(companion_.scan(), &ScanModel::confirmedBoard, this, [this](const game::LaidOut& board) {
        if (!companion_.evening().begun() || isOfTheNextGame()) return companion_.setScreen(QStringLiteral("home"));
        declare(board);
        companion_.setScreen(QStringLiteral("table"));
    });
    connect(companion_.past(), &PastModel::wanted, this, [this](const QString& file) { guarded([&] { open(file); }); });
    connect(&companion_, &Companion::fileWanted, this, &Session::openFile);
    connect(companion_.end(), &EndModel::exportWanted, this, &Session::save);
    connect(companion_.settings(), &Settings::languageChanged, this, &Session::sayAnew);
    connect(&companion_, &Companion::screenChanged, this, [this] {
        // Only while somebody chooses is a camera looked through that nobody chose.
        if (scout_) scout_->look(companion_.screen() == QStringLiteral("camera"), source_.toStdString());
        if (companion_.screen() == QStringLiteral("home") || companion_.screen() == QStringLiteral("scan") ||
            companion_.screen() == QStringLiteral("end"))
            showPast();
    });
    CameraModel* camera = companion_.camera();
    connect(camera, &CameraModel::sourceChosen, this, [this](const QString& source) {
        companion_.settings()->setSource(source == kSample ? QString() : source);
        guarded([&] { turnTo(source); });
    });
    connect(camera, &CameraModel::modeChosen, this, [this](const QString& mode) {
        companion_.settings()->setCameraMode(source_, mode);
        startWatching();
    });
    connect(camera, &CameraModel::turnChosen, this, [this](const QString& turn) {
        companion_.settings()->setCameraTurn(source_, turn);
        startWatching();
    });
    connect(camera, &CameraModel::focusWanted, this, [this] {
        if (steering_) steering_->focusAgain();
    });
    connect(camera, &CameraModel::cornersChanged, this, [this, camera] {
        guarded([&] { camera->showPlacedLattice(latticeThrough(camera->placedCorners(), options_.data)); });
    });
    connect(camera, &CameraModel::cornersGiven, this, [this](const std::vector<QPointF>& corners) {
        const auto refusal = watching_ ? watching_->place(corners) : std::nullopt;
        if (refusal) companion_.tell(viewmodel::inWords(*refusal));
    });
    connect(camera, &CameraModel::lensSheetWanted, this,
            [this](const QString& format) { guarded([&] { saveLensSheet(format); }); });
    connect(camera, &CameraModel::profileChosen, this, [this](const QString& file) {
        profileFile_ = file;
        startWatching();
    });
    connect(camera, &CameraModel::profileWanted, this, [this] { guarded([&] { keepProfile(); }); });
    connect(camera, &CameraModel::lensMeasuringWanted, this, [this](bool on) {
        if (watching_) watching_->measureLens(on);
    });
    connect(camera, &CameraModel::lensTaken, this, [this] {
        guarded([&] { keepProfile(watching_ ? watching_->lens() : std::nullopt); });
        startWatching();
    });
}

void Session::sitDown(std::optional<journal::Journal> journal) {
    watching_.reset();
    // The sample plays itself: nobody confirms its board.
    const bool sample = !journal && source_ == kSample;
    std::unique_ptr<QTemporaryDir> scratch;
    if (sample) {
        // A journal all the same, for its pictures; it goes when somebody plays, or at the end.
        scratch = std::make_unique<QTemporaryDir>();
        guarded([&] {
            journal.emplace(journal::Journal::create(scratch->filePath(QStringLiteral("sample")).toStdString()));
        });
    }
    table::Options tableOptions;
    tableOptions.pieceSets = board::readPieceSets(options_.data / "pieces");
    if (sample) {
        tableOptions.layOutAfter = kSampleReadings;
        tableOptions.known = sampleBoard(options_.data);
    }
    table_ = std::make_unique<table::Table>(std::move(journal), tableOptions);
    scratch_ = std::move(scratch);
    companion_.setSample(sample);
    wakefulness_.setAwake(!sample);
    if (sample) table_->declare(sampleSeats(options_.data), game::Source::file);
    table_->listen([this, sitting = ++sitting_](const std::shared_ptr<const table::Snapshot>& snapshot) {
        QMetaObject::invokeMethod(
            this,
            [this, sitting, snapshot] {
                if (sitting == sitting_) take(snapshot);  // else of a table that nobody sits at any more
            },
            Qt::QueuedConnection);
    });
    shownVersion_ = 0;
    companion_.table()->cancel();
    companion_.referee()->forget();
    companion_.books()->forget();
    companion_.ledger()->backToNow();
    companion_.ledger()->setPictureFolder(QString::fromStdString(table_->pictureFolder().string()));
    take(table_->snapshot());
}

void Session::open(const QString& journal) {
    const QString file = QFileInfo(journal).absoluteFilePath();
    if (file == journalFile_) return companion_.setScreen(QStringLiteral("table"));
    takeUp(file);
    companion_.scan()->forget();
    watch(source_);
    const auto& state = companion_.evening().state();
    if (board::hexes(state.layout).empty()) return companion_.setScreen(QStringLiteral("scan"));
    companion_.scan()->show({state.layout, state.robber, state.pirate});
    companion_.setScreen(QStringLiteral("table"));
}

void Session::openFile(const QString& file) {
    switch (kindOf(file)) {
        case FileKind::game:
            return guarded([&] { open(file); });
        case FileKind::pictures:
            return guarded([&] { read(file); });
        case FileKind::unknown:
            return companion_.tell(tr("This is no game, no photograph and no film: %1").arg(file));
    }
}

void Session::read(const QString& pictures) {
    const QString left = std::exchange(journalFile_, QString());
    source_ = QFileInfo(pictures).absoluteFilePath();
    companion_.scan()->forget();
    sitDown(std::nullopt);
    if (!left.isEmpty()) offerResume(left);
    watch(source_);
    companion_.setScreen(QStringLiteral("scan"));
}

void Session::takeUp(const QString& file) {
    const std::filesystem::path path = file.toStdString();
    sitDown(QFileInfo::exists(file) ? journal::Journal::open(path) : journal::Journal::create(path));
    const QString left = journalFile_.isEmpty() ? resumable_ : journalFile_;
    journalFile_ = file;
    companion_.settings()->setLastJournal(file);
    guarded([&] { offerResume(left == file ? QString() : left); });
}

void Session::begin(const game::Began& began) {
    // The board that was confirmed before the game; that of a game before has been laid again.
    viewmodel::ScanModel& scan = *companion_.scan();
    const bool ours = !companion_.evening().begun() || isOfTheNextGame();
    const bool known = scan.isConfirmed() && ours;
    // What was answered or laid and waits to be confirmed.
    const bool inHand = !scan.isConfirmed() && (ours || scan.isByHand());
    const game::LaidOut board = scan.laidOut();
    const bool another = journalFile_.isEmpty() || companion_.evening().begun();
    if (another) takeUp(newJournalFile());
    if (another && !inHand) scan.forget();
    declare(began);
    if (another || !began.pieces.empty()) startWatching();  // which pieces to look for is known only now
    if (known) {
        scan.show(board);
        declare(board);
    }
    companion_.setScreen(known ? QStringLiteral("table") : QStringLiteral("scan"));
}

void Session::declare(const game::Body& body) {
    guarded([&] { table_->declare(body); });
    take(table_->snapshot());
}

void Session::take(const std::shared_ptr<const table::Snapshot>& snapshot) {
    // A later one may have overtaken it.
    if (!table_ || snapshot->version <= shownVersion_) return;
    shownVersion_ = snapshot->version;
    viewmodel::Evening& evening = companion_.evening();
    if (evening.journal() != snapshot->events()) evening.follow(snapshot->story);
    if (evening.begun()) log::conceal(namesIn(evening.state()));
    // The sample's board is shown as it is read, or it is that of the game to come.
    if (!scratch_) companion_.scan()->follow(evening.state());
    board::Observation read;
    read.tiles = snapshot->tiles;
    read.harbours = snapshot->harbours;
    if (snapshot->readRobber) read.robber = board::RobberReading{*snapshot->readRobber, 1};
    companion_.scan()->read(read);
    std::vector<viewmodel::Disagreement> disagreements;
    if (evening.begun()) {
        for (const board::Doubt& doubt : snapshot->doubts) disagreements.push_back(disagreement(doubt, evening));
        for (const board::UnitDoubt& doubt : snapshot->unitDoubts)
            disagreements.push_back(disagreement(doubt, snapshot->unitDoubts, evening));
    }
    std::vector<viewmodel::Strangers> strangers;
    for (const board::SiteChange& piece : snapshot->strangers) {
        const auto known = std::ranges::find(strangers, piece.after.colour, &viewmodel::Strangers::colour);
        if (known == strangers.end())
            strangers.push_back({piece.after.colour, 1, piece.site});
        else
            ++known->pieces;
    }
    companion_.questions()->showStrangers(std::move(strangers));
    if (snapshot->diceDoubt) disagreements.push_back(disagreement(*snapshot->diceDoubt, evening));
    if (evening.begun() && snapshot->unsureDice) disagreements.push_back(question(*snapshot->unsureDice, evening));
    companion_.table()->showDisagreements(std::move(disagreements));
}

void Session::turnTo(const QString& source) {
    const bool another = journalFile_.isEmpty() && (source == kSample || source_ == kSample);
    source_ = source;
    if (another) {
        companion_.scan()->forget();
        sitDown(std::nullopt);
    }
    watch(source);
}

void Session::watch(const QString& source) {
    source_ = source;
    const QString known = QString::fromStdString(shelf_.fileOf(source.toStdString()).string());
    profileFile_ = QFileInfo::exists(known) ? known : QString();
    startWatching();
}

void Session::startWatching() {
    watching_.reset();
    ++watchings_;  // what the one before has told may still be on its way
    companion_.camera()->setMeasuringLens(false);
    companion_.camera()->forget();
    offerSources();
    companion_.camera()->setWatching(!isPlayedByHand());
    if (isPlayedByHand()) return tellPlayedByHand();
    WatchOptions options;
    options.data = options_.data;
    options.source = options.name = source_.toStdString();
    options.realTime = true;
    options.retryMs = options_.retryMs;
    options.mode = companion_.settings()->cameraMode(source_).toStdString();
    guarded([&] { options.turn = source::turnOf(turnOf(source_).toStdString()); });
    toldWorse_.clear();
    companion_.camera()->propose({}, {});
    if (scout_) scout_->look(companion_.screen() == QStringLiteral("camera"), source_.toStdString());
    options.steering = steering_ = std::make_shared<source::Steering>();
    if (const auto& pieces = table_->snapshot()->state().pieces; !pieces.empty()) options.pieceSet = pieces;
    if (source_ == kSample) options.source = sampleFilm(options_.data).string();
    guarded([&] {
        if (!profileFile_.isEmpty()) options.profile = calibration::loadProfile(profileFile_.toStdString());
    });
    if (!options.profile) profileFile_.clear();
    misreadings_.lastSeconds().forget();
    options.seen = [this](const table::Look& look) { misreadings_.lastSeconds().see(look); };
    log::write("watching " + options.source);
    watching_ = std::make_unique<Watching>(options, *table_, *companion_.camera()->feed(), leftovers_);
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
    offerProfiles();
}

/// What a camera has set by itself is held from when the board was plainly seen.
void Session::steer(const viewmodel::CameraReport& report) {
    if (!steering_) return;
    viewmodel::CameraModel* camera = companion_.camera();
    const bool sharp = report.boardFound && report.quality >= kSharp && report.placing.sharp;
    steering_->lock(camera->locking() && (sharp || steering_->locked()));
    camera->reportDevice(
        deviceReport(steering_->chosen(), companion_.settings()->cameraMode(source_), turnOf(source_)));
    if (report.boardFound) camera->propose({}, {});  // none is wanted
    tellWorse(report.placing.worse);
}

void Session::tellWorse(const QString& worse) {
    if (worse.isEmpty()) toldWorse_.clear();
    if (worse.isEmpty() || !toldWorse_.isEmpty()) return;  // its figures go on changing
    toldWorse_ = worse;
    companion_.tell(worse);
}

void Session::lookForCameras() {
    connect(scout_.get(), &CameraScout::changed, this, [this](const Cameras& cameras) {
        cameras_ = cameras;
        offerSources();
        offerProfiles();
    });
    connect(scout_.get(), &CameraScout::sawBoard, this, [this](const QString& camera) {
        if (camera != source_ && !companion_.camera()->found()) companion_.camera()->propose(camera, titleOf(camera));
    });
}

QString Session::titleOf(const QString& source) const {
    if (source == kSample) return tr("The sample game");
    const auto camera = std::ranges::find(cameras_, source.toStdString(), &source::Camera::name);
    return camera == cameras_.end() ? source : QString::fromStdString(camera->title);
}

/// How people hold the camera; the sample's film is as it is.
QString Session::turnOf(const QString& source) const {
    return source == kSample ? QString() : companion_.settings()->cameraTurn(source);
}

void Session::tellUnseen(const QString& reason) {
    companion_.camera()->report({source_, false, reason, 0, {}, {}, {}});
}

bool Session::isPlayedByHand() const {
    return source_ == kSample && !journalFile_.isEmpty();
}

void Session::tellPlayedByHand() {
    tellUnseen(tr("This game is played by hand. Choose a camera to have it watched."));
}

void Session::sayAnew() {
    offerSources();
    offerProfiles();
    if (isPlayedByHand()) tellPlayedByHand();
    shownVersion_ = 0;
    if (table_) take(table_->snapshot());
}

void Session::offerProfiles() {
    std::vector<viewmodel::ProfileLine> lines;
    for (const auto& file : shelf_.files())
        guarded([&] {
            const auto profile = calibration::loadProfile(file);
            lines.push_back({QString::fromStdString(file.string()), titleOf(QString::fromStdString(profile.source)),
                             summary(profile)});
        });
    companion_.camera()->showProfiles(lines, profileFile_);
}

void Session::keepProfile(const std::optional<calibration::CameraModel>& lens) {
    auto profile = watching_ ? watching_->profile() : std::nullopt;
    if (!profile) return companion_.tell(tr("There is no picture yet."));
    if (lens) {
        profile->camera = *lens;
        profile->imageFromLattice.reset();  // it was seen through another lens
    }
    const auto file = shelf_.fileOf(profile->source);
    calibration::save(*profile, file);
    profileFile_ = QString::fromStdString(file.string());
    offerProfiles();
    companion_.tell(tr("Kept for the evenings to come: %1").arg(summary(*profile)));
}

void Session::saveLensSheet(const QString& format) {
    const QString file = folderFor(QStandardPaths::DocumentsLocation, QStringLiteral("Hexwarden")) +
                         QStringLiteral("/lens-sheet.") + format;
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    calibration::writeSheet(file.toStdString(), letter ? calibration::Paper::letter : calibration::Paper::a4);
    companion_.tell(tr("Saved: %1. Print it at actual size and check its ruler of 100 mm.").arg(file));
}

void Session::offerSources() {
    std::vector<std::pair<QString, QString>> sources;
    for (const source::Camera& camera : cameras_)
        sources.emplace_back(QString::fromStdString(camera.name), QString::fromStdString(camera.title));
    sources.emplace_back(kSample, titleOf(kSample));
    const bool listed = std::any_of(sources.begin(), sources.end(), [&](const auto& s) { return s.first == source_; });
    if (!listed) sources.emplace_back(source_, source_);
    companion_.camera()->showSources(sources, source_);
}

void Session::showPast() {
    auto games = games_.games(journalFile_);
    const auto last = std::ranges::find_if(
        games, [](const viewmodel::PastGame& game) { return !board::hexes(game.board.layout).empty(); });
    companion_.scan()->offerLast(last == games.end() ? std::nullopt : std::optional(last->board));
    companion_.past()->show(std::move(games));
}

void Session::save(const QString& format) {
    const viewmodel::Evening& evening = companion_.evening();
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh-mm"));
    QSaveFile file(folderFor(QStandardPaths::DocumentsLocation, QStringLiteral("Hexwarden")) +
                   QStringLiteral("/%1.%2").arg(name, format));
    const QByteArray report = format == QStringLiteral("html")   ? viewmodel::htmlReport(evening)
                              : format == QStringLiteral("json") ? viewmodel::jsonReport(evening)
                                                                 : viewmodel::csvReport(evening);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(report) == report.size() && file.commit();
    companion_.tell((written ? tr("Saved: %1") : tr("This file cannot be written: %1")).arg(file.fileName()));
}

void Session::offerResume(const QString& file) {
    resumable_.clear();
    companion_.newGame()->offerResume({});
    if (file.isEmpty() || !QFileInfo::exists(file)) return;
    const auto events = journal::Journal::openReadOnly(file.toStdString()).events();
    viewmodel::Evening evening;
    evening.follow(events);
    if (!evening.begun()) return;
    QStringList names;
    for (const game::Seat& seat : evening.state().seats) names << evening.nameOf(seat.colour);
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(events.back().atMs);
    resumable_ = file;
    companion_.newGame()->offerResume(QStringLiteral("%1 · %2").arg(names.join(QStringLiteral(", ")),
                                                                    QLocale().toString(when, QLocale::ShortFormat)));
}

}  // namespace hexwarden::session
