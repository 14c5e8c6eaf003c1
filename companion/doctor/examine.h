// Looks at everything of this machine that the program depends on, and says what it found.
#pragma once

#include "companion/doctor/diagnosis.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

namespace hexwarden::doctor {

/// "Hexwarden 1.2.3, commit 0123456789ab"
std::string program();

struct ExamineOptions {
    std::filesystem::path data;                     ///< with boards/, models/, pieces/ and samples/
    std::filesystem::path user, state;              ///< as log::userFolder and log::stateFolder give them
    bool timed = true;                              ///< time a photograph and frames too; takes seconds
    std::function<void(const Diagnosis&)> found{};  ///< called with each diagnosis as soon as it is there
};

/// Everything below in that order. Ends early, with what it has, when it is asked to stop. Does not throw for what it
/// finds: that is a diagnosis.
std::vector<Diagnosis> examine(const ExamineOptions&, const std::stop_token& = {});

/// Version and commit, Qt, OpenCV, and what of the GPU can be used.
std::vector<Diagnosis> programAndLibraries();
/// Each camera with its modes and whether it may be opened.
std::vector<Diagnosis> cameras();
/// What speaks, and whether phones at the seats can reach this machine.
std::vector<Diagnosis> voiceAndPhones();
/// Each model: that it is there, and that it is the one in its card (a 64-digit SHA-256 anywhere in it).
std::vector<Diagnosis> models(const std::filesystem::path& folder);
/// Room where games and pictures are kept, and whether each folder can be read or written.
std::vector<Diagnosis> roomAndFolders(const ExamineOptions&);
/// How long a photograph and a frame of the sample's film take here.
std::vector<Diagnosis> timings(const std::filesystem::path& data, const std::stop_token& = {});

/// The worst of all; fine for none.
Health worst(const std::vector<Diagnosis>&);

}  // namespace hexwarden::doctor
