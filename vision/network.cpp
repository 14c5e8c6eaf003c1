#include "vision/network.h"

#include "calibration/sha256.h"
#include "calibration/whole_file.h"
#include "tracker/board/message.h"

#include <algorithm>
#include <stdexcept>

#include <zlib.h>

namespace hexwarden::vision {
namespace {

constexpr unsigned kReadAtOnce = 1 << 16;

/// What the file holds, packed with gzip or not; nothing if it is torn.
std::vector<uchar> unpacked(const std::filesystem::path& path) {
    const gzFile file = gzopen(path.c_str(), "rb");
    if (!file) return {};
    std::vector<uchar> bytes;
    int got = 0;
    do {
        const std::size_t size = bytes.size();
        bytes.resize(size + kReadAtOnce);
        got = gzread(file, &bytes[size], kReadAtOnce);
        bytes.resize(size + static_cast<std::size_t>(std::max(got, 0)));
    } while (got > 0);
    if (gzclose(file) != Z_OK || got < 0) bytes.clear();  // only closing reports a missing end
    return bytes;
}

/// What a pass gave of its first pictures: a view.
cv::Mat firstOf(const cv::Mat& output, int count) {
    std::vector<int> sizes(output.size.p, output.size.p + output.dims);
    sizes[0] = count;
    return {sizes, output.type(), output.data};
}

/// A damaged network still runs but gives wrong answers: its card holds the right checksum.
bool isDamaged(const std::filesystem::path& model) {
    std::filesystem::path card = model;
    if (card.extension() == ".gz") card.replace_extension();
    card.replace_extension(".md");
    if (!std::filesystem::is_regular_file(card)) return false;
    const std::string was = calibration::digestIn(calibration::readWhole(card));
    return !was.empty() && was != calibration::sha256(calibration::readWhole(model));
}

}  // namespace

Network::Network(std::filesystem::path onnx, int atOnce) : path_(std::move(onnx)), ofSeveral_(atOnce) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(path_, none))
        throw board::Failure(board::say("the model %1 is missing", path_));
    if (isDamaged(path_)) throw board::Failure(board::say("the model %1 is damaged", path_));
    try {
        net_ = cv::dnn::readNetFromONNX(unpacked(path_));
    } catch (const cv::Exception& e) {
        refuseWithoutMemory(e);
    }
    if (net_.empty()) throw board::Failure(board::say("the model %1 is damaged", path_));
    net_.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
}

void Network::refuseWithoutMemory(const cv::Exception& e) const {
    if (e.code == cv::Error::StsNoMem)
        throw board::Failure(board::say("there is too little memory to run the model %1", path_));
}

void Network::refuseAsAnother(const cv::Exception& e) const {
    refuseWithoutMemory(e);
    throw board::Failure(board::say("the model %1 is not the one this program was made for", path_));
}

std::vector<cv::Mat> Network::run(const std::vector<cv::Mat>& pictures, const std::vector<std::string>& outputs) {
    std::vector<cv::Mat> results(outputs.size());
    const int count = static_cast<int>(pictures.size());
    if (count > 1) atOnce_ = ofSeveral_;
    try {
        for (int first = 0; first < count; first += atOnce_) {
            const int asked = std::min(atOnce_, count - first);
            std::vector<cv::Mat> pass(pictures.begin() + first, pictures.begin() + first + asked), layers;
            pass.resize(static_cast<std::size_t>(atOnce_), pass.back());
            net_.setInput(cv::dnn::blobFromImages(pass, 1 / 255., {}, {}, true));
            net_.forward(layers, outputs);
            for (std::size_t i = 0; i < layers.size(); ++i) results[i].push_back(firstOf(layers[i], asked));
        }
    } catch (const cv::Exception& e) {
        refuseAsAnother(e);
    }
    return results;
}

cv::Mat Network::runRows(const cv::Mat& rows, const std::string& output) try {
    net_.setInput(rows);
    return net_.forward(output).clone();
} catch (const cv::Exception& e) {
    refuseAsAnother(e);
}

cv::Mat channelOf(const cv::Mat& output, std::size_t picture, int channel) {
    return {output.size[2], output.size[3], CV_32F,
            const_cast<float*>(output.ptr<float>(static_cast<int>(picture), channel))};
}

std::vector<float> row(const cv::Mat& output, std::size_t picture) {
    const auto* first = output.ptr<float>(static_cast<int>(picture));
    return {first, first + output.total() / static_cast<std::size_t>(output.size[0])};
}

}  // namespace hexwarden::vision
