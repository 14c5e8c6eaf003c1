// The last quiet seconds of a table in pictures, so that an event can show what it changed.
#pragma once

#include "companion/table/eye.h"
#include "tracker/game/interpret.h"
#include "tracker/journal/journal.h"

#include <deque>

namespace hexwarden::table {

/// Not thread-safe.
class Album {
  public:
    /// The look is the present; now and then, if no hand is in view, it is remembered as a past too.
    void take(const SeenFrame&);

    /// Pictures of what the present look has shown. Close-ups are of the sites concerned, from straight above and
    /// turned as the lattice is, or of the dice as they lie in the picture. The one before is of the last quiet moment
    /// remembered from before the change was first seen; none if there is no such moment.
    journal::Evidence of(const game::Interpretation&) const;

  private:
    struct Moment {
        cv::Mat picture;
        std::optional<cv::Matx33d> pictureFromLattice;
        std::vector<board::DieReading> dice;  ///< in pixels of the frame
        double pictureFromFrame = 1;          ///< scale
        std::int64_t atMs = 0;
    };

    static Moment reduced(const Moment&);
    static cv::Mat closeUp(const Moment&, const std::vector<board::Site>&);

    Moment now_;
    std::deque<Moment> past_;  ///< reduced, oldest first
};

}  // namespace hexwarden::table
