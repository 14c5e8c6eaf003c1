#include "vision/table_look.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr std::size_t kSightsOfASite = 3;  ///< that look alike say little more than one
constexpr double kRidge = 1;               ///< measured on made-up tables, half of their sites confirmed
constexpr double kFewPieces = 12;          ///< confirmed; with so many, half of their look is known
constexpr int kSteps = 60;

/// Confirmed crops; a row each.
struct Confirmed {
    cv::Mat features;  ///< the last one is 1
    cv::Mat logits;
    cv::Mat truth;    ///< 1 for the true class, else 0
    cv::Mat weights;  ///< one column
};

void append(Confirmed& all, const std::vector<float>& seen, const std::vector<float>& logits, std::size_t truth,
            double weight) {
    cv::Mat features(1, static_cast<int>(seen.size()) + 1, CV_64F, cv::Scalar(1));
    std::copy(seen.begin(), seen.end(), features.ptr<double>());
    cv::Mat row(1, static_cast<int>(logits.size()), CV_64F), one = cv::Mat::zeros(row.size(), CV_64F);
    std::copy(logits.begin(), logits.end(), row.ptr<double>());
    one.at<double>(static_cast<int>(truth)) = 1;
    all.features.push_back(features);
    all.logits.push_back(row);
    all.truth.push_back(one);
    all.weights.push_back(weight);
}

cv::Mat softmaxRows(const cv::Mat& logits) {
    cv::Mat highest, shares, sums;
    cv::reduce(logits, highest, 1, cv::REDUCE_MAX);
    cv::exp(logits - cv::repeat(highest, 1, logits.cols), shares);
    cv::reduce(shares, sums, 1, cv::REDUCE_SUM);
    return shares / cv::repeat(sums, 1, logits.cols);
}

/// Cross-entropy with a ridge by Nesterov's accelerated gradient, beginning where it was.
void descend(cv::Mat& move, const Confirmed& all) {
    if (all.features.empty()) {
        move.release();
        return;
    }
    if (move.empty()) move = cv::Mat::zeros(all.logits.cols, all.features.cols, CV_64F);
    double curvature = kRidge;  // at most: half of the squared features
    for (int i = 0; i < all.features.rows; ++i)
        curvature += .5 * all.weights.at<double>(i) * all.features.row(i).dot(all.features.row(i));
    const cv::Mat weights = cv::repeat(all.weights, 1, all.logits.cols);
    cv::Mat ahead = move.clone();
    double momentum = 1;
    for (int step = 0; step < kSteps; ++step) {
        cv::Mat predicted, gradient;
        cv::gemm(all.features, ahead, 1, all.logits, 1, predicted, cv::GEMM_2_T);
        cv::gemm((softmaxRows(predicted) - all.truth).mul(weights), all.features, 1, ahead, kRidge, gradient,
                 cv::GEMM_1_T);
        const cv::Mat next = ahead - gradient / curvature;
        const double later = (1 + std::sqrt(1 + 4 * momentum * momentum)) / 2;
        ahead = next + (next - move) * ((momentum - 1) / later);
        move = next;
        momentum = later;
    }
}

/// As long as few pieces are confirmed, empty sites must not gain against them: what they gain on the mean is taken
/// from all sites, wholly before the first piece, less with every further one.
void boundByPieces(cv::Mat& move, const Confirmed& all) {
    double empty = 0, pieces = 0;
    cv::Mat sum = cv::Mat::zeros(1, all.features.cols, CV_64F);
    for (int i = 0; i < all.features.rows; ++i) {
        const double weight = all.weights.at<double>(i);
        if (all.truth.at<double>(i, 0) > 0)
            sum += all.features.row(i) * weight, empty += weight;
        else
            pieces += weight;
    }
    if (empty > 0) move.col(move.cols - 1) -= move * sum.t() * (kFewPieces / (kFewPieces + pieces) / empty);
}

void add(std::vector<float>& logits, const std::vector<float>& seen, const cv::Mat& move) {
    if (move.empty()) return;
    for (std::size_t k = 0; k < logits.size(); ++k) {
        const auto* row = move.ptr<double>(static_cast<int>(k));
        double sum = row[seen.size()];
        for (std::size_t i = 0; i < seen.size(); ++i) sum += row[i] * static_cast<double>(seen[i]);
        logits[k] += static_cast<float>(sum);
    }
}

}  // namespace

void TableLook::learn(const board::Site& site, std::size_t kind, std::optional<std::size_t> colour,
                      const SiteSight& sight) {
    auto& here = samples_[site];
    // An empty site is built upon and a building grows in its colour; anything else was a mistake.
    std::erase_if(here, [&](const Sample& s) { return s.kind > kind || (s.kind > 0 && s.colour != colour); });
    const auto same = [&](const Sample& s) { return s.kind == kind; };
    if (static_cast<std::size_t>(std::count_if(here.begin(), here.end(), same)) == kSightsOfASite)
        here.erase(std::find_if(here.begin(), here.end(), same));
    here.push_back({kind, colour, sight});
}

void TableLook::fit() {
    Confirmed kinds, colours;
    for (const auto& [site, here] : samples_)
        for (const Sample& sample : here) {
            const double weight = 1. / static_cast<double>(here.size());
            append(kinds, sample.sight.seen, sample.sight.kind, sample.kind, weight);
            if (sample.colour) append(colours, sample.sight.seen, sample.sight.colour, *sample.colour, weight);
        }
    descend(kindMove_, kinds);
    boundByPieces(kindMove_, kinds);
    descend(colourMove_, colours);
}

SiteSight TableLook::onThisTable(SiteSight sight) const {
    add(sight.kind, sight.seen, kindMove_);
    add(sight.colour, sight.seen, colourMove_);
    return sight;
}

}  // namespace hexwarden::vision
