// What waits for players by the rules of one book (`Book::dues`), and nobody else works it out. What many books know
// (discards, a thief, free pieces, set-up) stands in the ledger.
#pragma once

#include "companion/rules/verdict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwarden::rules {

struct Due {
    enum class Kind : std::uint8_t {
        armies,    ///< `count` free ones, to be placed wherever the rules have no objection (RISK-41)
        harbour,   ///< for the building `at`, and nobody has to (RISK-20)
        peril,     ///< `name` takes something of one of the players (CONQ-20 to CONQ-22)
        choice,    ///< of `count` cards, the kinds `among`, for the building `at`, or for gold (CONQ-3, SEA-1)
        gift,      ///< `cards` of the bank that may be drawn, for whom no hex pays anything (CONQ-4)
        freeCard,  ///< a development card may be drawn for nothing (CONQ-62)
        own,       ///< what only the book has a sentence for: `says`
    };

    Kind kind = Kind::own;
    ClauseId clause{};              ///< that asks for it; of `own` it is the sentence's
    std::vector<Colour> players{};  ///< whose it is to settle; of a peril whom it may strike
    int count = 0;
    std::optional<Site> at{};
    std::vector<Resource> among{};
    Cards cards{};
    Text name{};
    std::vector<Site> where{};  ///< a tap on one of them settles it; empty where that is not how
    Finding says{};
};

}  // namespace hexwarden::rules
