#include "tracker/belief/tile_belief.h"

#include "tracker/board/land_and_water.h"
#include "tracker/board/message.h"

#include <algorithm>

namespace hexwarden::belief {
namespace {

constexpr double kLeastHarbour = 0.5;  // mean probability of one that is there
constexpr double kLeastPlace = 0.5;    // share of the looks that saw one, whatever its kind

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

auto likeliest(const std::map<board::HarbourKind, double>& sums) {
    return std::max_element(sums.begin(), sums.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
}

}  // namespace

void TileBelief::take(const board::Observation& seen) {
    if (seen.tiles.empty()) return;
    ++readings_;
    for (const board::TileReading& reading : board::landAndWater(seen)) {
        Tile& tile = tiles_[reading.hex];
        add(tile.terrain, reading.terrain);
        add(tile.token, reading.token);
        ++tile.readings;
    }
    for (const auto& reading : seen.harbours) {
        harbours_[reading.edge].reported[reading.kind] += reading.probability;
        harbours_[reading.edge].likeliest[reading.kind] += reading.probability;
        ++harbours_[reading.edge].readings;
    }
    if (seen.river) {
        const auto same = std::ranges::find(rivers_, *seen.river, &std::pair<board::River, int>::first);
        if (same == rivers_.end())
            rivers_.emplace_back(*seen.river, 1);
        else
            ++same->second;
    }
    for (const auto& reading : seen.openHarbours) {
        harbours_[reading.edge].likeliest[reading.kind] += reading.probability;
        ++harbours_[reading.edge].readings;
    }
}

std::vector<board::TileReading> TileBelief::tiles() const {
    std::vector<board::TileReading> all;
    for (const auto& [hex, tile] : tiles_)
        all.push_back({hex, topThree(tile.terrain, tile.readings), topThree(tile.token, tile.readings)});
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.hex.index() < b.hex.index(); });
    return all;
}

std::optional<board::HarbourReading> TileBelief::reported(board::Edge edge, const Harbour& harbour) const {
    const auto best = likeliest(harbour.reported);
    if (best == harbour.reported.end() || best->second / readings_ < kLeastHarbour) return std::nullopt;
    return board::HarbourReading{edge, best->first, static_cast<float>(best->second / readings_)};
}

std::vector<board::HarbourReading> TileBelief::harbours() const {
    std::vector<board::HarbourReading> all;
    for (const auto& [edge, harbour] : harbours_)
        if (const auto reading = reported(edge, harbour)) all.push_back(*reading);
    return all;
}

std::vector<board::HarbourReading> TileBelief::openHarbours() const {
    std::vector<board::HarbourReading> all;
    for (const auto& [edge, harbour] : harbours_) {
        if (reported(edge, harbour) || harbour.readings < kLeastPlace * readings_) continue;
        const auto best = likeliest(harbour.likeliest);
        all.push_back({edge, best->first, static_cast<float>(best->second / readings_)});
    }
    return all;
}

std::optional<board::River> TileBelief::river() const {
    const auto most = std::ranges::find_if(rivers_, [&](const auto& seen) { return 2 * seen.second > readings_; });
    return most == rivers_.end() ? std::nullopt : std::optional(most->first);
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
    if (const auto seen = river(); seen && !objectionTo(*seen, layout)) layout.river = seen;
    return layout;
}

}  // namespace hexwarden::belief
