// Folder = target = layer: reads every #include of the product and fails on an arrow that is not allowed, and on Qt,
// OpenCV, SQLite or JSON outside the folders that may know them (docs/architecture.md).
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using Set = std::set<std::string>;

const fs::path kRoot = HEXWARDEN_SOURCE;

struct Layer {
    Set mayInclude;  ///< other folders
    Set libraries;   ///< foreign ones
};

const std::map<std::string, Layer> kLayers{
    {"tracker/board", {{}, {}}},
    {"tracker/belief", {{"tracker/board"}, {}}},
    {"tracker/game", {{"tracker/board"}, {}}},
    {"calibration", {{"tracker/board"}, {"OpenCV"}}},
    {"tracker/journal", {{"tracker/board", "tracker/game"}, {"SQLite"}}},
    {"companion/rules", {{"tracker/board", "tracker/game"}, {}}},
    {"vision", {{"tracker/board", "calibration"}, {"OpenCV"}}},
    {"companion/ask", {{"tracker/board", "tracker/game", "companion/rules"}, {"JSON"}}},
    {"companion/scan", {{"tracker/board", "calibration", "vision"}, {"OpenCV", "JSON"}}},
    {"companion/table",
     {{"tracker/board", "tracker/belief", "tracker/game", "tracker/journal", "calibration", "companion/rules",
       "vision"},
      {"OpenCV"}}},
    {"companion/viewmodel", {{"tracker/board", "tracker/game", "companion/rules"}, {"Qt"}}},
    {"companion/commands",
     {{"tracker/board", "tracker/belief", "tracker/game", "tracker/journal", "calibration", "companion/rules", "vision",
       "companion/ask", "companion/scan", "companion/table"},
      {"OpenCV", "JSON"}}},
    {"companion/session",
     {{"tracker/board", "tracker/belief", "tracker/game", "tracker/journal", "calibration", "companion/rules", "vision",
       "companion/table", "companion/viewmodel"},
      {"OpenCV", "Qt"}}},
    {"companion", {{"companion/commands", "companion/session", "companion/viewmodel"}, {"Qt"}}},
};

bool isSource(const fs::path& p) {
    return p.extension() == ".h" || p.extension() == ".cpp";
}

/// The deepest layer that a path, relative to the root, lies in; empty for none.
std::string layerOf(const std::string& path) {
    std::string best;
    for (const auto& [name, layer] : kLayers)
        if (path.starts_with(name + "/") && name.size() > best.size()) best = name;
    return best;
}

std::string libraryOf(const std::string& include) {
    if (include.starts_with("opencv2/")) return "OpenCV";
    if (include.starts_with("sqlite3")) return "SQLite";
    if (include.starts_with("nlohmann/")) return "JSON";
    if (std::regex_match(include, std::regex("Q[A-Z].*|Qt.*|q[a-z]+\\.h"))) return "Qt";
    return "";
}

std::vector<std::string> includesOf(const fs::path& file) {
    static const std::regex line("^\\s*#\\s*include\\s*[\"<]([^\">]+)[\">]");
    std::vector<std::string> found;
    std::ifstream in(file);
    std::smatch match;
    for (std::string text; std::getline(in, text);)
        if (std::regex_search(text, match, line)) found.push_back(match[1]);
    return found;
}

std::vector<fs::path> productFiles() {
    std::vector<fs::path> files;
    for (const char* top : {"calibration", "companion", "tracker", "vision"}) {
        if (!fs::exists(kRoot / top)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / top))
            if (entry.is_regular_file() && isSource(entry.path())) files.push_back(entry.path());
    }
    return files;
}

TEST(Layers, EveryIncludeFollowsAnAllowedArrow) {
    const auto files = productFiles();
    ASSERT_FALSE(files.empty());
    for (const fs::path& file : files) {
        const std::string path = fs::relative(file, kRoot).string(), from = layerOf(path);
        ASSERT_FALSE(from.empty()) << path << " lies in no layer";
        for (const std::string& include : includesOf(file)) {
            const std::string to = layerOf(include), library = libraryOf(include);
            if (!to.empty() && to != from) {
                EXPECT_TRUE(kLayers.at(from).mayInclude.contains(to)) << path << " may not include " << include;
            }
            if (!library.empty()) {
                EXPECT_TRUE(kLayers.at(from).libraries.contains(library)) << path << " may not know " << library;
            }
        }
    }
}

TEST(Layers, IncludesOfOursAreNamedFromTheRoot) {
    for (const fs::path& file : productFiles())
        for (const std::string& include : includesOf(file))
            EXPECT_FALSE(fs::exists(file.parent_path() / include)) << file << ": " << include;
}

TEST(Layers, TheArrowsHaveNoCycle) {
    Set done;
    for (std::size_t round = 0; round <= kLayers.size(); ++round)
        for (const auto& [name, layer] : kLayers)
            if (std::includes(done.begin(), done.end(), layer.mayInclude.begin(), layer.mayInclude.end()))
                done.insert(name);
    EXPECT_EQ(done.size(), kLayers.size());
}

TEST(Layers, VisionAndTheRulesNeverMeet) {
    EXPECT_FALSE(kLayers.at("vision").mayInclude.contains("companion/rules"));
    EXPECT_FALSE(kLayers.at("companion/rules").mayInclude.contains("vision"));
}

}  // namespace
