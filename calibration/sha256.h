// SHA-256 (FIPS 180-4), and how a file is told from a damaged one.
#pragma once

#include <string>
#include <string_view>

namespace hexwarden::calibration {

/// 64 digits, a to f in small letters.
std::string sha256(std::string_view bytes);

/// The first digest in a text, of a model's card for instance; empty if there is none.
std::string digestIn(const std::string& text);

}  // namespace hexwarden::calibration
