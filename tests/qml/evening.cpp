// An evening with the whole program, session and journal included, without a camera: how many taps and how much time
// the flows take that people go through most. Prints the table of docs/measurements.md; fails where a flow takes more
// taps than its goal. The time is the program's alone: nobody thinks in between.
// `evening_test de` speaks German.
#include "companion/rules/placements.h"
#include "companion/session/session.h"
#include "companion/viewmodel/words/dues.h"
#include "companion/viewmodel/words/translation.h"
#include "tests/qml/driver.h"

#include <QClipboard>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <utility>

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(HexwardenPlugin)
Q_IMPORT_QML_PLUGIN(Hexwarden_ModelPlugin)

namespace hexwarden::tests {
namespace {

struct Row {
    const char* flow;
    int goal;
    int taps;
    int scrolls;
    double seconds;
};

/// The board that `paintedBoard` paints. The tokens run inwards from 0,-2 against the clock in the order of their
/// letters, and the desert is passed over; the harbours are those of the frame.
constexpr const char* kPainted =
    "laid hex -2,0 mountains 6 hex -2,1 desert hex -2,2 mountains 3 hex -1,-1 hills 2 hex -1,0 fields 9 "
    "hex -1,1 pasture 4 hex -1,2 pasture 8 hex 0,-2 forest 5 hex 0,-1 pasture 10 hex 0,0 pasture 11 "
    "hex 0,1 hills 5 hex 0,2 fields 10 hex 1,-2 forest 8 hex 1,-1 forest 3 hex 1,0 mountains 6 "
    "hex 1,1 fields 9 hex 2,-2 hills 4 hex 2,-1 fields 11 hex 2,0 forest 12 harbour -3,2,N brick "
    "harbour -3,3,N 3:1 harbour -2,0,N lumber harbour -2,0,S brick harbour -2,2,S 3:1 harbour -1,-2,S lumber "
    "harbour -1,2,S 3:1 harbour -1,3,N 3:1 harbour 0,-3,S 3:1 harbour 0,-2,N 3:1 harbour 1,-2,N grain "
    "harbour 1,1,S wool harbour 1,2,N wool harbour 2,-3,S grain harbour 2,-1,N ore harbour 2,1,N 3:1 "
    "harbour 3,-2,S ore harbour 3,-1,S 3:1";

class Evening {
  public:
    explicit Evening(Driver& driver) : driver_(driver) {}

    bool run() {
        driver_.companion().dismissNotice();  // that there is no camera
        paintedBoard();
        startGame({});
        driver_.start();
        lay("dealBox-19");
        note("a legal base board with harbours, dealt", 15);
        keepPicture("evening-board");
        firstRoll();

        trade();
        note("a trade one for one", 4);
        correctRoll();
        risk();
        conquest();
        seafarers();
        byKeys();
        for (const Row& row : rows_)
            std::printf("| %s | %d | %d | %d | %.1f |\n", row.flow, row.goal, row.taps, row.scrolls, row.seconds);
        std::fflush(stdout);
        return good_;
    }

  private:
    const game::GameState& state() const { return driver_.evening().state(); }
    const rules::Ledger& ledger() const { return driver_.evening().ledger(); }

    void note(const char* flow, int goal) { judge({flow, goal, driver_.taps(), driver_.scrolls(), driver_.seconds()}); }

    void judge(const Row& row) {
        rows_.push_back(row);
        if (row.taps <= row.goal) return;
        std::fprintf(stderr, "%s takes %d taps, and %d is the most\n", row.flow, row.taps, row.goal);
        good_ = false;
    }

    void keepPicture(const char* name) const {
        if (!driver_.picture(name)) throw std::runtime_error(std::string("no picture can be kept of ") + name);
    }

    void awaitEvents(std::size_t count) {
        driver_.await("what was tapped was not recorded", [&] { return driver_.evening().journal().size() >= count; });
        before_ = driver_.evening().journal().size();
    }

    void startGame(const QString& book) {
        driver_.tap("nav-home");
        fromStart_.start();
        tapsFromStart_ = 0;
        driver_.start();
        if (!book_.isEmpty()) driver_.tap("book-" + book_);  // that of the game before
        if (!book.isEmpty()) driver_.tap("book-" + book);
        book_ = book;
        driver_.tap("start");
        tapsFromStart_ = driver_.taps();
        driver_.await("the board is not asked for",
                      [&] { return driver_.companion().screen() == QLatin1String("scan"); });
    }

    /// The board that this button makes is the table's.
    void lay(const char* button) {
        driver_.tap(button);
        driver_.tap("confirm");
        driver_.await("the board is not laid", [&] { return !board::hexes(state().layout).empty(); });
    }

    /// Where pieces go in with one tap.
    void toTable() {
        driver_.tap("nav-table");
        if (!driver_.companion().table()->atOnce()) driver_.tap("atOnce");
    }

    /// Corners with much free land about them come first: in Risk an army must find room beside its building. Who sails
    /// builds at the sea.
    board::Site roomiest(const std::vector<board::Site>& sites) const {
        const auto freeLand = [&](const board::Site& site) {
            const auto* corner = std::get_if<board::Corner>(&site);
            if (!corner) return 0;
            const auto around = board::hexes(*corner);
            return static_cast<int>(std::ranges::count_if(around, [&](board::Hex h) {
                return board::isLand(state().layout, h) &&
                       std::ranges::find(state().stacks, h, &game::Stack::at) == state().stacks.end();
            }));
        };
        const auto atSea = [&](const board::Site& site) {
            const auto* corner = std::get_if<board::Corner>(&site);
            return sails_ && corner && std::ranges::any_of(board::hexes(*corner), [&](board::Hex h) {
                       return !board::isLand(state().layout, h);
                   });
        };
        return *std::ranges::max_element(
            sites, {}, [&](const board::Site& site) { return std::pair(atSea(site), freeLand(site)); });
    }

    /// A board as it lies on a table, land by land: what lies together takes one stroke.
    void paintedBoard() {
        using Hexes = std::vector<board::Site>;
        const auto hex = [](int q, int r) { return board::Site(board::Hex(q, r)); };
        const std::vector<Hexes> strokes{{hex(0, -2), hex(1, -2), hex(1, -1)},             // forests
                                         {hex(2, 0)},                                      //
                                         {hex(0, -1), hex(0, 0), hex(-1, 1), hex(-1, 2)},  // pastures
                                         {hex(2, -2)},                                     // hills
                                         {hex(-1, -1)},
                                         {hex(0, 1)},
                                         {hex(-2, 0)},  // mountains
                                         {hex(1, 0)},
                                         {hex(-2, 2)},
                                         {hex(-2, 1)}};  // the desert; the fields are what is left
        startGame({});
        driver_.start();
        driver_.tap("paint-19");
        QTest::qWait(50);
        for (const Hexes& hexes : strokes) hexes.size() > 1 ? driver_.stroke(hexes) : driver_.tapSite(hexes[0]);
        driver_.tapSite(hex(0, -2));  // the tokens begin there
        keepPicture("evening-painted");
        driver_.tap("confirm");
        driver_.await("the board is not laid", [&] { return !board::hexes(state().layout).empty(); });
        if (const std::string laid = game::text(game::LaidOut{state().layout, {}, {}}); laid != kPainted)
            throw std::runtime_error("the board is not the one that was painted: " + laid);
        note("a base board as it lies, painted", 15);
    }

    /// A starting settlement with its road, and in Risk its army, as one stroke draws them; empty if it can not.
    std::vector<board::Site> strokeFrom(const board::Site& corner) const {
        rules::Referee then = driver_.evening().referee();
        const game::Colour player = *ledger().active;
        const auto tell = [&](const game::Body& body) {
            game::Event event;
            event.body = body;
            then.take(event);
        };
        tell(game::Built{player, board::Piece::settlement, corner});
        for (const board::Site& road :
             rules::placements(then.rules(), then.state(), then.ledger(), player, board::Piece::road)) {
            rules::Referee built = then;
            game::Event event;
            event.body = game::Built{player, board::Piece::road, road};
            built.take(event);
            if (built.ledger().setUp.piece != board::Piece::army) return {corner, road};
            for (const board::Hex hex : board::hexes(std::get<board::Edge>(road))) {
                event.body = game::ArmiesPlaced{player, hex, 1};
                if (built.rules().judge(built.state(), built.ledger(), event).allowed()) return {corner, road, hex};
            }
        }
        return {};
    }

    /// Every piece that set-up waits for, on a site that the rules allow.
    void setUp() {
        before_ = driver_.evening().journal().size();
        while (ledger().phase == rules::Phase::setUp) {
            const auto sites = viewmodel::placesDue(driver_.evening());
            std::size_t pieces = 1;
            if (sites.empty()) {
                driver_.tap("endTurn");
            } else {
                const board::Site first = roomiest(sites);
                const auto together = std::holds_alternative<board::Corner>(first) && !byKeys_
                                          ? strokeFrom(first)
                                          : std::vector<board::Site>();
                pieces = std::max<std::size_t>(1, together.size());
                together.empty() ? driver_.tapSite(first) : driver_.stroke(together);
            }
            awaitEvents(before_ + pieces);
        }
    }

    /// From "Start" on: after the board come the pieces and the roll itself.
    void firstRoll() {
        constexpr double kMost = 60;
        const int board = tapsFromStart_ + driver_.taps(), scrolls = driver_.scrolls();
        driver_.start();
        driver_.tap("nav-table");
        driver_.tap("atOnce");
        setUp();
        driver_.tap("roll-8");
        awaitEvents(before_ + 1);
        const double seconds = static_cast<double>(fromStart_.elapsed()) / 1000;
        judge({"the first roll without a camera, set-up included", 15, board + driver_.taps(),
               scrolls + driver_.scrolls(), seconds});
        if (seconds <= kMost) return;
        std::fprintf(stderr, "the first roll comes after %.1f s, and %.0f is the most\n", seconds, kMost);
        good_ = false;
    }

    void trade() {
        const game::Colour active = *ledger().active;
        const game::Colour other =
            state().seats[1].colour == active ? state().seats[0].colour : state().seats[1].colour;
        driver_.companion().evening().declare(game::Holds{active, {0, 0, 2}, 0});
        driver_.companion().evening().declare(game::Holds{other, {0, 2}, 0});
        awaitEvents(before_ + 2);
        driver_.start();
        driver_.tap("trade");
        driver_.tap("goes-wool");
        driver_.tap("comes-brick");
        keepPicture("evening-trade");
        driver_.tap("with-1");
        awaitEvents(before_ + 1);
    }

    void correctRoll() {
        driver_.tap("endTurn");
        awaitEvents(before_ + 1);
        driver_.tap("roll-6");
        awaitEvents(before_ + 1);
        driver_.start();
        driver_.tap("pastRoll-0");
        driver_.tap("was-9");
        keepPicture("evening-roll");
        driver_.tap("correctRoll");
        awaitEvents(before_ + 1);
        note("an earlier roll corrected", 3);
        demandLawful();
        if (driver_.scrolls() == 0) return;
        std::fprintf(stderr, "the correction of an earlier roll scrolls\n");
        good_ = false;
    }

    void risk() {
        startGame("risk");
        lay("deal");
        driver_.tap("nav-table");
        driver_.start();
        if (!driver_.companion().table()->atOnce()) driver_.tap("atOnce");
        setUp();
        note("Risk's set-up", 30);
        keepPicture("evening-risk");
        demandLawful();
    }

    void conquest() {
        std::ifstream in(HEXWARDEN_SOURCE "/tests/viewmodel/conquest.txt");
        for (std::string line; std::getline(in, line);)
            if (line.starts_with("laid")) QGuiApplication::clipboard()->setText(QString::fromStdString(line));
        startGame("conquest");
        lay("pasteBoard");
        toTable();
        driver_.start();
        setUp();
        note("Conquest's landing, all players", 4 * static_cast<int>(state().seats.size()));
        keepPicture("evening-conquest");
        demandLawful();
    }

    /// Ships, and a pirate who goes in the robber's place.
    void seafarers() {
        std::ifstream in(HEXWARDEN_SOURCE "/data/scenarios/boards/strait.txt");
        QString laid = QStringLiteral("laid");
        for (std::string line; std::getline(in, line);)
            if (!line.starts_with("#")) laid += QLatin1Char(' ') + QString::fromStdString(line);
        QGuiApplication::clipboard()->setText(laid);
        startGame("seafarers");
        sails_ = true;
        lay("pasteBoard");
        toTable();
        setUp();
        driver_.tap("roll-4");
        awaitEvents(before_ + 1);
        build(board::Piece::ship, {1, 0, 1});
        driver_.tap("endTurn");
        awaitEvents(before_ + 1);
        driver_.tap("roll-7");
        awaitEvents(before_ + 1);
        moveThief([&](board::Hex h) { return !board::isLand(state().layout, h); });
        sails_ = false;
        keepPicture("evening-seafarers");
        demandLawful();
    }

    /// Where a tap may mean several things, the likeliest is chosen already.
    void tapAndRecord(const board::Site& site) {
        driver_.tapSite(site);
        QTest::qWait(50);
        if (driver_.isThere("record")) driver_.tap("record");
    }

    /// On the first site that the rules allow, with the cards for it.
    void build(board::Piece piece, const game::Cards& cards) {
        driver_.companion().evening().declare(game::Holds{*ledger().active, cards, 0});
        awaitEvents(before_ + 1);
        const auto places =
            rules::placements(driver_.evening().referee().rules(), state(), ledger(), *ledger().active, piece);
        if (places.empty()) throw std::runtime_error("nothing can be built");
        tapAndRecord(places.front());
        awaitEvents(before_ + 1);
        const auto* built = std::get_if<game::Built>(&driver_.evening().journal().back().body);
        if (!built || built->piece != piece) throw std::runtime_error("what was tapped was not built");
    }

    /// To a hex of that sort, where the fewest can be robbed.
    void moveThief(const std::function<bool(board::Hex)>& isWanted) {
        const auto buildings = [&](const board::Site& site) {
            const auto hex = std::get<board::Hex>(site);
            const auto around = board::corners(hex);
            return std::pair(!isWanted(hex), std::ranges::count_if(around, [&](board::Corner c) {
                return game::occupantOf(state(), c).piece != board::Piece::none;
            }));
        };
        const auto places = viewmodel::placesDue(driver_.evening());
        tapAndRecord(*std::ranges::min_element(places, {}, buildings));
        awaitEvents(before_ + 1);
        const auto* moved = std::get_if<game::ThiefMoved>(&driver_.evening().journal().back().body);
        if (!moved || !moved->to || !isWanted(*moved->to)) throw std::runtime_error("nobody moved as was tapped");
    }

    /// Nothing that was tapped as the program offered it is against the rules.
    void demandLawful() const {
        for (const viewmodel::Entry& entry : driver_.evening().story())
            if (!entry.verdict.allowed())
                throw std::runtime_error("against the rules: " + game::text(entry.event.body));
    }

    /// What a base game is made of, from "Start" on, without a finger or a mouse.
    void byKeys() {
        byKeys_ = true;
        driver_.useKeys(true);
        startGame({});
        lay("dealBox-19");
        toTable();
        setUp();
        note("set-up by keyboard alone, from Start: keys", 250);
        driver_.tap("roll-8");
        awaitEvents(before_ + 1);
        trade();
        driver_.tap("endTurn");
        awaitEvents(before_ + 1);
        driver_.tap("roll-7");
        awaitEvents(before_ + 1);
        moveThief([&](board::Hex h) { return board::isLand(state().layout, h); });
        build(board::Piece::road, {1, 1});
        demandLawful();
        driver_.tap("endTurn");
        driver_.tap("nav-ledger");
        QTest::qWait(500);  // the ledger comes into sight
        keepPicture("evening-keys");
    }

    Driver& driver_;
    std::vector<Row> rows_;
    bool byKeys_ = false, sails_ = false;
    QString book_;
    QElapsedTimer fromStart_;
    int tapsFromStart_ = 0;
    std::size_t before_ = 0;
    bool good_ = true;
};

}  // namespace
}  // namespace hexwarden::tests

int main(int argc, char** argv) {
    using namespace hexwarden;
    const QTemporaryDir home;
    for (const char* place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qputenv(place, home.path().toUtf8());
    QGuiApplication application(argc, argv);
    QGuiApplication::setFont(QFont(QStringLiteral("Noto Sans")));
    viewmodel::Companion companion(home.filePath(QStringLiteral("settings.ini")));
    companion.settings()->borrow(true, QString::fromLocal8Bit(argc > 1 ? argv[1] : "en"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    const viewmodel::Translation translation(companion, engine);
    session::SessionOptions options;
    options.data = HEXWARDEN_SOURCE "/data";
    options.source = home.filePath(QStringLiteral("no camera"));
    session::Session session(companion, options);
    engine.setInitialProperties({{QStringLiteral("companion"), QVariant::fromValue(&companion)},
                                 {QStringLiteral("width"), 1280},
                                 {QStringLiteral("height"), 800}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Hexwarden/screens/Main.qml")));
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window || !QTest::qWaitForWindowExposed(window)) {
        std::fprintf(stderr, "the window does not come\n");
        return 1;
    }
    tests::Driver driver(*window, companion);
    bool good = false;
    try {
        good = tests::Evening(driver).run();
    } catch (const std::exception& e) {
        driver.picture(QStringLiteral("evening-stuck"));
        std::fprintf(stderr, "%s, on the screen '%s'; %s\n", e.what(), qPrintable(companion.screen()),
                     qPrintable(companion.notice()));
    }
    session.close();
    std::quick_exit(good ? 0 : 1);
}
