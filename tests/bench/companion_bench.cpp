// What people wait for at the companion's screens:   companion_bench [start|table|board|referee|sample]…
//
// Draws into memory by the software renderer unless the environment names another platform, so that no display is
// needed. Times are wall time: run it while nothing else runs.
#include "companion/session/session.h"
#include "tests/bench/stage.h"
#include "tests/support/fabricated_table.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QDateTime>
#include <QFont>
#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <QtQml/qqmlextensionplugin.h>
#include <unistd.h>

Q_IMPORT_QML_PLUGIN(HexwardenPlugin)
Q_IMPORT_QML_PLUGIN(Hexwarden_ModelPlugin)

namespace {

using namespace hexwarden;
using bench::print;
using bench::Stage;
using board::Colour;

const std::filesystem::path kData = HEXWARDEN_SOURCE "/data";
/// A source that is not there: nothing is watched.
const auto kNoCamera = QStringLiteral("no-camera.mp4");

/// Since the system gave the process its start, to a hundredth of a second.
double processAgeMs() {
    std::ifstream in("/proc/self/stat");
    std::string text{std::istreambuf_iterator<char>(in), {}};
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string field;
    for (int i = 3; i <= 22; ++i) fields >> field;
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec) -
           1e3 * std::stod(field) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void printMemory(const char* when) {
    std::ifstream in("/proc/self/status");
    std::string now, most;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("VmRSS:")) now = line;
        if (line.starts_with("VmHWM:")) most = line;
    }
    const auto mb = [](const std::string& line) { return std::stod(line.substr(line.find(':') + 1)) / 1024; };
    std::printf("| %s | %.0f MB, at most %.0f MB so far |\n", when, mb(now), mb(most));
    std::fflush(stdout);
}

std::vector<game::Body> evening(const std::string& book) {
    tests::Desk desk;
    desk.playBook(book);
    std::vector<game::Body> bodies;
    for (const game::Event& event : desk.journal) bodies.push_back(event.body);
    return bodies;
}

/// Sums of rolls after which the game simply goes on.
constexpr std::array kSums{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

QString endingOf(int sum) {
    return QStringLiteral("rolled %1").arg(sum);
}

void openOn(Stage& stage, const QString& screen) {
    stage.companion().dismissNotice();
    stage.companion().setScreen(screen);
    stage.open();
    stage.settle();
}

/// From the start of the process; the camera's side loads meanwhile.
void start() {
    Stage stage;
    session::Session session(stage.companion(), {kData, QStringLiteral("sample"), {}});
    stage.open();
    std::printf("| from the start of the process to the first frame, the sample game's table | %.0f ms |\n",
                processAgeMs());
    printMemory("memory at the first frame");
}

/// An evening of a hundred events lies on the disk.
void resume() {
    Stage stage;
    {
        auto journal = journal::Journal::create(stage.journal().toStdString());
        table::Table table(std::move(journal));
        for (const game::Body& body : evening("evening")) table.declare(body);
    }
    const double since = bench::nowMs();
    session::Session session(stage.companion(), {kData, kNoCamera, stage.journal()});
    stage.open();
    print("a game of a hundred events opened again, to its table shown", {bench::nowMs() - since});
}

/// Tapped on the pad, through session, journal and rules.
void rollOfThePad() {
    Stage stage;
    session::Session session(stage.companion(), {kData, kNoCamera, stage.journal()});
    for (const game::Body& body : evening("evening")) stage.companion().evening().declare(body);
    openOn(stage, QStringLiteral("table"));
    std::vector<double> ms;
    for (int i = 0; i < 100; ++i) {
        stage.companion().table()->endTurn();
        stage.settle();
        const int sum = kSums[static_cast<std::size_t>(i) % kSums.size()];
        ms.push_back(stage.untilDrawn([&] { stage.companion().table()->roll(sum); },
                                      [&] { return stage.shown("roll").endsWith(endingOf(sum)); }));
    }
    print("a roll tapped, to its gains shown", ms);
}

/// Seen by the table's thread: from the sight that decides the dice, through journal, rules and the screen's thread.
void rollOfTheCamera() {
    Stage stage;
    table::Table table(journal::Journal::create(stage.journal().toStdString()));
    for (const game::Body& body : evening("evening")) table.declare(body);
    viewmodel::Evening& shown = stage.companion().evening();
    shown.follow(table.snapshot()->events());
    table.listen([&](const std::shared_ptr<const table::Snapshot>& snapshot) {
        QMetaObject::invokeMethod(
            &stage, [&, snapshot] { shown.follow(snapshot->events()); }, Qt::QueuedConnection);
    });
    openOn(stage, QStringLiteral("table"));
    std::vector<double> ms;
    std::int64_t atMs = 0;
    table.see({});  // no dice lay there when watching began
    for (int i = 0; i < 100; ++i) {
        table.declare(game::TurnEnded{*table.snapshot()->referee().ledger().active});
        stage.settle();
        const int sum = kSums[static_cast<std::size_t>(i) % kSums.size()], low = std::max(1, sum - 6);
        const double across = 100 + 200 * (i % 3);
        table::Sight sight;
        sight.seen.atMs = atMs += 5000;
        table.see(sight);  // the dice of the last roll are gone
        sight.seen.dice = {support::FabricatedTable::die(low, across, 100),
                           support::FabricatedTable::die(sum - low, across + 80, 300)};
        double decidedMs = 0;
        const auto look = [&] {
            for (int frames = 0; decidedMs == 0 && frames < 100; ++frames) {
                sight.seen.atMs = atMs += support::FabricatedTable::kFrameMs;
                const double began = bench::nowMs();
                if (!table.see(sight).empty()) decidedMs = began;
            }
        };
        std::jthread eyes;
        stage.untilDrawn([&] { eyes = std::jthread(look); },
                         [&] { return stage.shown("roll").endsWith(endingOf(sum)); });
        const double drawn = bench::nowMs();
        eyes.join();
        ms.push_back(drawn - decidedMs);
    }
    print("dice decided by the camera's thread, to their gains shown", ms);
}

/// Sixty-one hexes, settlements and roads all over.
viewmodel::BoardFacts largeBoard() {
    viewmodel::BoardFacts facts;
    std::size_t count = 0;
    for (int q = -4; q <= 4; ++q)
        for (int r = std::max(-4, -4 - q); r <= std::min(4, 4 - q); ++r, ++count) {
            const board::Hex h(q, r);
            facts.layout.terrain[h] = board::kTerrains[count % 5];
            facts.layout.token[h] = static_cast<board::Token>(kSums[count % kSums.size()]);
            if (count % 2 == 0) continue;
            const auto colour = board::kColours[count % 6];
            facts.pieces.push_back({board::corners(h)[0], {board::Piece::settlement, colour}});
            facts.pieces.push_back({board::edge(h, board::Direction::northEast), {board::Piece::road, colour}});
        }
    return facts;
}

/// Work of the screen's thread for one change of the board, until its picture is drawn.
void boardUpdates() {
    Stage stage;
    viewmodel::BoardModel& board = *stage.companion().table()->board();
    viewmodel::BoardFacts facts = largeBoard();
    board.show(facts);
    openOn(stage, QStringLiteral("table"));
    std::vector<double> roads, rolls;
    for (int i = 0; i < 200; ++i) {
        const board::Hex at = board::hexes(facts.layout)[static_cast<std::size_t>(i * 7 % 61)];
        const board::Edge edge = board::edge(at, board::Direction::southEast);
        facts.pieces.push_back({edge, {board::Piece::road, Colour::red}});
        roads.push_back(stage.spentOn([&] { board.show(facts); }));
        viewmodel::Marks paid;
        for (const board::Hex h : board::hexes(facts.layout))
            if (facts.layout.token[h] == kSums[static_cast<std::size_t>(i) % kSums.size()])
                paid[h] = QStringLiteral("paid");
        rolls.push_back(stage.spentOn([&] { board.show(facts, paid); }));
        facts.pieces.pop_back();
        stage.spentOn([&] { board.show(facts); });
    }
    print("a board of 61 hexes, a road laid (work, drawing included)", roads);
    print("the same, the six hexes of a number ringed", rolls);
}

void openings() {
    Stage stage;
    tests::Desk desk;
    desk.playBook("war");
    stage.companion().evening().follow(desk.journal);
    openOn(stage, QStringLiteral("table"));
    for (const QString& screen : viewmodel::Companion::screens()) {
        std::vector<double> ms;
        for (int i = 0; i < 10; ++i) {
            stage.companion().setScreen(screen == QStringLiteral("home") ? QStringLiteral("end")
                                                                         : QStringLiteral("home"));
            stage.settle();
            ms.push_back(stage.untilDrawn([&] { stage.companion().setScreen(screen); }, [] { return true; }));
        }
        print("the screen '" + screen.toStdString() + "' opened", ms);
    }
}

/// Every question about every hex, edge and corner of the land.
void verdicts(const std::string& book) {
    Stage stage;
    tests::Desk desk;
    desk.playBook(book);
    stage.companion().evening().follow(desk.journal);
    openOn(stage, QStringLiteral("referee"));
    viewmodel::RefereeModel& referee = *stage.companion().referee();
    std::set<QString> sites;
    for (const board::Hex h : board::hexes(desk.evening.state().layout)) {
        sites.insert(QString::fromStdString(board::text(h)));
        for (const auto c : board::corners(h)) sites.insert(QString::fromStdString(board::text(c)));
        for (const auto d : board::kDirections) sites.insert(QString::fromStdString(board::text(board::edge(h, d))));
    }
    for (const auto& question : viewmodel::questionsOf(desk.evening)) {
        std::vector<double> ms;
        for (const QString& site : sites) {
            if (question.sites != 1) break;
            stage.spentOn([&] { referee.ask(question.key); });
            bool answered = false;
            const double drawn = stage.spentOn([&] {
                referee.tap(site);
                answered = referee.answered();
            });
            if (answered) ms.push_back(drawn);
        }
        if (!ms.empty()) print(book + ": " + question.title.toStdString(), ms);
    }
}

/// The sample game from its start to the last of its rolls, as the camera's side sees it.
void sample() {
    Stage stage;
    session::Session session(stage.companion(), {kData, QStringLiteral("sample"), {}});
    stage.open();
    std::vector<double> ms;
    std::size_t known = 0;
    const viewmodel::Evening& evening = stage.companion().evening();
    const std::size_t rolls = 6;
    while (ms.size() < rolls)
        stage.untilDrawn([] {},
                         [&] {
                             for (; known < evening.journal().size(); ++known) {
                                 const game::Event& event = evening.journal()[known];
                                 if (!std::holds_alternative<game::Rolled>(event.body)) continue;
                                 ms.push_back(static_cast<double>(QDateTime::currentMSecsSinceEpoch() - event.atMs));
                                 std::printf("after roll %zu: ", ms.size());
                                 printMemory("memory");
                             }
                             return true;
                         });
    print("filmed dice come to rest, to their gains shown", ms);
    printMemory("memory with the sample game watched to its last roll");
    // Started over while it is watched, as often as people change their minds.
    const game::Began began{{}, {}, {{Colour::red, "Anna"}, {Colour::blue, "Ben"}, {Colour::white, "Clara"}}};
    for (int times = 0; times < 3; ++times) {
        emit stage.companion().newGame()->started(began);
        stage.companion().setScreen(QStringLiteral("camera"));
        for (int frames = 0; frames < 40; ++frames) stage.untilDrawn([] {}, [] { return true; });
        printMemory("memory after a game was begun and watched from there");
    }
}
const std::map<std::string, void (*)()> kParts{
    {"start", start},
    {"table", [] { resume(), rollOfThePad(), rollOfTheCamera(), openings(); }},
    {"board", boardUpdates},
    {"referee",
     [] {
         for (const char* book : {"evening", "war", "risk", "conquest"}) verdicts(book);
     }},
    {"sample", sample}};

}  // namespace

int main(int argc, char** argv) try {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath("data").toUtf8());
    QGuiApplication application(argc, argv);
    QGuiApplication::setFont(QFont(QStringLiteral("Noto Sans")));
    std::printf("| what, ms | times | median | 95th percentile | greatest |\n|---|---|---|---|---|\n");
    std::vector<std::string> parts(argv + 1, argv + argc);
    if (parts.empty()) parts = {"start", "table", "board", "referee", "sample"};
    for (const std::string& part : parts) kParts.at(part)();
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "companion_bench: %s\n", e.what());
    return 1;
}
