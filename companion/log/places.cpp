#include "companion/log/places.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string_view>

namespace hexwarden::log {

namespace {

namespace fs = std::filesystem;

std::string home() {
    const char* value = std::getenv("HOME");
    return value ? value : "";
}

/// The conventions take no relative paths.
fs::path folder(const char* variable, const char* below) {
    const char* value = std::getenv(variable);
    return value && fs::path(value).is_absolute() ? fs::path(value) : fs::path(home()) / below;
}

bool isPartOfAName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.';
}

/// Every `what` that is a whole name.
void replaceNames(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos;) {
        const std::size_t after = at + what.size();
        if (after < text.size() && isPartOfAName(text[after])) {
            at = after;
            continue;
        }
        text.replace(at, what.size(), by);
        at += by.size();
    }
}

/// A password may hold any sign, so what is doubtful goes too.
void coverAddresses(std::string& text) {
    constexpr std::string_view kScheme = "://", kHidden = "(hidden)";
    for (std::size_t at = 0; (at = text.find(kScheme, at)) != std::string::npos;) {
        at += kScheme.size();
        std::size_t end = std::min(text.find_first_of(" '\"\t\r\n", at), text.size());
        const std::size_t host = text.substr(0, end).rfind('@');
        if (host != std::string::npos && host >= at) {
            text.replace(at, host - at, kHidden);
            end = end + kHidden.size() - (host - at);
        }
        const std::size_t query = text.find('?', at);
        if (query < end) text.replace(query + 1, end - query - 1, kHidden);
    }
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
    if (folder.size() > 1) replaceNames(text, folder, "~");
    return text;
}

std::string withoutOwner(std::string text) {
    text = withoutHome(std::move(text));
    if (const fs::path owner = fs::path(home()).filename(); !owner.empty())
        replaceNames(text, "/" + owner.string(), "/(name)");
    coverAddresses(text);
    return text;
}

}  // namespace hexwarden::log
