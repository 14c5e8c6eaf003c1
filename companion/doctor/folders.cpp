#include "companion/doctor/examine.h"
#include "companion/log/places.h"

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

Diagnosis room(const fs::path& user) {
    std::error_code wrong;
    const std::uintmax_t free = fs::space(existing(user), wrong).available;
    const std::string folder = log::withoutHome(user.string());
    if (wrong)
        return {"room", Health::broken,
                board::say("How much room there is in %1 is not known: %2", folder, wrong.message()),
                board::say("See that the disk is there and that you may use it.")};
    Diagnosis diagnosis{
        "room", Health::fine,
        board::say("Room for games and pictures in %1: %2 MB", folder, std::to_string(free / kMegabyte))};
    if (free < kLittleRoom) {
        diagnosis.health = free < kNoRoom ? Health::broken : Health::limited;
        diagnosis.cure = board::say("Make room: an evening with its pictures takes about 30 MB.");
    }
    return diagnosis;
}

Diagnosis writable(const fs::path& folder, const board::Message& what) {
    if (::access(existing(folder).c_str(), W_OK | X_OK) == 0) return {"folder", Health::fine, what};
    return {"folder", Health::broken, what,
            board::say("You may not write there: make the folder yours (chown) or choose another one by %1.",
                       folder.string().find("state") != std::string::npos ? "XDG_STATE_HOME" : "XDG_DATA_HOME")};
}

Diagnosis readable(const fs::path& data) {
    const board::Message what = board::say("Boards, pieces and models: %1", log::withoutHome(data.string()));
    for (const char* part : {"boards", "models", "pieces", "samples"})
        if (::access((data / part).c_str(), R_OK | X_OK) != 0)
            return {"folder", Health::broken, what, board::say("Its folder %1 is missing: reinstall Hexwarden.", part)};
    return {"folder", Health::fine, what};
}

}  // namespace

std::vector<Diagnosis> roomAndFolders(const ExamineOptions& options) {
    const fs::path games = options.user / "games", profiles = options.user / "profiles";
    return {room(options.user), readable(options.data),
            writable(games, board::say("Games: %1", log::withoutHome(games.string()))),
            writable(profiles, board::say("Cameras and tables: %1", log::withoutHome(profiles.string()))),
            writable(options.state, board::say("Log: %1", log::withoutHome(options.state.string())))};
}

}  // namespace hexwarden::doctor
