// Looks for dice on another core while the rest of a picture is read.
#pragma once

#include "vision/aside.h"
#include "vision/dice_reader.h"
#include "vision/frame.h"

#include <cstddef>
#include <future>
#include <vector>

namespace hexwarden::vision {

/// Not thread-safe itself. The reader is this class's alone from `look` or `lookAtFilm` until `dice`.
class DiceAside {
  public:
    explicit DiceAside(DiceReader& reader) : reader_(reader) {}

    /// One picture alone.
    void look(const Frame&, const DieSize&);
    /// The next picture of a film: blocks that have changed. Nothing happens if that picture is looked at already.
    void lookAtFilm(const Frame&, const DieSize&, const ChangeScale&);
    bool looks() const { return dice_.valid(); }

    /// Of a film's picture, how many blocks are read, otherwise none; waits until they are counted.
    std::size_t blocks() const { return blocks_.valid() ? blocks_.get() : 0; }
    /// What `look` or `lookAtFilm` find; waits for it. Throws what the reader threw.
    std::vector<board::DieReading> dice();

  private:
    DiceReader& reader_;
    std::int64_t frame_ = -1;  ///< whose picture is looked at, of a film
    std::shared_future<std::size_t> blocks_;
    std::future<std::vector<board::DieReading>> dice_;
    Aside aside_;  // last: it uses the others
};

}  // namespace hexwarden::vision
