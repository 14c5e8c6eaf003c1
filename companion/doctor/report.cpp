#include "companion/doctor/report.h"

#include "calibration/whole_file.h"
#include "companion/log/crash.h"
#include "companion/log/log.h"
#include "companion/log/places.h"
#include "vision/source/tar.h"

#include <chrono>
#include <ctime>
#include <stdexcept>

namespace hexwarden::doctor {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLogLines = 400;

const char* mark(Health health) {
    switch (health) {
        case Health::fine:
            return "✓ ";
        case Health::limited:
            return "! ";
        case Health::broken:
            return "✗ ";
    }
    return "";
}

std::string stamp(std::time_t now) {
    std::tm local{};
    ::localtime_r(&now, &local);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d-%H%M%S", &local)};
}

std::string crashText(const fs::path& file) {
    try {
        return file.filename().string() + ":\n" + calibration::readWhole(file) + '\n';
    } catch (const std::runtime_error& e) {
        return std::string(e.what()) + '\n';
    }
}

}  // namespace

std::string lines(const Diagnosis& diagnosis) {
    std::string all = mark(diagnosis.health) + board::english(diagnosis.what) + '\n';
    if (!diagnosis.cure.empty()) all += "  " + board::english(diagnosis.cure) + '\n';
    return all;
}

std::string reportText(const std::vector<Diagnosis>& diagnoses, const fs::path& stateFolder) {
    std::string all = "A report of Hexwarden. It holds no names and no pictures.\n\n";
    for (const Diagnosis& diagnosis : diagnoses) {
        all += lines(diagnosis);
        for (const std::string& detail : diagnosis.details) all += "    " + detail + '\n';
    }
    auto crashes = log::oldCrashes(stateFolder);
    for (const fs::path& fresh : log::crashes(stateFolder)) crashes.push_back(fresh);
    all += "\nCrashes: " + std::to_string(crashes.size()) + "\n\n";
    for (const fs::path& crash : crashes) all += crashText(crash);
    all += "The end of the log:\n\n";
    for (const std::string& line : log::tail(stateFolder, kLogLines)) all += line + '\n';
    return log::withoutOwner(all);
}

fs::path writeReport(const fs::path& folder, const std::string& text, const std::vector<fs::path>& also) {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    fs::path file = folder / ("hexwarden-report-" + stamp(now) + (also.empty() ? ".txt" : ".tar"));
    if (also.empty()) {
        calibration::writeWhole(file, text);
        return file;
    }
    std::vector<source::Member> members{{"report.txt", text}};
    for (const fs::path& one : also) {
        std::string name = one.filename().string();
        members.push_back({name.substr(0, 100), calibration::readWhole(one)});
        // Of a journal that is open the newest events lie beside it; SQLite puts them together again.
        const fs::path newest = one.string() + "-wal";
        std::error_code none;
        if (fs::file_size(newest, none) > 0 && !none)
            members.push_back({newest.filename().string().substr(0, 100), calibration::readWhole(newest)});
    }
    calibration::writeWhole(file, source::tar(members, now));
    return file;
}

}  // namespace hexwarden::doctor
