#include "companion/doctor/examine.h"
#include "companion/log/places.h"

#include <QtGlobal>
#include <algorithm>

#include <unistd.h>

namespace hexwarden::doctor {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMegabyte = 1000 * 1000;
// An evening's journal with its pictures takes some 30 MB.
constexpr std::uintmax_t kLittleRoom = 500 * kMegabyte, kNoRoom = 50 * kMegabyte;

/// The folder, or the nearest one above it that is there: what is to be made is made in that one.
fs::path existing(fs::path folder) {
    std::error_code none;
    while (!fs::exists(folder, none) && folder.has_relative_path()) folder = folder.parent_path();
    return folder;
}

Finding room(const fs::path& user) {
    std::error_code wrong;
    const std::uintmax_t free = fs::space(existing(user), wrong).available;
    const std::string folder = log::withoutHome(user.string());
    if (wrong)
        return {
            "room",
            Health::broken,
            {QT_TRANSLATE_NOOP("Doctor", "How much room there is in %1 cannot be told: %2"), {folder, wrong.message()}},
            {QT_TRANSLATE_NOOP("Doctor", "See that the disk is there and that you may use it.")}};
    Finding finding{"room",
                    Health::fine,
                    {QT_TRANSLATE_NOOP("Doctor", "Room for games and pictures in %1: %2 MB"),
                     {folder, std::to_string(free / kMegabyte)}}};
    if (free < kLittleRoom) {
        finding.health = free < kNoRoom ? Health::broken : Health::limited;
        finding.cure = {QT_TRANSLATE_NOOP("Doctor", "Make room: an evening with its pictures takes about 30 MB.")};
    }
    return finding;
}

Finding writable(const fs::path& folder, const char* what) {
    const std::string name = log::withoutHome(folder.string());
    if (::access(existing(folder).c_str(), W_OK | X_OK) == 0) return {"folder", Health::fine, {what, {name}}};
    return {"folder",
            Health::broken,
            {what, {name}},
            {QT_TRANSLATE_NOOP("Doctor",
                               "You may not write there: make the folder yours (chown) or choose another one by %1."),
             {folder.string().find("state") != std::string::npos ? "XDG_STATE_HOME" : "XDG_DATA_HOME"}}};
}

Finding readable(const fs::path& data) {
    static const char* const words = QT_TRANSLATE_NOOP("Doctor", "Boards, pieces and models: %1");
    for (const char* part : {"boards", "models", "pieces", "samples"})
        if (::access((data / part).c_str(), R_OK | X_OK) != 0)
            return {"folder",
                    Health::broken,
                    {words, {log::withoutHome(data.string())}},
                    {QT_TRANSLATE_NOOP("Doctor", "Its folder %1 is missing: reinstall Hexwarden."), {part}}};
    return {"folder", Health::fine, {words, {log::withoutHome(data.string())}}};
}

}  // namespace

std::vector<Finding> roomAndFolders(const ExamineOptions& options) {
    return {room(options.user), readable(options.data),
            writable(options.user / "games", QT_TRANSLATE_NOOP("Doctor", "Games: %1")),
            writable(options.user / "profiles", QT_TRANSLATE_NOOP("Doctor", "Cameras and tables: %1")),
            writable(options.state, QT_TRANSLATE_NOOP("Doctor", "Log: %1"))};
}

}  // namespace hexwarden::doctor
