// The checksum in every row of a journal: it covers the row and, through the link before, every row before it.
#pragma once

#include "tracker/journal/database.h"

#include <cstdint>
#include <string>

namespace hexwarden::journal {

/// What the first event follows.
inline constexpr std::int64_t kFirstLink = 0;

/// The columns that are covered, in the order in which `linkAfter` expects them in a row.
inline constexpr const char* kCovered = "sequence, at_ms, source, confidence, evidence, body";

/// FNV-1a over 64 bits (draft-eastlake-fnv): any one changed byte gives another link. It detects damage and careless
/// edits, not forgery: anybody can compute it.
std::int64_t linkAfter(std::int64_t before, const Statement& row);

/// The same with the seat whose screen the event came from; without a seat it is the link itself, as in older formats.
std::int64_t linkWithSeat(std::int64_t link, const std::string& seat);

}  // namespace hexwarden::journal
