#include "calibration/sha256.h"
#include "calibration/whole_file.h"
#include "companion/doctor/examine.h"
#include "companion/doctor/voice.h"
#include "tests/support/fake_camera.h"
#include "tests/support/scratch_folder.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace hexwarden::doctor {
namespace {

namespace fs = std::filesystem;
using calibration::sha256;
using testing::HasSubstr;
using testing::SizeIs;

class DoctorTest : public testing::Test {
  protected:
    void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }

    support::ScratchFolder folder_;
};

TEST(Sha256, IsTheOneOfTheStandardsExamples) {
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256(std::string(1000000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Models, EveryCardNamesItsModel) {
    for (const Diagnosis& model : models(HEXWARDEN_SOURCE "/data/models")) {
        EXPECT_EQ(model.health, Health::fine) << english(model.what);
        EXPECT_EQ(model.details.size(), 1U);
    }
    for (const auto& entry : std::filesystem::directory_iterator(HEXWARDEN_SOURCE "/data/models"))
        if (entry.path().extension() == ".md") {
            EXPECT_NE(calibration::digestIn(calibration::readWhole(entry)), "")
                << "write its model's SHA-256 into " << entry.path();
        }
}

TEST_F(DoctorTest, KnowsAModelThatIsNotItsCards) {
    const std::string digest = sha256("weights");
    write("good.onnx", "weights");
    write("good.md", "| SHA-256 | `" + digest + "` |\n");
    write("packed.onnx.gz", "weights");
    write("packed.md", digest);
    write("changed.onnx", "weighty");
    write("changed.md", digest);
    write("silent.onnx", "weights");
    write("silent.md", "a card that names none");
    write("gone.md", digest);
    const auto found = models(folder_);
    ASSERT_THAT(found, SizeIs(5));
    EXPECT_EQ(found[0].health, Health::broken);
    EXPECT_THAT(english(found[0].what), HasSubstr("changed.onnx is not the one"));
    EXPECT_EQ(found[1].health, Health::broken);
    EXPECT_THAT(english(found[1].what), HasSubstr("gone.onnx is missing"));
    for (const std::size_t fine : {2U, 3U, 4U})
        EXPECT_EQ(found[fine].health, Health::fine) << english(found[fine].what);
    EXPECT_THAT(found[2].details, testing::ElementsAre(digest));
    EXPECT_EQ(models(folder_ / "nowhere").at(0).health, Health::broken);
}

TEST_F(DoctorTest, TellsACamerasModesAndWhyItCannotBeUsed) {
    support::FakeCameras machine(folder_);
    EXPECT_EQ(cameras().at(0).health, Health::limited);
    machine.plug(0, "usb-046d_C920", "denied\n");
    const auto found = cameras();
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].health, Health::broken);
    EXPECT_THAT(english(found[0].cure), HasSubstr("join the group"));
}

TEST(Voice, IsNamedOrItsPackagesAre) {
    EXPECT_EQ(voice("speechd").health, Health::fine);
    EXPECT_THAT(english(voice("speechd").what), HasSubstr("speechd"));
    EXPECT_EQ(voice("").health, Health::limited);
    EXPECT_THAT(english(voice("").cure), HasSubstr("speech-dispatcher-espeak-ng"));
}

TEST(Phones, NeedANetworkOfTheHouse) {
    EXPECT_EQ(phones(1).health, Health::fine);
    EXPECT_EQ(phones(0).health, Health::limited);
    EXPECT_THAT(english(phones(0).cure), HasSubstr("without phones"));
}

TEST_F(DoctorTest, SeesFoldersThatAreMissingOrMayNotBeWritten) {
    ExamineOptions options{HEXWARDEN_SOURCE "/data", folder_ / "user", folder_ / "state"};
    EXPECT_EQ(worst(roomAndFolders(options)), Health::fine);
    options.data = folder_;
    EXPECT_EQ(worst(roomAndFolders(options)), Health::broken);
    options.data = HEXWARDEN_SOURCE "/data";
    options.state = "/proc/1/state";
    EXPECT_EQ(worst(roomAndFolders(options)), Health::broken);
    EXPECT_FALSE(fs::exists(folder_ / "user")) << "looking makes nothing";
}

TEST_F(DoctorTest, TimesAPhotographAndFrames) {
    const auto found = timings(HEXWARDEN_SOURCE "/data");
    ASSERT_THAT(found, SizeIs(2));
    EXPECT_EQ(found[0].topic, "photograph");
    EXPECT_EQ(found[1].topic, "frame");
    EXPECT_NE(worst(found), Health::broken);
    EXPECT_EQ(timings(folder_).at(0).health, Health::broken);
}

TEST_F(DoctorTest, StopsWhenNobodyWantsItAnyMore) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_LT(examine({HEXWARDEN_SOURCE "/data", folder_, folder_}, stop.get_token()).size(), 6U);
}

}  // namespace
}  // namespace hexwarden::doctor
