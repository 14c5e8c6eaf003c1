// ctest runs tests side by side: what one writes, no other may read.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

TEST(SideBySide, FilesOfATestLieInAFolderOfItsOwn) {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HEXWARDEN_SOURCE) / "tests")) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
        std::ifstream in(entry.path());
        const std::string code{std::istreambuf_iterator<char>(in), {}};
        // The name is put together so that this file does not name it.
        EXPECT_EQ(code.find("Temp"
                            "Dir()"),
                  std::string::npos)
            << entry.path() << ": use support::ScratchFolder";
        ++files;
    }
    EXPECT_GT(files, 200);
}

}  // namespace
