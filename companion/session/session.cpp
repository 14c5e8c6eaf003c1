#include "companion/session/session.h"

#include "companion/log/log.h"
#include "companion/log/places.h"
#include "companion/session/catalogue.h"
#include "companion/session/disagreements.h"
#include "companion/session/folders.h"
#include "companion/session/guarded.h"
#include "companion/session/opened_file.h"
#include "companion/session/sample.h"
#include "companion/viewmodel/words/report.h"
#include "vision/board_finder.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <algorithm>
#include <utility>

namespace hexwarden::session {

namespace {

/// How often a sample's board is read before it counts.
constexpr int kSampleReadings = 6;

QString newJournalFile() {
    const QString begun = dataFolder(QStringLiteral("games")) + QLatin1Char('/') +
                          QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    QString file = begun + QStringLiteral(".hexwarden");
    for (int more = 2; QFileInfo::exists(file); ++more) file = QStringLiteral("%1 (%2).hexwarden").arg(begun).arg(more);
    return file;
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

}  // namespace

Session::Session(viewmodel::Companion& companion, const SessionOptions& options)
    : companion_(companion),
      options_(options),
      games_(dataFolder(QStringLiteral("games"))),
      misreadings_(companion, log::userFolder() / "misreadings",
                   [this] { return table_ ? table_->snapshot() : nullptr; }),
      checkUp_(companion, {options.data, documentsFolder().toStdString(), [this] { return journalFile_; },
                           [this] { return misreadings_.newest(); }}),
      phones_(companion, [this](game::Colour seat, const game::Body& body) { declare(body, seat); }),
      photograph_(options.data),
      cameraDesk_(companion, {options.data, options.source, options.retryMs, options.watchLater},
                  misreadings_.lastSeconds()) {
    guarded(companion_, [&] { companion_.newGame()->offer(catalogue(board::readPieceSets(options.data / "pieces"))); });
    offerSamples();
    guarded(companion_, [&] { companion_.scan()->offerBoxes(boxes(options.data / "boards")); });
    wireModels();
    if (const QString why = companion_.settings()->problem(); !why.isEmpty()) companion_.tell(why);
    if (!options.journal.isEmpty()) guarded(companion_, [&] { open(options.journal); });
    if (!options.pictures.isEmpty()) openFile(options.pictures);
    showPast();
    if (table_) return;
    guarded(companion_, [&] { offerResume(companion_.settings()->lastJournal()); });
    guarded(companion_, [&] {
        sitDown(std::nullopt);
        cameraDesk_.watch();
    });
    if (isSample(cameraDesk_.source()) && !companion_.newGame()->resumable())
        companion_.setScreen(QStringLiteral("table"));
}

Session::~Session() {
    close();
}

void Session::close() {
    companion_.evening().onDeclared({});
    companion_.questions()->onClaimed({});
    companion_.questions()->onSettled({});
    phones_.end();
    checkUp_.stop();
    cameraDesk_.close();
    table_.reset();
    scratch_.reset();
}

void Session::wireModels() {
    using namespace viewmodel;
    companion_.evening().onDeclared([this](const game::Body& body) { declare(body); });
    companion_.questions()->onClaimed([this](board::Colour stranger, std::optional<board::Colour> seat) {
        guarded(companion_, [&] { table_->claim(stranger, seat); });
        take(table_->snapshot());
    });
    companion_.questions()->onSettled([this](std::int64_t proposal, std::optional<std::size_t> choice) {
        guarded(companion_, [&] { table_->settle(proposal, choice); });
        take(table_->snapshot());
    });
    connect(companion_.newGame(), &NewGameModel::started, this,
            [this](const game::Began& began) { guarded(companion_, [&] { begin(began); }); });
    connect(companion_.newGame(), &NewGameModel::resumeWanted, this,
            [this] { guarded(companion_, [&] { open(resumable_); }); });
    connect(companion_.scan(), &ScanModel::confirmedBoard, this, [this](const game::LaidOut& board) {
        if (!companion_.evening().begun() || isOfTheNextGame()) return companion_.setScreen(QStringLiteral("home"));
        declare(board);
        companion_.setScreen(QStringLiteral("table"));
    });
    connect(companion_.past(), &PastModel::wanted, this,
            [this](const QString& file) { guarded(companion_, [&] { open(file); }); });
    connect(&companion_, &Companion::fileWanted, this, &Session::openFile);
    connect(companion_.end(), &EndModel::exportWanted, this, &Session::save);
    connect(companion_.settings(), &Settings::cameraWritesChanged, this, [this] {
        if (table_) table_->letCameraWrite(companion_.settings()->cameraWrites());
    });
    connect(companion_.settings(), &Settings::languageChanged, this, &Session::sayAgain);
    connect(&cameraDesk_, &CameraDesk::sourceWanted, this,
            [this](const QString& source) { guarded(companion_, [&] { turnTo(source); }); });
    connect(&companion_, &Companion::screenChanged, this, [this] {
        if (companion_.screen() == QStringLiteral("home") || companion_.screen() == QStringLiteral("scan") ||
            companion_.screen() == QStringLiteral("end"))
            showPast();
    });
    connect(&phones_, &Phones::photographed, this,
            [this](const QByteArray& picture) { photograph_.take(picture, table_->snapshot()->state().pieces); });
    connect(&photograph_, &Photograph::refused, &phones_, &Phones::answerPhotograph);
    connect(&photograph_, &Photograph::read, this, [this](const board::Observation& seen) {
        photographed_ = seen;
        companion_.scan()->read(seen);
        phones_.answerPhotograph({});
    });
}

void Session::sitDown(std::optional<journal::Journal> journal) {
    phones_.end();
    photographed_.reset();
    cameraDesk_.leave();
    // The sample plays itself: nobody confirms its board.
    const bool sample = !journal && isSample(cameraDesk_.source());
    std::unique_ptr<QTemporaryDir> scratch;
    if (sample) {
        // A journal all the same, for its pictures; it goes when somebody plays, or at the end.
        scratch = std::make_unique<QTemporaryDir>();
        guarded(companion_, [&] {
            journal.emplace(journal::Journal::scratch(scratch->filePath(QStringLiteral("sample")).toStdString()));
        });
    }
    table::TableOptions tableOptions;
    tableOptions.pieceSets = board::readPieceSets(options_.data / "pieces");
    if (sample) {
        tableOptions.layOutAfter = kSampleReadings;
        tableOptions.known = *sampleBoard(options_.data, cameraDesk_.source()).layout;
    }
    const bool keepsGame = journal && !sample;
    table_ = std::make_unique<table::Table>(std::move(journal), tableOptions);
    table_->letCameraWrite(companion_.settings()->cameraWrites());
    cameraDesk_.face(*table_, keepsGame);
    scratch_ = std::move(scratch);
    companion_.setSample(sample);
    if (sample) table_->declare(sampleSeats(options_.data, cameraDesk_.source()), game::Source::file);
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
    companion_.voice()->catchUp();
}

void Session::open(const QString& journal) {
    const QString file = QFileInfo(journal).absoluteFilePath();
    if (file == journalFile_) return companion_.setScreen(QStringLiteral("table"));
    takeUp(file);
    companion_.scan()->forget();
    cameraDesk_.watch();
    const auto& state = companion_.evening().state();
    if (board::hexes(state.layout).empty()) return companion_.setScreen(QStringLiteral("scan"));
    companion_.scan()->show({state.layout, state.robber, state.pirate});
    companion_.setScreen(QStringLiteral("table"));
}

void Session::openFile(const QString& file) {
    switch (kindOf(file)) {
        case FileKind::game:
            return guarded(companion_, [&] { open(file); });
        case FileKind::pictures:
            return guarded(companion_, [&] { read(file); });
        case FileKind::unknown:
            return companion_.tell(tr("This is neither a game nor a photograph nor a film: %1").arg(file));
    }
}

void Session::read(const QString& pictures) {
    const QString left = std::exchange(journalFile_, QString());
    cameraDesk_.choose(QFileInfo(pictures).absoluteFilePath());
    companion_.scan()->forget();
    sitDown(std::nullopt);
    if (!left.isEmpty()) offerResume(left);
    cameraDesk_.watch();
    companion_.setScreen(QStringLiteral("scan"));
}

void Session::takeUp(const QString& file) {
    const std::filesystem::path path = file.toStdString();
    sitDown(QFileInfo::exists(file) ? journal::Journal::open(path) : journal::Journal::create(path));
    const QString left = journalFile_.isEmpty() ? resumable_ : journalFile_;
    journalFile_ = file;
    companion_.settings()->setLastJournal(file);
    guarded(companion_, [&] { offerResume(left == file ? QString() : left); });
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
    if (another || !began.pieces.empty()) cameraDesk_.watchAgain();  // which pieces to look for is known only now
    if (known) {
        scan.show(board);
        declare(board);
    }
    companion_.setScreen(known ? QStringLiteral("table") : QStringLiteral("scan"));
}

void Session::declare(const game::Body& body, std::optional<game::Colour> seat) {
    guarded(companion_, [&] { table_->declare(body, game::Source::tap, seat); });
    take(table_->snapshot());
}

void Session::take(const std::shared_ptr<const table::Snapshot>& snapshot) {
    // A later one may have overtaken it.
    if (!table_ || snapshot->version <= shownVersion_) return;
    shownVersion_ = snapshot->version;
    viewmodel::Evening& evening = companion_.evening();
    if (evening.journal() != snapshot->events()) evening.follow(snapshot->story);
    if (evening.begun()) log::conceal(namesIn(evening.state()));
    wakefulness_.setAwake(evening.begun() && !companion_.isSample());
    // What is laid by hand while the sample plays is the board of the game to come.
    if (!scratch_ || !companion_.scan()->isByHand()) companion_.scan()->follow(evening.state());
    board::Observation read;
    read.tiles = snapshot->tiles;
    read.harbours = snapshot->harbours;
    read.openHarbours = snapshot->openHarbours;
    read.river = snapshot->readLayout.river;
    if (snapshot->readRobber) read.robber = board::RobberReading{*snapshot->readRobber, 1};
    companion_.scan()->read(photographed_.value_or(read));
    companion_.questions()->showStrangers(strangers(*snapshot));
    companion_.questions()->showUnwritten(unwritten(*snapshot));
    companion_.table()->counts()->show(evening.begun() ? seenOnHexes(*snapshot) : std::vector<viewmodel::SeenOnHex>{});
    companion_.table()->showDisagreements(disagreements(*snapshot, evening));
}

void Session::turnTo(const QString& source) {
    const bool another = journalFile_.isEmpty() && (isSample(source) || isSample(cameraDesk_.source()));
    cameraDesk_.choose(source);
    if (another) {
        companion_.scan()->forget();
        sitDown(std::nullopt);
    }
    cameraDesk_.watch();
}

void Session::offerSamples() {
    std::vector<viewmodel::Row> rows;
    for (const QString& sample : samples(options_.data))
        rows.push_back({sample, sampleTitle(sample), sampleSummary(sample),
                        QUrl::fromLocalFile(QString::fromStdString(samplePoster(options_.data, sample).string()))});
    companion_.samples()->show(std::move(rows));
}

void Session::sayAgain() {
    offerSamples();
    guarded(companion_, [&] { offerResume(resumable_); });
    cameraDesk_.sayAgain();
    shownVersion_ = 0;
    if (table_) take(table_->snapshot());
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
    QSaveFile file(documentsFolder() + QStringLiteral("/%1.%2").arg(name, format));
    const QByteArray report = format == QStringLiteral("html")   ? viewmodel::htmlReport(evening)
                              : format == QStringLiteral("json") ? viewmodel::jsonReport(evening)
                                                                 : viewmodel::csvReport(evening);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(report) == report.size() && file.commit();
    companion_.tell((written ? tr("Saved: %1") : tr("This file cannot be written: %1")).arg(file.fileName()));
}

void Session::offerResume(QString file) {
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
    const QLocale locale(companion_.settings()->language());
    resumable_ = std::move(file);
    companion_.newGame()->offerResume(
        QStringLiteral("%1 · %2").arg(names.join(QStringLiteral(", ")), locale.toString(when, QLocale::ShortFormat)));
}

}  // namespace hexwarden::session
