// What ships is what it was when the figures in docs/measurements.md were measured.
#include "calibration/sha256.h"
#include "calibration/shown_pieces.h"
#include "calibration/whole_file.h"
#include "tests/support/scratch_folder.h"
#include "vision/scanner.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const fs::path kData = HEXWARDEN_SOURCE "/data";

class ShippedData : public testing::Test {
  protected:
    ShippedData() {
        for (const char* folder : {"boards", "pieces"}) fs::copy(kData / folder, data_ / folder);
        fs::create_symlink(kData / "models", data_ / "models");
    }

    std::string complaint() const {
        try {
            const Scanner scanner(data_);
        } catch (const std::runtime_error& e) {
            return e.what();
        }
        return "";
    }

    support::ScratchFolder data_;
};

TEST(ShownPieces, NameTheNetworkOfTheirPlaces) {
    EXPECT_THAT(calibration::sha256(calibration::readWhole(kData / "models" / "alike.onnx")),
                testing::StartsWith(std::string(calibration::kPlacesOf)))
        << "profiles of the network before are read otherwise: change kPlacesOf, teach the sample evenings again";
}

TEST_F(ShippedData, BoardsAndPieceSetsAreAllListed) {
    for (const char* folder : {"boards", "pieces"}) {
        const std::string list = calibration::readWhole(kData / folder / "SHA256SUMS");
        for (const auto& entry : fs::directory_iterator(kData / folder)) {
            if (entry.path().extension() != ".txt") continue;
            EXPECT_THAT(list, HasSubstr(calibration::sha256(calibration::readWhole(entry.path())) + "  " +
                                        entry.path().filename().string() + "\n"));
        }
    }
}

TEST_F(ShippedData, EveryNetworkHasACardWithItsDigest) {
    int networks = 0;
    for (const auto& entry : fs::directory_iterator(kData / "models")) {
        if (entry.path().extension() != ".onnx" && entry.path().extension() != ".gz") continue;
        ++networks;
        fs::path card = entry.path();
        if (card.extension() == ".gz") card.replace_extension();
        EXPECT_EQ(calibration::digestIn(calibration::readWhole(card.replace_extension(".md"))),
                  calibration::sha256(calibration::readWhole(entry.path())))
            << entry.path();
    }
    EXPECT_GT(networks, 5);
}

TEST_F(ShippedData, IsTakenAsItIsAndWithWhatPeopleLayBeside) {
    fs::copy(data_ / "pieces" / "base-4.txt", data_ / "pieces" / "ours.txt");
    EXPECT_EQ(complaint(), "");
}

TEST_F(ShippedData, IsRefusedByNameWhereItIsAlteredOrMissing) {
    for (const char* file : {"boards/base-30.txt", "pieces/river-6.txt"}) {
        const std::string whole = calibration::readWhole(data_ / file);
        std::ofstream(data_ / file, std::ios::app) << "# another line\n";
        EXPECT_THAT(complaint(), HasSubstr(fs::path(file).filename().string() + " is not the one"));
        fs::remove(data_ / file);
        EXPECT_THAT(complaint(), HasSubstr(fs::path(file).filename().string()));
        std::ofstream(data_ / file) << whole;
    }
}

}  // namespace
}  // namespace hexwarden::vision
