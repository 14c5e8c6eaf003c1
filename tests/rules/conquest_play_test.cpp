// Random legal play of Conquest from the landing to the last round: no verdict objects, at every step the pieces on the
// board, in the ledger and in graveyards and prisons add up, and a record replays to the same table.
#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/moves.h"
#include "companion/rules/placements.h"
#include "companion/rules/referee.h"
#include "tests/support/conquest_invariants.h"
#include "tests/support/random_play.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

namespace hexwarden::rules::conquest {
namespace {

int unitsOnBoard(const GameState& state) {
    int count = 0;
    for (const game::Stack& s : state.stacks) count += s.count;
    return count;
}

class RandomConquestPlay {
  public:
    explicit RandomConquestPlay(std::mt19937& random) : random_(random) { begin(); }

    void step() {
        if (ledger().phase == Phase::over) return begin();
        if (ledger().phase == Phase::setUp) return land();
        if (const Call* call = openCall(); call && suffer(*call)) return;
        if (pick(3) == 0) return useUnit();
        if (ledger().phase == Phase::roll) return say("rolls " + die() + " " + die());
        act();
    }

    /// How often a verb was told with its first word: "builds city".
    std::map<std::string, int> told;
    int games = 0;

  private:
    std::size_t pick(std::size_t n) { return random_() % n; }
    std::string die() { return std::to_string(1 + pick(6)); }
    const GameState& state() const { return referee_.state(); }
    const Ledger& ledger() const { return referee_.ledger(); }
    Colour active() const { return *ledger().active; }

    void begin() {
        if (!record_.empty()) checkReplay();
        record_.clear();
        built_ = sunkOrDead_ = 0;
        std::string began = "began book conquest";
        if (pick(2) == 0) began += " option rounds \"9\" option attack_goes_on \"true\"";
        take(began + " seat red \"\" south seat blue \"\" north seat white \"\" west");
        take(support::laidLine("isles"));
        ++games;
    }

    void checkReplay() {
        Referee again;
        for (const std::string& line : record_) again.take(Event{.body = game::bodyOf(line)});
        EXPECT_EQ(signature(again.state()), signature(state()));
        for (const auto& seat : state().seats)
            EXPECT_EQ(again.ledger().points.total(seat.colour), ledger().points.total(seat.colour));
        EXPECT_EQ(again.ledger().conquest.progress.awards.size(), ledger().conquest.progress.awards.size());
    }

    void say(const std::string& deed) { take(std::string(word(active())) + " " + deed); }

    void take(const std::string& line) {
        const Event event{.body = game::bodyOf(line)};
        std::istringstream words(line);
        std::string who, verb, what;
        words >> who >> verb >> what;
        ++told[verb + " " + what];
        const int before = unitsOnBoard(state());
        record_.push_back(line);
        const Verdict verdict = referee_.take(event);
        for (const Finding& f : verdict.objections)
            ADD_FAILURE() << line << ": " << f.clause() << " " << render(f, Language::english);
        const int change = unitsOnBoard(state()) - before;
        if (std::holds_alternative<game::Built>(event.body)) built_ += change;
        if (std::holds_alternative<game::Lost>(event.body)) sunkOrDead_ -= change;
        ASSERT_EQ(invariant(state()), std::nullopt) << line;
        EXPECT_EQ(support::brokenRounds(state(), ledger()), std::nullopt) << line;
        checkPieces(line);
    }

    void checkPieces(const std::string& line) {
        const Units& units = ledger().conquest.units;
        int taken = 0;
        for (const auto& seat : state().seats) {
            taken += of(units.shipsTaken, seat.colour) + of(units.knightsTaken, seat.colour);
            for (Piece p : {Piece::settlement, Piece::city, Piece::castle, Piece::wall, Piece::galley, Piece::cargo})
                EXPECT_GE(ledger().left(seat.colour, p), 0) << line;
        }
        EXPECT_EQ(built_, unitsOnBoard(state()) + taken + sunkOrDead_) << line;
        EXPECT_EQ(static_cast<int>(units.all.size()), unitsOnBoard(state())) << line;
        for (const game::Stack& s : state().stacks) {
            EXPECT_EQ(static_cast<int>(units.on(s.at, s.owner, s.piece).size()), s.count) << line;
            EXPECT_EQ(isWater(state(), s.at), isShip(s.piece) || s.aboard) << line;
            if (s.aboard) {
                EXPECT_GE(roomAboard(state(), s.owner, s.at), 0) << line;
            }
        }
        for (const Unit& u : units.all) EXPECT_LE(u.actionsDone(), kActionsATurn) << line;
        for (std::size_t i = 0; i < board::kHexCount; ++i)
            if (state().hexBuildings[Hex::at(i)].piece != Piece::none) {
                EXPECT_TRUE(isLand(state(), Hex::at(i))) << line;
            }
        EXPECT_TRUE(state().buildings == GameState{}.buildings) << line;
    }

    bool build(Piece piece) {
        const auto sites = placements(referee_.rules(), state(), ledger(), active(), piece);
        if (sites.empty()) return false;
        say("builds " + std::string(word(piece)) + " " + board::text(sites[pick(sites.size())]));
        return true;
    }

    void land() {
        const Piece due = ledger().setUp.piece;
        if (due == Piece::settlement && (pick(8) == 0 || !build(due))) return say("ends");
        if (due != Piece::settlement) {
            EXPECT_TRUE(build(due));
        }
    }

    const Call* openCall() const {
        const auto& calls = ledger().conquest.economy.calls;
        const auto open = std::find_if(calls.begin(), calls.end(), [](const Call& c) { return !c.settled; });
        return open == calls.end() ? nullptr : &*open;
    }

    /// The first piece that the peril may hit, of somebody whom it may strike; false if that one has none.
    bool suffer(const Call& call) {
        const Colour victim = call.struck.at(pick(call.struck.size()));
        const auto say = [&](const std::string& deed) {
            take(std::string(word(victim)) + " " + deed);
            return true;
        };
        for (std::size_t i = 0; i < board::kHexCount && call.peril == Peril::dragon; ++i) {
            const Hex h = Hex::at(i);
            if (!hasSettled(state(), victim, h) || (call.fought && *call.fought != h)) continue;
            if (!call.fought && hasKnightOn(state(), victim, h) && pick(2) == 0)
                return say("fights dragon " + board::text(h) + " dice 2 1");
            return say("loses " + std::string(word(state().hexBuildings[h].piece)) + " " + board::text(h));
        }
        for (const game::Stack& s : state().stacks)
            if (s.owner == victim && (call.peril == Peril::storm     ? isShip(s.piece)
                                      : call.peril == Peril::disease ? isKnight(s.piece)
                                                                     : false))
                return say("loses " + std::string(word(s.piece)) + " " + board::text(s.at));
        return false;
    }

    bool affordable(const std::optional<Price>& price) const {
        return price && !ledger().hand(active()).surelyLacks(price->cards);
    }

    void act() {
        constexpr std::array kinds{Piece::city,   Piece::castle, Piece::settlement, Piece::wall,   Piece::ship,
                                   Piece::galley, Piece::cargo,  Piece::knight,     Piece::archer, Piece::cavalry};
        switch (pick(12)) {
            case 0:
                return say("ends");
            case 1:
                if (affordable(ledger().box.card) && ledger().deck > 0) say("buys card");
                return;
            case 2:
                return moveWall();
            case 3:
                return trade();
            case 4:
                return playCard();
            default:
                if (const Piece piece = kinds[pick(kinds.size())]; affordable(ledger().box.price(piece))) build(piece);
        }
    }

    void playCard() {
        const auto& units = ledger().conquest.units.all;
        const std::string at = units.empty() ? "0,0" : board::text(units[pick(units.size())].at);
        const std::array cards{"plays gemstones", "plays relic at ", "plays liquid_fire at ", "plays monopoly name ore",
                               "plays victory_point"};
        std::string deed = cards[pick(cards.size())];
        if (deed.back() == ' ') deed += at;
        const Event event{.body = game::bodyOf(std::string(word(active())) + " " + deed)};
        const Verdict verdict = referee_.judge(event);
        if (verdict.allowed() && verdict.questions.empty()) say(deed);
    }

    void moveWall() {
        for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
            const Edge from = Edge::at(i);
            if (state().routes[from] != game::Occupant{Piece::wall, active()}) continue;
            for (Hex h : hexes(from))
                for (Edge to : edges(h)) {
                    const std::string deed = "moves wall " + board::text(from) + " " + board::text(to);
                    const Event event{.body = game::bodyOf(std::string(word(active())) + " " + deed)};
                    if (referee_.judge(event).allowed()) return say(deed);
                }
        }
    }

    void trade() {
        for (Resource give : board::kResources)
            for (int n = 1; n <= 4; ++n) {
                const Resource get = board::kResources[pick(board::kCardKindCount)];
                const std::string deed = "trades " + std::to_string(n) + " " + std::string(word(give)) + " for 1 " +
                                         std::string(word(get)) + " with bank";
                const Event event{.body = game::bodyOf(std::string(word(active())) + " " + deed)};
                if (!ledger().hand(active()).surelyHas(std::get<game::Traded>(event.body).give)) break;
                if (give != get && referee_.judge(event).allowed()) return say(deed);
            }
    }

    void useUnit() {
        std::vector<const Unit*> own;
        for (const Unit& u : ledger().conquest.units.all)
            if (u.owner == active()) own.push_back(&u);
        if (own.empty()) return;
        const Unit unit = *own[pick(own.size())];
        switch (pick(4)) {
            case 0:
                if (mayStill(unit, Action::forage))
                    say(std::string(isShip(unit.kind) ? "fishes " : "hunts ") + board::text(unit.at) + " die " + die());
                return;
            case 1:
                return attack(unit);
            case 2:
                return breach(unit);
            default:
                return move(unit);
        }
    }

    void move(const Unit& unit) {
        const auto ways =
            waysOf(state(), {unit.owner, unit.kind, unit.at, stepsLeft(unit), ledger().conquest.progress.attackPhase});
        if (ways.empty()) return;
        Hex to = ways[pick(ways.size())].to();
        if (isKnight(unit.kind))
            for (const Way& way : ways)
                if (isWater(state(), way.to())) to = way.to();
        ++told[unit.aboard ? "lands" : isKnight(unit.kind) && isWater(state(), to) ? "embarks" : "goes"];
        say("moves " + std::string(word(unit.kind)) + " " + board::text(unit.at) + " " + board::text(to));
    }

    void attack(const Unit& unit) {
        if (!ledger().conquest.progress.attackPhase || !mayStill(unit, Action::attack)) return;
        for (const Attack& a : attacksOf(state(), unit.owner, unit.kind, unit.at)) {
            if (!a.first.empty()) continue;
            const bool wins = pick(3) > 0;
            return say("battles " + board::text(unit.at) + " " + board::text(a.target.at) + " attack " +
                       (wins ? "6" : "1") + " defend " + (wins ? "1" : "6") + " unit " + std::string(word(unit.kind)) +
                       " target " + std::string(word(a.target.kind)));
        }
    }

    void breach(const Unit& unit) {
        if (!ledger().conquest.progress.attackPhase || !mayStill(unit, Action::breach) || unit.aboard) return;
        for (Hex next : neighbours(unit.at))
            if (wallAgainst(state(), unit.owner, unit.at, next) && (isLand(state(), next) || isKnight(unit.kind)))
                return say("breaches " + board::text(*board::edgeBetween(unit.at, next)) + " from " +
                           board::text(unit.at) + " die " + std::to_string(5 + pick(2)));
    }

    std::mt19937& random_;
    Referee referee_;
    std::vector<std::string> record_;
    int built_ = 0;
    int sunkOrDead_ = 0;  ///< by storm and disease
};

TEST(ConquestPlay, RandomStepsKeepEveryInvariant) {
    const unsigned seed = support::freshSeed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    RandomConquestPlay play(random);
    for (int step = 0; step < support::randomSteps() && !testing::Test::HasFailure(); ++step) play.step();
    for (const char* deed : {"builds ship", "builds knight", "builds settlement", "builds city", "builds wall",
                             "moves wall", "buys card", "trades 1", "embarks", "goes"})
        EXPECT_GT(play.told[deed], 0) << deed << " never happened, so nothing was tried";
    const auto tried = [&](const std::string& verb) {
        return std::any_of(play.told.begin(), play.told.end(),
                           [&](const auto& t) { return t.first.starts_with(verb); });
    };
    for (const char* verb : {"battles", "breaches", "fishes", "hunts", "loses", "plays"})
        EXPECT_TRUE(tried(verb)) << verb;
    EXPECT_GT(play.games, 3);
}

/// Well-formed and senseless, by players who are not in the game too: judged, applied, and nothing breaks.
TEST(ConquestPlay, NonsenseIsJudgedAndApplied) {
    const unsigned seed = support::freshSeed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto any = [&](const std::vector<std::string>& words) { return words[random() % words.size()]; };
    const auto hex = [&] { return any({"0,0", "1,0", "2,0", "3,0", "4,0", "1,1", "14,-14", "0,-1"}); };
    const auto edge = [&] { return any({"0,0,NE", "0,0,E", "1,0,E", "1,0,NW", "-14,14,SW"}); };
    const auto unit = [&] { return any({"ship", "galley", "cargo", "knight", "archer", "cavalry", "army"}); };
    const auto building = [&] { return any({"settlement", "city", "castle", "fort"}); };
    Referee referee;
    referee.take(Event{.body = game::bodyOf("began book conquest seat red \"\" south seat blue \"\" north")});
    referee.take(Event{.body = game::bodyOf(support::laidLine("isles"))});
    int objections = 0;
    for (int step = 0; step < 4000; ++step) {
        const std::string who = any({"red", "blue", "grey"});
        const std::string line = who + any({" rolls 3 4",
                                            " rolls 1 1",
                                            " rolls 6 6",
                                            " ends",
                                            " builds " + unit() + " " + hex(),
                                            " builds " + unit() + " " + hex(),
                                            " builds " + building() + " " + hex(),
                                            " builds settlement 0,0,N",
                                            " builds wall " + edge(),
                                            " builds ship " + edge(),
                                            " moves " + unit() + " " + hex() + " " + hex(),
                                            " moves " + unit() + " " + hex() + " " + hex() + " count 2",
                                            " moves wall " + edge() + " " + edge(),
                                            " moves ship " + edge() + " " + edge(),
                                            " moves city " + hex() + " " + hex(),
                                            " removes " + unit() + " " + hex(),
                                            " battles " + hex() + " " + hex() + " attack 5 defend 2",
                                            " battles " + hex() + " " + hex() + " attack 5 attack 1 defend 2",
                                            " battles " + hex() + " " + hex() + " unit " + unit() + " target city",
                                            " breaches " + edge() + " from " + hex() + " die 6",
                                            " fishes " + hex() + " die 1",
                                            " hunts " + hex() + " die 1",
                                            " loses " + unit() + " " + hex(),
                                            " loses " + building() + " " + hex(),
                                            " fights dragon " + hex() + " dice 1 4",
                                            " plays relic at " + hex(),
                                            " plays liquid_fire at " + hex(),
                                            " plays robin_hood",
                                            " plays loaded_dice roll 12",
                                            " trades 1 gold for 1 wool with bank"});
        const Verdict verdict = referee.take(Event{.body = game::bodyOf(line)});
        objections += !verdict.allowed();
        for (const Finding& f : verdict.objections) EXPECT_FALSE(render(f, Language::german).empty());
        ASSERT_EQ(invariant(referee.state()), std::nullopt) << line;
        int units = 0;
        for (const game::Stack& s : referee.state().stacks) units += s.piece == Piece::army ? 0 : s.count;
        ASSERT_EQ(static_cast<int>(referee.ledger().conquest.units.all.size()), units) << line;
    }
    EXPECT_GT(objections, 100);
}

}  // namespace
}  // namespace hexwarden::rules::conquest
