#include "vision/attention.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

const cv::Size kGist{16, 16};
constexpr double kNeverRead = 1000, kOtherwise = 3;  // in units of the least change

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

double Attention::changeOf(const cv::Mat& gistNow, const cv::Mat& gistAsRead) const {
    if (gistAsRead.empty()) return kNeverRead;
    return cv::norm(gistNow, gistAsRead, cv::NORM_INF) / scale_.levels(options_.change);
}

Attention::Choice Attention::choose(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops,
                                    std::size_t elsewhere) {
    struct Candidate {
        std::size_t index;
        int turn;        ///< 0 changed or read otherwise, 1 changed lately, 2 unmoved
        double urgency;  ///< how much it changed times how long ago it was read; in a poor picture all changes a little
    };
    ++frame_;
    const std::size_t most = options_.most - std::min(elsewhere, options_.most);
    std::vector<Candidate> candidates;
    std::vector<cv::Mat> gists;
    for (std::size_t i = 0; i < places.size(); ++i) {
        gists.push_back(gist(crops[i], kGist));
        Memory& memory = memory_[places[i]];
        const double change = changeOf(gists[i], memory.asRead);
        if (change > 1) memory.readings = 0;
        memory.disturbed = !calm_ && (memory.disturbed || change > 1);
        const bool lately = memory.readings < options_.readings, otherwise = lately && memory.otherwise;
        memory.otherwise = otherwise;
        const int turn = change > 1 || otherwise ? 0 : lately ? 1 : 2;
        const double weight = turn > 0 ? 1 : otherwise ? std::max(change, kOtherwise) : change;
        candidates.push_back({i, turn, weight * static_cast<double>(frame_ - memory.lastFrame)});
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.turn != b.turn ? a.turn < b.turn : a.urgency > b.urgency;
    });
    Choice choice;
    const std::size_t mostUnmoved = frame_ % options_.unmovedEvery == 0 ? options_.unmoved : 0;
    std::size_t spent = 0, unmoved = 0;
    for (const Candidate& c : candidates) {
        const std::size_t cost = costOf(places[c.index]);
        const bool fits = spent + cost <= most && (c.turn < 2 || unmoved < mostUnmoved);
        if (!fits) {
            if (c.turn > 0) choice.standing.push_back(c.index);
            continue;
        }
        spent += cost, unmoved += c.turn == 2;
        choice.due.push_back(c.index);
        Memory& memory = memory_[places[c.index]];
        memory.asRead = gists[c.index];
        if (!memory.disturbed) ++memory.readings;
        memory.lastFrame = frame_;
    }
    std::sort(choice.due.begin(), choice.due.end());
    std::sort(choice.standing.begin(), choice.standing.end());
    return choice;
}

void Attention::wasOtherwise(const board::Site& place) {
    if (const auto known = memory_.find(place); known != memory_.end()) known->second.otherwise = true;
}

bool Attention::isDisturbed(const board::Site& place) const {
    const auto known = memory_.find(place);
    return known != memory_.end() && known->second.disturbed;
}

void Attention::readAnew(const board::Site& place) {
    Memory& memory = memory_[place];
    memory.readings = 0;
    memory.otherwise = true;
}

void Attention::wasRead(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops) {
    ++frame_;
    for (std::size_t i = 0; i < places.size(); ++i) {
        Memory& memory = memory_[places[i]];
        const cv::Mat now = gist(crops[i], kGist);
        if (changeOf(now, memory.asRead) > 1) memory.readings = 0;
        memory.asRead = now;
        ++memory.readings;
        memory.lastFrame = frame_;
    }
}

}  // namespace hexwarden::vision
