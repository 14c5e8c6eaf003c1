// A film of a rendered table: change its fields, draw it again, and the next frame shows it. Only noise differs from
// frame to frame.
#pragma once

#include "tests/support/rendered_table.h"
#include "vision/board_finder.h"
#include "vision/frame.h"

#include <algorithm>
#include <optional>

#include <opencv2/imgproc.hpp>

namespace hexwarden::support {

class RenderedFilm {
  public:
    explicit RenderedFilm(const std::string& layout = "base-19") {
        for (const auto& spec : vision::readBoardSpecs(HEXWARDEN_SOURCE "/data/boards"))
            if (spec.name == layout) truth = shuffledTable(spec, kSeed);
        draw();
    }

    TableTruth truth;
    ViewFrom view{.tiltDegrees = 18, .size = {960, 720}};
    Flaws flaws{};
    std::optional<cv::Point> handAt;  ///< a hand, about two tiles long, moving a little
    std::int64_t everyMs = 125;       ///< a frame
    bool bare = false;                ///< the board is gone
    std::optional<cv::Scalar> wax;    ///< the hexes are cells of this colour and no tiles

    void draw() {
        Flaws smooth = flaws;
        smooth.noise = 0;
        const auto picture = render(truth, view, smooth, kSeed);
        drawn_ = bare ? bareTable(view.size, smooth, kSeed) : picture.image;
        view_ = picture.view;
        if (wax) fillHexes(*wax);
    }

    vision::Frame next() {
        ++frame_;
        cv::Mat noise(drawn_.size(), CV_16SC3), noisy;
        noise_.fill(noise, cv::RNG::NORMAL, 0, flaws.noise);
        cv::add(drawn_, noise, noisy, cv::noArray(), CV_8U);
        now_ += everyMs;
        vision::Frame frame{noisy, frame_, now_};
        if (handAt)
            cv::ellipse(frame.image,
                        cv::RotatedRect(*handAt + cv::Point(frame_ % 2 ? 6 : 0, 0), cv::Size(200, 140), 25),
                        {120, 160, 220}, cv::FILLED);
        return frame;
    }

    /// Of the last frame.
    const vision::View& trueView() const { return view_; }

    double worstOff(const vision::BoardPose& pose) const {
        double worst = 0;
        for (board::Hex h : truth.land) {
            const cv::Point2d at = vision::project(view_.imageFromLattice, vision::centreInLattice(h));
            double nearest = 1e9;
            for (board::Hex found : pose.land)
                nearest = std::min(
                    nearest,
                    cv::norm(vision::project(pose.view.imageFromLattice, vision::centreInLattice(found)) - at));
            worst = std::max(worst, nearest / vision::sidePxAt(view_.imageFromLattice, vision::centreInLattice(h)));
        }
        return worst;
    }

  private:
    static constexpr std::uint64_t kSeed = 4;

    void fillHexes(const cv::Scalar& colour) {
        for (board::Hex h : truth.land) {
            const cv::Point2d middle = vision::centreInLattice(h);
            std::vector<cv::Point> outline;
            for (const board::Corner c : board::corners(h))
                outline.emplace_back(
                    vision::project(view_.imageFromLattice, middle + .9 * (vision::pointInLattice(c) - middle)));
            cv::fillConvexPoly(drawn_, outline, colour, cv::LINE_AA);
        }
    }

    cv::Mat drawn_;
    cv::RNG noise_{kSeed};
    std::int64_t frame_ = 0, now_ = 0;
    vision::View view_;
};

}  // namespace hexwarden::support
