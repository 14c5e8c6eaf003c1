// The table as a still camera under still light without noise would see it.
//
// Each frame is laid onto the first one by its own pose, so that sway is gone; its light is brought to the light there
// (`gainTo`); what lies still is averaged over up to eight frames, which quarters the noise, and what differs by more
// than the camera's own noise starts over with this frame. So everything behind it compares at fixed pixels and reads
// clean pictures. A frame that shows less of the table's detail than those before it, is torn, or is the one before
// again, is marked as such.
#pragma once

#include "vision/aside.h"
#include "vision/camera_noise.h"
#include "vision/change_scale.h"
#include "vision/repeats.h"

#include <cstdint>
#include <optional>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

struct SteadyOptions {
    int longSidePx = 320;             ///< light and change are looked at in pictures of about this size
    int most = 8;                     ///< frames whose weight the average has
    double units = 5;                 ///< of the noise: more is a change
    double leastDetail = 0.6;         ///< of what frames show of late: less is a soft frame
    std::int64_t mostUnreadMs = 950;  ///< frames are unfit for at most so long; then the new look is accepted
};

/// Not thread-safe.
class SteadyView {
  public:
    explicit SteadyView(SteadyOptions options = {}) : options_(options) {}

    enum class Fitness : std::uint8_t { fit, soft, torn, repeated };
    struct Seen {
        cv::Mat image;  ///< 8-bit BGR, in the pixels of the picture that was begun with
        Fitness fitness = Fitness::fit;
    };

    /// Begins with a picture, 8-bit BGR, and the board's place in it.
    void start(const cv::Mat& picture, const cv::Matx33d& imageFromLattice);
    bool started() const { return !average_.empty(); }

    /// The next picture and where the board lies in it; of the size of the first. An unfit frame leaves all as it was.
    Seen take(const cv::Mat& picture, const cv::Matx33d& imageFromLattice, std::int64_t atMs);

    /// The last picture that was taken in, laid on the others and in their light, without their noise taken off:
    /// reduced to about `longSidePx`, float.
    const cv::Mat& laidFrame() const { return last_; }
    /// Where the board lies in what `take` returns.
    const cv::Matx33d& imageFromLattice() const { return imageFromLattice_; }
    /// Of pictures reduced to `longSidePx`.
    const CameraNoise& noise() const { return noise_; }
    /// What is a change between two pictures that `take` returned.
    ChangeScale changes() const;

  private:
    cv::Mat registered(const cv::Mat& picture, const cv::Matx33d& imageFromLattice);
    cv::Mat reduced(const cv::Mat& picture) const;
    cv::Mat changed(const cv::Mat& now) const;
    struct Details {
        cv::Mat picture, average;  ///< float, half as large as they are
    };
    std::optional<double> detailShown(Details, const cv::Mat& changed) const;
    Fitness fitnessOf(const cv::Mat& changed, std::optional<double> detail) const;
    void average(const cv::Mat& picture, const cv::Mat& gain);

    SteadyOptions options_;
    cv::Matx33d imageFromLattice_;
    cv::Matx33d usedFromLattice_;  ///< of the last picture; pictures that move less are not laid again
    int cell_ = 1;                 ///< pixels a side that are one reduced pixel
    cv::Mat average_;              ///< 16-bit, 256ths of a grey level
    cv::Mat image_;                ///< `average_` in 8 bits
    cv::Mat laid_;                 ///< the last picture that had to be laid on the average
    cv::Mat small_;                ///< float, reduced: the average likewise
    cv::Mat last_;                 ///< float, reduced: the last picture in the average's light
    cv::Mat lit_;                  ///< float, reduced: what has lain there for long, by which light is judged
    cv::Mat movedAtMs_;            ///< 32-bit, reduced: when a place last changed
    cv::Mat frames_;               ///< 8-bit, reduced: how many frames a place is the mean of
    Aside aside_;
    Repeats repeats_;
    CameraNoise noise_;
    double light_ = ChangeScale{}.light;  ///< mean of `small_`
    std::optional<double> usualDetail_;   ///< the share of the average's detail that pictures show of late
    std::optional<std::int64_t> unfitSinceMs_;
};

}  // namespace hexwarden::vision
