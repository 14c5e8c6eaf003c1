// Which sites of a board a picture shows.
#pragma once

#include "tracker/board/site.h"
#include "vision/geometry.h"

#include <algorithm>
#include <vector>

namespace hexwarden::vision {

/// The pixels of a picture within so many tile sides of a site, left and right, up and down.
inline cv::Rect squareAbout(const View& view, const board::Site& site, double sides) {
    const cv::Point2d at = project(view.imageFromLattice, pointInLattice(site));
    const int reach = std::max(1, cvRound(sides * sidePxAt(view.imageFromLattice, pointInLattice(site))));
    return cv::Rect(cvRound(at.x) - reach, cvRound(at.y) - reach, 2 * reach + 1, 2 * reach + 1) &
           cv::Rect({}, view.size);
}

/// Tells which sites a hand hides or the picture cuts off.
class Visibility {
  public:
    Visibility(const View& view, const cv::Mat& hidden) : view_(view), hidden_(hidden) {}

    bool operator()(const board::Site& site) const {
        const cv::Point2d at = project(view_.imageFromLattice, pointInLattice(site));
        if (!cv::Rect2d({}, cv::Size2d(view_.size)).contains(at)) return false;
        if (hidden_.empty()) return true;
        const cv::Rect about = squareAbout(view_, site, .3);
        return cv::countNonZero(hidden_(about)) * 8 < about.area();
    }

    template <class S>
    std::vector<S> split(const std::vector<S>& sites, std::vector<board::Site>& hidden) const {
        std::vector<S> seen;
        for (S site : sites) {
            if ((*this)(site))
                seen.push_back(site);
            else
                hidden.emplace_back(site);
        }
        return seen;
    }

  private:
    const View& view_;
    const cv::Mat& hidden_;
};

}  // namespace hexwarden::vision
