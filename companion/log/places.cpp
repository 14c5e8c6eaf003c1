#include "companion/log/places.h"

#include <cstdlib>

namespace hexwarden::log {

namespace {

namespace fs = std::filesystem;

std::string home() {
    const char* told = std::getenv("HOME");
    return told ? told : "";
}

/// The conventions take no relative paths.
fs::path folder(const char* variable, const char* below) {
    const char* told = std::getenv(variable);
    return told && fs::path(told).is_absolute() ? fs::path(told) : fs::path(home()) / below;
}

bool isPartOfAName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.';
}

}  // namespace

fs::path stateFolder() {
    return folder("XDG_STATE_HOME", ".local/state") / "hexwarden";
}

fs::path userFolder() {
    return folder("XDG_DATA_HOME", ".local/share") / "hexwarden" / "hexwarden";
}

std::string withoutHome(std::string text) {
    const std::string folder = home();
    if (folder.size() < 2) return text;
    for (std::size_t at = 0; (at = text.find(folder, at)) != std::string::npos;) {
        const std::size_t after = at + folder.size();
        if (after < text.size() && isPartOfAName(text[after]))
            at = after;
        else
            text.replace(at++, folder.size(), "~");
    }
    return text;
}

}  // namespace hexwarden::log
