#include "companion/commands/steady_film.h"

#include <algorithm>
#include <iterator>

namespace hexwarden::commands {
namespace {

constexpr std::size_t kKept = 12;           // reaches
constexpr std::int64_t kSearchesMs = 1000;  // a search takes long

}  // namespace

bool SteadyFilm::find(const vision::Frame& frame) {
    if (frame.atMs - searchedAtMs_ < kSearchesMs) return false;
    searchedAtMs_ = frame.atMs;
    const auto found = finder_.find(frame);
    if (!found) return false;
    found_ = *found;
    rawFromLattice_ = found_.view.imageFromLattice;
    tracker_.start(frame.image, rawFromLattice_, found_.land);
    steady_.start(frame.image, rawFromLattice_);
    table_.forget();
    reaches_.clear();
    return true;
}

SteadyFilm::Look SteadyFilm::take(const vision::Frame& frame) {
    following_ = following_ && frame.image.size() == found_.view.size;
    if (following_) {
        const auto tracked = tracker_.follow(frame.image);
        following_ = tracked.state != calibration::Following::lost;
        if (following_ && tracked.state != calibration::Following::hidden) rawFromLattice_ = tracked.inThisPicture;
    }
    if (!following_) following_ = find(frame);
    if (!following_) return {frame, cv::Matx33d::eye()};
    const auto seen = steady_.take(frame.image, rawFromLattice_, frame.atMs);
    if (seen.fitness == vision::SteadyView::Fitness::fit)
        if (auto reach = table_.look(seen.image, steady_.laidFrame(), frame.atMs, steady_.changes()))
            reaches_.push_back(std::move(*reach));
    if (reaches_.size() > kKept) reaches_.pop_front();
    return {{seen.image, frame.id, frame.atMs}, steady_.imageFromLattice() * rawFromLattice_.inv(), found_};
}

std::vector<vision::Reach> SteadyFilm::until(std::int64_t atMs) const {
    std::vector<vision::Reach> past;
    std::ranges::copy_if(reaches_, std::back_inserter(past),
                         [&](const vision::Reach& reach) { return reach.atMs <= atMs; });
    return past;
}

}  // namespace hexwarden::commands
