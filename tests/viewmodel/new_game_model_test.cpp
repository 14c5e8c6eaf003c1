#include "companion/viewmodel/screens/new_game_model.h"

#include <QAbstractItemModelTester>
#include <set>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using viewmodel::NewGameModel;

viewmodel::Catalogue twoBooksThatQuarrel() {
    viewmodel::Catalogue catalogue;
    catalogue.books = [] { return std::vector<viewmodel::BookOffer>{{"war", "War", ""}, {"risk", "Risk", ""}}; };
    catalogue.combinations = [] { return std::vector<viewmodel::Catalogue::Books>{{}, {"war"}, {"risk"}}; };
    catalogue.options = [](const auto& books) {
        std::vector<viewmodel::OptionOffer> options{{"always", "Always", "BASE-17", true, 1}};
        if (!books.empty()) options.push_back({"points", "Points to win", "SEA-11", false, 10, 3, 30});
        return options;
    };
    catalogue.pieceSets = [](const auto& books) {
        std::vector<viewmodel::PieceSetOffer> sets{{"marked", "With markers", "fort: settlement"}};
        if (books.empty()) sets.insert(sets.begin(), {"plain", "Plain", ""});
        return sets;
    };
    catalogue.refusal = [](const auto& books) { return books.size() > 1 ? QString("They do not go together.") : ""; };
    return catalogue;
}

TEST(NewGame, OffersTheBooksAndRefusesWhatDoesNotGoTogether) {
    NewGameModel model;
    const QAbstractItemModelTester books(model.books()), options(model.options());
    model.offer(twoBooksThatQuarrel());
    EXPECT_TRUE(model.canStart());
    EXPECT_EQ(model.options()->count(), 1);
    model.toggleBook("war");
    EXPECT_EQ(model.options()->count(), 2);
    model.toggleBook("risk");
    EXPECT_FALSE(model.canStart());
    EXPECT_EQ(model.refusal(), "They do not go together.");
    EXPECT_EQ(model.options()->count() + model.pieceSets()->count(), 0) << "of no game";
    bool started = false;
    QObject::connect(&model, &NewGameModel::started, [&] { started = true; });
    model.start();
    EXPECT_FALSE(started);
    model.toggleBook("war");
    model.start();
    EXPECT_TRUE(started);
    EXPECT_EQ(model.began().books, std::vector<std::string>{"risk"});
}

TEST(NewGame, ASeatsColourChoosesASetOfPiecesThatHasIt) {
    using board::Colour;
    auto catalogue = twoBooksThatQuarrel();
    catalogue.pieceSets = [](const auto&) {
        return std::vector<viewmodel::PieceSetOffer>{
            {"four", "Four", "", {Colour::red, Colour::blue, Colour::white, Colour::orange}},
            {"six", "Six", "", {Colour::red, Colour::blue, Colour::white, Colour::orange, Colour::green}}};
    };
    NewGameModel model;
    model.offer(catalogue);
    EXPECT_EQ(model.began().pieces, "four");
    model.nextColour(3);  // to green
    ASSERT_EQ(model.began().seats[3].colour, Colour::green);
    EXPECT_EQ(model.began().pieces, "six");
    model.choosePieces("four");
    EXPECT_EQ(model.began().pieces, "six") << "it has no green";
    EXPECT_TRUE(model.canStart());
    model.nextColour(3);  // to brown, which no set has
    EXPECT_FALSE(model.canStart());
    EXPECT_FALSE(model.refusal().isEmpty());
}

TEST(NewGame, NoTwoSeatsEverShareAColour) {
    NewGameModel model;
    const QAbstractItemModelTester seats(model.seats());
    while (model.canAddSeat()) model.addSeat();
    EXPECT_EQ(model.seats()->count(), 6);
    model.addSeat();
    EXPECT_EQ(model.seats()->count(), 6);
    model.removeSeat(1);
    for (int tap = 0; tap < 8; ++tap) {
        model.nextColour(tap % 5);
        std::set<game::Colour> colours;
        for (const game::Seat& seat : model.began().seats) colours.insert(seat.colour);
        EXPECT_EQ(colours.size(), 5U);
    }
}

TEST(NewGame, KeepsAtLeastTwoSeatsInTheOrderOfPlay) {
    NewGameModel model;
    for (int i = 0; i < 6; ++i) model.removeSeat(0);
    EXPECT_EQ(model.seats()->count(), 2);
    const auto last = model.began().seats.back().colour;
    model.moveUp(1);
    EXPECT_EQ(model.began().seats.front().colour, last);
}

TEST(NewGame, SeatsGoRoundTheTable) {
    NewGameModel model;
    model.addSeat();
    model.addSeat();
    QStringList places;
    for (int row = 0; row < 6; ++row) places << model.seats()->value(row, "placeName").toString();
    EXPECT_EQ(places.join(", "), "near side, left side, far side, right side, near side, left side");
    model.nextPlace(0);
    EXPECT_EQ(model.began().seats[0].place, game::Place::west);
    for (int tap = 0; tap < 3; ++tap) model.nextPlace(0);
    EXPECT_EQ(model.began().seats[0].place, game::Place::south);
}

TEST(NewGame, TheLastGameIsOfferedByItsTitle) {
    NewGameModel model;
    EXPECT_FALSE(model.resumable());
    model.offerResume("Anna, Ben");
    EXPECT_TRUE(model.resumable());
    EXPECT_EQ(model.resumeTitle(), "Anna, Ben");
}

TEST(NewGame, ANameThatNobodyTypedIsLeftToTheLanguageOfTheScreen) {
    NewGameModel model;
    model.setName(1, "  Ben ");
    const auto began = model.began();
    EXPECT_EQ(began.seats[0].name, "") << "goes by its colour";
    EXPECT_EQ(began.seats[1].name, "Ben");
}

TEST(NewGame, RecordsEveryOptionAsTheTableWantsIt) {
    NewGameModel model;
    model.offer(twoBooksThatQuarrel());
    model.setOption("always", 0);
    using Option = std::pair<std::string, std::string>;
    EXPECT_EQ(model.began().options, (std::vector<Option>{{"always", "false"}}));
    model.toggleBook("war");
    EXPECT_EQ(model.began().options, (std::vector<Option>{{"always", "false"}, {"points", "10"}}));
    model.setOption("points", 12);
    EXPECT_EQ(model.options()->value(1, "value"), 12);
    EXPECT_EQ(model.began().options[1].second, "12");
}

TEST(NewGame, OffersWhatGoesWithTheBookThatWasChosenLast) {
    NewGameModel model;
    const QAbstractItemModelTester combinations(model.combinations());
    model.offer(twoBooksThatQuarrel());
    model.toggleBook("war");
    EXPECT_EQ(model.combinations()->count(), 0) << "nothing is refused";
    model.toggleBook("risk");
    ASSERT_EQ(model.combinations()->count(), 1);
    EXPECT_EQ(model.combinations()->value(0, "title"), "Risk");
    model.chooseCombination(0);
    EXPECT_TRUE(model.canStart());
    EXPECT_EQ(model.began().books, std::vector<std::string>{"risk"});
}

TEST(NewGame, RecordsThePiecesAndFallsBackToOnesThatServe) {
    NewGameModel model;
    EXPECT_EQ(model.began().pieces, "") << "nothing is offered";
    model.offer(twoBooksThatQuarrel());
    EXPECT_EQ(model.began().pieces, "plain");
    model.choosePieces("marked");
    EXPECT_EQ(model.began().pieces, "marked");
    model.choosePieces("plain");
    model.toggleBook("war");
    EXPECT_EQ(model.began().pieces, "marked");
}

}  // namespace
