// SHA-256 (FIPS 180-4), to recognise a damaged file.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hexwarden::calibration {

/// 64 digits, a to f in small letters.
std::string sha256(std::string_view bytes);

/// The first digest in a text, of a model's card for instance; empty if there is none.
std::string digestIn(const std::string& text);

/// Throws board::Failure naming the file if one that `SHA256SUMS` in this folder lists is missing or altered: what is
/// read by other data is read as something else, and nobody would know. Other files, of people's own, may lie beside.
void demandListed(const std::filesystem::path& folder);

}  // namespace hexwarden::calibration
