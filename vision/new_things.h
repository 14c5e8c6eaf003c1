// Things that are new in the picture, on the board or beside it: pieces that people put there to show them.
#pragma once

#include "vision/bulk.h"
#include "vision/left_behind.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwarden::vision {

struct NewThing {
    std::int64_t number = 0;  ///< keeps it as long as it stands there
    cv::Rect box;             ///< pixels of the picture
    cv::Point2d foot;         ///< on the lattice
    Bulk bulk;
    Form form;
    cv::Mat alone{};            ///< aloneCrop; empty where it looks as the ground does
    std::optional<Bulk> own{};  ///< of its own pixels, without its shade
};

/// What a reach brought, in no order.
std::vector<NewThing> thingsThatCame(const Reach&, const View&, const std::vector<Patch>&, const ChangeScale&);

/// Of what each of several reaches brought, one after the other: the last that came to a lattice point; null if nothing
/// did. Of one reach the nearest: what it leaves of a shadow may lie beside a thing.
const NewThing* lastBrought(const std::vector<std::vector<NewThing>>&, cv::Point2d foot);

/// Not thread-safe.
class NewThings {
  public:
    /// What a reach brought and took. `view`: of its pictures.
    void take(const Reach&, const View& view, const ChangeScale&);
    /// Those that stand there, in the order in which they came.
    const std::vector<NewThing>& all() const { return things_; }
    std::optional<NewThing> numbered(std::int64_t) const;
    /// It is nothing that anybody asks about any more.
    void forget(std::int64_t number);
    void forgetAll() { things_.clear(); }

  private:
    std::vector<NewThing> things_;
    std::int64_t last_ = 0;
};

/// Where the foot of a thing is that a mask shows (8-bit, of a box of the picture that begins at `origin`): a lattice
/// point; none in an empty mask.
std::optional<cv::Point2d> footOf(const cv::Mat& mask, const View&, cv::Point origin = {});

}  // namespace hexwarden::vision
