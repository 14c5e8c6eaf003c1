// The profiles of this computer's cameras, one readable file each (calibration/profile.h), in one folder.
#pragma once

#include "calibration/profile.h"

#include <QString>
#include <filesystem>
#include <string>
#include <vector>

namespace hexwarden::session {

class ProfileShelf {
  public:
    explicit ProfileShelf(std::filesystem::path folder);

    /// By name.
    std::vector<std::filesystem::path> files() const;
    /// Where the profile of a camera lies or will lie.
    std::filesystem::path fileOf(const std::string& source) const;

  private:
    std::filesystem::path folder_;
};

/// "The lens is measured. Colours learned from 12 pieces."
QString summary(const calibration::Profile&);

}  // namespace hexwarden::session
