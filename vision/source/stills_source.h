// Pictures from files, one after the other.
#pragma once

#include "vision/source/source.h"

#include <filesystem>
#include <vector>

namespace hexwarden::source {

/// By the ending of its name, or by its first bytes.
bool isPicture(const std::filesystem::path&);

/// A picture that cannot be read is an `Interruption`; the next one follows.
class StillsSource : public FrameSource {
  public:
    explicit StillsSource(std::vector<std::filesystem::path> pictures) : pictures_(std::move(pictures)) {}
    /// The pictures of a folder in name order; throws if there are none.
    static StillsSource ofFolder(const std::filesystem::path&);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::stills; }

  private:
    std::vector<std::filesystem::path> pictures_;
    std::size_t at_ = 0;
};

}  // namespace hexwarden::source
