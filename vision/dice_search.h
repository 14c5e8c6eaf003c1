// What looking for dice in a photograph and in a film have in common.
#pragma once

#include "vision/dice_reader.h"
#include "vision/shares.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexwarden::vision {

inline constexpr std::array kLongSides{320, 640, 1280};  ///< where no size is known
// Of a top face, where dice are looked for beside a known board.
inline constexpr double kStillSidePx = 22;  ///< small and far ones are noticed too
inline constexpr double kFilmSidePx = 14;   ///< a film shows them many times and has little time for each
inline constexpr int kDiceStride = 16;      ///< the network's pictures are whole multiples of it

inline cv::Size reducedTo(int longSide, cv::Size image) {
    const double scale = static_cast<double>(longSide) / std::max(image.width, image.height);
    const auto whole = [&](int pixels) { return std::max(1, cvRound(pixels * scale / kDiceStride)) * kDiceStride; };
    return {whole(image.width), whole(image.height)};
}

inline cv::Matx33d imageFromReduced(cv::Size image, cv::Size reduced) {
    return cv::Matx33d::diag(
        {static_cast<double>(image.width) / reduced.width, static_cast<double>(image.height) / reduced.height, 1});
}

/// The long side at which dice that usually look so large have `sidePx`. Enlarged pictures show no more.
inline int longSideFor(double sidePx, cv::Size image, double usualSidePx) {
    const int own = std::max(image.width, image.height), side = cvRound(own * sidePx / usualSidePx);
    return std::clamp(std::min(side, own), kLongSides.front(), kLongSides.back());
}

inline constexpr double kReportedPeak = .18;            ///< times the value's share of it
inline constexpr double kSameDie = .7, kSameFace = .3;  ///< sides

inline bool overlap(const board::DieReading& a, const board::DieReading& b, double within = kSameDie) {
    const double off = std::hypot(a.atInImage[0] - b.atInImage[0], a.atInImage[1] - b.atInImage[1]);
    return off < within * std::max(a.sideInImage, b.sideInImage);
}

/// A die in one look or several.
struct DiceReader::Looked {
    board::DieReading die;
    Shares chances = Shares(6);  ///< by value: that a top face with this value lies there, the mean of all looks
    double middle = 1;  ///< that a top face's middle lies there, by the network of faces; 1 where it was not asked
    int looks = 1;
    double noticed = 0;  ///< see Candidate

    double chance() const { return *std::max_element(chances.begin(), chances.end()); }
    /// Value and probability are what the chances say.
    void judge();
    void add(const Looked&);
};

struct DiceReader::Candidate {
    board::DieReading die;
    double unease = 0;   ///< how far its size is from the best, less for a sure reading
    double noticed = 0;  ///< how high the peak is by which it was found; 0 if a close look at another face showed it
};

}  // namespace hexwarden::vision
