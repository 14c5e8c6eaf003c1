// What stands in a line of JSON, letter by letter: a number that is read and written again may be another.
#pragma once

#include <string_view>

namespace hexwarden::ask {

/// The value of a key of the object that a valid line of JSON is, as it was written; empty if there is none, the first
/// if there are several.
std::string_view asWritten(std::string_view object, std::string_view key);

}  // namespace hexwarden::ask
