// What the rules say about one event: why not, on which condition, and on which clauses that rests. An illegal move
// is a verdict, never an error, and never hides a piece.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/words.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::rules {

/// A sentence with what it speaks of.
struct Finding {
    const Sentence* sentence = nullptr;
    std::optional<Colour> player{};
    std::optional<Colour> other{};
    Piece piece = Piece::none;
    int number = 0;
    int most = 0;  ///< of `number`, where there is a limit
    Cards cards{};
    std::vector<Site> sites{};  ///< to be shown on the board

    ClauseId clause() const { return sentence->clause; }
};

/// What a sentence calls a player.
using PlayerNames = std::function<std::string(Colour)>;

/// The sentence in full. Players go by the names of their colours where no names are given.
std::string render(const Finding&, Language, const PlayerNames& = {});

/// An objection or a question that another rule book's clause lifts.
struct Waiver {
    Finding objection;
    ClauseId by;
};

/// One way to make the event legal; alone sufficient.
struct Condition {
    std::vector<Colour> consent{};  ///< of these, besides those who gave it
    int knights = 0;                ///< or: played knights in all
    int weapons = 0;                ///< or: weapons in all

    bool operator==(const Condition&) const = default;
};

/// What a verdict comes to.
enum class Standing : std::uint8_t {
    allowed,
    allowedIf,  ///< it depends on what only the players know
    unlikely,   ///< the same, and by the record it is not so
    illegal,
};

struct Verdict {
    std::vector<Finding> objections;
    std::vector<Waiver> waivers;
    std::vector<Finding> questions;  ///< allowed if: what only the players know
    std::vector<Finding> remarks;    ///< worth knowing, changes nothing
    std::vector<Condition> legalIf;  ///< smallest first
    std::vector<Site> way;           ///< of something that travels and does not get there: as far as it gets

    /// What depends on hidden cards is allowed.
    bool allowed() const { return objections.empty(); }
    Standing standing() const;

    void object(Finding f) { objections.push_back(std::move(f)); }
    void ask(Finding f) { questions.push_back(std::move(f)); }
    void remark(Finding f) { remarks.push_back(std::move(f)); }

    /// Clause `by` lifts the objections and questions made so far that say `sentence` and that `applies` to.
    template <class Applies>
    void waive(const Sentence& sentence, ClauseId by, Applies applies) {
        for (auto* findings : {&objections, &questions}) {
            const auto kept = std::stable_partition(findings->begin(), findings->end(), [&](const Finding& f) {
                return f.sentence != &sentence || !applies(f);
            });
            for (auto lifted = kept; lifted != findings->end(); ++lifted) waivers.push_back({std::move(*lifted), by});
            findings->erase(kept, findings->end());
        }
    }
    void waive(const Sentence& sentence, ClauseId by) {
        waive(sentence, by, [](const Finding&) { return true; });
    }
};

}  // namespace hexwarden::rules
