#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

/// hexwarden rules [BOOK] [ID] [--json] [--german]: clauses with their texts, rulings and options. With --json and no
/// book: the words for `rules` and the keys of `options` with their defaults, as `hexwarden ask` takes them.
int rules(const Arguments&, Streams);

}  // namespace hexwarden::commands
