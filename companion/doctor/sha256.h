// SHA-256 (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace hexwarden::doctor {

/// 64 digits, a to f in small letters.
std::string sha256(std::string_view bytes);

}  // namespace hexwarden::doctor
