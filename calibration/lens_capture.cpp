#include "calibration/lens_capture.h"

#include <algorithm>
#include <limits>

namespace hexwarden::calibration {
namespace {

/// By how much of the picture's long side the corners that both show lie apart, in the mean; far if they share none.
double shareApart(const SheetView& a, const SheetView& b) {
    double sum = 0;
    int shared = 0;
    for (std::size_t i = 0; i < a.cornersOnSheet.size(); ++i) {
        const auto same = std::ranges::find(b.cornersOnSheet, a.cornersOnSheet[i]);
        if (same == b.cornersOnSheet.end()) continue;
        const auto at = static_cast<std::size_t>(same - b.cornersOnSheet.begin());
        sum += cv::norm(a.cornersInImage[i] - b.cornersInImage[at]);
        ++shared;
    }
    if (shared == 0) return std::numeric_limits<double>::infinity();
    return sum / shared / std::max(a.size.width, a.size.height);
}

}  // namespace

LensCapture::Step LensCapture::look(const Outcome<SheetView>& found) {
    const std::optional<SheetView> before = last_;
    last_ = found.value;
    if (!found) return Step::unseen;
    if (complete()) return Step::alike;
    if (!options_.still && (!before || shareApart(*found, *before) > options_.restShare)) return Step::moving;
    const bool alike = std::ranges::any_of(
        views_, [&](const auto& view) { return shareApart(*found, view) < options_.differentShare; });
    if (alike) return Step::alike;
    views_.push_back(*found);
    lens_ = measureLens(views_);
    return Step::taken;
}

}  // namespace hexwarden::calibration
