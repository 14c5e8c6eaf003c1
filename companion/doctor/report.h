// What people send when something is wrong: one file, which they can read before they do. It holds no names and no
// pictures unless they say so.
#pragma once

#include "companion/doctor/diagnosis.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwarden::doctor {

/// A diagnosis as a paragraph for a terminal: a tick, or what is wrong and the cure.
std::string lines(const Diagnosis&);

/// All diagnoses, the crashes that are known and the end of the log, in English. The home folder is "~".
std::string reportText(const std::vector<Diagnosis>&, const std::filesystem::path& stateFolder);

/// `text` alone, or, if people want more in it (a journal with its names, a misreading with its pictures), an archive
/// (tar) of report.txt and those files. Returns the file that was written: `folder`/hexwarden-report-DATE.txt or .tar.
/// Throws std::runtime_error with one sentence if it cannot be written or one of the files not be read.
std::filesystem::path writeReport(const std::filesystem::path& folder, const std::string& text,
                                  const std::vector<std::filesystem::path>& also);

}  // namespace hexwarden::doctor
