#include "tests/support/fabricated_table.h"

#include <cmath>

namespace hexwarden::support {

using board::Colour;
using board::Occupant;
using board::Piece;
using board::Site;

FabricatedTable::FabricatedTable(std::uint32_t seed, Noise noise) : random_(seed), noise_(noise) {
    std::set<board::Corner> corners;
    std::set<board::Edge> edges;
    for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r)
            if (const board::Hex hex{q, r}; distance(hex, {0, 0}) <= 2) {
                hexes_.push_back(hex);
                for (const auto c : board::corners(hex)) corners.insert(c);
                for (const auto e : board::edges(hex)) edges.insert(e);
            }
    corners_.assign(corners.begin(), corners.end());
    edges_.assign(edges.begin(), edges.end());
    sites_.assign(corners_.begin(), corners_.end());
    sites_.insert(sites_.end(), edges_.begin(), edges_.end());
}

void FabricatedTable::put(const Site& site, Occupant occupant) {
    truth_[site] = occupant;
}

void FabricatedTable::coverWithHand(std::vector<Site> sites, bool diceToo) {
    hidden_ = {sites.begin(), sites.end()};
    hand_ = true;
    diceHidden_ = diceToo;
}

void FabricatedTable::removeHand() {
    hidden_.clear();
    hand_ = diceHidden_ = false;
}

void FabricatedTable::misread(const Site& site, Occupant as, int frames) {
    streaks_[site] = {as, frames};
}

board::DieReading FabricatedTable::die(int value, double x, double y) {
    return {.value = value,
            .colour = Colour::white,
            .probability = 0.95F,
            .atInImage = {static_cast<float>(x), static_cast<float>(y)},
            .sideInImage = kDieSide};
}

Occupant FabricatedTable::anythingElse(const Site& site, Occupant truth) {
    const bool corner = std::holds_alternative<board::Corner>(site);
    for (;;) {
        Occupant other{corner ? Piece::settlement : Piece::road, static_cast<Colour>(random_() % 6)};
        if (corner && happens(0.3)) other.piece = Piece::city;
        if (happens(0.2)) other = {};
        if (!(other == truth)) return other;
    }
}

board::TopThree<Occupant> FabricatedTable::readingOf(const Site& site) {
    const Occupant truth = truth_[site];
    Occupant said = truth;
    if (auto& streak = streaks_[site]; streak.frames > 0) {
        --streak.frames;
        said = streak.as;
    } else if (happens(noise_.flicker)) {
        said = anythingElse(site, truth);
    }
    const auto rest = static_cast<float>(1 - noise_.sureness);
    const Occupant second = said == truth ? anythingElse(site, truth) : truth;
    return {{{said, static_cast<float>(noise_.sureness)}, {second, rest * 0.8F}, {}}};
}

board::Observation FabricatedTable::look() {
    board::Observation seen;
    seen.frame = frame_;
    seen.atMs = frame_++ * kFrameMs;
    seen.handInView = hand_;
    seen.poseQuality = 1;
    for (const Site& site : sites_) {
        if (hidden_.contains(site)) {
            seen.hidden.push_back(site);
        } else {
            seen.sites.push_back({site, readingOf(site)});
        }
    }
    if (robber_) seen.robber = board::RobberReading{*robber_, static_cast<float>(noise_.sureness)};
    const double sure = std::log(noise_.sureness / (1 - noise_.sureness));
    for (const board::Hex hex : hexes_)
        if (!hidden_.contains(hex)) seen.robberOdds.push_back({hex, static_cast<float>(hex == robber_ ? sure : -6)});
    std::normal_distribution<float> jitter(0, static_cast<float>(noise_.jitterSides) * kDieSide);
    if (!diceHidden_) {
        seen.searchedForDice = {{-1000, -1000, 3000, 3000}};
        for (board::DieReading die : dice_) {
            if (happens(noise_.missedDie)) continue;
            if (happens(noise_.misreadDie)) die.value = 1 + static_cast<int>(random_() % 6);
            if (noise_.jitterSides > 0)
                for (float& coordinate : die.atInImage) coordinate += jitter(random_);
            seen.dice.push_back(die);
        }
    }
    return seen;
}

}  // namespace hexwarden::support
