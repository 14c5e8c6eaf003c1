// What the library of codecs offers to the program that has loaded it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::codecs {

struct Library {
    cv::Mat (*decoded)(const cv::Mat& bytes, int flags);
    std::vector<std::uint8_t> (*encoded)(const std::string& ending, const cv::Mat& picture,
                                         const std::vector<int>& parameters);
    cv::VideoCapture* (*video)();  ///< to be deleted by who asks for it
};

}  // namespace hexwarden::codecs

/// Under this name the program looks for it.
extern "C" const hexwarden::codecs::Library* hexwarden_codecs();
