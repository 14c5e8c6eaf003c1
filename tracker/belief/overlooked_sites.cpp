#include "tracker/belief/overlooked_sites.h"

namespace hexwarden::belief {
namespace {

// Of seven filmed evenings. A road that its city half hides was read as a ship with .85, ships with .95 and more.
constexpr Steady kSeenThrice{.nats = 4, .leadNats = 1, .readings = 3, .forMs = 0};
constexpr float kAlone = .93F;

}  // namespace

std::optional<board::SiteChange> OverlookedSites::take(const board::SiteReading& reading, board::Occupant told,
                                                       const board::Doubt* asked, std::int64_t atMs,
                                                       const BeliefOptions& options) {
    if (told.piece != board::Piece::none) {
        seen_.erase(reading.site);
        return std::nullopt;
    }
    BeliefOptions thrice = options;
    thrice.change = kSeenThrice;
    thrice.leastMean = kWorthComparing;
    auto change = seen_[reading.site].take(reading, atMs, 1, thrice, {});
    if (!change) return std::nullopt;
    seen_.erase(reading.site);
    const bool agrees = asked && asked->seen == change->after && asked->alike.empty();
    if (agrees) change->probability = probabilityOfBoth(change->probability, asked->probability);
    if (change->probability < (agrees ? options.leastSure : kAlone)) return std::nullopt;
    return change;
}

}  // namespace hexwarden::belief
