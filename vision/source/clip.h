// A clip: the last seconds of what a camera saw, and a text about them, in one file (tar) that `scan` and `watch` read
// like any source. Pictures are JPEG files named after their time in milliseconds: "0000012375.jpg".
#pragma once

#include "vision/source/source.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwarden::source {

inline constexpr const char* kClipEnding = ".misread";
inline constexpr const char* kClipText = "reading.txt";

struct Clip {
    struct Picture {
        std::int64_t atMs = 0;
        std::string jpeg;
    };
    std::vector<Picture> pictures;  ///< the oldest first, never empty
    std::string text;
};

/// Replaces the file whole or not at all. Throws std::runtime_error with one sentence if it cannot be written.
void save(const Clip&, const std::filesystem::path&);
/// Throws std::runtime_error with one sentence naming the file if it is no clip.
Clip loadClip(const std::filesystem::path&);

bool isClip(const std::filesystem::path&);

/// Every picture of a clip, in order and at its own time.
class ClipSource : public FrameSource {
  public:
    /// Throws as `loadClip` does.
    ClipSource(const std::filesystem::path&, bool realTime);

    Next next(std::stop_token = {}) override;
    Pace pace() const override { return Pace::video; }

  private:
    Clip clip_;
    std::filesystem::path file_;
    bool realTime_;
    std::size_t at_ = 0;
};

}  // namespace hexwarden::source
