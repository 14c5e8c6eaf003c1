#include "companion/viewmodel/board/board_model.h"

#include "companion/viewmodel/board/plane.h"
#include "tests/support/seed.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <cmath>
#include <deque>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using viewmodel::BoardModel;
using viewmodel::SiteModel;

viewmodel::BoardFacts threeHexes() {
    viewmodel::BoardFacts facts;
    facts.layout.terrain[board::Hex(0, 0)] = board::Terrain::forest;
    facts.layout.token[board::Hex(0, 0)] = 6;
    facts.layout.terrain[board::Hex(1, 0)] = board::Terrain::hills;
    facts.layout.terrain[board::Hex(0, 1)] = board::Terrain::desert;
    facts.robber = board::Hex(0, 1);
    return facts;
}

TEST(Plane, EdgesAndCornersLieWhereTheirHexesMeet) {
    for (const board::Edge e : board::edges(board::Hex(2, -1))) {
        const auto [a, b] = board::ends(e);
        const QPointF along = viewmodel::inLattice(b) - viewmodel::inLattice(a);
        EXPECT_NEAR(std::hypot(along.x(), along.y()), 1, 1e-9);
        const double turn = viewmodel::turnOf(e) * M_PI / 180;
        EXPECT_NEAR(std::abs(along.x() * std::cos(turn) + along.y() * std::sin(turn)), 1, 1e-9) << board::text(e);
    }
}

TEST(BoardModel, ListsEverySiteOnce) {
    BoardModel board;
    const QAbstractItemModelTester hexes(board.hexes()), edges(board.edges()), corners(board.corners());
    board.show(threeHexes());
    EXPECT_EQ(board.hexes()->rowCount(), 3);
    EXPECT_EQ(board.corners()->rowCount(), 13);
    EXPECT_EQ(board.edges()->rowCount(), 15);
}

TEST(BoardModel, PiecesAreReadOutAsTheirPlayers) {
    BoardModel board;
    auto facts = threeHexes();
    facts.pieces.push_back({board::Hex(0, 0), {board::Piece::castle, board::Colour::red}});
    facts.pieces.push_back({board::Hex(1, 0), {board::Piece::castle, board::Colour::blue}});
    facts.players[board::Colour::red] = "Anna";
    board.show(facts);
    QString names;
    for (int row = 0; row < board.hexes()->rowCount(); ++row)
        names += board.hexes()->data(board.hexes()->index(row), SiteModel::NameRole).toString();
    EXPECT_TRUE(names.contains("(Anna)")) << names.toStdString();
    EXPECT_TRUE(names.contains("(blue)", Qt::CaseInsensitive)) << "has no name: " << names.toStdString();
}

TEST(BoardModel, TellsOnlyOfRowsThatDiffer) {
    BoardModel board;
    auto facts = threeHexes();
    board.show(facts);
    QSignalSpy corners(board.corners(), &SiteModel::dataChanged), edges(board.edges(), &SiteModel::dataChanged);
    QSignalSpy reset(board.corners(), &SiteModel::modelReset);
    facts.pieces.push_back({board::Corner{{0, 0}, board::Tip::north}, {board::Piece::settlement, board::Colour::red}});
    board.show(facts);
    EXPECT_EQ(corners.size(), 1);
    EXPECT_EQ(edges.size(), 0);
    EXPECT_EQ(reset.size(), 0);
}

TEST(BoardModel, NamesSitesForThoseWhoHearThem) {
    BoardModel board;
    board.show(threeHexes());
    const auto& hexes = board.hexes()->items();
    const auto named = [&](const QString& part) {
        return std::count_if(hexes.begin(), hexes.end(), [&](const auto& hex) { return hex.name.contains(part); });
    };
    EXPECT_EQ(named("Forest 6"), 1);
    EXPECT_EQ(named("robber"), 1);
}

TEST(BoardModel, TakesATapForTheNearestSiteThatMayBeTapped) {
    BoardModel board;
    board.show(threeHexes());
    const board::Corner top{{0, 0}, board::Tip::north};
    const QPointF near = viewmodel::inLattice(top) + QPointF(0.1, 0.05);
    EXPECT_EQ(board.siteAt(near).toStdString(), board::text(top));
    EXPECT_EQ(board.siteAt({0, 0.1}).toStdString(), "0,0");
    EXPECT_EQ(board.siteAt({9, 9}), "");
    board.setTappable(BoardModel::Edges);
    EXPECT_TRUE(board::edgeOf(board.siteAt(near).toStdString()));
    board.setTappable(0);
    EXPECT_EQ(board.siteAt(near), "");
}

TEST(BoardModel, WalksFromSiteToSiteByKeyboard) {
    BoardModel board;
    board.show(threeHexes());
    board.setTappable(BoardModel::Hexes);
    board.moveCursor(1, 0);
    ASSERT_NE(board.cursor(), "");
    board.moveCursor(-1, 0);
    board.moveCursor(-1, 0);
    EXPECT_EQ(board.cursor(), "0,0");
    board.moveCursor(1, 0);
    EXPECT_EQ(board.cursor(), "1,0");
    board.clearCursor();
    EXPECT_EQ(board.cursor(), "");
}

/// Where the arrow keys lead from the site that the cursor is first put on.
std::set<QString> walkedFrom(BoardModel& board) {
    using Way = std::vector<std::pair<int, int>>;
    std::set<QString> sites;
    std::deque<Way> ways{{{0, 0}}};
    for (; !ways.empty(); ways.pop_front()) {
        board.clearCursor();
        for (const auto& [dx, dy] : ways.front()) board.moveCursor(dx, dy);
        if (!sites.insert(board.cursor()).second) continue;
        for (const auto& step : {std::pair(1, 0), {0, 1}, {-1, 0}, {0, -1}}) {
            ways.push_back(ways.front());
            ways.back().push_back(step);
        }
    }
    return sites;
}

TEST(BoardModel, TheArrowKeysLeadToEverySite) {
    tests::Desk desk;
    desk.play(2);
    BoardModel board;
    board.show({desk.evening.state().layout, {}, {}, {}});
    const auto all = [&](int kinds) {
        board.setTappable(kinds);
        return static_cast<int>(walkedFrom(board).size());
    };
    EXPECT_EQ(all(BoardModel::Hexes), board.hexes()->rowCount());
    EXPECT_EQ(all(BoardModel::Corners), board.corners()->rowCount());
    EXPECT_EQ(all(BoardModel::Edges), board.edges()->rowCount());
    EXPECT_EQ(all(BoardModel::Edges | BoardModel::Corners), board.edges()->rowCount() + board.corners()->rowCount());
    EXPECT_EQ(all(BoardModel::Hexes | BoardModel::Edges | BoardModel::Corners),
              board.hexes()->rowCount() + board.edges()->rowCount() + board.corners()->rowCount());
}

TEST(BoardModel, TheArrowKeysPassNoRowOver) {
    tests::Desk desk;
    desk.play(2);
    BoardModel board;
    board.show({desk.evening.state().layout, {}, {}, {}});
    board.setTappable(BoardModel::Hexes);
    board.moveCursor(0, 0);
    EXPECT_EQ(board.cursor(), "0,0");
    for (const double row : {1, 2, 2}) {
        board.moveCursor(0, 1);
        EXPECT_EQ(board.cursorAt().y(), 1.5 * row);
    }
}

TEST(Plane, TheArrowKeysLeadFromAnyPlaceToEveryOther) {
    tests::Desk desk;
    desk.play(2);
    BoardModel board;
    board.show({desk.evening.state().layout, {}, {}, {}});
    std::vector<QPointF> all;
    for (const viewmodel::SiteItem& corner : board.corners()->items()) all.push_back(corner.at);
    std::mt19937 chance(support::seed());
    for (int round = 0; round < 3000; ++round) {
        std::ranges::shuffle(all, chance);
        const std::vector<QPointF> places(all.begin(), all.begin() + 1 + round % 12);
        std::set<std::size_t> reached{0};
        for (std::deque<std::size_t> next{0}; !next.empty(); next.pop_front())
            for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {-1, 0}, {0, -1}})
                if (const auto to = viewmodel::nextOf(places, places[next.front()], dx, dy))
                    if (reached.insert(*to).second) next.push_back(*to);
        EXPECT_EQ(reached.size(), places.size());
    }
}

TEST(BoardModel, HangsEveryHarbourInTheWaterOnce) {
    tests::Desk desk;
    desk.play(2);
    viewmodel::BoardFacts facts{desk.evening.state().layout, {}, {}, {}};
    BoardModel board;
    board.show(facts);
    EXPECT_EQ(board.harbours()->rowCount(), 9);
    for (const auto& harbour : board.harbours()->items())
        for (const auto& hex : board.hexes()->items()) {
            const QPointF away = harbour.at - hex.at;
            EXPECT_GT(std::hypot(away.x(), away.y()), 1.2) << harbour.name.toStdString();
        }
}

}  // namespace
