// Random legal play: at every step the invariants hold, every offered placement is accepted and no other is.
#include "companion/rules/placements.h"
#include "companion/rules/referee.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

std::string standardBoard() {
    std::ifstream in(HEXWARDEN_SOURCE "/data/scenarios/boards/standard.txt");
    std::string laid = "laid";
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#') laid += " " + line;
    return laid;
}

class RandomPlay {
  public:
    RandomPlay(std::mt19937& random, std::size_t players) : random_(random), players_(players) { begin(); }

    void step() {
        const Phase phase = referee_.ledger().phase;
        if (phase == Phase::over || referee_.state().turn.number > 400) return begin();
        if (phase == Phase::setUp) {
            place(referee_.ledger().setUp.piece, true);
        } else if (referee_.ledger().thiefDue) {
            moveRobber();
        } else if (phase == Phase::roll) {
            roll();
        } else {
            act();
        }
    }

    /// How often a verb was told with its first word: "builds city".
    std::map<std::string, int> told;

  private:
    std::size_t pick(std::size_t n) { return random_() % n; }
    Colour active() const { return *referee_.ledger().active; }

    void begin() {
        if (referee_.ledger().winner) ++told["wins"];
        std::string began = "began";
        for (std::size_t i = 0; i < players_; ++i)
            began += " seat " + std::string(word(board::kColours[i])) + " \"\" south";
        take(began);
        take(standardBoard());
    }

    void take(const std::string& line) {
        Event event{.body = game::bodyOf(line)};
        std::istringstream words(line);
        std::string who, verb, what;
        words >> who >> verb >> what;
        ++told[verb + " " + what];
        const Verdict verdict = referee_.take(event);
        for (const Finding& f : verdict.objections)
            ADD_FAILURE() << line << ": " << f.clause() << " " << render(f, Language::english);
        ASSERT_EQ(invariant(referee_.state()), std::nullopt) << line;
        checkLedger(line);
    }

    void checkLedger(const std::string& line) {
        const Ledger& l = referee_.ledger();
        for (const auto& seat : referee_.state().seats) {
            const Hand& hand = l.hand(seat.colour);
            EXPECT_GE(hand.othersLeast, 0) << line;
            EXPECT_LE(hand.othersLeast, hand.othersMost) << line;
            for (int n : hand.least) EXPECT_GE(n, 0) << line;
            for (Piece p : {Piece::road, Piece::settlement, Piece::city}) EXPECT_GE(l.left(seat.colour, p), 0) << line;
        }
        for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) EXPECT_GE(l.bank[kind], 0) << line;
        if (l.longest.holder) {
            EXPECT_GE(of(l.longest.count, *l.longest.holder), l.box.routeMinimum);
        }
    }

    bool place(Piece piece, bool must) {
        const auto sites = placements(referee_.rules(), referee_.state(), referee_.ledger(), active(), piece);
        if (must) {
            EXPECT_FALSE(sites.empty());
        }
        if (sites.empty()) return false;
        take(std::string(word(active())) + " builds " + std::string(word(piece)) + " " +
             board::text(sites[pick(sites.size())]));
        return true;
    }

    void roll() {
        take(std::string(word(active())) + " rolls " + std::to_string(1 + pick(6)) + " " + std::to_string(1 + pick(6)));
        if (!referee_.ledger().discardsDue) return;
        for (const auto& seat : referee_.state().seats)
            if (const auto due = discardDue(referee_.ledger(), seat.colour); due && *due > 0)
                take(std::string(word(seat.colour)) + " discards " + std::to_string(*due));
    }

    void moveRobber() {
        const auto land = hexes(referee_.state().layout);
        Hex to = land[pick(land.size())];
        while (referee_.state().robber == to) to = land[pick(land.size())];
        std::string line = std::string(word(active())) + " sends robber to " + board::text(to);
        for (board::Corner c : corners(to)) {
            const auto o = referee_.state().buildings[c];
            if (o.piece == Piece::none || o.colour == active() || referee_.ledger().hand(o.colour).totalLeast() == 0)
                continue;
            take(line + " from " + std::string(word(o.colour)));
            return;
        }
        take(line);
    }

    void act() {
        const std::string who(word(active()));
        const auto affordable = [&](const std::optional<Price>& price) {
            return price && !referee_.ledger().hand(active()).surelyLacks(price->cards);
        };
        const Box& box = referee_.ledger().box;
        switch (pick(8)) {
            case 0:
                take(who + " ends");
                return;
            case 1:
                if (affordable(box.card) && referee_.ledger().deck > 0) take(who + " buys card");
                return;
            case 2:
                return playCard(who);
            case 3:
                return tradeWithBank(who);
            default: {
                constexpr std::array kinds{Piece::city, Piece::settlement, Piece::road};
                const Piece piece = kinds[pick(kinds.size())];
                if (affordable(box.price(piece))) place(piece, false);
            }
        }
    }

    void playCard(const std::string& who) {
        const auto& deeds = of(referee_.state().deeds, active());
        int played = 0;
        for (int n : deeds.played) played += n;
        if (deeds.cardsPlayedThisTurn > 0 || deeds.cardsBought - deeds.cardsBoughtThisTurn - played <= 0) return;
        const std::array cards{" plays knight", " plays monopoly name ore", " plays road_building"};
        const std::string card = cards[pick(cards.size())];
        const Event event{.body = game::bodyOf(who + card)};
        if (referee_.judge(event).allowed()) take(who + card);
    }

    void tradeWithBank(const std::string& who) {
        for (Resource give : board::kResources)
            for (Resource get : board::kResources) {
                const std::string line =
                    who + " trades 4 " + std::string(word(give)) + " for 1 " + std::string(word(get)) + " with bank";
                const Event event{.body = game::bodyOf(line)};
                if (give == get || static_cast<std::size_t>(get) >= board::kCardKindCount) continue;
                const auto& traded = std::get<game::Traded>(event.body);
                if (!referee_.ledger().hand(active()).surelyHas(traded.give)) continue;
                if (referee_.judge(event).allowed()) return take(line);
            }
    }

    std::mt19937& random_;
    std::size_t players_;
    Referee referee_;
};

TEST(Play, TenThousandRandomStepsKeepEveryInvariant) {
    const unsigned seed = support::freshSeed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    RandomPlay play(random, 4);
    for (int step = 0; step < 10'000 && !testing::Test::HasFailure(); ++step) play.step();
    for (const char* deed :
         {"builds road", "builds settlement", "builds city", "buys card", "plays knight", "sends robber", "trades 4"})
        EXPECT_GT(play.told[deed], 0) << deed << " never happened, so nothing was tried";
}

/// Well-formed and senseless, by players who are not in the game too: judged, applied, and nothing breaks.
TEST(Play, NonsenseIsJudgedAndApplied) {
    const unsigned seed = support::freshSeed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto any = [&](const std::vector<std::string>& words) { return words[random() % words.size()]; };
    const auto corner = [&] { return any({"0,0,N", "0,0,S", "1,0,N", "14,-14,NE", "-2,0,NW"}); };
    const auto edge = [&] { return any({"0,0,NE", "0,0,E", "0,0,SE", "1,0,NW", "-14,14,SW"}); };
    const auto hex = [&] { return any({"0,0", "1,0", "-2,2", "9,9"}); };
    for (const char* began : {"began seat red \"\" south seat blue \"\" north",
                              "began book seafarers seat red \"\" south seat blue \"\" north seat white \"\" west "
                              "seat orange \"\" east seat green \"\" south"}) {
        Referee referee;
        referee.take(Event{.body = game::bodyOf(began)});
        referee.take(Event{.body = game::bodyOf(standardBoard())});
        int objections = 0;
        for (int step = 0; step < 3000; ++step) {
            const std::string who = any({"red", "blue", "white", "grey"});
            const std::string line = who + any({" rolls 3 4",
                                                " rolls 1 1",
                                                " ends",
                                                " buys card",
                                                " buys weapon",
                                                " discards 4",
                                                " builds settlement " + corner(),
                                                " builds city " + corner(),
                                                " builds road " + edge(),
                                                " builds ship " + edge(),
                                                " moves ship " + edge() + " " + edge(),
                                                " removes city " + corner(),
                                                " sends robber to " + hex() + " from red",
                                                " sends pirate to " + hex(),
                                                " sends robber away",
                                                " plays knight",
                                                " plays monopoly name ore",
                                                " plays year_of_plenty take 2 ore",
                                                " plays road_building build road " + edge() + " build ship " + edge(),
                                                " plays victory_point",
                                                " trades 4 ore for 1 wool with bank",
                                                " trades 1 ore for 1 wool with blue",
                                                " attacks " + corner() + " weapons 2",
                                                " places armies " + hex() + " count 2",
                                                " consents blue \"x\""});
            const Verdict verdict = referee.take(Event{.body = game::bodyOf(line)});
            objections += !verdict.allowed();
            for (const Finding& f : verdict.objections) EXPECT_FALSE(render(f, Language::german).empty());
            ASSERT_EQ(invariant(referee.state()), std::nullopt) << line;
        }
        EXPECT_GT(objections, 100);
    }
}

TEST(Play, ARecordReplaysToTheSameSignature) {
    std::mt19937 random(5);
    Referee first, second;
    const std::vector<std::string> lines{"began seat red \"\" south seat blue \"\" north",
                                         standardBoard(),
                                         "red builds settlement 0,0,N",
                                         "red builds road 0,0,NE",
                                         "blue builds settlement 0,0,S",
                                         "red rolls 3 3"};
    for (const std::string& line : lines) {
        first.take(Event{.body = game::bodyOf(line)});
        second.take(Event{.body = game::bodyOf(line)});
    }
    EXPECT_EQ(signature(first.state()), signature(second.state()));
    EXPECT_EQ(first.state(), second.state());
}

TEST(Play, AGameOfBooksThatAreNotThereIsRefusedAndNothingChanges) {
    Referee referee;
    referee.take(Event{.body = game::bodyOf("began seat red \"\" south")});
    const auto before = signature(referee.state());
    EXPECT_THROW(referee.take(Event{.body = game::bodyOf("began book chess seat red \"\" south")}), std::runtime_error);
    EXPECT_EQ(signature(referee.state()), before);
}

}  // namespace
}  // namespace hexwarden::rules
