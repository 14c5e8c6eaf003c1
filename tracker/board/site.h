// A site is a hex, a corner or an edge; a SiteMap holds one value for every possible site of one kind.
#pragma once

#include "tracker/board/edge.h"

#include <array>
#include <variant>

namespace hexwarden::board {

using Site = std::variant<Hex, Corner, Edge>;

/// The hex is the site, or one of those that meet there.
constexpr bool touches(Hex hex, const Site& site) {
    const auto isAmong = [hex](const auto& around) {
        for (const Hex h : around)
            if (h == hex) return true;
        return false;
    };
    if (const auto* corner = std::get_if<Corner>(&site)) return isAmong(hexes(*corner));
    if (const auto* edge = std::get_if<Edge>(&site)) return isAmong(hexes(*edge));
    return std::get<Hex>(site) == hex;
}

template <class S>
inline constexpr std::size_t kSiteCount = 0;
template <>
inline constexpr std::size_t kSiteCount<Hex> = kHexCount;
template <>
inline constexpr std::size_t kSiteCount<Corner> = kCornerCount;
template <>
inline constexpr std::size_t kSiteCount<Edge> = kEdgeCount;

/// A dense map from sites to small values: copyable, comparable, no allocation, constant-time access. About a
/// thousand entries a byte of T for hexes, two and three thousand for corners and edges.
template <class S, class T>
class SiteMap {
  public:
    constexpr T& operator[](S site) { return values_[site.index()]; }
    constexpr const T& operator[](S site) const { return values_[site.index()]; }
    bool operator==(const SiteMap&) const = default;

    /// By index, for those who go through all of them.
    constexpr const std::array<T, kSiteCount<S>>& values() const { return values_; }

  private:
    std::array<T, kSiteCount<S>> values_{};
};

}  // namespace hexwarden::board
