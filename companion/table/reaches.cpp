// Table: pieces that were shown to the camera once, from what a reach did to what is written or asked.
#include "companion/table/clock.h"
#include "companion/table/table.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwarden::table {
namespace {

bool isAbout(const board::Change& a, const board::Change& b) {
    const auto *u = std::get_if<board::UnitChange>(&a), *v = std::get_if<board::UnitChange>(&b);
    if (u && v) return u->hex == v->hex && u->piece == v->piece && u->colour == v->colour;
    const auto *s = std::get_if<board::SiteChange>(&a), *t = std::get_if<board::SiteChange>(&b);
    return s && t && s->site == t->site;
}

bool isAboutAny(const board::Change& change, const std::vector<board::Change>& others) {
    return std::ranges::any_of(others, [&](const board::Change& other) { return isAbout(change, other); });
}

board::Change changeOf(const board::UnitDoubt& doubt) {
    return board::UnitChange{doubt.hex,  doubt.piece,       doubt.colour, doubt.believed,
                             doubt.seen, doubt.probability, doubt.sinceMs};
}

/// What a reach did with pieces of a kind that is not sure.
struct Unsure {
    std::vector<board::Change> changes;
    board::Piece piece = board::Piece::none;
    std::vector<board::Piece> alike;
};

/// The same with another kind instead.
std::vector<board::Change> ofKind(board::Piece kind, const Unsure& reach, const game::GameState& state) {
    std::vector<board::Change> changes = reach.changes;
    for (board::Change& change : changes)
        if (auto* units = std::get_if<board::UnitChange>(&change);
            units && units->colour && units->piece == reach.piece) {
            const int more = units->after - units->before;
            units->piece = kind;
            units->before = game::countOn(state, units->hex, *units->colour, kind);
            units->after = std::max(0, units->before + more);
        }
    return changes;
}

}  // namespace

/// What came or went is of a player's colour, if it has an owner.
void Table::keepSeated(std::vector<board::Trace>& reach) const {
    const game::GameState& state = story_.referee().state();
    if (state.seats.empty()) return;
    for (board::Trace& trace : reach) {
        float sum = 0;
        for (auto& guess : trace.colours)
            if (const auto claim = claims_.find(guess.value); claim != claims_.end() && claim->second)
                guess.value = *claim->second;
        std::erase_if(trace.colours, [&](const auto& guess) { return !game::seatOf(state, guess.value); });
        for (const auto& guess : trace.colours) sum += guess.probability;
        for (auto& guess : trace.colours) guess.probability /= sum;
    }
}

/// What became of pieces that were shown once, which comes and goes; others only grow.
bool Table::isOfReach(const board::Change& change) const {
    const auto isShown = [this](board::Occupant o) { return std::ranges::find(shown_, o.piece) != shown_.end(); };
    const auto* site = std::get_if<board::SiteChange>(&change);
    return std::holds_alternative<board::UnitChange>(change) ||
           (site && (isShown(site->after) || isShown(site->before)));
}

bool Table::isLegal(const std::vector<game::Interpretation>& readings) const {
    rules::Referee then = story_.referee();
    return std::ranges::all_of(readings, [&](const game::Interpretation& reading) {
        game::Event event;
        event.body = reading.body;
        return then.take(event).allowed();
    });
}

void Table::propose(std::vector<board::Change> changes) {
    // Pieces that lie ready beside the board are on no hex of it.
    const board::Layout& layout = story_.referee().state().layout;
    std::erase_if(changes, [&](const board::Change& change) {
        const auto* unit = std::get_if<board::UnitChange>(&change);
        return unit && layout.terrain[unit->hex] == board::Terrain::none;
    });
    if (changes.empty()) return;
    // What is seen now takes the place of what was proposed for the same pieces before.
    for (Proposal& earlier : proposals_)
        std::erase_if(earlier.changes, [&](const board::Change& old) { return isAboutAny(old, changes); });
    proposals_.push_back({++proposed_, std::move(changes), {}});
    refreshProposals();
}

/// What people have recorded since is proposed no more. Where a reach moved pieces of a kind that is not sure, each of
/// the kinds that it may be is proposed.
void Table::refreshProposals() {
    std::map<std::int64_t, Unsure> unsure;  // by the time of the reach
    for (const board::UnitDoubt& doubt : belief_.unitDoubts()) {
        if (std::ranges::find(shown_, doubt.piece) == shown_.end()) continue;
        Unsure& reach = unsure[doubt.sinceMs];
        reach.changes.push_back(changeOf(doubt));
        if (reach.alike.size() < doubt.alike.size()) reach.piece = doubt.piece, reach.alike = doubt.alike;
    }
    std::erase_if(unsure, [](const auto& one) { return one.second.alike.empty(); });
    const auto unsureOf = [&](const Proposal& proposal) {
        return std::ranges::find_if(unsure, [&](const auto& one) { return one.second.changes == proposal.changes; });
    };
    // A later reach, or somebody, has answered it.
    std::erase_if(proposals_, [&](const Proposal& proposal) {
        return unsureOf(proposal) == unsure.end() && std::ranges::any_of(proposal.changes, [&](const auto& change) {
                   const auto* units = std::get_if<board::UnitChange>(&change);
                   return units && units->probability < options_.belief.leastSure;
               });
    });
    for (const auto& one : unsure) {
        const Unsure& reach = one.second;
        if (std::ranges::find(proposals_, reach.changes, &Proposal::changes) != proposals_.end()) continue;
        for (Proposal& earlier : proposals_)
            std::erase_if(earlier.changes, [&](const board::Change& old) { return isAboutAny(old, reach.changes); });
        proposals_.push_back({++proposed_, reach.changes, {}});
    }
    for (Proposal& proposal : proposals_) {
        const auto seen = interpreted(proposal.changes);
        proposal.choices.clear();
        if (seen.empty()) continue;
        proposal.choices.push_back(seen);
        if (const auto reach = unsureOf(proposal); reach != unsure.end())
            for (const board::Piece kind : reach->second.alike) {
                auto other = interpreted(ofKind(kind, reach->second, story_.referee().state()));
                if (!other.empty()) proposal.choices.push_back(std::move(other));
            }
        if (proposal.choices.size() > 1 || seen.size() > 1) continue;
        // Of several pieces one is more easily overlooked than seen twice.
        std::vector<game::Interpretation> more = seen;
        if (auto* moved = std::get_if<game::Moved>(&more[0].body))
            ++moved->count;
        else if (auto* placed = std::get_if<game::ArmiesPlaced>(&more[0].body))
            ++placed->count;
        else
            continue;
        if (isLegal(more) || !isLegal(seen)) proposal.choices.push_back(more);
    }
    std::erase_if(proposals_, [](const Proposal& p) { return p.choices.empty(); });
}

void Table::settle(std::int64_t number, std::optional<std::size_t> choice) {
    const std::lock_guard guard(mutex_);
    const auto found = std::ranges::find(proposals_, number, &Proposal::number);
    if (found == proposals_.end() || (choice && *choice >= found->choices.size())) return;
    const Proposal settled = *found;
    if (choice) {
        for (const game::Interpretation& reading : settled.choices[*choice])
            append({.atMs = epochMs(), .source = game::Source::tap, .body = reading.body});
    }
    std::erase_if(proposals_, [&](const Proposal& p) { return p.number == number; });
    // What the camera had made of it is not believed any more than the record says.
    for (const board::Change& change : settled.changes) believeRecord(change);
    refreshProposals();
    publish();
}

void Table::believeRecord(const board::Change& change) {
    const game::GameState& state = story_.referee().state();
    if (const auto* units = std::get_if<board::UnitChange>(&change); units && units->colour) {
        belief_.confirmUnits(units->hex, units->piece, *units->colour,
                             game::countOn(state, units->hex, *units->colour, units->piece));
    } else if (const auto* site = std::get_if<board::SiteChange>(&change)) {
        belief_.confirm(site->site, game::occupantOf(state, site->site));
    }
}

void Table::expectShown(std::vector<board::Piece> kinds) {
    const std::lock_guard guard(mutex_);
    shown_ = kinds;
    belief_.expectShown(std::move(kinds));
    believeUnits({});  // what the record has of them was counted otherwise so far
}

void Table::letCameraWrite(bool writes) {
    const std::lock_guard guard(mutex_);
    cameraWrites_ = writes;
}

/// Those that were shown once are told apart.
std::optional<board::Piece> Table::countedAs(board::Piece piece) const {
    if (std::ranges::find(shown_, piece) != shown_.end()) return piece;
    const board::PieceSet* set = pieceSet(story_.referee().state());
    return set ? set->countedAs(piece) : std::nullopt;
}

}  // namespace hexwarden::table
