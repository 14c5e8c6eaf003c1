// Random legal play of any rule set: at every step the invariants hold, every offered placement is accepted and now and
// then every other one refused, and at the end of each game its record leads to the same state once more.
#pragma once

#include "companion/rules/options.h"
#include "companion/rules/referee.h"
#include "companion/rules/risk/account.h"

#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace hexwarden::support {

/// Ten thousand, or what the environment's HEXWARDEN_STEPS says: a million under the preset `nightly`.
int randomSteps();

/// Boards of data/scenarios/boards as one `laid` line.
std::string laidLine(const std::string& board);

/// RIVER-11, RIVER-12, RIVER-20, RIVER-21: the flood changes with each 7, and no piece lies where none is allowed.
void expectRiverIsInOrder(const rules::Referee&, const rules::Event&);

class RandomPlay {
  public:
    /// What somebody might do now, as an event line; empty for nothing. An idea that is not allowed is dropped.
    using Idea = std::function<std::string(RandomPlay&)>;
    /// What a book adds to the loop; all of it may be left out.
    struct Game {
        std::vector<std::string> books{};
        rules::OptionChoices options{};
        std::string board = "standard";
        std::size_t players = 4;
        Idea first{};               ///< asked before anything else is thought of; what it says must be legal
        std::vector<Idea> ideas{};  ///< besides building and trading
        std::function<void(const rules::Referee&, const rules::Event&)> invariants{};  ///< asked after every event
        std::function<void(const rules::Referee&)> slowInvariants{};                   ///< after one in sixteen
    };

    RandomPlay(Game game, std::mt19937& random) : game_(std::move(game)), random_(random) { begin(); }

    void step();

    std::size_t pick(std::size_t n) { return random_() % n; }
    const rules::Referee& referee() const { return referee_; }
    rules::Colour active() const { return *referee_.ledger().active; }
    std::string who() const { return std::string(word(active())); }

    /// How often a verb occurred with its first word: "builds city".
    std::map<std::string, int> happened;

  private:
    void begin();
    void take(const std::string& line);
    bool takeIfAllowed(const std::string& line);
    bool place(rules::Piece);
    void expectExact(rules::Piece, const std::vector<rules::Site>& offered) const;
    void setUp();
    void placeArmy();
    void fightOn(const rules::risk::Landing&);
    void roll();
    void chooseCards();
    void moveThief();
    void act();
    void layFreeRoute();
    void tryToBuild();
    void playCard();
    void tradeWithBank();
    void moveShip();
    void check(const rules::Event&, const std::string& line) const;
    void checkLedger(const std::string& line) const;
    void checkStock(const std::string& line) const;
    void checkRoutes(const std::string& line) const;
    void checkRecord() const;

    Game game_;
    std::mt19937& random_;
    rules::Referee referee_;
    std::vector<std::string> record_;  ///< of the game that runs
};

}  // namespace hexwarden::support
