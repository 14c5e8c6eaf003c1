#include "companion/viewmodel/screens/questions_model.h"

#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace hexwarden::viewmodel {
namespace {

using board::Colour;
using tests::Desk;

/// The desk's evening, up to a 7 and the robber's walk as the camera saw it.
class Questions : public testing::Test {
  protected:
    void walk(game::Source source, const std::string& walked = "red sends robber to 1,0") {
        desk_.add("began seat red \"Anna\" south seat blue \"Ben\" north");
        desk_.add("laid hex 0,0 desert hex 1,0 forest 6 hex 0,1 hills 8 robber 0,0");
        for (const char* line : {"blue builds settlement 1,0,N", "blue builds road 1,0,NE",
                                 "red builds settlement 1,0,S", "red builds road 1,0,SW", "red rolls 6 1"})
            desk_.add(line);
        game::Event event;
        event.sequence = static_cast<std::int64_t>(desk_.journal.size()) + 1;
        event.source = source;
        event.body = game::bodyOf(walked);
        desk_.journal.push_back(event);
        desk_.evening.follow(desk_.journal);
    }

    Desk desk_;
    QuestionsModel questions_{desk_.evening};
    QAbstractItemModelTester tester_{questions_.rows()};
};

TEST_F(Questions, WhomARobberRobbedWhomTheCameraSawWalkIsAskedUntilSomebodyTells) {
    walk(game::Source::camera);
    ASSERT_EQ(questions_.rows()->count(), 1);
    EXPECT_EQ(questions_.rows()->value(0, "answers").toStringList(), (QStringList{"Ben", "Nobody"}));
    questions_.answer(0, 0);
    EXPECT_EQ(questions_.rows()->count(), 0);
    EXPECT_EQ(game::text(desk_.journal.back().body), "correct 8 red sends robber to 1,0 from blue");
    desk_.evening.undo();
    EXPECT_EQ(questions_.rows()->count(), 1) << "it is not known any more";
    questions_.answer(0, 1);
    EXPECT_EQ(questions_.rows()->count(), 0) << "nobody was robbed, and nobody is asked again";
}

TEST_F(Questions, AWalkThatPeopleEnteredIsNotAskedAbout) {
    walk(game::Source::tap);
    EXPECT_EQ(questions_.rows()->count(), 0);
}

TEST_F(Questions, WhereNobodyLivesNobodyWasRobbed) {
    walk(game::Source::camera, "red sends robber to 0,1");
    EXPECT_EQ(questions_.rows()->count(), 0);
}

TEST_F(Questions, WhoseTheStrangersAreGoesToWhoKeepsTheTable) {
    walk(game::Source::tap);
    std::vector<std::pair<Colour, std::optional<Colour>>> claims;
    questions_.onClaimed([&](Colour stranger, std::optional<Colour> seat) { claims.emplace_back(stranger, seat); });
    questions_.showStrangers({{Colour::green, 2, board::Corner{{0, 0}, board::Tip::north}}});
    ASSERT_EQ(questions_.rows()->count(), 1);
    EXPECT_EQ(questions_.rows()->value(0, "answers").toStringList(), (QStringList{"Anna", "Ben", "Nobody's"}));
    questions_.answer(0, 1);
    questions_.answer(0, 2);
    using Claims = decltype(claims);
    EXPECT_EQ(claims, (Claims{{Colour::green, Colour::blue}, {Colour::green, std::nullopt}}));
    questions_.showStrangers({});
    EXPECT_EQ(questions_.rows()->count(), 0);
}

TEST_F(Questions, WhatTheCameraSawAndDidNotWriteIsOneCardWithTheLikeliestFirst) {
    walk(game::Source::tap);
    std::vector<std::pair<std::int64_t, std::optional<std::size_t>>> settled;
    questions_.onSettled([&](std::int64_t n, std::optional<std::size_t> choice) { settled.emplace_back(n, choice); });
    questions_.showUnwritten(
        {{7, {{game::bodyOf("red places armies 1,0 count 2")}, {game::bodyOf("red places armies 1,0 count 3")}}}});
    ASSERT_EQ(questions_.rows()->count(), 1);
    const auto answers = questions_.rows()->value(0, "answers").toStringList();
    ASSERT_EQ(answers.size(), 3) << "no more than three choices";
    EXPECT_TRUE(questions_.rows()->value(0, "text").toString().contains("2"));
    EXPECT_TRUE(answers[1].contains("3"));
    for (int i = 0; i < 3; ++i) questions_.answer(0, i);
    using Settled = decltype(settled);
    EXPECT_EQ(settled, (Settled{{7, 0}, {7, 1}, {7, std::nullopt}}));
    questions_.showUnwritten({});
    EXPECT_EQ(questions_.rows()->count(), 0);
}

}  // namespace
}  // namespace hexwarden::viewmodel
