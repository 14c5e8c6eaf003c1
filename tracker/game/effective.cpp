#include "tracker/game/mending.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace hexwarden::game {
namespace {

/// What became of one event in the light of those after it.
struct Fate {
    bool undone = false;
    const Body* correctedTo = nullptr;
};

using Places = std::unordered_map<std::int64_t, std::size_t>;  ///< in the journal, by sequence

void putBefore(std::size_t place, std::size_t i, std::vector<std::size_t>& order) {
    order.erase(std::find(order.begin(), order.end(), i));
    order.insert(std::find(order.begin(), order.end(), place), i);
}

/// As in the journal, but what was missed, or stood at another place, is read where it belongs.
std::vector<std::size_t> readingOrder(const std::vector<Event>& events, const std::vector<Fate>& fates,
                                      const Places& placeOf) {
    std::vector<std::size_t> order(events.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto before = placeOfMissed(events[i].body);
        const auto place = before ? placeOf.find(*before) : placeOf.end();
        if (place == placeOf.end() || place->second >= i) continue;
        putBefore(place->second, i, order);
    }
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto* correction = std::get_if<Corrected>(&events[i].body);
        if (!correction || correction->before == 0 || fates[i].undone) continue;
        const auto what = placeOf.find(correction->what), before = placeOf.find(correction->before);
        const bool known = what != placeOf.end() && before != placeOf.end() && what->second != before->second;
        if (known && what->second < i && before->second < i) putBefore(before->second, what->second, order);
    }
    return order;
}

}  // namespace

bool Corrected::operator==(const Corrected& other) const {
    if (what != other.what || before != other.before || !now != !other.now) return false;
    return !now || *now == *other.now;
}

/// Later events are settled first, because only they can take an earlier one back.
std::vector<Event> effective(const std::vector<Event>& events) {
    Places placeOf;
    for (std::size_t i = 0; i < events.size(); ++i) placeOf[events[i].sequence] = i;
    std::vector<Fate> fates(events.size());
    const auto fateBefore = [&](std::int64_t sequence, std::size_t i) -> Fate* {
        const auto found = placeOf.find(sequence);
        return found != placeOf.end() && found->second < i ? &fates[found->second] : nullptr;
    };

    for (std::size_t i = events.size(); i-- > 0;) {
        if (fates[i].undone) continue;
        const Body& body = events[i].body;
        if (placeOfMissed(body)) continue;
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
    for (const std::size_t i : readingOrder(events, fates, placeOf)) {
        const auto* correction = std::get_if<Corrected>(&events[i].body);
        const bool missed = placeOfMissed(events[i].body).has_value();
        if (fates[i].undone || (correction && !missed)) continue;
        Event event = events[i];
        if (missed) event.body = Body(*correction->now);
        if (fates[i].correctedTo) event.body = Body(*fates[i].correctedTo);
        if (!std::holds_alternative<Undone>(event.body)) counting.push_back(std::move(event));
    }
    return counting;
}

}  // namespace hexwarden::game
