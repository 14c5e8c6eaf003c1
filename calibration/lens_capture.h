// Gathers views of the printed sheet from a running camera until they settle the lens. Nobody presses anything: people
// hold the sheet still, the view is taken, they hold it at another angle.
#pragma once

#include "calibration/lens.h"
#include "tracker/board/message.h"

#include <optional>
#include <vector>

namespace hexwarden::calibration {

struct LensCaptureOptions {
    std::size_t wanted = 8;         ///< views, if the first few do not suffice
    bool still = false;             ///< every picture is a photograph: none has to be like the one before
    double restShare = 0.0025;      ///< of the long side: corners that moved less since the picture before are at rest
    double differentShare = 0.025;  ///< corners that moved more, in the mean, make another view
};

class LensCapture {
  public:
    enum class Step : std::uint8_t {
        unseen,  ///< the sheet is not in the picture
        moving,  ///< it is, and is not yet held still
        alike,   ///< a view like this one has been taken
        taken
    };

    explicit LensCapture(LensCaptureOptions options = {}) : options_(options) {}

    /// The next picture as the camera delivers it.
    Step look(const cv::Mat& delivered) { return look(findSheet(delivered)); }
    Step look(const Outcome<SheetView>&);

    /// What the last picture showed of the sheet.
    const std::optional<SheetView>& inView() const { return last_; }
    std::size_t views() const { return views_.size(); }
    std::size_t wanted() const { return options_.wanted; }
    /// By the views so far; refused with what is missing.
    const Outcome<Lens>& lens() const { return lens_; }
    /// No further view is taken then.
    bool complete() const { return views_.size() >= options_.wanted && lens_; }

  private:
    LensCaptureOptions options_;
    std::optional<SheetView> last_;
    std::vector<SheetView> views_;
    Outcome<Lens> lens_ = Outcome<Lens>::refused(board::say("no view of the sheet has been taken"));
};

}  // namespace hexwarden::calibration
