#include "vision/source/tar.h"

#include "tests/support/scratch_folder.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::source {
namespace {

const std::vector<Member> kMembers{{"reading.txt", "four\nwords"}, {"empty", ""}, {"block", std::string(512, 'x')}};

void expectSame(const std::vector<Member>& members) {
    ASSERT_EQ(members.size(), kMembers.size());
    for (std::size_t i = 0; i < members.size(); ++i) {
        EXPECT_EQ(members[i].name, kMembers[i].name);
        EXPECT_EQ(members[i].bytes, kMembers[i].bytes);
    }
}

TEST(Tar, IsReadBackAsItWasWritten) {
    expectSame(untar(tar(kMembers), "it"));
}

TEST(Tar, IsWhatTheSystemsTarReadsAndWrites) {
    const support::ScratchFolder scratch;
    const std::string folder = scratch.path();
    std::filesystem::create_directory(folder + "/out");
    std::ofstream(folder + "/a.tar", std::ios::binary) << tar(kMembers, 1700000000);
    ASSERT_EQ(std::system(("cd " + folder +
                           "/out && tar -xf ../a.tar && tar --format=ustar -cf ../b.tar reading.txt "
                           "empty block")
                              .c_str()),
              0);
    std::ifstream in(folder + "/b.tar", std::ios::binary);
    expectSame(untar({std::istreambuf_iterator<char>(in), {}}, "it"));
}

TEST(Tar, CutOrChangedIsRefused) {
    const std::string archive = tar(kMembers);
    EXPECT_THROW(untar(archive.substr(0, 515), "it"), std::runtime_error);
    EXPECT_THROW(untar("", "it"), std::runtime_error);
    EXPECT_THROW(untar(std::string(4096, 'x'), "it"), std::runtime_error);
    std::string changed = archive;
    changed[3] ^= 1;
    EXPECT_THROW(untar(changed, "it"), std::runtime_error);
    EXPECT_TRUE(isTar(archive));
    EXPECT_FALSE(isTar("ustar"));
}

TEST(Tar, NamesThatDoNotFitAreRefused) {
    EXPECT_THROW(tar({{std::string(101, 'n'), ""}}), std::runtime_error);
}

}  // namespace
}  // namespace hexwarden::source
