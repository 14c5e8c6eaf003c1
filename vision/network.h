// A recognition network from data/models.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <opencv2/dnn.hpp>

namespace hexwarden::vision {

class Network {
  public:
    /// An ONNX file as it is or packed with gzip. Throws board::Failure naming the file if it is missing, damaged, or
    /// another than the one whose SHA-256 stands in the card beside it ("tiles.md" for "tiles.onnx"). `atOnce`: how
    /// many pictures it reads in one pass where there are several; passes of more than two take no less time a picture,
    /// and more memory.
    explicit Network(std::filesystem::path onnx, int atOnce = 2);

    /// `pictures`: 8-bit BGR, all of one size. The named outputs, first dimension = number of pictures. Throws
    /// std::runtime_error naming the file if the network is not the one expected.
    std::vector<cv::Mat> run(const std::vector<cv::Mat>& pictures, const std::vector<std::string>& outputs);
    /// The same of rows of numbers (32-bit float) instead of pictures.
    cv::Mat runRows(const cv::Mat& rows, const std::string& output);

  private:
    /// Throws std::runtime_error if memory ran out.
    void refuseWithoutMemory(const cv::Exception&) const;
    /// Throws std::runtime_error naming the file.
    [[noreturn]] void refuseAsAnother(const cv::Exception&) const;

    std::filesystem::path path_;
    cv::dnn::Net net_;
    int ofSeveral_;
    int atOnce_ = 1;  ///< pictures for which the network is laid out; another number takes as long as two or three
};

/// One channel of what a network drew of one of the pictures it ran on: a view of the output, 32-bit float.
cv::Mat channelOf(const cv::Mat& output, std::size_t picture, int channel);
/// What a network says of one of the pictures it ran on, from one of its outputs.
std::vector<float> row(const cv::Mat& output, std::size_t picture);

}  // namespace hexwarden::vision
