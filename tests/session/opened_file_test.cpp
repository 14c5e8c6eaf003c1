// What is opened by a double click, a drop or a second start; "it read this wrongly"; the doctor's page.
#include "companion/session/opened_file.h"

#include "companion/log/log.h"
#include "companion/session/misreadings.h"
#include "tests/session/session_fixture.h"
#include "vision/source/clip.h"

#include <QFile>
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::session {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const game::Began kBegan{{}, {}, {{board::Colour::red, "Anna"}, {board::Colour::blue, "Ben"}}};

class OpenedFileTest : public tests::SessionFixture {
  protected:
    OpenedFileTest() {
        qputenv("XDG_STATE_HOME", home_.filePath("state").toUtf8());
        qputenv("XDG_DOCUMENTS_DIR", home_.filePath("documents").toUtf8());
    }

    QString written(const QString& name, const QByteArray& bytes) const {
        QFile file(home_.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    QString photograph() const {
        cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
        film.set(cv::CAP_PROP_POS_FRAMES, 60);
        cv::Mat picture;
        film.read(picture);
        const QString file = home_.filePath("photograph.png");
        cv::imwrite(file.toStdString(), picture);
        return file;
    }
    static std::string textOf(const std::filesystem::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    int argc_ = 1;
    char name_[12] = "session";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
};

TEST_F(OpenedFileTest, ItsKindFollowsFromWhatIsInIt) {
    EXPECT_EQ(kindOf(written("evening", QByteArray("SQLite format 3\0and more", 24))), FileKind::game);
    EXPECT_EQ(kindOf(home_.filePath("to be made.hexwarden")), FileKind::game);
    EXPECT_EQ(kindOf(written("a.JPG", "x")), FileKind::pictures);
    EXPECT_EQ(kindOf(written("a.misread", "x")), FileKind::pictures);
    EXPECT_EQ(kindOf(written("a.mp4", "x")), FileKind::pictures);
    EXPECT_EQ(kindOf(home_.path()), FileKind::pictures);
    EXPECT_EQ(kindOf(written("a.txt", "x")), FileKind::unknown);
}

TEST_F(OpenedFileTest, APhotographIsReadBesideTheGameThatIsGoneOnWith) {
    const auto companion = this->companion();
    Session session(*companion, options(home_.filePath("evening.hexwarden")));
    companion->evening().declare(kBegan);
    ASSERT_TRUE(companion->evening().begun());
    bool found = false;
    QObject::connect(companion->camera(), &viewmodel::CameraModel::reported, &app_,
                     [&] { found = found || companion->camera()->found(); });
    session.openFile(photograph());
    EXPECT_EQ(companion->screen(), "scan");
    EXPECT_FALSE(companion->evening().begun()) << "what the photograph shows has not happened in the game";
    waitUntil([&] { return found; });
    EXPECT_TRUE(companion->newGame()->resumable());
    companion->newGame()->resume();
    EXPECT_TRUE(companion->evening().begun());
}

TEST_F(OpenedFileTest, AGameThatIsDroppedIsOpened) {
    const auto companion = this->companion();
    {
        Session session(*companion, options(home_.filePath("evening.hexwarden")));
        companion->evening().declare(kBegan);
    }
    const auto another = this->companion();
    Session session(*another, options());
    another->open({QUrl::fromLocalFile(home_.filePath("evening.hexwarden"))});
    EXPECT_TRUE(another->evening().begun());
    another->open({QUrl::fromLocalFile(written("a.txt", "x"))});
    EXPECT_THAT(another->notice().toStdString(), HasSubstr("a.txt"));
    EXPECT_TRUE(another->evening().begun());
}

TEST_F(OpenedFileTest, WhatWasReadWronglyIsKeptWithWhatPeopleSayAndPlaysAgain) {
    const auto companion = this->companion();
    Session session(*companion, options());
    waitUntil([&] { return companion->camera()->found(); });
    companion->misreading()->look();
    EXPECT_EQ(companion->screen(), "misreading");
    ASSERT_GT(companion->misreading()->pictures(), 0);
    const QString shown = companion->misreading()->reading();
    companion->misreading()->setCorrection("a city at the mountains");
    companion->misreading()->keep();
    EXPECT_EQ(companion->screen(), "table");
    const QString folder = home_.filePath("data/hexwarden/hexwarden/misreadings");
    const QStringList kept = QDir(folder).entryList(QDir::Files);
    ASSERT_EQ(kept.size(), 1);
    const source::Clip clip = source::loadClip((folder + "/" + kept[0]).toStdString());
    EXPECT_EQ(clip.text, shown.toStdString() + "correction\na city at the mountains\n");
    EXPECT_EQ(kindOf(folder + "/" + kept[0]), FileKind::pictures);
    EXPECT_TRUE(std::holds_alternative<vision::Frame>(source::open((folder + "/" + kept[0]).toStdString())->next()));
}

TEST_F(OpenedFileTest, WhatIsThrownAwayIsNotKept) {
    const auto companion = this->companion();
    Session session(*companion, options());
    waitUntil([&] { return companion->camera()->found(); });
    companion->misreading()->look();
    companion->misreading()->discard();
    companion->misreading()->keep();
    EXPECT_FALSE(QDir(home_.filePath("data/hexwarden/hexwarden/misreadings")).exists());
}

TEST_F(OpenedFileTest, TheReadingOfAGameHoldsNoNames) {
    table::Table table;
    table.declare(kBegan);
    EXPECT_THAT(readingText({}, *table.snapshot()), Not(HasSubstr("Anna")));
}

TEST_F(OpenedFileTest, OnlyTheLastSecondsAreKeptInMemory) {
    LastSeconds last;
    EXPECT_FALSE(last.seen());
    table::SeenFrame look;
    look.frame.image = cv::Mat(24, 32, CV_8UC3, cv::Scalar::all(90));
    for (look.frame.atMs = 0; look.frame.atMs <= 20000; look.frame.atMs += 50) last.see(look);
    const auto seen = last.seen();
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->pictures.back().atMs, 20000);
    EXPECT_EQ(seen->pictures.front().atMs, 20000 - LastSeconds::kKeptMs);
    EXPECT_EQ(seen->pictures.size(), 1U + LastSeconds::kKeptMs / LastSeconds::kApartMs);
    look.frame.atMs = 10;  // another source
    last.see(look);
    EXPECT_EQ(last.seen()->pictures.size(), 1U);
}

using CheckUpTest = OpenedFileTest;

TEST_F(CheckUpTest, LooksAtTheMachineAndWritesAReport) {
    log::begin(home_.filePath("state/hexwarden").toStdString());
    const auto companion = this->companion();
    Session session(*companion, options(home_.filePath("evening.hexwarden")));
    companion->evening().declare(kBegan);
    companion->setScreen("settings");
    EXPECT_TRUE(companion->health()->isGameThere());
    EXPECT_FALSE(companion->health()->arePicturesThere());
    companion->health()->examine();
    EXPECT_TRUE(companion->health()->isExamining());
    waitUntil([&] { return !companion->health()->isExamining(); });
    EXPECT_GT(companion->health()->lines()->count(), 10);
    log::write("it is the turn of Anna");
    companion->health()->writeReport(false, true);
    const std::string report = textOf(companion->health()->written().toStdString());
    EXPECT_THAT(report, AllOf(HasSubstr("Hexwarden "), HasSubstr("it is the turn of (name)"), Not(HasSubstr("Anna"))));
    companion->health()->writeReport(true, false);
    EXPECT_TRUE(companion->health()->written().endsWith(".tar"));
    EXPECT_THAT(textOf(companion->health()->written().toStdString()), HasSubstr("Anna")) << "people said so";
}

TEST_F(CheckUpTest, OffersTheReportOfACrashOnce) {
    QDir().mkpath(home_.filePath("state/hexwarden"));
    written("state/hexwarden/crash-1.txt", "ended by: abort\n");
    {
        const auto companion = this->companion();
        Session session(*companion, options());
        EXPECT_EQ(companion->health()->crash(), "ended by: abort");
        companion->health()->forgetCrash();
    }
    const auto companion = this->companion();
    Session session(*companion, options());
    EXPECT_TRUE(companion->health()->crash().isEmpty());
}

}  // namespace
}  // namespace hexwarden::session
