#include "vision/piece_context.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>

namespace hexwarden::vision {
namespace {

using board::Piece;

constexpr int kRounds = 7;
constexpr double kAgainstRules = .03;  // chance of what lies where it must not

using ByColour = std::array<double, board::kColourCount>;

/// Probable occupants of every site of the lattice, by colour.
struct Probable {
    board::SiteMap<board::Corner, std::array<float, board::kColourCount>> building;
    /// Roads join roads and ships join ships (SEA-3).
    board::SiteMap<board::Edge, std::array<float, board::kColourCount>> road, ship;
    std::array<ByColour, board::kPieceCount> count{};  ///< expected number by piece and colour
};

/// All sites are weighed at once, so that whole steps would overshoot: roads beyond the stock would all go, and all
/// come back.
void goHalfWay(Shares& now, const Shares& before) {
    normalize(now);
    for (std::size_t i = 0; i < now.size(); ++i) now[i] = (now[i] + before[i]) / 2;
}

double none(double probabilityOfOne, double already) {
    return already * (1 - probabilityOfOne);
}

}  // namespace

void leaveOutShips(PieceLooks& looks) {
    for (auto& look : looks.edges)
        for (std::size_t i = 1; i < edgeOccupants().size(); ++i)
            if (edgeOccupants()[i].piece == Piece::ship) look.occupant[0] += std::exchange(look.occupant[i], 0);
}

void weighByWater(PieceLooks& looks, const std::map<board::Hex, double>& water) {
    for (auto& look : looks.edges) {
        double allLand = 1, allWater = 1;
        for (const board::Hex hex : board::hexes(look.site)) {
            const auto there = water.find(hex);
            allLand *= there == water.end() ? 0 : 1 - there->second;
            allWater *= there == water.end() ? 0 : there->second;
        }
        for (std::size_t i = 1; i < edgeOccupants().size(); ++i)
            look.occupant[i] *=
                std::max(kAgainstRules, 1 - (edgeOccupants()[i].piece == Piece::ship ? allLand : allWater));
        normalize(look.occupant);
    }
}

void weighByContext(PieceLooks& looks, const board::PieceSet& pieces, const PieceContext& weights) {
    const PieceLooks alone = looks;
    const bool buildingsInPlay = pieces.stockOf(Piece::settlement) + pieces.stockOf(Piece::city) > 0;
    auto probable = std::make_unique<Probable>();
    const auto add = [&](auto& map, const auto& look, const std::vector<board::Occupant>& occupants, auto isOneOf) {
        auto& here = map[look.site];
        here.fill(0);
        for (std::size_t i = 1; i < occupants.size(); ++i) {
            if (!isOneOf(occupants[i].piece)) continue;
            const auto colour = static_cast<std::size_t>(occupants[i].colour);
            here[colour] += static_cast<float>(look.occupant[i]);
            probable->count[static_cast<std::size_t>(occupants[i].piece)][colour] += look.occupant[i];
        }
    };
    const auto isShip = [](Piece piece) { return piece == Piece::ship; };
    const auto routesAs = [&](Piece piece) -> const auto& {
        return isShip(piece) ? probable->ship : probable->road;
    };
    const auto common = [&](board::Occupant occupant, double own) {
        const auto colour = static_cast<std::size_t>(occupant.colour);
        const double same = probable->count[static_cast<std::size_t>(occupant.piece)][colour] - own;
        double others = -own;
        for (const ByColour& counts : probable->count) others += counts[colour];
        return -weights.beyondStock * std::clamp(same + 1 - pieces.stockOf(occupant.piece), 0., 2.) -
               weights.fewPlayers * std::exp(-std::max(0., others));
    };

    for (int round = 0; round < kRounds; ++round) {
        probable->count = {};
        for (const auto& look : looks.corners) add(probable->building, look, cornerOccupants(), board::isBuilding);
        for (const auto& look : looks.edges) add(probable->ship, look, edgeOccupants(), isShip);
        for (const auto& look : looks.edges) add(probable->road, look, edgeOccupants(), std::not_fn(isShip));
        double buildings = 0;
        for (Piece kind : {Piece::settlement, Piece::city})
            for (double count : probable->count[static_cast<std::size_t>(kind)]) buildings += count;
        const double buildingless = buildingsInPlay ? weights.buildingless * std::exp(-buildings) : 0;
        const PieceLooks before = looks;
        for (std::size_t n = 0; n < looks.corners.size(); ++n) {
            auto& look = looks.corners[n];
            double freeAround = 1;
            for (board::Corner c : board::neighbours(look.site))
                for (float p : probable->building[c]) freeAround = none(p, freeAround);
            for (std::size_t i = 1; i < cornerOccupants().size(); ++i) {
                const board::Occupant occupant = cornerOccupants()[i];
                double lonely = 1;
                for (board::Edge e : board::edges(look.site))
                    for (auto* routes : {&probable->road, &probable->ship})
                        lonely = none((*routes)[e][static_cast<std::size_t>(occupant.colour)], lonely);
                const double log = common(occupant, before.corners[n].occupant[i]) -
                                   weights.neighbours * (1 - freeAround) - weights.lonelyBuilding * lonely;
                look.occupant[i] = alone.corners[n].occupant[i] * std::exp(log);
            }
            look.occupant[0] = alone.corners[n].occupant[0];
            goHalfWay(look.occupant, before.corners[n].occupant);
        }
        for (std::size_t n = 0; n < looks.edges.size(); ++n) {
            auto& look = looks.edges[n];
            for (std::size_t i = 1; i < edgeOccupants().size(); ++i) {
                const board::Occupant occupant = edgeOccupants()[i];
                const auto colour = static_cast<std::size_t>(occupant.colour);
                double lonely = 1;
                for (board::Corner c : board::ends(look.site)) {
                    lonely = none(probable->building[c][colour], lonely);
                    for (board::Edge e : board::edges(c))
                        if (e != look.site) lonely = none(routesAs(occupant.piece)[e][colour], lonely);
                }
                const double log =
                    common(occupant, before.edges[n].occupant[i]) - weights.lonelyRoute * lonely - buildingless;
                look.occupant[i] = alone.edges[n].occupant[i] * std::exp(log);
            }
            look.occupant[0] = alone.edges[n].occupant[0];
            goHalfWay(look.occupant, before.edges[n].occupant);
        }
    }
}

}  // namespace hexwarden::vision
