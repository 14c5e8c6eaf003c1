#include "tracker/board/text.h"

#include "tracker/board/number.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hexwarden::board {
namespace {

constexpr int kNameable = kReach + 1;

std::optional<int> numberOf(std::string_view s) {
    const auto value = numberIn<int>(s);
    return value && *value >= -kNameable && *value <= kNameable ? value : std::nullopt;
}

struct Parts {
    Hex hex;
    std::string_view suffix;  // empty for "q,r"
};

std::optional<Parts> split(std::string_view s) {
    const auto first = s.find(',');
    if (first == s.npos) return std::nullopt;
    const auto second = s.find(',', first + 1);
    const auto q = numberOf(s.substr(0, first));
    const auto r = numberOf(s.substr(first + 1, second == s.npos ? s.npos : second - first - 1));
    if (!q || !r) return std::nullopt;
    const auto suffix = second == s.npos ? std::string_view{} : s.substr(second + 1);
    if (second != s.npos && suffix.empty()) return std::nullopt;
    return Parts{Hex{*q, *r}, suffix};
}

constexpr std::array<std::string_view, 6> kSideNames{"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<std::string_view, 6> kCornerNames{"N", "NE", "SE", "S", "SW", "NW"};

template <class Sites, class Names>
auto pick(const Sites& sites, const Names& names, std::string_view name) -> std::optional<typename Sites::value_type> {
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return sites[static_cast<std::size_t>(at - names.begin())];
}

}  // namespace

std::string text(Hex h) {
    return std::to_string(h.q) + "," + std::to_string(h.r);
}
std::string text(Corner c) {
    return text(c.hex) + (c.tip == Tip::north ? ",N" : ",S");
}

int nameOrder(Corner c) {
    static const auto order = [] {
        std::vector<std::pair<std::string, std::size_t>> named;
        for (std::size_t i = 0; i < kCornerCount; ++i) named.emplace_back(text(Corner::at(i)), i);
        std::sort(named.begin(), named.end());
        SiteMap<Corner, std::int16_t> places;
        for (std::size_t i = 0; i < named.size(); ++i)
            places[Corner::at(named[i].second)] = static_cast<std::int16_t>(i);
        return places;
    }();
    return order[c];
}

std::array<std::string, 2> cornerNames(Edge e) {
    const auto both = ends(e);
    std::array names{text(both[0]), text(both[1])};
    if (names[1] < names[0]) std::swap(names[0], names[1]);
    return names;
}

std::string text(Edge e) {
    const auto names = cornerNames(e);
    return names[0] + "/" + names[1];
}

std::string text(const Site& site) {
    return std::visit([](auto s) { return text(s); }, site);
}

std::optional<Hex> hexOf(std::string_view s) {
    const auto parts = split(s);
    if (!parts || !parts->suffix.empty()) return std::nullopt;
    return parts->hex;
}

std::optional<Corner> cornerOf(std::string_view s) {
    const auto parts = split(s);
    if (!parts) return std::nullopt;
    return pick(corners(parts->hex), kCornerNames, parts->suffix);
}

std::optional<Edge> edgeOf(std::string_view a, std::string_view b) {
    const auto first = cornerOf(a), second = cornerOf(b);
    if (!first || !second) return std::nullopt;
    return edgeBetween(*first, *second);
}

std::optional<Edge> edgeOf(std::string_view s) {
    if (const auto slash = s.find('/'); slash != s.npos) return edgeOf(s.substr(0, slash), s.substr(slash + 1));
    const auto parts = split(s);
    if (!parts) return std::nullopt;
    return pick(edges(parts->hex), kSideNames, parts->suffix);
}

std::optional<Site> siteOf(std::string_view s) {
    if (const auto hex = hexOf(s)) return *hex;
    if (const auto e = edgeOf(s)) return *e;
    if (const auto corner = cornerOf(s)) return *corner;
    return std::nullopt;
}

}  // namespace hexwarden::board
