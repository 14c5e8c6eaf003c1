#include "tracker/belief/tile_belief.h"

#include <algorithm>

namespace hexwarden::belief {
namespace {

constexpr double kLeastHarbour = 0.5;  // mean probability of one that is there

template <class T>
void add(std::map<T, double>& sums, const board::TopThree<T>& reading) {
    for (const auto& guess : reading)
        if (guess.probability > 0) sums[guess.value] += guess.probability;
}

template <class T>
board::TopThree<T> topThree(const std::map<T, double>& sums, int readings) {
    std::vector<board::Guess<T>> all;
    for (const auto& [value, sum] : sums) all.push_back({value, static_cast<float>(sum / readings)});
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    board::TopThree<T> top{};
    std::copy_n(all.begin(), std::min(all.size(), top.size()), top.begin());
    return top;
}

}  // namespace

void TileBelief::take(const board::Observation& seen) {
    if (seen.tiles.empty()) return;
    ++readings_;
    for (const auto& reading : seen.tiles) {
        Tile& tile = tiles_[reading.hex];
        add(tile.terrain, reading.terrain);
        add(tile.token, reading.token);
        ++tile.readings;
    }
    for (const auto& reading : seen.harbours) harbours_[{reading.edge, reading.kind}] += reading.probability;
}

std::vector<board::TileReading> TileBelief::tiles() const {
    std::vector<board::TileReading> all;
    for (const auto& [hex, tile] : tiles_)
        all.push_back({hex, topThree(tile.terrain, tile.readings), topThree(tile.token, tile.readings)});
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.hex.index() < b.hex.index(); });
    return all;
}

std::vector<board::HarbourReading> TileBelief::harbours() const {
    std::map<board::Edge, board::HarbourReading> best;
    for (const auto& [key, sum] : harbours_) {
        const auto probability = static_cast<float>(sum / readings_);
        auto& reading = best[key.first];
        if (probability > reading.probability) reading = {key.first, key.second, probability};
    }
    std::vector<board::HarbourReading> all;
    for (const auto& [edge, reading] : best)
        if (reading.probability >= kLeastHarbour) all.push_back(reading);
    return all;
}

board::Layout TileBelief::layout() const {
    board::Layout layout;
    for (const auto& tile : tiles()) {
        const board::Terrain terrain = tile.terrain[0].value;
        layout.terrain[tile.hex] = terrain;
        if (yieldOf(terrain)) layout.token[tile.hex] = tile.token[0].value;
    }
    for (const auto& harbour : harbours())
        for (const board::Corner c : ends(harbour.edge)) layout.harbour[c] = harbour.kind;
    return layout;
}

}  // namespace hexwarden::belief
