// Every reader of foreign text gets damaged text: it gives a value or says one sentence, and nothing else happens.
#include "companion/rules/referee.h"
#include "tests/fuzz/mutation.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tests/support/state_invariants.h"
#include "tracker/board/board_spec.h"
#include "tracker/board/piece_set.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden::fuzz {
namespace {

const std::string kData = HEXWARDEN_SOURCE "/data";

/// The events of every scenario and every whole game, and a beginning and a board.
std::vector<std::string> eventLines() {
    std::vector<std::string> events{
        "began book war option pillaging \"true\" seat red \"Ann\" south seat blue \"\" north",
        support::laidLine("standard"), support::laidLine("river-sea")};
    for (const std::string& content : contentsBelow(kData + "/scenarios", ".txt"))
        for (const std::string& line : linesOf(content))
            for (const char* before : {"given ", "when "})
                if (line.starts_with(before)) events.push_back(line.substr(std::string(before).size()));
    return events;
}

class TextFuzz : public testing::Test {
  protected:
    /// `read` returns, or throws std::runtime_error with one sentence; both must happen.
    template <class Read>
    void expectAnswers(std::vector<std::string> seeds, Read read) {
        Mutation mutation(std::move(seeds), seed);
        int answered = 0, refused = 0;
        for (int i = 0; i < support::randomSteps(); ++i) {
            const std::string text = mutation.next();
            try {
                read(text);
                ++answered;
            } catch (const std::runtime_error& e) {
                EXPECT_TRUE(isOneSentence(e.what())) << e.what() << "\nfor " << text;
                ++refused;
            }
        }
        EXPECT_GT(answered, 0);
        EXPECT_GT(refused, 0);
    }

    const unsigned seed = support::seed();
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};
};

TEST_F(TextFuzz, AnEventThatIsReadReadsTheSameAgain) {
    expectAnswers(eventLines(), [](const std::string& line) {
        const game::Body body = game::bodyOf(line);
        EXPECT_EQ(game::bodyOf(game::text(body)), body) << line;
    });
}

/// Whatever can be read can have happened: it is judged, applied, and leaves a table in order.
TEST_F(TextFuzz, WhatIsReadIsJudgedAndApplied) {
    rules::Referee referee;
    expectAnswers(eventLines(), [&](const std::string& line) {
        const auto verdict = referee.take({.body = game::bodyOf(line)});
        for (const rules::Finding& f : verdict.objections) EXPECT_FALSE(render(f, rules::Language::english).empty());
        ASSERT_EQ(support::invariant(referee.state()), std::nullopt) << line;
    });
}

TEST_F(TextFuzz, Sites) {
    Mutation mutation({"0,0", "-2,1,N", "3,-4,S", "1,1,NE", "0,0,N/1,-1,S", "14,-14", "-14,14,SW"}, seed);
    int read = 0;
    for (int i = 0; i < support::randomSteps(); ++i) {
        const std::string text = mutation.next();
        const auto site = board::siteOf(text);
        if (!site || !game::onAnyBoard(*site)) continue;
        ++read;
        EXPECT_EQ(board::siteOf(board::text(*site)), site) << text;
    }
    EXPECT_GT(read, 0);
}

TEST_F(TextFuzz, BoardSpecs) {
    expectAnswers(contentsBelow(kData + "/boards", ".txt"),
                  [](const std::string& text) { (void)board::parseBoardSpec(text, "spec"); });
}

TEST_F(TextFuzz, PieceSets) {
    expectAnswers(contentsBelow(kData + "/pieces", ".txt"),
                  [](const std::string& text) { (void)board::parsePieceSet(text, "set"); });
}

}  // namespace
}  // namespace hexwarden::fuzz
