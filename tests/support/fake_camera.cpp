#include "tests/support/fake_camera.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::support {
namespace {

namespace fs = std::filesystem;

std::vector<unsigned char> yuyv(const cv::Mat& bgr) {
    // BT.601 with head and foot room, as cameras give it.
    std::vector<unsigned char> bytes;
    for (int y = 0; y < bgr.rows; ++y)
        for (int x = 0; x < bgr.cols; ++x) {
            const auto& p = bgr.at<cv::Vec3b>(y, x);
            bytes.push_back(cv::saturate_cast<unsigned char>(16 + .098 * p[0] + .504 * p[1] + .257 * p[2]));
            bytes.push_back(x % 2 == 0
                                ? cv::saturate_cast<unsigned char>(128 + .439 * p[0] - .291 * p[1] - .148 * p[2])
                                : cv::saturate_cast<unsigned char>(128 - .071 * p[0] - .368 * p[1] + .439 * p[2]));
        }
    return bytes;
}

}  // namespace

FakeCameras::FakeCameras(const fs::path& folder) : folder_(folder) {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "dev/v4l/by-id");
    ::setenv("HEXWARDEN_FAKE_CAMERAS", folder_.c_str(), 1);
}

FakeCameras::~FakeCameras() {
    ::unsetenv("HEXWARDEN_FAKE_CAMERAS");
    fs::remove_all(folder_);
}

std::string FakeCameras::mode(const std::string& format, cv::Size size, const std::string& rates,
                              const std::vector<cv::Mat>& pictures) {
    const fs::path pictureFolder = folder_ / ("mode" + std::to_string(modes_++));
    fs::create_directories(pictureFolder);
    int at = 1000;
    for (const cv::Mat& picture : pictures) {
        cv::Mat sized;
        cv::resize(picture, sized, size, 0, 0, cv::INTER_AREA);
        std::vector<unsigned char> bytes;
        if (format == "YUYV")
            bytes = yuyv(sized);
        else
            cv::imencode(".jpg", sized, bytes);
        std::ofstream out(pictureFolder / std::to_string(at++), std::ios::binary);
        out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    return "mode " + format + " " + std::to_string(size.width) + "x" + std::to_string(size.height) + " " + rates + " " +
           pictureFolder.string() + "\n";
}

void FakeCameras::plug(int number, const std::string& lastingName, const std::string& lines) const {
    const std::string name = "video" + std::to_string(number);
    const fs::path made = folder_ / ("making-" + name);
    std::ofstream(made) << lines;
    if (!lastingName.empty())
        fs::create_symlink("../../" + name, folder_ / "dev/v4l/by-id" / ("usb-" + lastingName + "-video-index0"));
    fs::rename(made, file(number));
}

void FakeCameras::unplug(int number) const {
    fs::remove(file(number));
    const std::string device = "../../video" + std::to_string(number);
    for (const auto& link : fs::directory_iterator(folder_ / "dev/v4l/by-id"))
        if (fs::read_symlink(link) == device) fs::remove(link);
}

std::string FakeCameras::file(int number) const {
    return (folder_ / "dev" / ("video" + std::to_string(number))).string();
}

std::string FakeCameras::log() const {
    std::ifstream in(folder_ / "log");
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace hexwarden::support
