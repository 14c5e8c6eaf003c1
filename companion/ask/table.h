// The `table` of a request as facts, and facts as a `table`.
#pragma once

#include "companion/ask/fields.h"
#include "companion/rules/recipes.h"

#include <memory>
#include <optional>

namespace hexwarden::ask {

using OrderedJson = nlohmann::ordered_json;
using rules::GameState;
using rules::Ledger;

/// What a request lays on the table.
struct Table {
    GameState state;  ///< seats in the order of `players`; no turn has begun
    Ledger given;     ///< what no piece shows
    bool hasPlayers = false;
};

/// Complains about anything that cannot lie on a table: two pieces on one site, a colour that does not play.
Table readTable(const std::optional<Field>&);

/// `holders` of a table or a question, into the ledger.
void readHolders(const Field&, const GameState&, Ledger&);

/// A player of the game; any colour if the table named none.
Colour readPlayer(const Field&, const GameState&);

/// {player: n}: knights that they have played.
void readKnights(const Field&, GameState&);

/// {player: n}.
game::ByColour<int> readCounts(const Field&, const GameState&, int most);

OrderedJson nameOf(const Site&);
OrderedJson namesOf(const std::vector<Site>&);  ///< sorted by name
OrderedJson countsOf(const Cards&);             ///< {resource: n}, zeros left out
OrderedJson findingsOf(const std::vector<rules::Finding>&);
OrderedJson conditionsOf(const std::vector<rules::Condition>&);
OrderedJson playerOrNull(const std::optional<Colour>&);
OrderedJson halves(int halfRoads);  ///< 6 or 6.5

/// The table after the last event of a replay.
OrderedJson writeState(const rules::RuleSet&, const GameState&, const Ledger&);

}  // namespace hexwarden::ask
