// Pictures and films as files and streams hold them. OpenCV's codecs do the work; they bring nearly two hundred shared
// libraries with them, which every start of the program would pay for, so they are loaded when the first picture comes
// (decision 20).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::codecs {

// All of them throw `board::Failure`, which names the file, if the codecs cannot be loaded.

/// As cv::imdecode: one row of bytes; empty if they are no picture; throws cv::Exception on some damaged ones.
cv::Mat decoded(const cv::Mat& bytes, int flags);

/// As cv::imencode, by the ending of a file's name; throws cv::Exception if there is no such format.
std::vector<std::uint8_t> encoded(const std::string& ending, const cv::Mat& picture,
                                  const std::vector<int>& parameters = {});

/// Not opened yet. Its methods are virtual and are called directly.
std::unique_ptr<cv::VideoCapture> video();

}  // namespace hexwarden::codecs
