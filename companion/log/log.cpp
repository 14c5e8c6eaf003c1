#include "companion/log/log.h"

#include "companion/log/places.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <ctime>
#include <fstream>
#include <mutex>

namespace hexwarden::log {

namespace {

namespace fs = std::filesystem;

struct State {
    std::mutex mutex;
    fs::path folder;
    std::uintmax_t largestBytes = kLargestBytes;
    std::vector<std::string> names;
};

State& state() {
    static State one;
    return one;
}

fs::path file(const fs::path& folder, int age) {
    return folder / (age == 0 ? "hexwarden.log" : "hexwarden.log." + std::to_string(age));
}

/// UTC, so that a log says the same wherever it is read.
std::string now() {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

/// Bytes beyond ASCII belong to words too: names are written in UTF-8.
bool isOfAWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || (static_cast<unsigned char>(c) & 0x80U) || c == '_';
}

void cover(std::string& text, const std::string& name) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos;) {
        const std::size_t after = at + name.size();
        const bool whole = (at == 0 || !isOfAWord(text[at - 1])) && (after == text.size() || !isOfAWord(text[after]));
        if (!whole) {
            at = after;
            continue;
        }
        text.replace(at, name.size(), "(name)");
        at += 6;
    }
}

void rotate(const fs::path& folder) {
    std::error_code none;
    for (int age = kOlderFiles; age > 0; --age) fs::rename(file(folder, age - 1), file(folder, age), none);
}

}  // namespace

void begin(const fs::path& folder, std::uintmax_t largestBytes) {
    State& s = state();
    const std::lock_guard guard(s.mutex);
    std::error_code none;
    fs::create_directories(folder, none);
    fs::permissions(folder, fs::perms::owner_all, none);
    s.folder = folder;
    s.largestBytes = largestBytes;
}

void conceal(const std::vector<std::string>& names) {
    State& s = state();
    const std::lock_guard guard(s.mutex);
    for (const std::string& name : names)
        if (!name.empty() && std::ranges::find(s.names, name) == s.names.end()) s.names.push_back(name);
    // "Ann Marie" before "Ann", which would leave the half of her.
    std::ranges::sort(s.names, std::ranges::greater{}, &std::string::size);
}

void write(std::string_view line) noexcept try {
    State& s = state();
    const std::lock_guard guard(s.mutex);
    if (s.folder.empty()) return;
    std::string text = withoutOwner(std::string(line));
    for (const std::string& name : s.names) cover(text, name);
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    const fs::path current = file(s.folder, 0);
    std::error_code none;
    const std::uintmax_t size = fs::file_size(current, none);
    if (!none && size + text.size() > s.largestBytes) rotate(s.folder);
    std::ofstream(current, std::ios::app) << now() << ' ' << text << '\n';
} catch (...) {
    // A log that cannot be written must not take the game with it.
}

fs::path folder() {
    State& s = state();
    const std::lock_guard guard(s.mutex);
    return s.folder;
}

std::vector<std::string> tail(const fs::path& folder, std::size_t lines) {
    std::vector<std::string> all;
    for (int age = kOlderFiles; age >= 0; --age) {
        std::ifstream in(file(folder, age));
        for (std::string line; std::getline(in, line);) all.push_back(line);
    }
    if (all.size() > lines) all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(lines));
    return all;
}

}  // namespace hexwarden::log
