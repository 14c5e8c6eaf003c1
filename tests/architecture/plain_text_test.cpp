// Names come from other people's files: a Text that guesses its format would load a picture that a name asks for.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

TEST(PlainText, EveryTextOfTheScreensSaysItsFormat) {
    const std::regex opened("(^|\n) *(\\w+: )?Text \\{");
    const std::regex format("textFormat: Text.PlainText");
    int texts = 0;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HEXWARDEN_SOURCE) / "companion" / "qml")) {
        if (entry.path().extension() != ".qml") continue;
        std::ifstream in(entry.path());
        const std::string qml{std::istreambuf_iterator<char>(in), {}};
        const auto count = [&](const std::regex& what) {
            return std::distance(std::sregex_iterator(qml.begin(), qml.end(), what), {});
        };
        EXPECT_EQ(count(opened), count(format)) << entry.path().filename();
        EXPECT_EQ(qml.find("RichText"), std::string::npos) << entry.path().filename();
        texts += static_cast<int>(count(opened));
    }
    EXPECT_GT(texts, 20);
}

}  // namespace
