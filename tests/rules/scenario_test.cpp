// Every scenario file, and that no clause and no sentence goes without one.
#include "tests/support/scenario.h"

#include "companion/rules/recipes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden {
namespace {

const std::string kFolder = HEXWARDEN_SOURCE "/data/scenarios";
const std::string kBoards = kFolder + "/boards";
const std::string kSamples = HEXWARDEN_SOURCE "/data/samples/";

std::vector<support::Scenario> everyScenario() {
    std::vector<support::Scenario> all;
    for (const char* part : {"base", "conquest", "games", "risk", "river", "seafarers", "war"})
        for (auto& s : support::scenariosIn(kFolder + "/" + part)) all.push_back(std::move(s));
    // What the bundled films show is a game by the rules.
    for (const char* evening : {"conquest_evening", "risk_evening", "river_war_evening"})
        for (auto& s : support::scenariosIn(kSamples + evening)) all.push_back(std::move(s));
    return all;
}

std::string nameOf(const testing::TestParamInfo<support::Scenario>& info) {
    std::string name;
    for (char c : info.param.file.substr(0, info.param.file.find('.')) + " " + info.param.title)
        if (std::isalnum(static_cast<unsigned char>(c))) {
            name += c;
        } else if (!name.empty() && name.back() != '_') {
            name += '_';
        }
    return name;
}

class ScenarioTest : public testing::TestWithParam<support::Scenario> {};

TEST_P(ScenarioTest, Holds) {
    support::run(GetParam(), kBoards);
}

INSTANTIATE_TEST_SUITE_P(All, ScenarioTest, testing::ValuesIn(everyScenario()), nameOf);

TEST(Clauses, EachHasAScenarioThatCitesIt) {
    std::set<std::string> cited;
    for (const auto& s : everyScenario()) cited.insert(s.clauses.begin(), s.clauses.end());
    for (const rules::Book* book : rules::books())
        for (const rules::Clause& clause : book->clauses)
            EXPECT_TRUE(cited.contains(std::string(clause.id))) << clause.id << " has no scenario";
    for (const std::string& id : cited) EXPECT_NE(rules::clauseOf(id), nullptr) << id << " is no clause";
}

TEST(Clauses, EveryTextIsThereInBothLanguages) {
    for (const rules::Book* book : rules::books())
        for (const rules::Clause& c : book->clauses) {
            for (const rules::Text& text : {c.title, c.text}) {
                EXPECT_FALSE(text.en.empty()) << c.id;
                EXPECT_FALSE(text.de.empty()) << c.id;
            }
            EXPECT_EQ(c.ruling.en.empty(), c.ruling.de.empty()) << c.id;
            if (!c.option.empty()) {
                EXPECT_NE(rules::optionOf(c.option), nullptr) << c.id;
            }
        }
}

// The screens speak to the whole table ("tippt"); a rule speaks of whoever it concerns, and to nobody.
TEST(Clauses, GermanTextsSpeakToNobodyByDu) {
    const std::regex familiar(
        "(^|[^[:alnum:]])([Dd]u|[Dd]ein(e[mnrs]?)?|[Dd]ir|[Dd]ich|darfst|kannst|musst|hast|willst)"
        "([^[:alnum:]]|$)");
    for (const rules::Book* book : rules::books()) {
        for (const rules::Clause& c : book->clauses)
            for (const rules::Text& text : {c.title, c.text, c.ruling})
                EXPECT_FALSE(std::regex_search(std::string(text.de), familiar)) << c.id << ": " << text.de;
        for (const rules::Sentence* s : book->sentences)
            EXPECT_FALSE(std::regex_search(std::string(s->text.de), familiar)) << s->text.de;
    }
}

TEST(Sentences, EachCitesAClauseOfItsBookAndFillsTheSameBlanksInBothLanguages) {
    const auto blanks = [](std::string_view text) {
        std::multiset<std::string> found;
        for (std::size_t at = 0; (at = text.find('{', at)) != text.npos; ++at)
            if (const auto blank = text.substr(at, text.find('}', at) - at); blank.find('|') == blank.npos)
                found.insert(std::string(blank));
        return std::set<std::string>(found.begin(), found.end());
    };
    for (const rules::Book* book : rules::books())
        for (const rules::Sentence* s : book->sentences) {
            const bool known = std::any_of(book->clauses.begin(), book->clauses.end(),
                                           [&](const rules::Clause& c) { return c.id == s->clause; });
            EXPECT_TRUE(known) << s->clause << ": " << s->text.en;
            EXPECT_EQ(blanks(s->text.en), blanks(s->text.de)) << s->text.en;
        }
}

TEST(Sentences, NumbersAgreeWithTheirNouns) {
    const std::regex one(
        "\\b1 ((played |free )?(weapons|knights|cards|armies|steps|roads|points)|(freie "
        ")?(Waffen|Karten|Armeen|Schritte)|"
        "gespielte Ritter)\\b");
    const std::regex two(
        "\\b2 ((played |free )?(weapon|knight|card|army|step|road|point)|(freie )?(Waffe|Karte|Armee|Schritt)|"
        "gespielten Ritter)\\b");
    for (const rules::Book* book : rules::books())
        for (const rules::Sentence* s : book->sentences)
            for (const auto language : {rules::Language::english, rules::Language::german}) {
                rules::Finding finding{.sentence = s, .player = board::Colour::red, .other = board::Colour::blue};
                finding.number = finding.most = 1;
                EXPECT_FALSE(std::regex_search(render(finding, language), one)) << render(finding, language);
                finding.number = finding.most = 2;
                EXPECT_FALSE(std::regex_search(render(finding, language), two)) << render(finding, language);
            }
}

/// Read from the sources: a sentence that its book's list leaves out would never be looked for.
TEST(Sentences, EachThatIsDeclaredIsInTheListOfItsBook) {
    std::set<std::string> listed;
    for (const rules::Book* book : rules::books())
        for (const rules::Sentence* s : book->sentences) listed.emplace(s->text.en);
    const std::regex declared("constexpr Sentence (k\\w+)\\{\"[A-Z]+-[0-9]+\",\\s*\\{\\s*\"([^\"]*)\"");
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(HEXWARDEN_SOURCE "/companion/rules")) {
        if (!entry.path().filename().string().starts_with("sentences")) continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (std::sregex_iterator it(text.begin(), text.end(), declared), end; it != end; ++it, ++count)
            EXPECT_TRUE(listed.contains((*it)[2])) << entry.path().filename() << ": " << (*it)[1];
    }
    EXPECT_GE(count, listed.size()) << "some are declared elsewhere, or otherwise";
}

/// Runs them all once more, so that the test holds when it runs alone.
TEST(Sentences, EachIsSaidInSomeScenario) {
    for (const auto& s : everyScenario()) support::run(s, kBoards);
    const auto& heard = support::sentencesHeard();
    for (const rules::Book* book : rules::books())
        for (const rules::Sentence* s : book->sentences)
            EXPECT_NE(std::find(heard.begin(), heard.end(), s->text.en), heard.end())
                << s->clause << " is never heard to say: " << s->text.en;
}

}  // namespace
}  // namespace hexwarden
