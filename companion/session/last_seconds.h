// What the camera saw in the last seconds, kept in memory alone until somebody says that it was read wrongly.
#pragma once

#include "companion/table/eye.h"
#include "vision/source/clip.h"

#include <deque>
#include <mutex>
#include <optional>

namespace hexwarden::session {

class LastSeconds {
  public:
    /// In the table's thread, for every picture; a few a second are kept.
    void see(const table::SeenFrame&);
    /// Another source, or another table.
    void forget();

    struct Seen {
        std::vector<source::Clip::Picture> pictures;  ///< the oldest first
        board::Observation last;                      ///< what the newest of them was read as
    };
    /// None if nothing was seen. From any thread.
    std::optional<Seen> seen() const;

    static constexpr std::int64_t kKeptMs = 6000, kApartMs = 250;

  private:
    mutable std::mutex mutex_;
    std::deque<source::Clip::Picture> pictures_;
    board::Observation last_;
};

}  // namespace hexwarden::session
