// What documents name is there: what a link leads to, files and headings; what stands in backticks and begins with a
// folder of ours; the lines of `watch`, the fields of `ask`, the words of the journal and its format.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <regex>
#include <set>
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

/// As a link names it: letters, digits and hyphens, small, for spaces a hyphen.
std::string anchorOf(const std::string& heading) {
    std::string anchor;
    for (const char c : heading) {
        if (std::isalnum(static_cast<unsigned char>(c)) || c == '-')
            anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (c == ' ') anchor += '-';
    }
    return anchor;
}

TEST(Documents, EveryHeadingThatIsLinkedIsThere) {
    const std::regex link("\\]\\(([^):]*#[^)]+)\\)"), heading("(?:^|\n)#+ ([^\n]+)");
    std::size_t count = 0;
    for (const fs::path& file : documents())
        for (const std::string& to : matches(textOf(file), link)) {
            const auto hash = to.find('#');
            std::set<std::string> anchors;
            for (const std::string& title :
                 matches(textOf(hash == 0 ? file : file.parent_path() / to.substr(0, hash)), heading))
                anchors.insert(anchorOf(title));
            EXPECT_TRUE(anchors.contains(to.substr(hash + 1))) << fs::relative(file, kRoot) << ": " << to;
            ++count;
        }
    EXPECT_GT(count, 2U);
}

std::set<std::string> wordsIn(const std::string& file, const char* pattern) {
    const auto words = matches(textOf(kRoot / file), std::regex(pattern));
    return {words.begin(), words.end()};
}

TEST(Documents, EveryLineThatWatchWritesIsDescribed) {
    auto written = wordsIn("companion/commands/watch_lines.cpp", R"re(\{"t", "(\w+)"\})re");
    written.merge(wordsIn("companion/commands/watch_lines.cpp", R"re(line\["t"\] = "(\w+)")re"));
    EXPECT_EQ(wordsIn("docs/watch.md", R"re(\{"t":"(\w+)")re"), written);
    EXPECT_GT(written.size(), 5U);
}

TEST(Documents, EveryWordOfAnEventIsDescribed) {
    const auto read = wordsIn("tracker/game/parse.cpp", R"re(verb == "(\w+)")re");
    auto described = wordsIn("docs/journal.md", R"re(`COLOUR (\w+))re");
    described.merge(wordsIn("docs/journal.md", R"re(`COLOUR \w+\\\|(\w+))re"));
    EXPECT_EQ(described, read);
    EXPECT_GT(read.size(), 15U);
}

/// What stands in the first `columns` columns of the tables under a heading, in backticks.
std::set<std::string> wordsUnder(const std::string& heading, const std::string& columns) {
    const std::string page = textOf(kRoot / "docs/ask.md");
    const auto begin = page.find("## " + heading + "\n");
    if (begin == std::string::npos) return {};
    const std::string section = page.substr(begin, page.find("\n## ", begin) - begin);
    std::set<std::string> words;
    for (const std::string& cells : matches(section, std::regex("\n(" + columns + ")")))
        for (const std::string& word : matches(cells, std::regex("`(\\w+)`"))) words.insert(word);
    return words;
}

std::set<std::string> takenIn(std::initializer_list<const char*> files, const char* pattern) {
    std::set<std::string> words;
    for (const char* file : files) words.merge(wordsIn(std::string("companion/ask/") + file, pattern));
    return words;
}

TEST(Documents, EveryFieldOfAskIsDescribed) {
    // The words of the table come by `fields`, those of a question by `q.fields`, those of an event by `in`.
    auto table = takenIn({"table.cpp", "books/river.cpp"}, R"re(fields\.optional\("(\w+)")re");
    for (const char* holder : {"longest", "army"}) EXPECT_EQ(table.erase(holder), 1U) << holder;
    EXPECT_EQ(wordsUnder("The table", R"re(\|[^|\n]+\|)re"), table);

    auto questions = takenIn(
        {"questions.cpp", "replay.cpp", "books/conquest.cpp", "books/risk.cpp", "books/seafarers.cpp", "books/war.cpp"},
        R"re(q\.fields\.(?:optional|required)\("(\w+)")re");
    questions.merge(takenIn({"ask.cpp"}, R"re(Kind\{"(\w+)")re"));
    auto asked = wordsUnder("The questions", R"re(\|[^|\n]+\|[^|\n]+\|[^|\n]+\|)re");
    for (const char* phase : {"ask", "build"}) EXPECT_EQ(asked.erase(phase), 1U) << phase;
    EXPECT_EQ(asked, questions);

    auto events = takenIn({"events.cpp"}, R"re((?:in\.(?:optional|required)\(|readPlayers\(in, )"(\w+)")re");
    events.merge(takenIn({"events.cpp"}, R"re(kind == "(\w+)")re"));
    events.erase("p");
    auto described = wordsUnder("The events", R"re(\|[^|\n]+\|[^\n]+)re");
    for (const char* what : {"card", "weapon", "bank"}) described.erase(what);
    events.erase("card");
    EXPECT_EQ(described, events);

    auto state = takenIn({"write.cpp"}, R"re(table\["(\w+)"\])re");
    EXPECT_EQ(wordsUnder("The state", R"re(\|[^|\n]+\|)re"), state);
    EXPECT_GT(table.size() + questions.size() + events.size() + state.size(), 80U);
}

TEST(Documents, TheFormatOfTheJournalIsTodays) {
    EXPECT_EQ(wordsIn("docs/journal.md", "the format, today ([0-9]+);"),
              wordsIn("tracker/journal/format.h", "kFormat = ([0-9]+);"));
}

}  // namespace
