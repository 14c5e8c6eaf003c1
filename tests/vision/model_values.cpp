// What every model answers to two made pictures, or rows of numbers, one value a line: `.ci/arm64` compares machines by
// it. They are made with whole numbers alone, so that they are the same everywhere.
#include "vision/network.h"

#include <cstdint>
#include <cstdio>

namespace {

struct Model {
    const char* file;
    int width, height;
    std::vector<std::string> outputs;
    int together = 1;  ///< pictures that it reads at once
};

const std::vector<Model> kModels{
    {"alike.onnx", 48, 48, {"place"}},
    {"building_looks.onnx.gz", 48, 48, {"place"}},
    {"board.onnx", 352, 352, {"heat"}},
    {"corners.onnx", 96, 96, {"kind", "colour", "mask", "seen"}},
    {"dice.onnx.gz", 160, 96, {"heat"}},
    {"faces.onnx", 48, 48, {"value"}},
    {"edges.onnx", 64, 32, {"kind", "colour", "mask", "seen"}},
    {"harbours.onnx", 64, 64, {"harbour"}},
    {"harbour_kinds.onnx", 64, 64, {"alone", "together"}, 9},
    {"things.onnx.gz", 160, 160, {"heat"}},
    {"tiles.onnx", 96, 96, {"terrain", "disc", "robber", "hidden", "look"}},
    {"tokens.onnx", 48, 48, {"number"}},
};

struct RowsModel {
    const char* file;
    int numbers;
    const char* output;
};

constexpr RowsModel kRowsModels[]{{"building_kinds.onnx", 105, "place"}, {"ground.onnx", 43, "ground"}};

constexpr std::uint32_t kSeed = 77;

/// 0 to 255.
int value(int x, int y, int channel) {
    std::uint32_t h = kSeed + 374761393U * unsigned(x) + 668265263U * unsigned(y) + 2246822519U * unsigned(channel);
    h = (h ^ h >> 13U) * 1274126177U;
    return static_cast<int>((h ^ h >> 16U) & 255U);
}

cv::Mat rowsFor(const RowsModel& model) {
    cv::Mat rows(2, model.numbers, CV_32F);
    for (int y = 0; y < rows.rows; ++y)
        for (int x = 0; x < rows.cols; ++x) rows.at<float>(y, x) = static_cast<float>(value(x, y, 0) - 128) / 128;
    return rows;
}

/// Patches of colour of `patch` pixels, blended into one another.
cv::Mat picture(const Model& model, int patch) {
    cv::Mat made(model.height, model.width, CV_8UC3);
    for (int y = 0; y < made.rows; ++y)
        for (int x = 0; x < made.cols; ++x)
            for (int c = 0; c < 3; ++c) {
                const int px = x / patch, py = y / patch, fx = x % patch, fy = y % patch;
                const int above = value(px, py, c) * (patch - fx) + value(px + 1, py, c) * fx;
                const int below = value(px, py + 1, c) * (patch - fx) + value(px + 1, py + 1, c) * fx;
                made.at<cv::Vec3b>(y, x)[c] =
                    static_cast<unsigned char>((above * (patch - fy) + below * fy) / (patch * patch));
            }
    return made;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    for (const Model& model : kModels) {
        hexwarden::vision::Network network(std::string(argv[1]) + '/' + model.file, model.together);
        for (const int patch : {7, 23}) {
            const std::vector<cv::Mat> pictures(static_cast<std::size_t>(model.together), picture(model, patch));
            const auto answers = network.run(pictures, model.outputs);
            for (std::size_t i = 0; i < answers.size(); ++i) {
                const cv::Mat& answer = answers[i];
                for (std::size_t v = 0; v < answer.total(); ++v)
                    std::printf("%s %s.%d.%zu %.7f\n", model.file, model.outputs[i].c_str(), patch, v,
                                static_cast<double>(answer.ptr<float>()[v]));
            }
        }
    }
    for (const RowsModel& model : kRowsModels) {
        hexwarden::vision::Network network(std::string(argv[1]) + '/' + model.file);
        const cv::Mat answer = network.runRows(rowsFor(model), model.output);
        for (std::size_t v = 0; v < answer.total(); ++v)
            std::printf("%s %s.%zu %.7f\n", model.file, model.output, v, static_cast<double>(answer.ptr<float>()[v]));
    }
}
