#include "companion/viewmodel/screens/rules_model.h"

#include "companion/rules/recipes.h"
#include "companion/viewmodel/books/books_model.h"
#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>
#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::RulesModel;

QString textOf(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString chosenIn(viewmodel::RowModel* books) {
    for (int row = 0; row < books->count(); ++row)
        if (books->value(row, "chosen").toBool()) return books->value(row, "key").toString();
    return {};
}

/// The row of a clause in the book that is open.
int rowOf(RulesModel& rules, const QString& clause) {
    for (int row = 0; row < rules.clauses()->count(); ++row)
        if (rules.clauses()->value(row, "clause") == clause) return row;
    return -1;
}

TEST(RulesModel, EveryClauseOfEveryBookIsReadWithoutAGame) {
    viewmodel::Evening evening;
    RulesModel rules(evening);
    const QAbstractItemModelTester clauses(rules.clauses());
    rules.refresh();
    ASSERT_EQ(rules.books()->count(), rules::books().size());
    EXPECT_EQ(chosenIn(rules.books()), "base");
    for (const rules::Book* book : rules::books()) {
        rules.choose(textOf(book->word));
        EXPECT_EQ(chosenIn(rules.books()), textOf(book->word));
        for (const rules::Clause& clause : book->clauses) {
            const int row = rowOf(rules, textOf(clause.id));
            ASSERT_GE(row, 0) << clause.id;
            EXPECT_EQ(rules.clauses()->value(row, "text"), textOf(clause.text.en)) << clause.id;
            EXPECT_EQ(rules.clauses()->value(row, "ruling"), textOf(clause.ruling.en)) << clause.id;
            EXPECT_FALSE(clause.text.en.empty() || clause.text.de.empty()) << clause.id;
            EXPECT_EQ(clause.ruling.en.empty(), clause.ruling.de.empty()) << clause.id;
        }
    }
}

TEST(RulesModel, EveryTableOptionStandsWithItsClause) {
    viewmodel::Evening evening;
    RulesModel rules(evening);
    for (const rules::Option* known : rules::shelf().options()) {
        const rules::Option& option = *known;
        rules.choose(textOf(rules::shelf().bookWith(option)->word));
        const int row = rowOf(rules, textOf(option.clause));
        ASSERT_GE(row, 0) << option.key;
        EXPECT_TRUE(rules.clauses()->value(row, "options").toString().contains(textOf(option.name.en))) << option.key;
    }
}

TEST(RulesModel, ATableReadsItsOwnBooksAndHowItPlaysThem) {
    Desk desk;
    RulesModel rules(desk.evening);
    desk.playBook("war");
    rules.refresh();
    EXPECT_EQ(rules.books()->count(), 2) << "base and War";
    EXPECT_EQ(chosenIn(rules.books()), "war");
    EXPECT_FALSE(rules.summary().isEmpty());
    const auto optionsOf = [&](const QString& clause) {
        return rules.clauses()->value(rowOf(rules, clause), "options").toString();
    };
    EXPECT_EQ(optionsOf("WAR-32"), "Table option: Destroyed buildings are pillaged: yes");
    EXPECT_EQ(optionsOf("WAR-3"), "Table option: Each played knight serves one attack a turn: no");
    EXPECT_EQ(optionsOf("WAR-2"), "");
    rules.choose("conquest");
    EXPECT_EQ(chosenIn(rules.books()), "war") << "not played here";
}

TEST(RulesModel, AClauseWithTwoOptionsTellsBoth) {
    viewmodel::Evening evening;
    RulesModel rules(evening);
    rules.choose("conquest");
    EXPECT_EQ(rules.clauses()->value(rowOf(rules, "CONQ-81"), "options").toString().split('\n').size(), 2);
    EXPECT_TRUE(rules.clauses()->value(rowOf(rules, "CONQ-70"), "options").toString().endsWith(": 2"));
}

TEST(BooksModel, TheRulesAreThereWithoutAGameAndComeLastWithOne) {
    Desk desk;
    viewmodel::BooksModel books(desk.evening);
    EXPECT_EQ(books.books()->count(), 1);
    EXPECT_EQ(books.book(), "rules");
    desk.playBook("war");
    EXPECT_EQ(books.book(), "war");
    EXPECT_EQ(books.books()->value(books.books()->count() - 1, "key"), "rules");
}

TEST(BooksModel, WhatWasBegunInAGameIsNotRecordedInTheNext) {
    Desk desk;
    viewmodel::BooksModel books(desk.evening);
    desk.playBook("war");
    viewmodel::CardsModel& cards = *books.cards();
    for (int row = 0; row < cards.deeds()->count(); ++row)
        if (cards.deeds()->value(row, "text") == "Trade") cards.chooseDeed(row);
    cards.give("wool");
    cards.take("ore");
    ASSERT_TRUE(cards.complete());
    books.forget();
    EXPECT_FALSE(cards.complete());
}

TEST(BooksModel, WhatTheRulesHaveAgainstTheLastDeedIsSaid) {
    Desk desk;
    viewmodel::BooksModel books(desk.evening);
    desk.playBook("war");
    EXPECT_EQ(books.objection(), "");
    desk.add("red builds road 1,1,N/1,0,S");
    EXPECT_FALSE(books.objection().isEmpty()) << "blue's road lies there";
}

}  // namespace
