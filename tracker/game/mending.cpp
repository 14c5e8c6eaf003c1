#include "tracker/game/mending.h"

namespace hexwarden::game {

Body corrected(std::int64_t what, Body now) {
    return Corrected{what, std::make_shared<const Body>(std::move(now))};
}

Body reordered(std::int64_t what, std::int64_t before, Body now) {
    return Corrected{what, std::make_shared<const Body>(std::move(now)), before};
}

Body missed(std::int64_t before, Body now) {
    return corrected(-before, std::move(now));
}

std::optional<std::int64_t> placeOfMissed(const Body& body) {
    const auto* correction = std::get_if<Corrected>(&body);
    if (!correction || correction->what >= 0 || !correction->now) return std::nullopt;
    return -correction->what;
}

}  // namespace hexwarden::game
