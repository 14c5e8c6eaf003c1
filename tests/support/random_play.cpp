#include "tests/support/random_play.h"

#include "companion/rules/conquest/account.h"
#include "companion/rules/placements.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/river/account.h"
#include "companion/rules/seafarers/account.h"
#include "tests/support/state_invariants.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

namespace hexwarden::support {

using namespace rules;

namespace {

constexpr int kLongestGame = 400;    // turns
constexpr std::size_t kSeldom = 16;  // one event in so many is looked at closely

Event eventOf(const std::string& line) {
    return Event{.body = game::bodyOf(line)};
}

}  // namespace

int randomSteps() {
    const char* steps = std::getenv("HEXWARDEN_STEPS");
    return steps ? std::stoi(steps) : 10'000;
}

std::string laidLine(const std::string& board) {
    const std::string path = HEXWARDEN_SOURCE "/data/scenarios/boards/" + board + ".txt";
    std::ifstream in(path);
    if (!in) throw std::runtime_error(path + " cannot be read");
    std::string laid = "laid";
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#') laid += " " + line;
    return laid;
}

void expectRiverIsInOrder(const Referee& referee, const Event&) {
    const GameState& state = referee.state();
    EXPECT_EQ(rules::river::accountOf(referee.ledger()).flooded, state.rollCount[7] % 2 == 1);
    if (rules::river::accountOf(referee.ledger()).flooded) {
        EXPECT_NE(state.robber, state.layout.river->z);
    }
    if (rules::river::accountOf(referee.ledger()).drowned) {
        EXPECT_EQ(state.robber, std::nullopt);
    }
    for (Edge site : bridgeSites(*state.layout.river)) EXPECT_NE(state.routes[site].piece, Piece::road);
    for (Edge side : mouthSides(*state.layout.river)) {
        EXPECT_NE(state.routes[side].piece, Piece::road);
        EXPECT_NE(state.routes[side].piece, Piece::bridge);
    }
}

void RandomPlay::begin() {
    if (referee_.ledger().winner) ++happened["wins"];
    if (!record_.empty()) checkRecord();
    record_.clear();
    std::string began = "began";
    for (const std::string& book : game_.books) began += " book " + book;
    for (const auto& [key, value] : game_.options) began += " option " + key + " \"" + value + "\"";
    for (std::size_t i = 0; i < game_.players; ++i)
        began += " seat " + std::string(word(board::kColours[i])) + " \"\" south";
    take(began);
    take(laidLine(game_.board));
}

void RandomPlay::step() {
    const Ledger& ledger = referee_.ledger();
    if (ledger.phase == Phase::over || referee_.state().turn.number > kLongestGame) return begin();
    if (const std::string line = game_.first ? game_.first(*this) : ""; !line.empty()) return take(line);
    if (!ledger.choices.empty() && pick(2) == 0) return chooseCards();
    if (ledger.phase == Phase::setUp) {
        setUp();
    } else if (rules::risk::accountOf(ledger).landing) {
        fightOn(*rules::risk::accountOf(ledger).landing);
    } else if (ledger.thiefDue) {
        moveThief();
    } else if (ledger.freeRoutes > 0) {
        layFreeRoute();
    } else if (ledger.phase == Phase::roll) {
        if (pick(8) == 0) playCard();
        if (!referee_.ledger().thiefDue && referee_.ledger().phase == Phase::roll) roll();
    } else if (ledger.phase == Phase::between && pick(2) == 0) {
        roll();
    } else {
        act();
    }
}

void RandomPlay::take(const std::string& line) {
    std::istringstream words(line);
    std::string first, verb, what;
    words >> first >> verb >> what;
    ++happened[verb + " " + what];
    record_.push_back(line);
    const Event event = eventOf(line);
    const Verdict verdict = referee_.take(event);
    for (const Finding& f : verdict.objections)
        ADD_FAILURE() << line << ": " << f.clause() << " " << render(f, Language::english);
    check(event, line);
}

void RandomPlay::check(const Event& event, const std::string& line) const {
    EXPECT_EQ(support::invariant(referee_.state()), std::nullopt) << line;
    checkLedger(line);
    if (game_.invariants) game_.invariants(referee_, event);
    if (record_.size() % kSeldom != 0) return;
    checkStock(line);
    checkRoutes(line);
    if (game_.slowInvariants) game_.slowInvariants(referee_);
}

bool RandomPlay::takeIfAllowed(const std::string& line) {
    if (line.empty() || !referee_.judge(eventOf(line)).allowed()) return false;
    take(line);
    return true;
}

bool RandomPlay::place(Piece piece) {
    const auto sites = placements(referee_.rules(), referee_.state(), referee_.ledger(), active(), piece);
    if (record_.size() % kSeldom == 0) expectExact(piece, sites);
    if (sites.empty()) return false;
    take(who() + " builds " + std::string(word(piece)) + " " + board::text(sites[pick(sites.size())]));
    return true;
}

/// Wherever else on the lattice the piece fits, off the board too, it is refused.
void RandomPlay::expectExact(Piece piece, const std::vector<Site>& offered) const {
    const auto ask = [&](const Site& site) {
        if (!game::fits(piece, site)) return;
        const bool legal = referee_.judge({.body = game::Built{active(), piece, site}}).allowed();
        const bool isOffered = std::find(offered.begin(), offered.end(), site) != offered.end();
        EXPECT_EQ(legal, isOffered) << word(piece) << " " << board::text(site);
    };
    for (int q = -5; q <= 5; ++q)
        for (int r = -5; r <= 5; ++r) {
            const Hex h(q, r);
            ask(h);
            for (Corner c : {corners(h)[0], corners(h)[3]}) ask(c);
            for (Edge e : {edges(h)[0], edges(h)[1], edges(h)[2]}) ask(e);
        }
}

/// Risk's first armies; whoever finds no hex declines.
void RandomPlay::placeArmy() {
    if (const auto& landing = rules::risk::accountOf(referee_.ledger()).landing) return fightOn(*landing);
    auto goals = hexes(referee_.state().layout);
    std::shuffle(goals.begin(), goals.end(), random_);
    for (Hex to : goals)
        if (takeIfAllowed(who() + " places armies " + board::text(to) + " count 1")) return;
    take(who() + " ends");
}

/// With as many dice as may be, or now and then not at all.
void RandomPlay::fightOn(const rules::risk::Landing& landing) {
    std::string line =
        std::string(word(landing.attacker)) + " battles " + board::text(landing.at) + " " + board::text(landing.at);
    const int attackers = risk::armiesOn(referee_.state(), landing.attacker, landing.at);
    const auto enemy = risk::enemyOn(referee_.state(), landing.attacker, landing.at);
    const int defenders = risk::armiesOn(referee_.state(), enemy.value_or(landing.attacker), landing.at);
    if (pick(12) != 0)
        for (int i = 0; i < std::min(3, attackers); ++i) line += " attack " + std::to_string(1 + pick(6));
    for (int i = 0; i < std::min(2, defenders); ++i) line += " defend " + std::to_string(1 + pick(6));
    take(line);
}

void RandomPlay::setUp() {
    const Piece due = referee_.ledger().setUp.piece;
    if (due == Piece::army) return placeArmy();
    const bool byShip = due == Piece::road && pick(3) == 0 && place(Piece::ship);
    if (!byShip) {
        EXPECT_TRUE(place(due) || place(Piece::ship));
    }
}

void RandomPlay::roll() {
    take(who() + " rolls " + std::to_string(1 + pick(6)) + " " + std::to_string(1 + pick(6)));
    if (!referee_.ledger().discardsDue) return;
    for (const auto& seat : referee_.state().seats)
        if (const auto due = discardDue(referee_.ledger(), seat.colour); due && *due > 0)
            take(std::string(word(seat.colour)) + " discards " + std::to_string(*due));
}

/// Some cards of a choice, or all, of what the bank has.
void RandomPlay::chooseCards() {
    const Ledger& ledger = referee_.ledger();
    const OpenChoice& choice = ledger.choices[pick(ledger.choices.size())];
    const Resource kind = choice.among[pick(choice.among.size())];
    std::string line = std::string(word(choice.player)) + " chooses " +
                       std::to_string(1 + pick(static_cast<std::size_t>(choice.count))) + " " + std::string(word(kind));
    if (choice.at) line += " at " + board::text(*choice.at);
    takeIfAllowed(line);
}

/// Some goal of the robber or the pirate, with a victim if anybody has to be one.
void RandomPlay::moveThief() {
    auto goals = hexes(referee_.state().layout);
    std::shuffle(goals.begin(), goals.end(), random_);
    for (Hex to : goals) {
        const bool land = isLand(referee_.state().layout, to);
        const std::string line = who() + " sends " + (land ? "robber" : "pirate") + " to " + board::text(to);
        if (!referee_.judge(eventOf(line)).allowed()) continue;
        for (const auto& seat : referee_.state().seats) {
            const bool hasCards = referee_.ledger().hand(seat.colour).totalLeast() > 0;
            if (hasCards && takeIfAllowed(line + " from " + std::string(word(seat.colour)))) return;
        }
        return take(line);
    }
    ADD_FAILURE() << "the robber can go nowhere";
}

void RandomPlay::act() {
    const std::size_t usual = 9;
    const std::size_t choice = pick(usual + game_.ideas.size());
    switch (choice) {
        case 0:
            return take(who() + " ends");
        case 1: {
            const auto& price = referee_.ledger().box.card;
            const bool affordable = price && !referee_.ledger().hand(active()).surelyLacks(price->cards);
            if (affordable) takeIfAllowed(who() + " buys card");
            return;
        }
        case 2:
            return playCard();
        case 3:
            return tradeWithBank();
        case 4:
            return moveShip();
        default:
            if (choice < usual) return tryToBuild();
            takeIfAllowed(game_.ideas[choice - usual](*this));
    }
}

void RandomPlay::tryToBuild() {
    std::vector<Piece> payable;
    for (Piece piece : board::kPieces)
        if (const auto& price = referee_.ledger().box.price(piece))
            if (!referee_.ledger().hand(active()).surelyLacks(price->cards)) payable.push_back(piece);
    if (!payable.empty()) place(payable[pick(payable.size())]);
}

/// A card's roads; whoever has no place or no ore for them goes on without.
void RandomPlay::layFreeRoute() {
    constexpr std::array kRoutes{Piece::road, Piece::ship, Piece::bridge, Piece::wall};
    const std::size_t first = pick(kRoutes.size());
    for (std::size_t i = 0; i < kRoutes.size(); ++i) {
        const Piece piece = kRoutes[(first + i) % kRoutes.size()];
        if (referee_.rules().box().ground(piece) != Ground::edge) continue;
        const auto& price = referee_.ledger().box.price(piece);
        if (price && !referee_.ledger().hand(active()).surelyLacks(price->evenIfFree) && place(piece)) return;
    }
    if (referee_.ledger().phase == Phase::roll) return roll();
    take(who() + " ends");
}

void RandomPlay::playCard() {
    const auto& deeds = of(referee_.state().deeds, active());
    int played = 0;
    for (int n : deeds.played) played += n;
    if (deeds.cardsPlayedThisTurn > 0 || deeds.cardsBought - deeds.cardsBoughtThisTurn - played <= 0) return;
    const std::array cards{" plays knight", " plays monopoly name ore", " plays road_building", " plays year_of_plenty",
                           " plays victory_point"};
    takeIfAllowed(who() + cards[pick(cards.size())]);
}

void RandomPlay::tradeWithBank() {
    const auto kind = [&] { return board::kResources[pick(board::kCardKindCount)]; };
    const Resource give = kind(), get = kind();
    for (int rate : {2, 3, 4}) {
        Cards cost{};
        cost[static_cast<std::size_t>(give)] = rate;
        if (rules::meansFor(referee_.ledger().hand(active()), cost).pays != rules::Means::Pays::surely) return;
        if (takeIfAllowed(who() + " trades " + std::to_string(rate) + " " + std::string(word(give)) + " for 1 " +
                          std::string(word(get)) + " with bank"))
            return;
    }
}

void RandomPlay::moveShip() {
    if (referee_.ledger().box.piece(Piece::ship) == 0 || rules::seafarers::accountOf(referee_.ledger()).shipMoved)
        return;
    const auto all = moves(referee_.rules(), referee_.state(), referee_.ledger(), active(), Piece::ship);
    if (all.empty()) return;
    const auto& move = all[pick(all.size())];
    take(who() + " moves ship " + board::text(move.from) + " " + board::text(move.to[pick(move.to.size())]));
}

void RandomPlay::checkLedger(const std::string& line) const {
    const Ledger& l = referee_.ledger();
    for (const auto& seat : referee_.state().seats) {
        const Hand& hand = l.hand(seat.colour);
        EXPECT_GE(hand.othersLeast, 0) << line;
        EXPECT_LE(hand.othersLeast, hand.othersMost) << line;
        for (int n : hand.least) EXPECT_GE(n, 0) << line;
        EXPECT_GE(hand.unnamed, 0) << line;
        EXPECT_LE(hand.unnamed, hand.othersLeast) << line;
    }
    for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) EXPECT_GE(l.bank[kind], 0) << line;
    if (l.longest.holder) {
        EXPECT_GE(of(l.longest.count, *l.longest.holder), l.box.routeMinimum) << line;
    }
}

/// Whatever is not on the board is in the stock.
void RandomPlay::checkStock(const std::string& line) const {
    const Ledger& l = referee_.ledger();
    for (const auto& seat : referee_.state().seats)
        for (Piece piece : board::kPieces) {
            if (l.box.piece(piece) == 0 || piece == Piece::army) continue;
            int onBoard = countOf(referee_.state(), seat.colour, piece) +
                          of(l.hiddenPieces, seat.colour)[static_cast<std::size_t>(piece)];
            for (Piece other : board::kPieces)
                if (const Making& making = l.box.making(other); making.piece == piece)
                    onBoard += making.count * countOf(referee_.state(), seat.colour, other);
            EXPECT_GE(l.left(seat.colour, piece), 0) << line;
            EXPECT_EQ(l.left(seat.colour, piece) + onBoard, l.box.piece(piece)) << line << ", " << word(piece);
        }
}

/// What was kept step by step is what one look at the table gives.
void RandomPlay::checkRoutes(const std::string& line) const {
    const Ledger seen = referee_.rules().open(referee_.state());
    EXPECT_EQ(seen.longest.count, referee_.ledger().longest.count) << line;
    EXPECT_EQ(seen.laid, referee_.ledger().laid) << line;
}

/// Read and judged once more, the record ends where the game did.
void RandomPlay::checkRecord() const {
    Referee again;
    for (const std::string& line : record_) again.take(eventOf(line));
    EXPECT_EQ(signature(again.state()), signature(referee_.state()));
    EXPECT_EQ(again.ledger().points.parts, referee_.ledger().points.parts);
    EXPECT_EQ(again.ledger().hands, referee_.ledger().hands);
    EXPECT_EQ(rules::conquest::accountOf(again.ledger()).progress.awards.size(),
              rules::conquest::accountOf(referee_.ledger()).progress.awards.size());
}

}  // namespace hexwarden::support
