// Manual pages and completions are made from what `--help` says.
#include "companion/commands/help.h"

#include "companion/commands/complete.h"
#include "companion/viewmodel/screens/screen_names.h"

#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::commands {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAreArray;

const std::filesystem::path kData = HEXWARDEN_SOURCE "/data";

std::vector<std::string> commandNames() {
    std::vector<std::string> names;
    for (const Command& command : all()) names.emplace_back(command.name);
    return names;
}

TEST(HelpText, FallsIntoUsageTextAndOptions) {
    const Help help = readHelp(
        "usage: hexwarden feed CAT… [--much]\n"
        "                      [--of FOOD]\n"
        "       hexwarden feed --all\n"
        "\n"
        "Feeds cats. A cat that is not\n"
        "hungry is left alone.\n"
        "\n"
        "  --much      two bowls, or\n"
        "              three:\n"
        "              {\"bowls\":3}\n"
        "              at once\n"
        "  --of FOOD   what there is\n"
        "\n"
        "Exit status 1 if a cat complains.\n");
    EXPECT_THAT(help.usage, ElementsAre("hexwarden feed CAT… [--much] [--of FOOD]", "hexwarden feed --all"));
    EXPECT_THAT(help.text, ElementsAre("Feeds cats. A cat that is not hungry is left alone.",
                                       "Exit status 1 if a cat complains."));
    ASSERT_EQ(help.options.size(), 2U);
    EXPECT_EQ(help.options[0].name, "--much");
    EXPECT_EQ(help.options[0].value, "");
    EXPECT_EQ(help.options[0].text, "two bowls, or three:\n{\"bowls\":3}\nat once");
    EXPECT_EQ(help.options[1].value, "FOOD");
}

TEST(HelpText, EveryCommandHasAUsageThatNamesIt) {
    for (const std::string& name : commandNames()) {
        const Help help = readHelp(helpOf(name));
        ASSERT_FALSE(help.usage.empty()) << name;
        for (const std::string& form : help.usage) EXPECT_THAT(form, testing::StartsWith("hexwarden " + name));
        EXPECT_FALSE(help.text.empty()) << name;
        for (const HelpOption& option : help.options) EXPECT_FALSE(option.text.empty()) << name << option.name;
    }
}

TEST(HelpText, TheProgramNamesEveryCommandAndEveryScreen) {
    for (const std::string& name : commandNames()) EXPECT_THAT(programHelp(), HasSubstr("\n  " + name + " "));
    const Help help = readHelp(programHelp());
    const auto screen = std::ranges::find(help.options, "--screen", &HelpOption::name);
    ASSERT_NE(screen, help.options.end());
    for (const std::string name : viewmodel::kScreens) EXPECT_THAT(screen->text, HasSubstr(name));
}

TEST(ManualPage, HoldsEveryOptionAndNoLineThatTroffWouldTakeForARequest) {
    for (const std::string& name : commandNames()) {
        const std::string page = manualPage(name, "1.2");
        EXPECT_THAT(page, HasSubstr("hexwarden\\-" + name + " \\- "));
        for (const HelpOption& option : readHelp(helpOf(name)).options) {
            std::string escaped = option.name;
            for (std::size_t at = 0; (at = escaped.find('-', at)) != std::string::npos; at += 2)
                escaped.replace(at, 1, "\\-");
            EXPECT_THAT(page, HasSubstr("\\fB" + escaped)) << name;
        }
        std::istringstream lines(page);
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with(".")) continue;
            EXPECT_THAT((std::vector<std::string>{".TH", ".SH", ".PP", ".TP", ".br", ".nf", ".fi", ".BR"}),
                        Contains(line.substr(0, 3)))
                << line;
        }
    }
}

TEST(Completion, OffersCommandsOptionsAndNames) {
    EXPECT_THAT(completions({"sc"}, kData), ElementsAre("scan"));
    EXPECT_EQ(completions({""}, kData).size(), all().size());
    EXPECT_THAT(completions({"scan", "--j"}, kData), ElementsAre("--json"));
    EXPECT_THAT(completions({"watch", "--pieces", "risk-c"}, kData), ElementsAre("risk-cubes-6"));
    EXPECT_THAT(completions({"watch", "0", "--layout", ""}, kData), Contains("free-form"));
    EXPECT_THAT(completions({"rules", "w"}, kData), ElementsAre("war"));
    EXPECT_THAT(completions({"--th"}, kData), ElementsAre("--theme"));
    EXPECT_THAT(completions({"--theme", "d"}, kData), ElementsAre("dark"));
    EXPECT_THAT(completions({"--screen", ""}, kData), UnorderedElementsAreArray(viewmodel::kScreens));
}

TEST(Completion, LeavesFilesToTheShell) {
    EXPECT_THAT(completions({"scan", ""}, kData), IsEmpty());
    EXPECT_THAT(completions({"watch", "0", "--journal", ""}, kData), IsEmpty());
}

}  // namespace
}  // namespace hexwarden::commands
