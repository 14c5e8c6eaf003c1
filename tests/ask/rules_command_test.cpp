#include "companion/commands/rules.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::commands {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Result {
    int status;
    std::string out;
    std::string err;
};

Result ran(const Arguments& arguments) {
    std::istringstream in;
    std::ostringstream out, err;
    const int status = rules(arguments, {in, out, err});
    return {status, out.str(), err.str()};
}

TEST(RulesCommand, OneClauseWithItsRulingAndOption) {
    const Result r = ran({"base", "BASE-17"});
    EXPECT_EQ(r.status, 0);
    EXPECT_THAT(r.out, HasSubstr("BASE-17  Building between turns"));
    EXPECT_THAT(r.out, HasSubstr("Ruling: "));
    EXPECT_THAT(r.out, HasSubstr("Option special_building: "));
    EXPECT_THAT(r.out, Not(HasSubstr("BASE-12")));
}

TEST(RulesCommand, AWholeBookInEitherLanguage) {
    EXPECT_THAT(ran({"base"}).out, HasSubstr("BASE-36"));
    EXPECT_THAT(ran({"base", "--german"}).out, HasSubstr("Siedlung"));
}

TEST(RulesCommand, JsonListsWordsAndOptionsWithTheirDefaults) {
    const auto all = nlohmann::json::parse(ran({"--json"}).out);
    EXPECT_THAT(all["rules"], testing::Contains("base"));
    EXPECT_EQ(all["options"]["special_building"], true);
    const auto clause = nlohmann::json::parse(ran({"BASE-20", "--json"}).out);
    ASSERT_EQ(clause.size(), 1u);
    EXPECT_EQ(clause[0]["id"], "BASE-20");
}

TEST(RulesCommand, WhatIsNotThereIsNamed) {
    const Result r = ran({"BASE-99"});
    EXPECT_EQ(r.status, 2);
    EXPECT_THAT(r.err, HasSubstr("'BASE-99'"));
}

}  // namespace
}  // namespace hexwarden::commands
