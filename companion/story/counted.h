// What people say stands on a hex, as the events that make the record say so.
#pragma once

#include "companion/story/story.h"

namespace hexwarden::story {

/// So many of `stack.piece` stand there. The last event that brought some there or took some away gets another count if
/// that explains it, so that the hex at its other end is right too; otherwise pieces came or went. To be declared in
/// this order; none if the record says so already.
std::vector<game::Body> counted(const Story&, const game::Stack& stack);

}  // namespace hexwarden::story
