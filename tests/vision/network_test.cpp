#include "vision/network.h"

#include "tests/support/scratch_folder.h"
#include "vision/scanner.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;

const fs::path kData = HEXWARDEN_SOURCE "/data";

auto failsWith(const std::string& what) {
    return testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr(what));
}

TEST(Network, ThatIsMissingIsNamed) {
    EXPECT_THAT([] { Network("nowhere/board.onnx"); }, failsWith("the model nowhere/board.onnx is missing"));
}

std::string bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void expectRefusedWhenTorn(const std::string& whole) {
    const support::ScratchFolder folder;
    const fs::path damaged = folder / "damaged.onnx";
    ASSERT_FALSE(whole.empty());
    for (std::size_t size : {std::size_t{0}, std::size_t{100}, whole.size() / 2, whole.size() - 10, whole.size() - 3}) {
        std::ofstream(damaged, std::ios::binary) << whole.substr(0, size);
        EXPECT_THAT([&] { Network network(damaged); }, failsWith("damaged.onnx is damaged")) << size << " bytes";
    }
}

/// One byte of the weights: it would run, and read something else.
TEST(Network, ThatIsNotTheOneOfItsCardIsNamed) {
    const support::ScratchFolder folder;
    std::string whole = bytesOf(kData / "models" / "tokens.onnx");
    std::ofstream(folder / "tokens.md") << bytesOf(kData / "models" / "tokens.md");
    std::ofstream(folder / "tokens.onnx", std::ios::binary) << whole;
    EXPECT_NO_THROW(Network(folder / "tokens.onnx"));
    whole[whole.size() / 2] = static_cast<char>(whole[whole.size() / 2] ^ 0x40);
    std::ofstream(folder / "tokens.onnx", std::ios::binary) << whole;
    EXPECT_THAT([&] { Network network(folder / "tokens.onnx"); }, failsWith("tokens.onnx is damaged"));
}

TEST(Network, ThatIsDamagedIsNamed) {
    expectRefusedWhenTorn(bytesOf(kData / "models/harbours.onnx"));
}

TEST(Network, MayBePacked) {
    const std::string plain = bytesOf(kData / "models/harbours.onnx");
    const support::ScratchFolder folder;
    const fs::path packed = folder / "packed.onnx.gz";
    const gzFile file = gzopen(packed.c_str(), "wb");
    ASSERT_EQ(gzwrite(file, plain.data(), static_cast<unsigned>(plain.size())), static_cast<int>(plain.size()));
    ASSERT_EQ(gzclose(file), Z_OK);
    const std::vector<cv::Mat> crops{cv::Mat(64, 64, CV_8UC3, cv::Scalar(90, 80, 70))};
    const cv::Mat answer = Network(packed).run(crops, {"harbour"})[0];
    EXPECT_EQ(cv::norm(answer, Network(kData / "models/harbours.onnx").run(crops, {"harbour"})[0], cv::NORM_INF), 0);
    expectRefusedWhenTorn(bytesOf(packed));
}

TEST(Network, OfAnotherKindIsNamed) {
    Network network(kData / "models/harbours.onnx");
    const std::vector<cv::Mat> crops{cv::Mat(64, 64, CV_8UC3, cv::Scalar(90, 80, 70))};
    EXPECT_THAT([&] { network.run(crops, {"terrain"}); }, failsWith("harbours.onnx is not the one"));
    EXPECT_EQ(network.run(crops, {"harbour"})[0].size[1], 7);
}

TEST(Network, GivesTheSameForEachPictureHoweverManyThereAre) {
    Network network(kData / "models/harbours.onnx");
    cv::RNG random(11);
    std::vector<cv::Mat> crops;
    for (int i = 0; i < 37; ++i) {
        cv::Mat crop(64, 64, CV_8UC3);
        random.fill(crop, cv::RNG::UNIFORM, 0, 255);
        crops.push_back(crop);
    }
    const cv::Mat together = network.run(crops, {"harbour"})[0];
    for (int i = 0; i < 37; ++i) {
        const cv::Mat alone = network.run({crops[std::size_t(i)]}, {"harbour"})[0];
        EXPECT_LT(cv::norm(alone.row(0), together.row(i), cv::NORM_INF), 1e-4) << i;
    }
}

TEST(Scanner, WithoutModelsSaysWhichIsMissing) {
    const support::ScratchFolder data;
    fs::create_directories(data / "models");
    fs::create_directories(data / "boards");
    fs::copy_file(kData / "boards/base-19.txt", data / "boards/base-19.txt");
    EXPECT_THAT([&] { Scanner scanner(data); }, failsWith("board.onnx is missing"));
}

}  // namespace
}  // namespace hexwarden::vision
