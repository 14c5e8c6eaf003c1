// Foreign text inside a sentence that people read.
#pragma once

#include <string>
#include <string_view>

namespace hexwarden::board {

/// In single quotes, on one line, and shortened if nobody would read it to its end.
std::string inQuotes(std::string_view foreign);

}  // namespace hexwarden::board
