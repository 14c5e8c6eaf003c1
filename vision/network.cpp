#include "vision/network.h"

#include <stdexcept>

namespace hexwarden::vision {

Network::Network(std::filesystem::path onnx) : path_(std::move(onnx)) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(path_, none))
        throw std::runtime_error("the model " + path_.string() + " is missing");
    try {
        net_ = cv::dnn::readNetFromONNX(path_.string());
    } catch (const cv::Exception&) {
    }
    if (net_.empty()) throw std::runtime_error("the model " + path_.string() + " is damaged");
    net_.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
}

std::vector<cv::Mat> Network::run(const std::vector<cv::Mat>& pictures, const std::vector<std::string>& outputs) {
    std::vector<cv::Mat> results;
    try {
        net_.setInput(cv::dnn::blobFromImages(pictures, 1 / 255., {}, {}, true));
        net_.forward(results, outputs);
    } catch (const cv::Exception&) {
        throw std::runtime_error("the model " + path_.string() + " is not the one this program was made for");
    }
    for (cv::Mat& result : results) result = result.clone();
    return results;
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
