#include "companion/viewmodel/new_game_model.h"

#include <QAbstractItemModelTester>
#include <set>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using viewmodel::NewGameModel;

viewmodel::Catalogue twoBooksThatQuarrel() {
    viewmodel::Catalogue catalogue;
    catalogue.books = [] { return std::vector<viewmodel::BookOffer>{{"war", "War", ""}, {"risk", "Risk", ""}}; };
    catalogue.options = [](const auto& books) {
        std::vector<viewmodel::OptionOffer> options{{"always", "Always", true}};
        if (!books.empty()) options.push_back({"more", "More", false});
        return options;
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
    bool started = false;
    QObject::connect(&model, &NewGameModel::started, [&] { started = true; });
    model.start();
    EXPECT_FALSE(started);
    model.toggleBook("war");
    model.start();
    EXPECT_TRUE(started);
    EXPECT_EQ(model.began().books, std::vector<std::string>{"risk"});
}

TEST(NewGame, NoTwoSeatsEverShareAColour) {
    NewGameModel model;
    const QAbstractItemModelTester seats(model.seats());
    while (model.canAddSeat()) model.addSeat();
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

TEST(NewGame, ASeatWithoutANameGoesByItsColour) {
    NewGameModel model;
    model.setName(1, "  Ben ");
    EXPECT_EQ(model.began().seats[0].name, "Red");
    EXPECT_EQ(model.began().seats[1].name, "Ben");
}

TEST(NewGame, RecordsEveryOptionAsTheTableWantsIt) {
    NewGameModel model;
    model.offer(twoBooksThatQuarrel());
    model.toggleOption("always");
    using Option = std::pair<std::string, std::string>;
    EXPECT_EQ(model.began().options, (std::vector<Option>{{"always", "false"}}));
}

}  // namespace
