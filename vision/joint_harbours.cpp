#include "vision/joint_harbours.h"

#include "vision/harbour_ways.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr std::size_t kKinds = kHarbourKinds.size();
constexpr double kAssemblies = 20;  ///< three of six pieces have two harbours

// Before anything is seen. Of the 11 boards of the photographs and samples whose harbours are known all lie as the
// pieces of a frame have them, on 6 of them with the usual kinds (on four of the others, discs lie on the print).
constexpr double kFramed = .85;
constexpr double kUsualKinds = .5;
/// With 3:1 as usual, and the goods not; and the box's own kinds strewn over its places. The network that knows a print
/// tells odd kinds by itself.
constexpr double kUsualFours = .1, kAnyOrder = .2, kAnyOrderOfKnown = .05;
constexpr double kTurned = .02;      ///< the coast begins so many edges further on: no box's frame, but a painted one
constexpr double kKnownPrint = .5;   ///< the network has learned this print
constexpr double kNegligible = -14;  ///< nats
constexpr double kHopeless = -21;    ///< likewise: places that no order of kinds makes up for

// Marks. As many independent numbers as a picture's maps have; of coasts without a frame's order, and of the same
// coasts shuffled, the best order explains less than kByChance of them in nine cases of ten.
constexpr double kMarks = 300, kByChance = .075;
constexpr int kMarksWide = 16, kMarksHigh = 12;
constexpr float kFlat = 8, kMostApart = .5F;

constexpr double kTrusted = .85;      ///< of one crop by itself (data/models/harbours.md)
constexpr double kBorneOut = .7;      ///< of the same kind, among all edges
constexpr double kSurelyThere = .98;  ///< of a harbour of any kind
/// Of a kind with all others, where harbour_kinds.onnx read it (its card): of 3:1, which four prints bear out, and of a
/// good, which nothing else looks like.
constexpr double kTold = .95, kToldGood = .98;

/// The marks of every edge against those of the same edge of the frame's other pieces.
class Marks {
  public:
    explicit Marks(const std::vector<CoastLook>& coast) : apart_(kFrameCoast) {
        for (std::size_t edge = 0; edge < kPieceCoast; ++edge) {
            std::vector<cv::Mat> same;
            for (std::size_t at = edge; at < kFrameCoast; at += kPieceCoast)
                if (!coast[at].marks.empty()) same.push_back(coast[at].marks);
            if (same.size() < 2) continue;
            const cv::Mat usual = median(same);
            cv::Mat mean = cv::Mat::zeros(usual.size(), CV_32F);
            for (std::size_t at = edge; at < kFrameCoast; at += kPieceCoast) {
                if (coast[at].marks.empty()) continue;
                apart_[at] = cv::min(cv::max(coast[at].marks - usual, -kMostApart), kMostApart);
                mean += apart_[at] / static_cast<double>(same.size());
            }
            for (std::size_t at = edge; at < kFrameCoast; at += kPieceCoast) {
                if (apart_[at].empty()) continue;
                apart_[at] -= mean;
                all_ += apart_[at].dot(apart_[at]);
            }
        }
    }

    /// Nats for harbours there, all with the same mark, rather than for none in any order.
    double natsFor(const HarbourPlaces& places) const {
        if (all_ <= 0) return 0;
        cv::Mat mark;
        double spread = 0;
        for (std::size_t edge = 0; edge < kPieceCoast; ++edge) {
            double seen = 0, marked = 0;
            for (std::size_t at = edge; at < kFrameCoast; at += kPieceCoast) {
                if (apart_[at].empty()) continue;
                ++seen;
                if (std::find(places.begin(), places.end(), at) == places.end()) continue;
                ++marked;
                mark = mark.empty() ? apart_[at].clone() : cv::Mat(mark + apart_[at]);
            }
            if (seen > 0) spread += marked * (seen - marked) / seen;
        }
        if (spread <= 0) return 0;
        const cv::Mat added = cv::max(mark, 0);
        const double explained = std::min(.99, added.dot(added) / spread / all_);
        return kMarks / 2 * (std::log(1 - kByChance) - std::log(1 - explained));
    }

  private:
    static cv::Mat median(const std::vector<cv::Mat>& maps) {
        cv::Mat middle(maps[0].size(), CV_32F);
        std::vector<float> values(maps.size());
        for (int y = 0; y < middle.rows; ++y)
            for (int x = 0; x < middle.cols; ++x) {
                for (std::size_t i = 0; i < maps.size(); ++i) values[i] = maps[i].at<float>(y, x);
                std::sort(values.begin(), values.end());
                middle.at<float>(y, x) = (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
            }
        return middle;
    }

    std::vector<cv::Mat> apart_;
    double all_ = 0;
};

/// The likeliest kinds for places whose shares are given, with no more of a kind than `left` has; more of any if that
/// is not enough.
std::vector<std::size_t> likeliestKinds(const std::vector<Shares>& shares, std::array<int, kKinds> left) {
    int lacking = static_cast<int>(shares.size());
    for (int& count : left) lacking -= count = std::max(0, count);
    left[1] += std::max(0, lacking);
    std::array<std::size_t, kKinds> places{};  // mixed radix: how many of each kind are used
    std::size_t states = 1;
    for (std::size_t k = 1; k < kKinds; ++k) {
        places[k] = states;
        states *= static_cast<std::size_t>(left[k]) + 1;
    }
    constexpr double kNever = -std::numeric_limits<double>::infinity();
    std::vector<double> best(states, kNever);
    best[0] = 0;
    std::vector<std::vector<std::size_t>> chosen;
    for (const Shares& read : shares) {
        std::vector<double> next(states, kNever);
        std::vector<std::size_t> kinds(states);
        for (std::size_t used = 0; used < states; ++used)
            for (std::size_t k = 1; k < kKinds; ++k) {
                if (used / places[k] % (static_cast<std::size_t>(left[k]) + 1) == static_cast<std::size_t>(left[k]))
                    continue;
                const double nats = best[used] + std::log(read[k] + 1e-9);
                if (nats <= next[used + places[k]]) continue;
                next[used + places[k]] = nats;
                kinds[used + places[k]] = k;
            }
        best = std::move(next);
        chosen.push_back(std::move(kinds));
    }
    auto used = static_cast<std::size_t>(std::max_element(best.begin(), best.end()) - best.begin());
    std::vector<std::size_t> kinds(shares.size());
    for (std::size_t i = shares.size(); i-- > 0;) {
        kinds[i] = chosen[i][used];
        used -= places[kinds[i]];
    }
    return kinds;
}

std::size_t likeliestHarbour(const Shares& shares) {
    return static_cast<std::size_t>(std::max_element(shares.begin() + 1, shares.end()) - shares.begin());
}

}  // namespace

cv::Mat marksOf(const cv::Mat& crop) {
    cv::Mat scaled, lab, contours;
    crop.convertTo(scaled, CV_32FC3, 1 / 255.);
    cv::cvtColor(scaled, lab, cv::COLOR_BGR2Lab);
    cv::Mat across, down;
    cv::Sobel(lab, across, CV_32F, 1, 0);
    cv::Sobel(lab, down, CV_32F, 0, 1);
    std::vector<cv::Mat> steps;
    cv::split(across.mul(across) + down.mul(down), steps);
    cv::sqrt(steps[0] + steps[1] + steps[2], contours);
    cv::GaussianBlur(contours, contours, {}, 2);
    cv::log(contours + kFlat, contours);
    cv::resize(contours, contours, {kMarksWide, kMarksWide}, 0, 0, cv::INTER_AREA);
    return contours.rowRange(0, kMarksHigh).clone();
}

std::vector<Shares> harboursTogether(const std::vector<CoastLook>& coast, const AlikePrints& alike) {
    CV_Assert(coast.size() == kFrameCoast);
    static const std::vector<HarbourFrame> frames = allFrames();
    const Marks marks(coast);
    std::vector<double> fromMarks;
    for (const HarbourFrame& frame : frames) fromMarks.push_back(marks.natsFor(frame.places()));

    std::vector<HarbourWay> ways;
    double likeliest = -std::numeric_limits<double>::infinity();
    for (const bool isKnownPrint : {true, false}) {
        const double inAnyOrder = isKnownPrint ? kAnyOrderOfKnown : kAnyOrder;
        std::vector<HarbourNats> rows;
        double bare = std::log(isKnownPrint ? kKnownPrint : 1 - kKnownPrint);
        for (const CoastLook& look : coast) rows.push_back(natsOf(look, isKnownPrint));
        ways.push_back(withoutFrame(rows, bare + std::log(1 - kFramed)));
        for (const HarbourNats& row : rows) bare += row[0];
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const double turn = frames[i].isTurned ? kTurned : 1 - (kPieceCoast - 1) * kTurned;
            const double nats = bare + fromMarks[i] + std::log(kFramed * turn / kAssemblies);
            ways.push_back(withUsualKinds(frames[i], rows, alike, nats + std::log(kUsualKinds)));
            const double usual = ways.back().nats;
            ways.push_back(
                withAnyKinds(frames[i].places(), rows, nats + std::log(1 - kUsualKinds - kUsualFours - inAnyOrder)));
            const double here = std::max(usual, ways.back().nats);
            likeliest = std::max(likeliest, here);
            if (here - likeliest <= kHopeless) continue;
            ways.push_back(withUsualFours(frames[i], rows, alike, nats + std::log(kUsualFours)));
            ways.push_back(withKindsOfBox(frames[i].places(), rows, alike, nats + std::log(inAnyOrder)));
        }
    }

    std::vector<double> nats;
    for (const HarbourWay& way : ways) nats.push_back(way.nats);
    const double all = logOfSum(nats);
    std::vector<Shares> together(kFrameCoast, Shares(kKinds));
    for (const HarbourWay& way : ways) {
        if (way.nats - all < kNegligible) continue;
        const double weight = std::exp(way.nats - all);
        for (std::size_t at = 0; at < kFrameCoast; ++at) {
            const auto kinds = way.kinds.find(at);
            if (kinds == way.kinds.end()) {
                together[at][0] += weight;
                continue;
            }
            for (std::size_t k = 0; k < kKinds; ++k) together[at][k] += weight * kinds->second[k];
        }
    }
    for (Shares& shares : together) normalize(shares);
    return together;
}

HarboursRead harboursOfFrame(const std::vector<board::Edge>& edges, const std::vector<CoastLook>& coast,
                             const std::array<int, 7>& count, const AlikePrints& alike) {
    CV_Assert(edges.size() == coast.size());
    const std::vector<Shares> together = harboursTogether(coast, alike);
    HarboursRead read;
    std::array<int, kKinds> left{};
    for (std::size_t k = 1; k < kKinds; ++k) left[k] = count[static_cast<std::size_t>(kHarbourKinds[k])];
    std::vector<std::size_t> openAt;
    for (std::size_t at = 0; at < edges.size(); ++at) {
        const std::size_t kind = likeliestHarbour(together[at]);
        const double alone = coast[at].kind.empty() ? 0 : coast[at].kind[kind];
        if (alone > kTrusted && together[at][kind] > kBorneOut) {
            read.reported.push_back({edges[at], kHarbourKinds[kind], static_cast<float>(alone)});
            --left[kind];
        } else if (1 - together[at][0] <= kSurelyThere) {
            continue;
        } else if (!coast[at].asPrinted.empty() && together[at][kind] > (kind == 1 ? kTold : kToldGood)) {
            read.reported.push_back({edges[at], kHarbourKinds[kind], static_cast<float>(together[at][kind])});
            --left[kind];
        } else {
            openAt.push_back(at);
        }
    }
    std::vector<Shares> open;
    for (const std::size_t at : openAt) open.push_back(together[at]);
    const auto kinds = likeliestKinds(open, left);
    for (std::size_t i = 0; i < openAt.size(); ++i)
        read.open.push_back({edges[openAt[i]], kHarbourKinds[kinds[i]], static_cast<float>(open[i][kinds[i]])});
    return read;
}

HarboursRead harboursAlone(const std::vector<board::Edge>& edges, const std::vector<CoastLook>& coast) {
    CV_Assert(edges.size() == coast.size());
    HarboursRead read;
    for (std::size_t at = 0; at < edges.size(); ++at) {
        if (coast[at].kind.empty()) continue;
        const std::size_t kind = likeliestHarbour(coast[at].kind);
        if (coast[at].kind[kind] > kTrusted)
            read.reported.push_back({edges[at], kHarbourKinds[kind], static_cast<float>(coast[at].kind[kind])});
    }
    return read;
}

}  // namespace hexwarden::vision
