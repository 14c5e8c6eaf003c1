// New game, on what the rules and the boxes really offer.
#include "companion/session/catalogue.h"

#include "companion/rules/recipes.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using viewmodel::NewGameModel;
using Books = std::vector<std::string>;

std::string listed(const Books& books) {
    std::string all = "base";
    for (const std::string& book : books) all += " + " + book;
    return all;
}

struct Desk {
    Desk() { game.offer(session::catalogue(board::readPieceSets(HEXWARDEN_SOURCE "/data/pieces"))); }

    void choose(const Books& books) {
        for (int row = 0; row < game.books()->count(); ++row) {
            const QString key = game.books()->value(row, "key").toString();
            const bool wanted = std::ranges::count(books, key.toStdString()) > 0;
            if (game.books()->value(row, "chosen").toBool() != wanted) game.toggleBook(key);
        }
    }

    NewGameModel game;
};

/// Every choice of books, sensible or not.
std::vector<Books> allChoices() {
    Books words;
    for (const rules::Book* book : rules::books())
        if (book->word != "base") words.emplace_back(book->word);
    std::vector<Books> choices;
    for (unsigned bits = 0; bits < 1U << words.size(); ++bits) {
        Books chosen;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (bits >> i & 1U) chosen.push_back(words[i]);
        choices.push_back(chosen);
    }
    return choices;
}

bool isCombination(const Books& books) {
    const std::set<std::string_view> wanted(books.begin(), books.end());
    return std::ranges::any_of(rules::combinations(), [&](const auto& combination) {
        return std::set<std::string_view>(combination.begin(), combination.end()) == wanted;
    });
}

TEST(Catalogue, EveryCombinationBeginsAsItIsOffered) {
    Desk desk;
    for (const auto& words : rules::combinations()) {
        const Books books(words.begin(), words.end());
        desk.choose(books);
        ASSERT_TRUE(desk.game.canStart()) << listed(books);
        for (std::size_t seats = 3; seats <= 6; ++seats) {
            const game::Began began = desk.game.began();
            EXPECT_EQ(began.books.size(), books.size()) << listed(books);
            EXPECT_FALSE(began.pieces.empty()) << listed(books);
            const auto made = rules::compose(began.books, began.options, seats);
            const auto* refused = std::get_if<rules::Refusal>(&made);
            EXPECT_FALSE(refused) << listed(books) << ": " << (refused ? english(refused->reason) : "");
        }
    }
}

TEST(Catalogue, WhatDoesNotGoTogetherIsRefusedInOneSentenceThatSaysWhy) {
    Desk desk;
    int refused = 0;
    for (const Books& books : allChoices()) {
        desk.choose(books);
        EXPECT_EQ(desk.game.canStart(), isCombination(books)) << listed(books);
        if (desk.game.canStart()) continue;
        ++refused;
        const bool conquest = std::ranges::count(books, "conquest") > 0;
        EXPECT_EQ(desk.game.refusal(),
                  conquest ? "Catan Conquest cannot be combined with another rule book."
                           : "Of the other rule books, Risk of Catan can be combined with Seafarers only.")
            << listed(books);
        EXPECT_EQ(desk.game.options()->count() + desk.game.pieceSets()->count(), 0) << "no game, no options";
        EXPECT_GT(desk.game.combinations()->count(), 0) << listed(books);
        desk.game.chooseCombination(0);
        EXPECT_TRUE(desk.game.canStart()) << listed(books);
    }
    EXPECT_EQ(refused, 21) << "of 32 choices";
}

TEST(Catalogue, EveryTableOptionIsOfferedWithASentenceInBothLanguages) {
    Desk desk;
    std::set<std::string> offered;
    for (const auto& words : rules::combinations()) {
        desk.choose(Books(words.begin(), words.end()));
        for (int row = 0; row < desk.game.options()->count(); ++row)
            offered.insert(desk.game.options()->value(row, "key").toString().toStdString());
    }
    for (const rules::Option* known : rules::shelf().options()) {
        const rules::Option& option = *known;
        EXPECT_TRUE(offered.contains(std::string(option.key))) << option.key;
        EXPECT_FALSE(option.name.en.empty() || option.name.de.empty()) << option.key;
        EXPECT_TRUE(rules::clauseOf(option.clause)) << option.key;
    }
}

TEST(Catalogue, AnOptionIsOfferedOnlyWhereItChangesTheGame) {
    Desk desk;
    const auto offers = [&](const Books& books, const QString& key) {
        desk.choose(books);
        for (int row = 0; row < desk.game.options()->count(); ++row)
            if (desk.game.options()->value(row, "key") == key) return true;
        return false;
    };
    EXPECT_TRUE(offers({"seafarers"}, "points_to_win"));
    EXPECT_FALSE(offers({"seafarers", "risk"}, "points_to_win")) << "RISK-1";
    EXPECT_FALSE(offers({"war"}, "island_points"));
    EXPECT_TRUE(offers({"war", "seafarers"}, "ships_are_roads"));
}

TEST(Catalogue, SaysForHowManyABookIsMeant) {
    Desk desk;
    desk.game.addSeat();
    EXPECT_EQ(desk.game.advice(), "") << "the base game is for five too";
    desk.choose({"great-river"});
    EXPECT_EQ(desk.game.advice(), "The Great River is meant for three or four players.");
    EXPECT_TRUE(desk.game.canStart()) << "the table has the last word";
    desk.choose({"risk"});
    EXPECT_EQ(desk.game.advice(), "Three or four play this game.");
    desk.game.removeSeat(0);
    EXPECT_EQ(desk.game.advice(), "");
    while (desk.game.canRemoveSeat()) desk.game.removeSeat(0);
    EXPECT_EQ(desk.game.advice(), "Three or four play this game.");
    desk.choose({"great-river"});
    EXPECT_EQ(desk.game.advice(), "");
}

TEST(Catalogue, FortsMayBeMarkedOrHaveAPieceOfTheirOwn) {
    Desk desk;
    desk.choose({"war"});
    std::set<std::string> sets;
    for (int row = 0; row < desk.game.pieceSets()->count(); ++row)
        sets.insert(desk.game.pieceSets()->value(row, "key").toString().toStdString());
    EXPECT_EQ(sets, (std::set<std::string>{"marked-forts-6", "own-forts-6"}));
    desk.game.choosePieces("own-forts-6");
    EXPECT_EQ(desk.game.began().pieces, "own-forts-6");
}

}  // namespace
