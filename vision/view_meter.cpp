#include "vision/view_meter.h"

#include "calibration/reduce.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kFloor = 8;          // grey levels, so that black does not blow up noise
constexpr double kSamePicture = .15;  // of the peak that one place would have: less is another picture
constexpr std::size_t kFewest = 6;    // moments that separate sway and bands from chance

double median(std::vector<double> values) {
    const auto at = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

/// How much the brightness of rows changed against each other, as a share; things that move cover but a part of a row.
double bandsBetween(const cv::Mat& before, const cv::Mat& now) {
    cv::Mat ratio = (now + cv::Scalar::all(kFloor)) / (before + cv::Scalar::all(kFloor));
    cv::log(ratio, ratio);
    std::vector<double> rows;
    for (int y = 0; y < ratio.rows; ++y)
        rows.push_back(median({ratio.ptr<float>(y), ratio.ptr<float>(y) + ratio.cols}));
    const double middle = median(rows);
    double sum = 0;
    for (std::size_t y = 1; y + 1 < rows.size(); ++y) {
        const double smooth = (rows[y - 1] + rows[y] + rows[y + 1]) / 3 - middle;
        sum += smooth * smooth;
    }
    // Two pictures of bands at any two phases differ by as much on average as the bands are high.
    return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, rows.size() - 2)));
}

std::vector<Placing> placingsOf(const std::optional<BoardView>& view) {
    return view ? placingOf(*view) : std::vector<Placing>{};
}

}  // namespace

void ViewMeter::compare(const cv::Mat& picture, Moment& moment) {
    const double scale = static_cast<double>(options_.longSidePx) / std::max(picture.cols, picture.rows);
    cv::Mat small;
    cv::cvtColor(calibration::averagedDown(picture, scale), small, cv::COLOR_BGR2GRAY);
    small.convertTo(small, CV_32F);
    if (first_.empty() || first_.size() != small.size()) {
        moments_.clear();
        first_ = last_ = small;
        return;
    }
    cv::Mat window;
    cv::createHanningWindow(window, small.size(), CV_32F);
    double peak = 0;
    const cv::Point2d shift = cv::phaseCorrelate(first_, small, window, &peak);
    if (peak < kSamePicture) {  // moved by hand, or something large came: sway is measured from here on
        first_ = small;
        moments_.clear();
    } else {
        moment.shiftPx = shift / scale;
    }
    moment.bands = bandsBetween(last_, small);
    last_ = small;
}

void ViewMeter::take(const Frame& frame, const std::optional<BoardPose>& pose, bool hand) {
    if (hand || frame.image.empty() || (!moments_.empty() && frame.atMs < moments_.back().atMs + options_.everyMs))
        return;
    const bool seen = pose.has_value();
    const bool due = moments_.empty() || frame.atMs >= measuredMs_ + options_.measureEveryMs ||
                     seen != (moments_.back().view.sidePx > 0);
    Moment moment{frame.atMs, due ? BoardView{} : moments_.back().view, {}, 0};
    if (due) {
        moment.view = pose ? measureView(frame.image, *pose) : measureView(frame.image);
        measuredMs_ = frame.atMs;
    }
    compare(frame.image, moment);
    moments_.push_back(moment);
    while (moments_.front().atMs < frame.atMs - options_.overMs) moments_.pop_front();
    if (!pose)
        boardSinceMs_.reset();
    else if (!boardSinceMs_)
        boardSinceMs_ = frame.atMs;
    judge(frame.atMs);
}

std::optional<BoardView> ViewMeter::view() const {
    if (moments_.empty()) return std::nullopt;
    const auto hasBoard = [](const Moment& moment) { return moment.view.sidePx > 0; };
    const auto of = [&](auto figure) {
        std::vector<double> values;
        for (const Moment& moment : moments_)
            if (hasBoard(moment) == hasBoard(moments_.back())) values.push_back(figure(moment));
        return median(std::move(values));
    };
    const auto middle = [&](double BoardView::*figure) {
        return of([figure](const Moment& moment) { return moment.view.*figure; });
    };
    BoardView view = moments_.back().view;
    for (double BoardView::*figure :
         {&BoardView::sidePx, &BoardView::nearestPx, &BoardView::tiltDegrees, &BoardView::cutOff, &BoardView::glare,
          &BoardView::brightness, &BoardView::blurPx, &BoardView::noise})
        view.*figure = middle(figure);
    if (moments_.size() < kFewest) return view;
    view.bands = of([](const Moment& moment) { return moment.bands; });
    // Half the way from side to side, without the rare jerk.
    const auto way = [&](auto axis) {
        std::vector<double> at;
        for (const Moment& moment : moments_) at.push_back(axis(moment.shiftPx));
        std::ranges::sort(at);
        const std::size_t rare = at.size() / 10;
        return (at[at.size() - 1 - rare] - at[rare]) / 2;
    };
    view.swayPx =
        std::hypot(way([](cv::Point2d shift) { return shift.x; }), way([](cv::Point2d shift) { return shift.y; }));
    return view;
}

void ViewMeter::judge(std::int64_t atMs) {
    const bool settled = boardSinceMs_ && atMs - *boardSinceMs_ >= options_.settledMs;
    if (goodAtFirst_.empty() && settled)
        for (const Placing& one : placingsOf(view()))
            if (one.good()) goodAtFirst_.push_back(one.about);
    std::optional<Placing> worst;
    for (const Placing& one : placingsOf(view()))
        if (!one.good() && std::ranges::find(goodAtFirst_, one.about) != goodAtFirst_.end())
            if (!worst || worst->strain() < one.strain()) worst = one;
    const auto about = worst ? std::optional(worst->about) : std::nullopt;
    if (about != candidate_ || !candidateSinceMs_) candidateSinceMs_ = atMs;
    candidate_ = about;
    if (atMs - *candidateSinceMs_ >= options_.worseMs) worse_ = worst;
}

std::optional<Placing> ViewMeter::worse() const {
    return worse_;
}

}  // namespace hexwarden::vision
