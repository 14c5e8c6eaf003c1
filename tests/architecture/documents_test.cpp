// Files that documents name are there: what a link leads to, and what stands in backticks and begins with a folder of
// ours.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = HEXWARDEN_SOURCE;

std::vector<fs::path> documents() {
    std::vector<fs::path> found;
    for (const char* top : {".", "calibration", "companion", "data", "docs", "tests", "tracker", "vision"}) {
        const auto take = [&](const fs::path& p) {
            if (p.extension() == ".md") found.push_back(p);
        };
        if (top == std::string("."))
            for (const auto& entry : fs::directory_iterator(kRoot)) take(entry.path());
        else
            for (const auto& entry : fs::recursive_directory_iterator(kRoot / top)) take(entry.path());
    }
    return found;
}

std::string textOf(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) found.push_back((*it)[1]);
    return found;
}

TEST(Documents, EveryLinkLeadsSomewhere) {
    const std::regex link("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");
    std::size_t count = 0;
    for (const fs::path& file : documents())
        for (const std::string& to : matches(textOf(file), link)) {
            EXPECT_TRUE(fs::exists(file.parent_path() / to)) << fs::relative(file, kRoot) << ": " << to;
            ++count;
        }
    EXPECT_GT(count, 30U);
}

TEST(Documents, EveryFileOfOursThatIsNamedIsThere) {
    // Words in capitals stand for something: `companion/rules/BOOK/book.cpp`.
    const std::regex named("`((?:calibration|companion|data|docs|tests|tracker|vision|\\.ci)/[a-z0-9_./-]*)[` :]");
    std::size_t count = 0;
    for (const fs::path& file : documents())
        for (const std::string& path : matches(textOf(file), named)) {
            // `vision/steady_view` is the header and what belongs to it.
            const bool there =
                fs::exists(kRoot / path) || fs::exists(kRoot / (path + ".h")) || fs::exists(kRoot / (path + ".cpp"));
            EXPECT_TRUE(there) << fs::relative(file, kRoot) << ": " << path;
            ++count;
        }
    EXPECT_GT(count, 50U);
}

}  // namespace
