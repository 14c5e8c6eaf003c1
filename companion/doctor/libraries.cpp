#include "companion/doctor/commit.h"
#include "companion/doctor/examine.h"

#include <QtGlobal>
#include <filesystem>

#include <opencv2/core/ocl.hpp>
#include <opencv2/core/version.hpp>

namespace hexwarden::doctor {

namespace {

namespace fs = std::filesystem;

/// Drivers of the graphics cards that the kernel knows: "i915", "amdgpu".
std::vector<std::string> drivers() {
    std::vector<std::string> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator("/sys/class/drm", none)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with("card") || name.find('-') != std::string::npos) continue;
        const fs::path driver = fs::read_symlink(entry.path() / "device" / "driver", none).filename();
        if (!driver.empty()) found.push_back(driver.string());
    }
    return found;
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

Diagnosis gpu() {
    const auto cards = drivers();
    std::vector<std::string> details;
    if (cv::ocl::haveOpenCL()) details.push_back("OpenCL: " + cv::ocl::Device::getDefault().name());
    // Reading runs on the processor everywhere, so that the same picture is read the same on every machine.
    if (cards.empty())
        return {"gpu", Health::limited, board::say("The system knows of no graphics card."),
                board::say("Screens are drawn by the processor; pictures are read as everywhere."), details};
    return {"gpu",
            Health::fine,
            board::say("Graphics: %1 draws the screens; the processor reads the pictures.", joined(cards)),
            {},
            details};
}

}  // namespace

std::string program() {
    return std::string("Hexwarden ") + HEXWARDEN_VERSION + ", commit " + kCommit;
}

std::vector<Diagnosis> programAndLibraries() {
    const std::string qt = qVersion();
    const bool sameQt = qt == QT_VERSION_STR;
    std::vector<Diagnosis> all;
    all.push_back({"program", Health::fine, board::say("Hexwarden %1, commit %2", HEXWARDEN_VERSION, kCommit)});
    all.push_back({"qt",
                   Health::fine,
                   board::say("Qt %1", qt),
                   {},
                   sameQt ? std::vector<std::string>{} : std::vector<std::string>{"built with " QT_VERSION_STR}});
    all.push_back({"opencv", Health::fine,
                   board::say("OpenCV %1, %2 threads", cv::getVersionString(), std::to_string(cv::getNumThreads()))});
    all.push_back(gpu());
    return all;
}

}  // namespace hexwarden::doctor
