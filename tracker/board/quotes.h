// Foreign text inside a sentence that people read.
#pragma once

#include <string>
#include <string_view>

namespace hexwarden::board {

/// In single quotes, on one line, and shortened if it is too long to be read.
std::string inQuotes(std::string_view foreign);

}  // namespace hexwarden::board
