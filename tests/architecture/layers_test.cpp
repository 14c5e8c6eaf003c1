// Folder = target = layer: reads every #include of the product and every CMake target. Fails on an arrow that is not
// allowed, on a folder that is in no list, on an outside library where it may not be known, and on a target that does
// not need what its folder may include (docs/architecture.md).
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using Set = std::set<std::string>;

const fs::path kRoot = HEXWARDEN_SOURCE;

/// Everything that a folder of ours may know.
struct Layer {
    Set mayInclude;  ///< other folders
    Set outside;     ///< libraries, as `kOutside` calls them
};

const std::map<std::string, Layer> kLayers{
    {"tracker/board", {{}, {}}},
    {"tracker/belief", {{"tracker/board"}, {}}},
    {"tracker/game", {{"tracker/board"}, {}}},
    {"vision/codecs", {{"tracker/board"}, {"OpenCV", "POSIX"}}},
    {"calibration", {{"tracker/board", "vision/codecs"}, {"OpenCV", "POSIX"}}},
    {"tracker/journal", {{"tracker/board", "tracker/game"}, {"SQLite", "POSIX"}}},
    {"companion/rules", {{"tracker/board", "tracker/game"}, {}}},
    {"vision",
     {{"tracker/board", "calibration", "vision/codecs"}, {"OpenCV", "libheif", "libpng", "POSIX", "zlib", "threads"}}},
    {"vision/source", {{"tracker/board", "calibration", "vision", "vision/codecs"}, {"OpenCV", "POSIX", "threads"}}},
    {"companion/story", {{"tracker/game", "companion/rules"}, {}}},
    {"companion/ask", {{"tracker/board", "tracker/game", "companion/rules", "companion/story"}, {"JSON"}}},
    {"companion/scan", {{"tracker/board", "calibration", "vision"}, {"OpenCV", "JSON"}}},
    {"companion/table",
     {{"tracker/board", "tracker/belief", "tracker/game", "tracker/journal", "calibration", "companion/rules",
       "companion/story", "vision", "vision/codecs", "vision/source"},
      {"OpenCV", "threads"}}},
    {"companion/log", {{}, {"POSIX", "threads"}}},
    {"companion/doctor",
     {{"tracker/board", "calibration", "vision", "vision/source", "companion/log", "companion/seats",
       "companion/table"},
      {"OpenCV", "POSIX", "Qt"}}},
    {"companion/viewmodel",
     {{"tracker/board", "tracker/game", "companion/rules", "companion/story"}, {"Qt", "threads"}}},
    {"companion/seats",
     {{"tracker/board", "tracker/game", "companion/rules", "companion/story", "companion/viewmodel"},
      {"Qt", "libqrencode"}}},
    {"companion/commands",
     {{"tracker/board", "tracker/belief", "tracker/game", "tracker/journal", "calibration", "companion/rules", "vision",
       "vision/codecs", "vision/source", "companion/ask", "companion/doctor", "companion/log", "companion/scan",
       "companion/story", "companion/table", "companion/viewmodel"},
      {"OpenCV", "JSON", "POSIX", "threads"}}},
    {"companion/session",
     {{"tracker/board", "tracker/belief", "tracker/game", "tracker/journal", "calibration", "companion/rules", "vision",
       "vision/codecs", "vision/source", "companion/story", "companion/table", "companion/viewmodel",
       "companion/doctor", "companion/log", "companion/seats"},
      {"OpenCV", "POSIX", "Qt", "threads"}}},
    {"companion",
     {{"companion/commands", "companion/doctor", "companion/log", "companion/session", "companion/viewmodel"}, {"Qt"}}},
};

/// Folders that belong to the layer above them: its rooms.
const Set kRooms{
    "companion/ask/books",         "companion/rules/base",      "companion/rules/conquest",
    "companion/rules/risk",        "companion/rules/river",     "companion/rules/seafarers",
    "companion/rules/war",         "companion/viewmodel/board", "companion/viewmodel/books",
    "companion/viewmodel/screens", "companion/viewmodel/voice", "companion/viewmodel/words",
};

/// Rooms that may know a single rule book; all others ask the rules for facts (`rules::Box`, `rules::RuleSet`).
const Set kKnowBooks{"companion/ask/books", "companion/viewmodel/books"};

/// Folders without C++ of the product: screens, translations, scripts.
const Set kWithoutLayer{"companion/i18n", "companion/qml", "companion/seats/page", "tracker", "vision/training"};

/// Whose header it is, by the first pattern that fits; the standard library is everybody's.
const std::vector<std::pair<std::string, std::regex>> kOutside{
    {"OpenCV", std::regex("opencv2/.*")},
    {"libheif", std::regex("libheif/.*")},
    {"libpng", std::regex("png\\.h")},
    {"libqrencode", std::regex("qrencode\\.h")},
    {"SQLite", std::regex("sqlite3\\.h")},
    {"JSON", std::regex("nlohmann/.*")},
    {"zlib", std::regex("zlib\\.h")},
    {"threads", std::regex("thread|mutex|shared_mutex|atomic|condition_variable|future|semaphore|barrier|latch|QMutex|"
                           "QThread.*|QtConcurrent.*")},
    {"Qt", std::regex("Q[A-Z].*|Qt.*|q[a-z]+\\.h")},
    {"POSIX", std::regex("(sys/|linux/).*|(unistd|fcntl|malloc|poll|dirent|dlfcn|grp|execinfo)\\.h")},
    {"standard", std::regex("[a-z_]+")},
};

bool isSource(const fs::path& p) {
    return p.extension() == ".h" || p.extension() == ".cpp";
}

/// The layer of a file's folder, relative to the root; empty if the folder is in no list.
std::string layerOf(const std::string& folder) {
    if (kLayers.contains(folder)) return folder;
    return kRooms.contains(folder) ? fs::path(folder).parent_path().string() : "";
}

std::string ownerOf(const std::string& include) {
    for (const auto& [owner, pattern] : kOutside)
        if (std::regex_match(include, pattern)) return owner;
    return "";
}

std::string textOf(const fs::path& file) {
    std::ostringstream all;
    all << std::ifstream(file).rdbuf();
    return all.str();
}

std::vector<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) found.push_back((*it)[1]);
    return found;
}

std::vector<std::string> includesOf(const fs::path& file) {
    static const std::regex line("(?:^|\\n)[ \\t]*#[ \\t]*include[ \\t]*[\"<]([^\">\\n]+)[\">]");
    return matches(textOf(file), line);
}

std::vector<fs::path> productFiles() {
    std::vector<fs::path> files;
    for (const char* top : {"calibration", "companion", "tracker", "vision"})
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / top))
            if (entry.is_regular_file() && isSource(entry.path())) files.push_back(entry.path());
    return files;
}

std::string folderOf(const fs::path& file) {
    return fs::relative(file, kRoot).parent_path().string();
}

TEST(Layers, EveryFolderIsListed) {
    Set seen;
    for (const char* top : {"calibration", "companion", "tracker", "vision"}) {
        seen.insert(top);
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / top)) {
            const std::string folder = fs::relative(entry.path(), kRoot).string();
            const auto inside = [&](const std::string& listed) { return folder.starts_with(listed + "/"); };
            if (!entry.is_directory() || std::ranges::any_of(kWithoutLayer, [&](const std::string& listed) {
                    return listed != "tracker" && inside(listed);
                }))
                continue;
            seen.insert(folder);
            EXPECT_TRUE(!layerOf(folder).empty() || kWithoutLayer.contains(folder))
                << folder << " is in no list: is it a layer, a room of one, or without C++?";
        }
    }
    for (const auto& [layer, knows] : kLayers) EXPECT_TRUE(seen.contains(layer)) << layer << " is not there any more";
    for (const std::string& room : kRooms) EXPECT_TRUE(seen.contains(room)) << room << " is not there any more";
}

TEST(Layers, EveryIncludeFollowsAnAllowedArrow) {
    const auto files = productFiles();
    ASSERT_FALSE(files.empty());
    for (const fs::path& file : files) {
        const std::string from = layerOf(folderOf(file));
        ASSERT_FALSE(from.empty()) << file << " lies in no layer";
        for (const std::string& include : includesOf(file)) {
            if (fs::exists(kRoot / include)) {
                const std::string to = layerOf(folderOf(kRoot / include));
                EXPECT_TRUE(to == from || kLayers.at(from).mayInclude.contains(to))
                    << file << " may not include " << include;
            } else if (const std::string owner = ownerOf(include); owner != "standard") {
                EXPECT_FALSE(owner.empty()) << file << " includes " << include << ", which nobody may know";
                EXPECT_TRUE(owner.empty() || kLayers.at(from).outside.contains(owner))
                    << file << " may not know " << owner << " (" << include << ")";
            }
        }
    }
}

bool isOfABook(const std::string& folder) {
    return folder.starts_with("companion/rules/");
}

/// Product files that should ask for facts instead of books.
std::vector<fs::path> filesWithoutBooks() {
    auto files = productFiles();
    std::erase_if(files, [](const fs::path& file) {
        const std::string folder = folderOf(file);
        return isOfABook(folder) || kKnowBooks.contains(folder) || file == kRoot / "companion/rules/recipes.cpp";
    });
    return files;
}

TEST(Layers, OnlyTheRoomsOfBooksIncludeABook) {
    const auto files = filesWithoutBooks();
    EXPECT_LT(files.size(), productFiles().size());
    for (const fs::path& file : files)
        for (const std::string& include : includesOf(file))
            EXPECT_FALSE(isOfABook(fs::path(include).parent_path().string())) << file << " includes " << include;
}

TEST(Layers, OnlyTheRoomsOfBooksNameABook) {
    std::string words;  // base is played in every game
    for (const std::string& room : kRooms)
        if (isOfABook(room) && room != "companion/rules/base")
            for (const std::string& word :
                 matches(textOf(kRoot / room / "book.cpp"), std::regex("\\.word = \"([^\"]+)\"")))
                words += (words.empty() ? "" : "|") + word;
    ASSERT_FALSE(words.empty());
    const std::regex named("\"(" + words + ")\"");
    for (const fs::path& file : filesWithoutBooks())
        EXPECT_FALSE(std::regex_search(textOf(file), named)) << file << " asks for a book by name";
}

/// No header includes one either: it would hand the account on.
TEST(Layers, OnlyTheSourcesOfABookIncludeItsAccount) {
    int accounts = 0;
    for (const fs::path& file : productFiles())
        for (const std::string& include : includesOf(file)) {
            if (!include.ends_with("/account.h")) continue;
            ++accounts;
            EXPECT_EQ(folderOf(file), fs::path(include).parent_path().string()) << file << " includes " << include;
            EXPECT_EQ(file.extension(), ".cpp") << file << " includes " << include;
        }
    EXPECT_GT(accounts, 0);
}

/// What phones show of a book comes from its interface (`rules::Extras`), so a new book is shown too.
TEST(Layers, PhonesAskForNoBooksPanelAndHaveNoPartForABook) {
    std::string folders;
    for (const std::string& room : kRooms)
        if (isOfABook(room)) folders += (folders.empty() ? "" : "|") + fs::path(room).filename().string();
    const std::regex asked("books(\\(\\))?(\\.|->|\\?\\.)(" + folders + ")\\b");
    EXPECT_TRUE(std::regex_search("companion.books()->war()", asked));
    EXPECT_TRUE(std::regex_search("state.books?.river", asked));
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / "companion" / "seats"))
        EXPECT_FALSE(entry.is_regular_file() && std::regex_search(textOf(entry.path()), asked))
            << entry.path() << " knows a single book";
}

TEST(Layers, NobodyMayKnowALibraryThatNobodyUses) {
    std::map<std::string, Set> used;
    for (const fs::path& file : productFiles())
        for (const std::string& include : includesOf(file))
            if (!fs::exists(kRoot / include)) used[layerOf(folderOf(file))].insert(ownerOf(include));
    for (const auto& [layer, knows] : kLayers)
        for (const std::string& library : knows.outside)
            EXPECT_TRUE(used[layer].contains(library)) << layer << " uses " << library << " no more";
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

/// The words of one cell of a table: `tracker/board` of "| `tracker/board` |".
Set wordsOf(const std::string& cell) {
    std::istringstream in(std::regex_replace(cell, std::regex("`"), ""));
    return {std::istream_iterator<std::string>(in), {}};
}

TEST(Layers, TheTableOfTheDocumentIsThisOne) {
    std::ifstream document(kRoot / "docs" / "architecture.md");
    const std::regex row("\\| `([a-z/]+)` \\|([^|]*)\\|([^|]*)\\|([^|]*)\\|");
    Set listed;
    for (std::string line; std::getline(document, line);) {
        std::smatch cells;
        if (!std::regex_match(line, cells, row)) continue;
        const std::string name = cells[1];
        ASSERT_TRUE(kLayers.contains(name)) << name << " is no layer";
        listed.insert(name);
        Set shortNames;
        for (const std::string& folder : kLayers.at(name).mayInclude)
            shortNames.insert(fs::path(folder).filename().string());
        EXPECT_EQ(wordsOf(cells[2]), shortNames) << name;
        EXPECT_EQ(wordsOf(cells[3]), kLayers.at(name).outside) << name;
    }
    EXPECT_EQ(listed.size(), kLayers.size());
}

TEST(Layers, VisionAndTheRulesNeverMeet) {
    EXPECT_FALSE(kLayers.at("vision").mayInclude.contains("companion/rules"));
    EXPECT_FALSE(kLayers.at("companion/rules").mayInclude.contains("vision"));
}

/// A target of ours and the targets of ours that its CMake file names behind it.
struct Target {
    std::string folder;
    Set needs;
};

std::map<std::string, Target> targets() {
    static const std::regex library("(hexwarden_library\\([^)]*\\))"), needs("NEEDS([^)]*)\\)"), word("([\\w:${}]+)");
    static const std::regex linked("(target_link_libraries\\([^)]*\\))");
    std::map<std::string, Target> all;
    for (const auto& [folder, layer] : kLayers) {
        const std::string name = folder == "companion" ? "hexwarden" : fs::path(folder).filename().string();
        Target& target = all[name];
        target.folder = folder;
        const std::string text = textOf(kRoot / folder / "CMakeLists.txt");
        std::vector<std::string> named;
        for (const std::string& call : matches(text, library))
            for (const std::string& list : matches(call, needs))
                for (const std::string& one : matches(list, word)) named.push_back(one);
        for (const std::string& call : matches(text, linked))
            for (const std::string& one : matches(call, word)) named.push_back(one);
        target.needs = {named.begin(), named.end()};
        target.needs.erase(name);
    }
    for (auto& [name, target] : all)
        std::erase_if(target.needs, [&](const std::string& need) { return !all.contains(need); });
    return all;
}

TEST(Layers, TargetsNeedWhatTheirFoldersMayInclude) {
    const auto all = targets();
    for (const auto& [name, target] : all) {
        Set reached = target.needs;
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const std::string& need : Set(reached))
                reached.insert(all.at(need).needs.begin(), all.at(need).needs.end());
        }
        const Set& may = kLayers.at(target.folder).mayInclude;
        for (const std::string& need : target.needs)
            EXPECT_TRUE(may.contains(all.at(need).folder))
                << "the target " << name << " needs " << need << ", which its folder may not include";
        for (const std::string& folder : may)
            EXPECT_TRUE(std::ranges::any_of(reached, [&](const auto& need) { return all.at(need).folder == folder; }))
                << target.folder << " may include " << folder << ", but its target does not need it";
    }
}

}  // namespace
