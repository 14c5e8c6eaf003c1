// The corpus of the fuzzers, seeds and findings alike: each file is read or refused in one sentence. A finding of the
// night is a file in its folder; it stays there as the test that it cannot come back.
#include "tests/fuzz/reading.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace hexwarden::fuzz {
namespace {

namespace fs = std::filesystem;

const fs::path kCorpus = HEXWARDEN_SOURCE "/tests/fuzz/corpus";

std::string bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Corpus : public testing::TestWithParam<FuzzTarget> {};

TEST_P(Corpus, IsReadOrRefusedInOneSentence) {
    int read = 0;
    for (const auto& entry : fs::directory_iterator(kCorpus / GetParam().name)) {
        SCOPED_TRACE(entry.path().string());
        EXPECT_NO_THROW(read += readsOrRefuses(GetParam(), bytesOf(entry.path())) ? 1 : 0);
    }
    EXPECT_GT(read, 0) << "a corpus of which nothing is read leads a fuzzer nowhere";
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Corpus, testing::ValuesIn(fuzzTargets().begin(), fuzzTargets().end()),
                         [](const auto& param) { return std::string(param.param.name); });

TEST(CorpusFolders, BelongToAReading) {
    for (const auto& entry : fs::directory_iterator(kCorpus))
        EXPECT_NE(std::ranges::find(fuzzTargets(), entry.path().filename().string(), &FuzzTarget::name),
                  fuzzTargets().end())
            << entry.path() << " is read by nobody";
}

TEST(FuzzTarget, SaysWhatMustNotBe) {
    const FuzzTarget talkative{"talkative", [](std::string_view) { throw std::runtime_error("two\nlines"); }};
    EXPECT_THROW(readsOrRefuses(talkative, ""), std::logic_error);
}

}  // namespace
}  // namespace hexwarden::fuzz
