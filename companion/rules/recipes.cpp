#include "companion/rules/recipes.h"

#include "companion/rules/base/rules.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/river/rules.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/war/rules.h"
#include "tracker/board/quotes.h"

#include <algorithm>
#include <array>

namespace hexwarden::rules {
namespace {

constexpr int kPointsToWin = 10;          // BASE-34
constexpr int kTwelvePointsAtRiver = 12;  // RIVER-34

/// Every book there is, built or not, in the order in which rules are composed.
constexpr std::array<std::string_view, 6> kAllWords{"base", "seafarers", "great-river", "war", "conquest", "risk"};

using Words = std::vector<std::string_view>;

template <class R, class... Arguments>
void add(RuleSet::Rules& rules, Arguments&&... arguments) {
    rules.push_back(std::make_unique<R>(std::forward<Arguments>(arguments)...));
}

bool has(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The base game with any of Seafarers, the Great River and War. The order matters: a rule that waives stands after
/// the one it waives, and docs/rules.md names the few that account before or after others.
RuleSet::Rules baseGame(const Words& with, const Options& options) {
    const bool sea = has(with, "seafarers");
    const bool atWar = has(with, "war");
    const bool river = has(with, "great-river");

    RuleSet::Rules rules;
    // --- the table and the turn
    add<base::Board>(rules, !sea);
    if (atWar) add<war::FortOrigins>(rules);
    if (river) add<river::Tile>(rules);
    add<base::Stock>(rules);
    add<base::Costs>(rules);
    add<base::SetUp>(rules);
    add<base::Turns>(rules, options.is("special_building"));
    add<base::Sevens>(rules, base::buildersAt);

    // --- building
    add<base::Roads>(rules);
    add<base::Settlements>(rules);
    add<base::Cities>(rules);
    if (sea) {
        add<seafarers::Ships>(rules);
        add<seafarers::CoastalSettlements>(rules);
        add<seafarers::ShipMoves>(rules);
        add<seafarers::Pirate>(rules);
    }
    if (river) {
        add<river::Crossings>(rules);
        add<river::Banks>(rules);
        if (!sea) add<river::BareMouth>(rules);
    }
    if (atWar) {
        add<war::Weapons>(rules, options.is("weapon_cards_return_at_once"));
        add<war::Burning>(rules, options.is("burning"));
        add<war::Forts>(rules);
        add<war::DesertKnights>(rules);
        add<war::AbandonedRoads>(rules, war::termsOf(options));
        add<war::Homeless>(rules, options.is("homeless_are_out"));
        add<war::Pillaging>(rules, options.is("pillaging"));
        add<war::Attacks>(rules, war::termsOf(options), options.is("destroyed_step_down"));
    }

    // --- cards and trade
    add<base::DevelopmentCards>(rules);
    add<base::Trade>(rules, base::ratesAtHarbours);

    // --- production
    add<base::Production>(rules);
    if (river) {
        add<river::FloodPlain>(rules);
        add<river::DrowningRobber>(rules, options.is("river_return_steals"));
    }
    if (sea) add<seafarers::GoldFields>(rules);
    if (atWar && options.is("forts_draw_as_made")) add<war::FortsDrawAsMade>(rules);
    add<base::BankShortage>(rules);

    // --- points
    RouteLengths halfRoads = lengthsOf({{Piece::road, 2}});
    if (sea) halfRoads[static_cast<std::size_t>(Piece::ship)] = 2;
    if (river) halfRoads[static_cast<std::size_t>(Piece::bridge)] = river::kBridgeHalfRoads;
    add<base::LongestRoute>(
        rules, halfRoads, sea ? "SEA-6" : "BASE-32",
        sea ? Text{"longest trade route", "längste Handelsroute"} : Text{"longest road", "längste Straße"});
    if (river) add<river::BridgeTies>(rules);
    add<base::LargestArmy>(rules);
    const int withoutLayout = options.is("river_twelve_points") ? kTwelvePointsAtRiver : kPointsToWin;
    add<base::VictoryPoints>(rules, sea ? options.number("points_to_win") : withoutLayout);
    if (sea) add<seafarers::Islands>(rules, options.number("island_points"));
    return rules;
}

/// Conquest: of the base game stay the turn, cards, trade and the bank; everything about places is its own, and there
/// are neither robber nor roads.
RuleSet::Rules conquestGame(const Options& options) {
    RuleSet::Rules rules;
    // --- the table and the turn
    add<base::Board>(rules, false);
    add<base::Stock>(rules);
    add<base::Costs>(rules);
    add<conquest::Supply>(rules, options.is("galley_for_wool"));
    add<conquest::Landing>(rules);
    // Where production is rolled once a round, nobody could tell the end of a turn from the end of building after it.
    add<base::Turns>(rules, options.is("special_building") && !options.is("production_once_a_round"));
    if (options.is("dice_stack")) add<conquest::DiceStack>(rules);

    // --- building
    add<conquest::Buildings>(rules);
    add<conquest::Walls>(rules);
    add<conquest::Recruits>(rules);

    // --- ships and knights
    add<conquest::Moves>(rules);
    add<conquest::Battles>(rules, options.is("attack_goes_on"));
    add<conquest::Breaches>(rules);
    add<conquest::Foraging>(rules);
    add<conquest::BattleTokens>(rules);
    add<conquest::Actions>(rules);

    // --- cards and trade
    add<base::DevelopmentCards>(rules);
    add<conquest::NewCards>(rules, options.number("new_cards"));
    add<base::Trade>(rules, conquest::ratesAtPorts);

    // --- production
    add<conquest::Draws>(rules, options.is("own_hex_draws"));
    add<base::BankShortage>(rules);
    add<conquest::Consolation>(rules, options.is("own_hex_draws"));
    add<conquest::Perils>(rules);

    // --- points, victory tokens, rounds
    add<conquest::BoardPoints>(rules);
    add<conquest::Tokens>(rules);
    add<conquest::Rounds>(rules, conquest::Length{options.number("rounds"), options.number("tokens_to_win")},
                          options.is("production_once_a_round"));
    return rules;
}

/// Risk of Catan: Seafarers with armies, whose control moves what buildings are worth.
RuleSet::Rules riskGame(const Options& options) {
    RuleSet::Rules rules;
    // --- the table and the turn
    add<base::Board>(rules, false);
    add<risk::Board>(rules);
    add<base::Stock>(rules);
    add<base::Costs>(rules);
    add<base::SetUp>(rules);
    add<base::Turns>(rules, options.is("special_building"));
    add<base::Sevens>(rules, risk::robbedAt);
    add<risk::OneRobber>(rules);

    // --- building
    add<base::Roads>(rules);
    add<base::Settlements>(rules);
    add<base::Cities>(rules);
    add<seafarers::Ships>(rules);
    add<seafarers::CoastalSettlements>(rules);
    add<seafarers::ShipMoves>(rules);

    // --- cards and trade
    add<base::DevelopmentCards>(rules);
    add<base::Trade>(rules, risk::ratesAtHarbours);
    add<risk::Harbours>(rules);
    add<risk::Agreements>(rules);

    // --- production
    add<base::Production>(rules);
    add<seafarers::GoldFields>(rules);
    add<risk::ControlledProduction>(rules);

    // --- armies
    add<risk::BorrowedColours>(rules);
    add<risk::TurnOrder>(rules, options.is("build_and_attack_mixed"));
    add<risk::Recruits>(rules);
    add<risk::Battles>(rules);
    add<risk::Marches>(rules);
    add<risk::SetUp>(rules);
    add<risk::Elimination>(rules);
    add<base::BankShortage>(rules);

    // --- points
    add<base::LongestRoute>(rules, lengthsOf({{Piece::road, 2}, {Piece::ship, 2}}), "SEA-6",
                            Text{"longest trade route", "längste Handelsroute"});
    add<base::LargestArmy>(rules);
    add<risk::BuildingPoints>(rules);
    return rules;
}

RuleSet::Rules recipeOf(const Words& chosen, const Options& options) {
    if (has(chosen, "conquest")) return conquestGame(options);
    if (has(chosen, "risk")) return riskGame(options);
    return baseGame(chosen, options);
}

bool isOffered(const Option& option, const Words& chosen) {
    if (option.book == "seafarers" && has(chosen, "risk")) return false;  // RISK-1, RISK-4
    return option.book == "base" || has(chosen, option.book);
}

std::string quotedList(const Words& words) {
    std::string list;
    for (std::string_view w : words) list += (list.empty() ? "" : ", ") + std::string(w);
    return list;
}

/// The chosen words in the order of `kAllWords`, base left out; or why they are no choice.
std::variant<Words, Refusal> sorted(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (std::find(kAllWords.begin(), kAllWords.end(), words[i]) == kAllWords.end())
            return Refusal{"there is no rule book " + board::inQuotes(words[i])};
        if (std::find(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), words[i]) !=
            words.begin() + static_cast<std::ptrdiff_t>(i))
            return Refusal{"the rule book '" + words[i] + "' is named twice"};
    }
    Words chosen;
    for (std::string_view word : kAllWords)
        if (word != "base" && std::find(words.begin(), words.end(), word) != words.end()) chosen.push_back(word);
    return chosen;
}

}  // namespace

const std::vector<const Book*>& books() {
    static const std::vector<const Book*> built{&base::kBook, &seafarers::kBook, &river::kBook,
                                                &war::kBook,  &conquest::kBook,  &risk::kBook};
    return built;
}

const std::vector<std::vector<std::string_view>>& combinations() {
    static const std::vector<Words> all{
        {},
        {"seafarers"},
        {"war"},
        {"seafarers", "war"},
        {"great-river"},
        {"seafarers", "great-river"},
        {"great-river", "war"},
        {"seafarers", "great-river", "war"},
        {"conquest"},
        {"risk"},
        {"seafarers", "risk"},
    };
    return all;
}

const Book* bookOf(std::string_view word) {
    const auto found = std::find_if(books().begin(), books().end(), [&](const Book* b) { return b->word == word; });
    return found == books().end() ? nullptr : *found;
}

const Clause* clauseOf(ClauseId id) {
    for (const Book* book : books())
        for (const Clause& clause : book->clauses)
            if (clause.id == id) return &clause;
    return nullptr;
}

std::vector<const Option*> optionsOf(const std::vector<std::string>& words) {
    const Words chosen(words.begin(), words.end());
    std::vector<const Option*> offered;
    for (const Option& option : allOptions())
        if (isOffered(option, chosen)) offered.push_back(&option);
    return offered;
}

std::variant<std::shared_ptr<const RuleSet>, Refusal> compose(const std::vector<std::string>& words,
                                                              const OptionChoices& choices, std::size_t seats) {
    auto order = sorted(words);
    if (auto* refusal = std::get_if<Refusal>(&order)) return std::move(*refusal);
    auto& chosen = std::get<0>(order);
    if (std::find(combinations().begin(), combinations().end(), chosen) == combinations().end())
        return Refusal{"these rule books do not go together: " + quotedList(chosen)};

    Options options;
    for (const auto& [key, value] : choices) {
        if (auto sentence = options.set(key, value)) return Refusal{std::move(*sentence), true};
        const Option& option = *optionOf(key);
        if (!isOffered(option, chosen))
            return Refusal{"the option '" + key + "' belongs to the rule book '" + std::string(option.book) + "'",
                           true};
    }
    if (chosen == Words{"risk"}) chosen.insert(chosen.begin(), "seafarers");
    std::vector<const Book*> inForce{&base::kBook};
    for (std::string_view word : chosen) inForce.push_back(bookOf(word));
    return std::make_shared<const RuleSet>(std::move(inForce), options, recipeOf(chosen, options), seats);
}

ColourSet victimsAt(const RuleSet& rules, const GameState& state, const Ledger& ledger, Hex h) {
    if (rules.plays("risk")) return risk::robbedAt(state, ledger, h);
    return board::isWater(state.layout.terrain[h]) ? seafarers::sailorsAt(state, h)
                                                   : base::buildersAt(state, ledger, h);
}

}  // namespace hexwarden::rules
