// The companion as a whole but for its window: starts, keeps, resumes, and goes on when something fails.
#include "companion/session/session.h"

#include "tests/session/session_fixture.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QSignalSpy>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <csignal>
#include <fstream>
#include <map>
#include <set>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hexwarden::session {
namespace {

using board::Colour;
using tests::SessionFixture;

const game::Began kBegan{{}, {}, {{Colour::red, "Anna"}, {Colour::blue, "Ben"}, {Colour::white, "Clara"}}};

class SessionTest : public SessionFixture {
  protected:
    QString journal() const { return home_.filePath("evening.hexwarden"); }

    /// Pictures of the sample game at these seconds, in a folder: none of them is passed over, however slow the
    /// machine.
    QString picturesAt(const std::vector<double>& seconds) const {
        cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
        const QString folder = home_.filePath("pictures");
        QDir().mkpath(folder);
        cv::Mat frame;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            film.set(cv::CAP_PROP_POS_FRAMES, std::round(seconds[i] * film.get(cv::CAP_PROP_FPS)));
            film.read(frame);
            cv::imwrite(QStringLiteral("%1/%2.png").arg(folder).arg(i, 3, 10, QLatin1Char('0')).toStdString(), frame);
        }
        return folder;
    }

    int argc_ = 1;
    char name_[12] = "session";
    char* argv_[2] = {name_, nullptr};
};

TEST_F(SessionTest, WithoutACameraItPlaysTheSampleGame) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    EXPECT_EQ(companion->screen(), "table");
    waitUntil([&] { return companion->camera()->found(); });
    waitUntil([&] { return !board::hexes(companion->evening().state().layout).empty(); });
    const auto& layout = companion->evening().state().layout;
    EXPECT_EQ(board::hexes(layout).size(), 19U);
    int served = 0;
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        served += layout.harbour[board::Corner::at(i)] != board::HarbourKind::none;
    EXPECT_EQ(served, 18) << "nine harbours, two corners each";
    EXPECT_EQ(companion->evening().state().seats.size(), 2U);
    EXPECT_EQ(companion->notice(), "");
}

TEST_F(SessionTest, WhatTheCameraSawIsToBeSeenInTheLedgerAndThatOfTheSampleGoesWithIt) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    QString photograph;
    {
        Session session(*companion, options());
        waitUntil([&] { return !companion->ledger()->photograph().isEmpty(); });
        photograph = QUrl(companion->ledger()->photograph()).toLocalFile();
        EXPECT_TRUE(QFileInfo::exists(photograph)) << photograph.toStdString();
    }
    EXPECT_FALSE(QFileInfo::exists(photograph));
}

TEST_F(SessionTest, TheEveningIsSavedInEveryFormat) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    companion->evening().declare(kBegan);
    companion->evening().declare(game::Rolled{Colour::red, {1, 2}});
    for (const char* format : {"html", "json", "csv"}) {
        companion->end()->exportAs(format);
        EXPECT_TRUE(companion->notice().contains(QLatin1String(".") + format)) << companion->notice().toStdString();
    }
    EXPECT_EQ(QDir(home_.filePath("Documents/Hexwarden")).entryList(QDir::Files).size(), 3);
}

TEST_F(SessionTest, AGameGoesOnWhereItWasLeft) {
    QCoreApplication app(argc_, argv_);
    {
        const auto companion = this->companion();
        Session session(*companion, options());
        emit companion->newGame()->started(kBegan);
        companion->evening().declare(game::Rolled{Colour::red, {2, 3}});
        EXPECT_EQ(companion->evening().journal().size(), 2U);
    }
    const auto companion = this->companion();
    Session session(*companion, options());
    ASSERT_TRUE(companion->newGame()->resumable());
    emit companion->newGame()->resumeWanted();
    EXPECT_EQ(companion->screen(), "scan") << "its board is still to be confirmed";
    EXPECT_EQ(companion->evening().journal().size(), 2U);
    EXPECT_EQ(companion->evening().nameOf(Colour::blue), "Ben");
    EXPECT_EQ(companion->evening().state().rollCount[5], 1);
}

TEST_F(SessionTest, EveryGameBeforeIsThereToGoOnWithAndTheSampleIsNobodysEvening) {
    QCoreApplication app(argc_, argv_);
    {
        const auto companion = this->companion();
        Session session(*companion, options());
        EXPECT_TRUE(companion->isSample());
        for (int games = 0; games < 3; ++games) {
            emit companion->newGame()->started(kBegan);
            companion->evening().declare(game::Rolled{Colour::red, {2, 3 + games}});
        }
        EXPECT_FALSE(companion->isSample());
    }
    const auto companion = this->companion();
    Session session(*companion, options());
    EXPECT_TRUE(companion->isSample()) << "the game to continue is not this one";
    ASSERT_EQ(companion->past()->games()->count(), 3);
    std::set<int> sums;
    for (int game = 0; game < 3; ++game) {
        companion->past()->open(2 - game);  // the one that is played is not among them
        EXPECT_FALSE(companion->isSample());
        for (int sum = 5; sum <= 7; ++sum)
            if (companion->evening().state().rollCount[static_cast<std::size_t>(sum)] == 1) sums.insert(sum);
    }
    EXPECT_EQ(sums, (std::set{5, 6, 7})) << "all three of them";
    companion->setScreen("home");
    EXPECT_EQ(companion->past()->games()->count(), 2) << "the one that is played is not among them";
}

TEST_F(SessionTest, WithoutACameraAGameIsPlayedByHandAndTheFilmOfTheSampleIsNoPartOfIt) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    const auto& evening = companion->evening();
    waitUntil([&] { return !board::hexes(evening.state().layout).empty(); });
    const auto pump = [&] {
        for (const auto end = QDeadlineTimer(1500); !end.hasExpired();) QCoreApplication::processEvents({}, 50);
    };
    emit companion->newGame()->started(kBegan);
    pump();
    companion->evening().declare(game::Rolled{Colour::red, {2, 3}});
    pump();
    ASSERT_EQ(evening.journal().size(), 2U) << "nothing of the sample's table comes after it";
    EXPECT_EQ(evening.state().seats.size(), 3U);
    EXPECT_FALSE(companion->camera()->found());
    EXPECT_FALSE(companion->newGame()->resumable()) << "this is the last game now";

    EXPECT_NO_THROW(companion->setScreen("pieces"));
    EXPECT_GT(companion->ourPieces()->kinds()->count(), 0) << "what is played with is known without a camera too";

    companion->scan()->layByHand(2);
    companion->scan()->confirm();
    emit companion->newGame()->started(kBegan);
    EXPECT_TRUE(board::hexes(evening.state().layout).empty()) << "the board of the game before is laid again";
    EXPECT_EQ(companion->screen(), "scan");
}

TEST_F(SessionTest, ACameraChosenWhileTheSamplePlaysSeesATableThatNobodyPlaysAtYet) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    const auto& evening = companion->evening();
    waitUntil([&] { return !board::hexes(evening.state().layout).empty(); });
    companion->camera()->choose(picturesAt({20.4}));
    EXPECT_FALSE(evening.begun()) << "those who play the sample have gone";
    EXPECT_TRUE(board::hexes(evening.state().layout).empty());
    EXPECT_TRUE(companion->scan()->empty());
    waitUntil([&] { return !companion->scan()->empty(); });
    companion->camera()->choose("sample");
    EXPECT_EQ(evening.state().seats.size(), 2U) << "the film has its game behind it";
}

TEST_F(SessionTest, EveryFilmedEveningPlaysItsBookOnItsBoard) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    ASSERT_EQ(companion->samples()->count(), 4);
    const auto& evening = companion->evening();
    const std::map<std::string, std::pair<std::string, std::string>> known{
        {"sample risk", {"risk", "risk-cubes-6"}}, {"sample conquest", {"conquest", "conquest-figures-6"}}};
    for (const auto& [source, played] : known) {
        companion->camera()->choose(QString::fromStdString(source));
        EXPECT_EQ(evening.state().books, std::vector<std::string>{played.first});
        EXPECT_EQ(evening.state().pieces, played.second);
        EXPECT_EQ(evening.state().seats.size(), 3U);
        EXPECT_EQ(evening.state().seats[0].name, "") << "their colours are said in the language of the screen";
        waitUntil([&] { return !board::hexes(evening.state().layout).empty(); });
        const auto all = board::hexes(evening.state().layout);
        EXPECT_EQ(all.size(), 37U) << "the sea comes with the land: " << source;
        EXPECT_TRUE(sampleProfile(options().data, QString::fromStdString(source))) << "what its pieces look like";
    }
}

TEST_F(SessionTest, ACameraChosenForAGameIsThatGamesCamera) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    companion->evening().declare(kBegan);
    companion->camera()->choose(picturesAt({20.4}));
    companion->camera()->choose("sample");
    EXPECT_EQ(companion->evening().state().seats.size(), 3U);
}

TEST_F(SessionTest, ACameraThatIsNotThereIsReportedUntilItIs) {
    QCoreApplication app(argc_, argv_);
    auto options = this->options(journal());
    options.source = "77";
    const auto companion = this->companion();
    Session session(*companion, options);
    waitUntil([&] { return !companion->notice().isEmpty(); });
    EXPECT_EQ(companion->camera()->status(), "There is no camera 77");
}

TEST_F(SessionTest, TheWindowIsDrawnBeforeAnythingIsWatched) {
    QCoreApplication app(argc_, argv_);
    auto options = this->options(journal());
    options.source = "77";
    options.watchLater = true;
    const auto companion = this->companion();
    Session session(*companion, options);
    for (int look = 0; look < 20; ++look) {
        QCoreApplication::processEvents();
        QThread::msleep(1);
    }
    EXPECT_EQ(companion->notice(), "") << "nobody has looked for the camera";
    EXPECT_TRUE(companion->camera()->watching());
    session.beginWatching();
    waitUntil([&] { return !companion->notice().isEmpty(); });
}

TEST_F(SessionTest, ASourceThatHasNoMorePicturesSaysSo) {
    QCoreApplication app(argc_, argv_);
    auto options = this->options(journal());
    options.source = picturesAt({20.4});
    const auto companion = this->companion();
    Session session(*companion, options);
    waitUntil([&] { return companion->camera()->status().startsWith("This source has no more pictures"); });
    EXPECT_FALSE(companion->camera()->found());
}

TEST_F(SessionTest, ALensIsMeasuredOnlyWhereThereIsACamera) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    EXPECT_FALSE(companion->camera()->watching()) << "a game by hand";
    companion->camera()->choose(picturesAt({20.4}));
    EXPECT_TRUE(companion->camera()->watching());
}

TEST_F(SessionTest, AGameThatIsLeftForANewOneCanBeGoneOnWith) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    emit companion->newGame()->started(kBegan);
    companion->evening().declare(game::Rolled{Colour::red, {2, 3}});
    emit companion->newGame()->started({{}, {}, {{Colour::red, "David"}, {Colour::blue, "Eve"}}});
    ASSERT_EQ(companion->evening().journal().size(), 1U);
    ASSERT_TRUE(companion->newGame()->resumable());
    EXPECT_TRUE(companion->newGame()->resumeTitle().startsWith("Anna, Ben, Clara"));
    const auto when = [&] { return companion->newGame()->resumeTitle().section(" · ", 1); };
    const QString english = when();
    companion->settings()->setLanguage("de");
    EXPECT_NE(when(), english) << "a date as the screen's language writes it";
    EXPECT_TRUE(QLocale(QLocale::German).toDateTime(when(), QLocale::ShortFormat).isValid()) << when().toStdString();
    emit companion->newGame()->resumeWanted();
    EXPECT_EQ(companion->evening().state().rollCount[5], 1);
    EXPECT_TRUE(companion->newGame()->resumeTitle().startsWith("David, Eve"));
}

TEST_F(SessionTest, TheBoardOfTheSampleIsShownWithTheHarboursThatNoCameraReads) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    waitUntil([&] { return !board::hexes(companion->evening().state().layout).empty(); });
    EXPECT_TRUE(companion->scan()->isConfirmed()) << "a newcomer has nothing to confirm";
    const board::Layout shown = companion->scan()->laidOut().layout, played = companion->evening().state().layout;
    EXPECT_TRUE(shown == played);
}

TEST_F(SessionTest, ABoardThatWasLaidWhileTheSamplePlaysIsThatOfTheGameToCome) {
    for (const bool confirmed : {true, false}) {
        QCoreApplication app(argc_, argv_);
        const auto companion = this->companion();
        Session session(*companion, options());
        waitUntil([&] { return !companion->scan()->empty(); });
        companion->scan()->layByHand(1);
        companion->scan()->tap("0,0");
        companion->scan()->setTerrain("hills");
        if (confirmed) companion->scan()->confirm();
        EXPECT_EQ(companion->evening().state().seats.size(), 2U) << "the sample is not touched";
        emit companion->newGame()->started(kBegan);
        EXPECT_EQ(companion->screen(), confirmed ? "table" : "scan");
        EXPECT_EQ(companion->scan()->isConfirmed(), confirmed);
        EXPECT_EQ(board::hexes(companion->scan()->laidOut().layout).size(), 7U);
        EXPECT_EQ(board::hexes(companion->evening().state().layout).size(), confirmed ? 7U : 0U);
    }
}

// The sample game's first two throws are 1 and 3, 2 and 3.
TEST_F(SessionTest, DiceThatAreSeenAfterTheirSumWasTappedAreThatRoll) {
    QCoreApplication app(argc_, argv_);
    auto options = this->options(journal());
    options.source = picturesAt({20.4, 22.5, 22.5, 22.5, 24.4, 26.8, 26.8, 26.8});
    const auto companion = this->companion();
    Session session(*companion, options);
    const auto& evening = companion->evening();
    companion->evening().declare(kBegan);
    companion->evening().declare(game::Rolled{Colour::red, game::Dice::ofTotal(4)});
    waitUntil([&] { return evening.state().rollCount[5] > 0; });
    EXPECT_EQ(evening.state().rollCount[4], 1);
    const auto& dice = evening.state().turn.dice;
    EXPECT_TRUE(dice == game::Dice(2, 3) || dice == game::Dice(3, 2)) << "of two alike either may come first";
    EXPECT_EQ(companion->table()->prompts()->count(), 0);
}

TEST_F(SessionTest, DiceThatLieOtherwiseThanTappedAreAskedAboutAndTakenOverWithOneTap) {
    QCoreApplication app(argc_, argv_);
    auto options = this->options(journal());
    options.source = picturesAt({20.4, 22.5, 22.5, 22.5});
    const auto companion = this->companion();
    Session session(*companion, options);
    const auto& evening = companion->evening();
    const auto* prompts = companion->table()->prompts();
    companion->evening().declare(kBegan);
    companion->evening().declare(game::Rolled{Colour::red, game::Dice::ofTotal(9)});
    const QString asked = QStringLiteral("The roll of Anna: the record says 9, the camera sees 1 and 3.");
    // The pictures show pieces too, and what is to be said of them.
    waitUntil([&] { return prompts->value(0, "text").toString() == asked; });
    EXPECT_EQ(evening.state().turn.dice, game::Dice::ofTotal(9)) << "what was tapped stands until somebody settles it";
    companion->table()->acceptTable(prompts->value(0, "action").toInt());
    EXPECT_EQ(evening.state().turn.dice, game::Dice(1, 3));
    EXPECT_EQ(evening.state().turn.roller, Colour::red);
    EXPECT_EQ(evening.state().rollCount[9], 0);
    EXPECT_NE(prompts->value(0, "text").toString(), asked);
}

// A child declares rolls and says after each that it is shown; then it is killed.
TEST_F(SessionTest, KilledWhilePlayingItLosesNothingThatWasShown) {
    int shown[2];
    ASSERT_EQ(::pipe(shown), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        QCoreApplication app(argc_, argv_);
        const auto companion = this->companion();
        Session session(*companion, options(journal()));
        companion->evening().declare(kBegan);
        for (;;) {
            companion->evening().declare(game::Rolled{Colour::red, {1, 2}});
            const std::size_t count = companion->evening().journal().size();
            if (::write(shown[1], &count, sizeof count) < 0) ::_exit(1);
        }
    }
    ::close(shown[1]);
    std::size_t last = 0;
    while (last < 12) ASSERT_EQ(::read(shown[0], &last, sizeof last), static_cast<ssize_t>(sizeof last));
    ::kill(child, SIGKILL);
    while (::read(shown[0], &last, sizeof last) > 0) {
    }
    ::close(shown[0]);
    ::waitpid(child, nullptr, 0);

    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    EXPECT_GE(companion->evening().journal().size(), last);
    EXPECT_LE(companion->evening().journal().size(), last + 1);
    EXPECT_EQ(companion->notice(), "");
}

TEST_F(SessionTest, AFullDiskIsReportedAndTheGameGoesOnWhenThereIsRoom) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    companion->evening().declare(kBegan);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit room{};
    ::getrlimit(RLIMIT_FSIZE, &room);
    rlimit full = room;
    full.rlim_cur = static_cast<rlim_t>(QFileInfo(journal() + "-wal").size() + 100);
    ::setrlimit(RLIMIT_FSIZE, &full);
    companion->evening().declare(game::Rolled{Colour::red, {1, 2}});
    ::setrlimit(RLIMIT_FSIZE, &room);
    EXPECT_TRUE(companion->notice().contains("evening")) << companion->notice().toStdString();
    EXPECT_EQ(companion->evening().journal().size(), 1U) << "what is not on the disk is not shown";
    companion->evening().declare(game::Rolled{Colour::red, {1, 2}});
    EXPECT_EQ(companion->evening().journal().size(), 2U);
}

TEST_F(SessionTest, ADamagedJournalIsReportedAndNothingIsLost) {
    QCoreApplication app(argc_, argv_);
    std::ofstream(journal().toStdString()) << "this is no journal";
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    EXPECT_TRUE(companion->notice().contains("evening")) << companion->notice().toStdString();
    EXPECT_EQ(QFileInfo(journal()).size(), 18);
}

TEST_F(SessionTest, AGameThatIsOpenElsewhereIsReportedAndLeftAlone) {
    QCoreApplication app(argc_, argv_);
    auto elsewhere = journal::Journal::create(journal().toStdString());
    game::Event began;
    began.body = kBegan;
    elsewhere.append(began);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    EXPECT_TRUE(companion->notice().contains("evening")) << companion->notice().toStdString();
    EXPECT_FALSE(companion->notice().contains('/')) << "a folder is nothing to people";
    EXPECT_EQ(companion->notice().count('\n'), 0);
    EXPECT_EQ(elsewhere.events().size(), 1U);
}

// Loading takes longer than the first of these times; the last finds it done.
TEST_F(SessionTest, QuittingWhileTheModelsLoadLosesNothing) {
    QCoreApplication app(argc_, argv_);
    std::ptrdiff_t declared = 0;
    for (const int afterMs : {0, 0, 3, 10, 30, 100, 300, 1500}) {
        const auto companion = this->companion();
        Session session(*companion, options(journal()));
        companion->evening().declare(declared == 0 ? game::Body(kBegan) : game::Rolled{Colour::red, {1, 2}});
        ++declared;
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < afterMs) QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        session.close();
        EXPECT_EQ(companion->notice(), "") << "after " << afterMs << " ms";
    }
    const auto kept = journal::Journal::openReadOnly(journal().toStdString()).events();
    EXPECT_EQ(std::ranges::count(kept, game::Source::tap, &game::Event::source), declared);
}

TEST_F(SessionTest, TheLensSheetIsSavedAsPdfAndAsPicture) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options());
    companion->camera()->saveLensSheet("pdf");
    companion->camera()->saveLensSheet("png");
    for (const char* ending : {"pdf", "png"})
        EXPECT_GT(QFileInfo(home_.filePath(QString("Documents/Hexwarden/lens-sheet.") + ending)).size(), 1000);
}

}  // namespace
}  // namespace hexwarden::session
