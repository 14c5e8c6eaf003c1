#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace hexwarden::fuzz {
namespace {

constexpr std::size_t kMostFaults = 4;
constexpr std::size_t kLongestPart = 24;
constexpr std::size_t kLongestSentence = 500;

/// What has broken readers of text before.
constexpr std::array kNasty{"",      "-",          "0",        "-1",       "99999999999999999999",
                            "1e309", "2147483648", "\"",       "\\",       "\n",
                            "\xff",  " ",          ",,,",      "[[[[[[",   "{\"a\":",
                            "null",  "NaN",        "-0",       "0x10",     "\t",
                            "/",     "15,15",      "-15,15,S", "\xc3\xa4", "14,-14,NE"};

}  // namespace

std::string Mutation::next() {
    std::string text = anySeed();
    for (std::size_t faults = 1 + below(kMostFaults); faults > 0; --faults) damage(text);
    return text;
}

std::string Mutation::somePart(const std::string& of) {
    return of.empty() ? "" : of.substr(below(of.size()), 1 + below(kLongestPart));
}

void Mutation::damage(std::string& text) {
    const std::size_t at = below(text.size() + 1);
    switch (below(6)) {
        case 0:
            if (at < text.size()) text[at] = static_cast<char>(random_());
            return;
        case 1:
            text.erase(at, 1 + below(kLongestPart));
            return;
        case 2:
            text.insert(at, kNasty[below(kNasty.size())]);
            return;
        case 3:
            text.insert(at, somePart(anySeed()));
            return;
        case 4:
            text.insert(at, somePart(text));
            return;
        default:
            if (at < text.size() && text[at] >= '0' && text[at] <= '9') text.insert(at, std::to_string(random_()));
            return;
    }
}

bool isOneSentence(const std::string& s) {
    return !s.empty() && s.size() <= kLongestSentence && s.find('\n') == std::string::npos;
}

std::vector<std::string> contentsBelow(const std::filesystem::path& folder, const std::string& ending) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ending) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> contents;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        if (!in) throw std::runtime_error(file.string() + " cannot be read");
        contents.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return contents;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace hexwarden::fuzz
