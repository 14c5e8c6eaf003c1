// Corrections of the record: what was misread, what did not happen, and what was missed and is inserted where it
// belongs.
//
// Something missed is kept as a `Corrected` of the place before an event, which is that event's number below zero: the
// record of no event is replaced, `now` comes in before it. Its line is `missed N BODY`.
#pragma once

#include "tracker/game/event.h"

namespace hexwarden::game {

/// Event `what` was misread: read `now` in its place.
Body corrected(std::int64_t what, Body now);
/// `now` happened before event `before` and was missed. Of several before the same event those said first come first.
Body missed(std::int64_t before, Body now);

/// Event `what`, as `now` reads it, happened before event `before`, which may stand earlier or later.
Body reordered(std::int64_t what, std::int64_t before, Body now);

/// The event before which something was missed; none for any other body.
std::optional<std::int64_t> placeOfMissed(const Body&);

}  // namespace hexwarden::game
