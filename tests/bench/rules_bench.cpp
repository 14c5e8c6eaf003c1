// What the rules cost: built with the target rules_bench, not run by ctest.
#include "companion/rules/placements.h"
#include "companion/rules/recipes.h"
#include "companion/rules/risk/deal.h"
#include "companion/rules/risk/travel.h"
#include "companion/rules/routes.h"
#include "companion/rules/war/attack.h"
#include "companion/story/difference.h"
#include "tests/support/random_play.h"
#include "tests/support/slow_conquest.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <fstream>
#include <random>

#include <benchmark/benchmark.h>

namespace hexwarden {
namespace {

using namespace rules;

/// Four players in the middle of a game: two settlements and eight roads each on the standard board.
struct MiddleOfAGame {
    explicit MiddleOfAGame(const std::vector<std::string>& books) : rules(std::get<0>(compose(books, {}, 4))) {
        std::mt19937 random(11);
        const auto place = [&](Colour player, Piece piece) {
            const auto sites = placements(*rules, state, ledger, player, piece);
            if (!sites.empty()) take({game::Built{player, piece, sites[random() % sites.size()]}});
        };
        ledger = rules->open(state);
        take(game::bodyOf(
            "began seat red \"\" south seat blue \"\" south seat white \"\" south seat orange \"\" south"));
        take(game::bodyOf(support::laidLine("standard")));
        while (ledger.phase == Phase::setUp) place(*ledger.active, ledger.setUp.piece);
        for (int i = 0; i < 6; ++i)
            for (const auto& seat : state.seats) {
                GameState asked = state;
                letAct(asked, ledger, seat.colour);
                const auto sites = placements(*rules, asked, ledger, seat.colour, Piece::road);
                if (!sites.empty()) take({game::Built{seat.colour, Piece::road, sites[random() % sites.size()]}});
            }
        letAct(state, ledger, Colour::red);
    }

    void take(game::Body body) { rules->take(state, ledger, Event{.body = std::move(body)}); }

    std::shared_ptr<const RuleSet> rules;
    GameState state;
    Ledger ledger;
};

/// A road that red may build there.
Event roadOf(const MiddleOfAGame& game) {
    return Event{.body = game::Built{Colour::red, Piece::road,
                                     placements(*game.rules, game.state, game.ledger, Colour::red, Piece::road)[0]}};
}

void roadJudged(benchmark::State& timer) {
    const MiddleOfAGame game({});
    const Event event = roadOf(game);
    for (auto _ : timer) benchmark::DoNotOptimize(game.rules->judge(game.state, game.ledger, event));
}
BENCHMARK(roadJudged);

/// A road comes and goes; each time everything that follows from it is drawn.
void roadApplied(benchmark::State& timer) {
    MiddleOfAGame game({});
    const Event built = roadOf(game);
    const auto& body = std::get<game::Built>(built.body);
    const Event removed{.body = game::Removed{body.player, body.piece, body.at}};
    bool lies = false;
    for (auto _ : timer) game.rules->take(game.state, game.ledger, std::exchange(lies, !lies) ? removed : built);
}
BENCHMARK(roadApplied);

void turnsOf(MiddleOfAGame& game, benchmark::State& timer, bool judged) {
    std::vector<Event> turn;
    game.take(game::bodyOf("red ends"));
    for (const char* line : {"blue rolls 4 4", "blue ends", "white rolls 2 3", "white ends", "orange rolls 5 6",
                             "orange ends", "red rolls 4 6", "red ends"})
        turn.push_back(Event{.body = game::bodyOf(line)});
    std::size_t next = 0;
    for (auto _ : timer) {
        const Event& event = turn[next++ % turn.size()];
        if (judged) {
            benchmark::DoNotOptimize(game.rules->advance(game.state, game.ledger, event));
        } else {
            game.rules->take(game.state, game.ledger, event);
        }
    }
}

void rollOrEndApplied(benchmark::State& timer) {
    MiddleOfAGame game({});
    turnsOf(game, timer, false);
}
BENCHMARK(rollOrEndApplied);

void rollOrEndJudgedAndApplied(benchmark::State& timer) {
    MiddleOfAGame game({});
    turnsOf(game, timer, true);
}
BENCHMARK(rollOrEndJudgedAndApplied);

void everyPlacementOfARoad(benchmark::State& timer) {
    const MiddleOfAGame game({});
    for (auto _ : timer)
        benchmark::DoNotOptimize(placements(*game.rules, game.state, game.ledger, Colour::red, Piece::road));
}
BENCHMARK(everyPlacementOfARoad);

/// A full board of four players: every edge and every third corner or so taken.
GameState fullBoard(int hexCount) {
    std::mt19937 random(11);
    GameState state = support::thrownTogether({4, 0, 0, {Piece::road}, false}, random);
    const std::vector<Colour> colours{Colour::red, Colour::blue, Colour::white, Colour::orange};
    std::vector<Hex> land = hexes(state.layout);
    std::stable_sort(land.begin(), land.end(), [](Hex a, Hex b) { return distance(a, {0, 0}) < distance(b, {0, 0}); });
    land.resize(static_cast<std::size_t>(hexCount));
    for (Hex h : land) {
        // Sectors, so that each player's network hangs together as on a real table.
        const auto sector = static_cast<std::size_t>((h.q >= 0) + 2 * (h.r >= 0));
        for (Edge e : edges(h))
            state.routes[e] = {Piece::road, random() % 5 == 0 ? colours[random() % 4] : colours[sector]};
        if (random() % 2 == 0) state.buildings[corners(h)[random() % 6]] = {Piece::settlement, colours[random() % 4]};
    }
    return state;
}

void fourLongestRoutes(benchmark::State& timer) {
    const GameState state = fullBoard(static_cast<int>(timer.range(0)));
    timer.SetLabel(std::to_string(timer.range(0)) + " hexes");
    for (auto _ : timer) benchmark::DoNotOptimize(longestChains(state, lengthsOf({{Piece::road, 2}})));
}
BENCHMARK(fourLongestRoutes)->Arg(19)->Arg(49);

void fourLongestRoutesInTheMiddleOfAGame(benchmark::State& timer) {
    const MiddleOfAGame game({});
    for (auto _ : timer) benchmark::DoNotOptimize(longestChains(game.state, lengthsOf({{Piece::road, 2}})));
}
BENCHMARK(fourLongestRoutesInTheMiddleOfAGame);

/// An attack across the whole board that lacks consents and has two lenders.
struct LongAttack {
    GameState state = fullBoard(19);
    Ledger ledger;
    war::Terms terms;
    war::Attack attack;

    LongAttack() {
        state.seats.push_back({Colour::orange, {}, {}});
        const auto rules = std::get<0>(compose({"war"}, {}, 4));
        for (std::size_t i = 0; i < board::kCornerCount; ++i) state.buildings[Corner::at(i)] = {};
        constexpr std::array kFour{Colour::red, Colour::blue, Colour::white, Colour::orange};
        constexpr std::array kHomes{"-2,2,SW", "2,0,SE", "-2,0,NW", "2,-2,NE"};
        for (std::size_t i = 0; i < kFour.size(); ++i) {
            state.buildings[*board::cornerOf(kHomes[i])] = {Piece::settlement, kFour[i]};
            of(state.deeds, kFour[i]).played[0] = 1;
        }
        ledger = rules->open(state);
        attack = {Colour::red, *board::cornerOf(kHomes[1]), 2, {}, {Colour::white, Colour::orange}};
    }
};

void attackWithReasons(benchmark::State& timer) {
    const LongAttack a;
    for (auto _ : timer) benchmark::DoNotOptimize(war::assess(a.state, a.ledger, a.terms, a.attack));
}
BENCHMARK(attackWithReasons);

void attackPath(benchmark::State& timer) {
    const LongAttack a;
    const ColourSet everybody{Colour::red, Colour::blue, Colour::white, Colour::orange};
    for (auto _ : timer)
        benchmark::DoNotOptimize(
            war::attackPath(a.state, a.ledger, a.terms, a.attack.attacker, a.attack.target, everybody));
}
BENCHMARK(attackPath);

/// A big board of Conquest in the attack phase: 91 hexes, 60 buildings, 60 walls and 80 ships and knights at most.
GameState bigConquest() {
    std::mt19937 random(5);
    return support::conquestThrownTogether({5, 60, 60, 80, 4}, random);
}

void conquestProduction(benchmark::State& timer) {
    const auto rules = std::get<0>(compose({"conquest"}, {}, 4));
    const GameState state = bigConquest();
    const Ledger ledger = rules->open(state);
    for (auto _ : timer) benchmark::DoNotOptimize(rules->produce(state, ledger, 8));
}
BENCHMARK(conquestProduction);

/// A wall that is built asks for the ring, the longest chain and the points of everybody.
void conquestWallWithTokens(benchmark::State& timer) {
    const auto rules = std::get<0>(compose({"conquest"}, {}, 4));
    const GameState start = bigConquest();
    const Ledger opened = rules->open(start);
    const Event event{.body = game::bodyOf("red builds wall 0,0,NE")};
    for (auto _ : timer) {
        GameState state = start;
        Ledger ledger = opened;
        benchmark::DoNotOptimize(rules->advance(state, ledger, event));
    }
}
BENCHMARK(conquestWallWithTokens);

/// The 49 hexes of Risk with armies everywhere and a network of roads and ships.
GameState dealtBoard() {
    std::mt19937 random(3);
    GameState state = support::thrownTogether({3, 60, 16, {Piece::road, Piece::ship}, false}, random);
    state.layout = risk::deal(3);
    for (Hex h : hexes(state.layout))
        if (isLand(state.layout, h))
            state.stacks.push_back(
                {h, state.seats[random() % 3].colour, Piece::army, 1 + static_cast<int>(random() % 5)});
    return state;
}

void riskControl(benchmark::State& timer) {
    const GameState state = dealtBoard();
    for (auto _ : timer) benchmark::DoNotOptimize(risk::Control(state).withoutBuilding());
}
BENCHMARK(riskControl);

void riskSneakAttacks(benchmark::State& timer) {
    const GameState state = dealtBoard();
    const risk::Control control(state);
    const ColourSet all{Colour::red, Colour::blue, Colour::white};
    for (auto _ : timer)
        for (const game::Stack& s : state.stacks)
            benchmark::DoNotOptimize(risk::sneakAttacks(state, control, s.owner, s.at, all));
    timer.SetItemsProcessed(timer.iterations() * static_cast<std::int64_t>(state.stacks.size()));
}
BENCHMARK(riskSneakAttacks);

/// The sample evening, continued with rolls and ends of turns up to 400 events.
story::Story longEvening() {
    std::ifstream in(HEXWARDEN_SOURCE "/tests/viewmodel/evening.txt");
    story::Story story;
    const auto say = [&](game::Body body) {
        Event event;
        event.sequence = static_cast<std::int64_t>(story.journal().size()) + 1;
        event.body = std::move(body);
        story.append(std::move(event));
    };
    for (std::string line; std::getline(in, line);) say(game::bodyOf(line));
    for (int sum = 2; story.journal().size() < 400; sum = sum == 12 ? 2 : sum + 1) {
        const Colour active = *story.referee().ledger().active;
        if (story.referee().ledger().phase == Phase::act) say(game::TurnEnded{active});
        say(game::Rolled{*story.referee().ledger().active, game::Dice::ofTotal(sum)});
    }
    return story;
}

/// The first roll of 400 events was misread: all after it is worked out again, and what that changes for everybody.
void correctionPreviewedIn400Events(benchmark::State& timer) {
    const story::Story story = longEvening();
    const game::Body mending = game::bodyOf("correct 19 red rolls 8");
    for (auto _ : timer) benchmark::DoNotOptimize(story::differenceOf(story, story.with(mending)));
}
BENCHMARK(correctionPreviewedIn400Events)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwarden

BENCHMARK_MAIN();
