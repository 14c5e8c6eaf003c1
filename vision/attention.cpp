#include "vision/attention.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

const cv::Size kGist{16, 16};

/// Corners are looked at in larger crops.
std::size_t costOf(const board::Site& place) {
    return std::holds_alternative<board::Corner>(place) ? 2 : 1;
}

}  // namespace

cv::Mat gist(const cv::Mat& picture, cv::Size size) {
    cv::Mat small, result;
    cv::resize(picture, small, size, 0, 0, cv::INTER_AREA);
    small.convertTo(result, CV_32F);
    result -= cv::mean(result);
    return result;
}

bool differ(const cv::Mat& gistA, const cv::Mat& gistB, double greyLevels) {
    return cv::norm(gistA, gistB, cv::NORM_INF) > greyLevels;
}

bool Attention::isOther(const cv::Mat& gistNow, const cv::Mat& gistAsRead) const {
    return gistAsRead.empty() || differ(gistNow, gistAsRead, scale_.levels(options_.change));
}

Attention::Choice Attention::choose(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops,
                                    std::size_t elsewhere) {
    struct Candidate {
        std::size_t index;
        int turn;  ///< 0 changed or read otherwise, 1 changed lately, 2 unmoved
        std::int64_t lastFrame;
    };
    ++frame_;
    const std::size_t most = options_.most - std::min(elsewhere, options_.most);
    std::vector<Candidate> candidates;
    std::vector<cv::Mat> gists;
    for (std::size_t i = 0; i < places.size(); ++i) {
        gists.push_back(gist(crops[i], kGist));
        Memory& memory = memory_[places[i]];
        const bool changed = isOther(gists[i], memory.asRead);
        if (changed) memory.readings = 0;
        const bool lately = memory.readings < options_.readings;
        memory.otherwise &= lately;
        candidates.push_back({i, changed || (lately && memory.otherwise) ? 0 : lately ? 1 : 2, memory.lastFrame});
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.turn != b.turn ? a.turn < b.turn : a.lastFrame < b.lastFrame;
    });
    Choice choice;
    std::size_t spent = 0, unmoved = 0;
    for (const Candidate& c : candidates) {
        const std::size_t cost = costOf(places[c.index]);
        const bool fits = spent + cost <= most && (c.turn < 2 || unmoved < options_.unmoved);
        if (!fits) {
            if (c.turn > 0) choice.standing.push_back(c.index);
            continue;
        }
        spent += cost, unmoved += c.turn == 2;
        choice.due.push_back(c.index);
        Memory& memory = memory_[places[c.index]];
        memory.asRead = gists[c.index];
        ++memory.readings;
        memory.lastFrame = frame_;
    }
    std::sort(choice.due.begin(), choice.due.end());
    std::sort(choice.standing.begin(), choice.standing.end());
    return choice;
}

void Attention::wasOtherwise(const board::Site& place) {
    if (const auto known = memory_.find(place); known != memory_.end()) known->second.otherwise = true;
}

void Attention::wasRead(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops) {
    ++frame_;
    for (std::size_t i = 0; i < places.size(); ++i) {
        Memory& memory = memory_[places[i]];
        const cv::Mat now = gist(crops[i], kGist);
        if (isOther(now, memory.asRead)) memory.readings = 0;
        memory.asRead = now;
        ++memory.readings;
        memory.lastFrame = frame_;
    }
}

}  // namespace hexwarden::vision
