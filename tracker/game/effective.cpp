#include "tracker/game/event.h"

#include <algorithm>
#include <unordered_map>

namespace hexwarden::game {
namespace {

/// What became of one event in the light of those after it.
struct Fate {
    bool undone = false;
    const Body* correctedTo = nullptr;
};

}  // namespace

bool Corrected::operator==(const Corrected& other) const {
    if (what != other.what || !now != !other.now) return false;
    return !now || *now == *other.now;
}

/// Later events are settled first, because only they can take an earlier one back.
std::vector<Event> effective(const std::vector<Event>& events) {
    std::unordered_map<std::int64_t, std::size_t> placeOf;
    for (std::size_t i = 0; i < events.size(); ++i) placeOf[events[i].sequence] = i;
    std::vector<Fate> fates(events.size());
    const auto fateBefore = [&](std::int64_t sequence, std::size_t i) -> Fate* {
        const auto found = placeOf.find(sequence);
        return found != placeOf.end() && found->second < i ? &fates[found->second] : nullptr;
    };

    for (std::size_t i = events.size(); i-- > 0;) {
        if (fates[i].undone) continue;
        const Body& body = events[i].body;
        if (const auto* correction = std::get_if<Corrected>(&body)) {
            // A correction that was corrected itself reads the later body for the same event.
            const Body* now = fates[i].correctedTo ? fates[i].correctedTo : correction->now.get();
            Fate* fate = fateBefore(correction->what, i);
            if (fate && now && !fate->correctedTo) fate->correctedTo = now;
            continue;
        }
        const Body& read = fates[i].correctedTo ? *fates[i].correctedTo : body;
        if (const auto* undo = std::get_if<Undone>(&read))
            if (Fate* fate = fateBefore(undo->what, i)) fate->undone = true;
    }

    std::vector<Event> counting;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (fates[i].undone || std::holds_alternative<Corrected>(events[i].body)) continue;
        Event event = events[i];
        if (fates[i].correctedTo) event.body = Body(*fates[i].correctedTo);
        if (!std::holds_alternative<Undone>(event.body)) counting.push_back(std::move(event));
    }
    return counting;
}

}  // namespace hexwarden::game
