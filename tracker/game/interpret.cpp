#include "tracker/game/interpret.h"

#include <algorithm>
#include <cstdlib>

namespace hexwarden::game {
namespace {

using board::Change;
using board::DiceRest;
using board::Doubt;
using board::RobberChange;
using board::SiteChange;
using board::UnitChange;

std::int64_t timeOf(const Change& change) {
    return std::visit([](const auto& c) { return c.atMs; }, change);
}

/// A piece joins what its owner has: a route at either end, a building to a route.
bool joins(const GameState& state, const SiteChange& change) {
    const Colour owner = change.after.colour;
    const auto hasRoute = [&](Corner c) {
        const auto around = edges(c);
        return std::any_of(around.begin(), around.end(), [&](Edge e) {
            return state.routes[e].piece != Piece::none && state.routes[e].colour == owner;
        });
    };
    if (const auto* corner = std::get_if<Corner>(&change.site)) return hasRoute(*corner) || state.turn.number == 0;
    const auto* edge = std::get_if<Edge>(&change.site);
    if (!edge) return true;
    const auto both = ends(*edge);
    return std::any_of(both.begin(), both.end(), [&](Corner c) {
        const Occupant building = state.buildings[c];
        return (building.piece != Piece::none && building.colour == owner) || hasRoute(c);
    });
}

class Interpreter {
  public:
    Interpreter(const GameState& state, const AskOnTurn& ask, const std::vector<Doubt>& doubts)
        : state_(state), ask_(ask) {
        for (const Doubt& d : doubts)
            if (d.seen.piece == Piece::none && std::holds_alternative<Edge>(d.site) &&
                occupantOf(state, d.site) == d.believed)
                gone_.push_back(d);
    }

    void take(std::vector<Change> changes) {
        std::stable_sort(changes.begin(), changes.end(),
                         [](const Change& a, const Change& b) { return timeOf(a) < timeOf(b); });
        while (!changes.empty()) {
            const auto next = nextOf(changes);
            const Change change = *next;
            changes.erase(next);
            if (const auto* first = std::get_if<UnitChange>(&change)) {
                tell(reachOf(*first, changes));
                continue;
            }
            std::visit([&](const auto& c) { tell(c); }, change);
        }
    }

    std::vector<Interpretation> readings() && { return std::move(readings_); }

  private:
    /// The earliest change; if it is a piece that joins nothing yet, the earliest of that player's that does.
    std::vector<Change>::iterator nextOf(std::vector<Change>& changes) const {
        const auto* first = std::get_if<SiteChange>(&changes.front());
        if (!first || joins(state_, *first)) return changes.begin();
        for (auto c = changes.begin(); c != changes.end(); ++c) {
            const auto* later = std::get_if<SiteChange>(&*c);
            if (!later) break;
            if (later->after.colour == first->after.colour && joins(state_, *later)) return c;
        }
        return changes.begin();
    }

    /// The change of a count with all others of its reach, which are taken out.
    static std::vector<UnitChange> reachOf(const UnitChange& first, std::vector<Change>& changes) {
        std::vector<UnitChange> reach{first};
        std::erase_if(changes, [&](const Change& change) {
            const auto* other = std::get_if<UnitChange>(&change);
            if (!other || other->atMs != first.atMs) return false;
            reach.push_back(*other);
            return true;
        });
        return reach;
    }

    void tell(const UnitChange& c) { tell(std::vector{c}); }

    /// Pieces that one hex lacks and another has more of have marched; the others came, or fell.
    void tell(const std::vector<UnitChange>& reach) {
        struct More {
            const UnitChange* change;
            int count;
        };
        std::vector<More> more;
        for (const UnitChange& c : reach) {
            if (!c.colour) continue;  // what nobody owns follows from rolls
            more.push_back({&c, c.after - countOn(state_, c.hex, *c.colour, c.piece)});
        }
        for (More& from : more)
            for (More& to : more) {
                const bool alike = from.change->piece == to.change->piece && from.change->colour == to.change->colour;
                const int count = std::min(-from.count, to.count);
                if (!alike || count <= 0) continue;
                emit(Moved{*from.change->colour, from.change->piece, from.change->hex, to.change->hex, count},
                     std::min(from.change->probability, to.change->probability), from.change->atMs);
                from.count += count, to.count -= count;
            }
        for (const auto& [change, count] : more) {
            if (count > 0 && change->piece == Piece::army) {
                emit(ArmiesPlaced{*change->colour, change->hex, count}, change->probability, change->atMs);
                continue;
            }
            for (int i = 0; i < count; ++i)
                emit(Built{*change->colour, change->piece, change->hex}, change->probability, change->atMs);
            for (int i = 0; i < -count; ++i)
                emit(Removed{*change->colour, change->piece, change->hex}, change->probability, change->atMs);
        }
    }

    void tell(const SiteChange& c) {
        const Occupant before = occupantOf(state_, c.site);
        if (c.after.piece == Piece::none) {
            if (before == c.before && before.piece != Piece::none)
                emit(Removed{before.colour, before.piece, c.site}, c.probability, c.atMs);
            return;
        }
        if (before == c.after || !fits(c.after.piece, c.site)) return;
        const auto moved = std::find_if(gone_.begin(), gone_.end(), [&](const Doubt& d) {
            return d.believed == c.after && std::holds_alternative<Edge>(c.site);
        });
        if (moved != gone_.end() && before.piece == Piece::none) {
            const float sure = std::min(c.probability, moved->probability);
            emit(Moved{c.after.colour, c.after.piece, moved->site, c.site}, sure, c.atMs);
            gone_.erase(moved);
            return;
        }
        const bool upgrade =
            before.colour == c.after.colour && board::isBuilding(before.piece) && c.after.piece > before.piece;
        if (before.piece != Piece::none && !upgrade)
            emit(Removed{before.colour, before.piece, c.site}, c.probability, c.atMs);
        emit(Built{c.after.colour, c.after.piece, c.site}, c.probability, c.atMs);
    }

    void tell(const RobberChange& c) {
        // Before the first roll nobody moves him: that is where he was put.
        if (state_.robber == c.to || hexes(state_.layout).empty()) return;
        if (state_.turn.number == 0) return emit(LaidOut{state_.layout, c.to, state_.pirate}, c.probability, c.atMs);
        emit(ThiefMoved{playerOf(ask_(readings_)), Piece::robber, c.to, std::nullopt}, c.probability, c.atMs);
    }

    void tell(const DiceRest& c) {
        OnTurn turn = state_.turn.number > 0 ? ask_(readings_) : OnTurn();
        if (turn.rolled) {
            emit(TurnEnded{playerOf(turn)}, c.probability, c.atMs);
            turn = ask_(readings_);
        }
        emit(Rolled{playerOf(turn), c.dice}, c.probability, c.atMs);
    }

    Colour playerOf(const OnTurn& turn) const {
        if (turn.player) return *turn.player;
        return state_.seats.empty() ? Colour::red : state_.seats[0].colour;
    }

    void emit(Body body, float confidence, std::int64_t atMs) {
        apply(state_, Event{.body = body});
        readings_.push_back({std::move(body), confidence, atMs});
    }

    GameState state_;
    const AskOnTurn& ask_;
    std::vector<Doubt> gone_;
    std::vector<Interpretation> readings_;
};

}  // namespace

std::vector<Interpretation> interpret(const GameState& state, const std::vector<Change>& changes, const AskOnTurn& ask,
                                      const std::vector<Doubt>& doubts) {
    Interpreter interpreter(state, ask, doubts);
    interpreter.take(changes);
    return std::move(interpreter).readings();
}

std::optional<Body> tableSide(const board::UnitDoubt& doubt, const std::vector<board::UnitDoubt>& all) {
    if (!doubt.alike.empty() || !doubt.colour) return std::nullopt;
    const Colour owner = *doubt.colour;
    const int more = doubt.seen - doubt.believed;
    for (const board::UnitDoubt& other : all) {
        if (other.piece != doubt.piece || other.colour != doubt.colour) continue;
        if (other.seen - other.believed != -more) continue;
        const auto& [from, to] = more < 0 ? std::pair(doubt.hex, other.hex) : std::pair(other.hex, doubt.hex);
        return Moved{owner, doubt.piece, from, to, std::abs(more)};
    }
    if (more > 0 && doubt.piece == Piece::army) return ArmiesPlaced{owner, doubt.hex, more};
    if (more == 1) return Built{owner, doubt.piece, doubt.hex};
    if (more == -1) return Removed{owner, doubt.piece, doubt.hex};
    return std::nullopt;
}

}  // namespace hexwarden::game
