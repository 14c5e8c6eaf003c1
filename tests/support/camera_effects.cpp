#include "tests/support/camera_effects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <stdexcept>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::tests {
namespace {

constexpr double kTau = 2 * std::numbers::pi;

double of(int strength, std::array<double, 3> values) {
    return values.at(static_cast<std::size_t>(strength - 1));
}

double seconds(std::int64_t ms) {
    return static_cast<double>(ms) / 1000;
}

/// Variance grows with brightness, as photons have it (Foi et al. 2008); sigma of 255 at middle grey.
cv::Mat noisy(const cv::Mat& clean, double sigma, std::int64_t atMs) {
    cv::Mat grain(clean.size(), CV_32FC3), picture, spread;
    cv::RNG(static_cast<std::uint64_t>(atMs) * 2654435761U + 1).fill(grain, cv::RNG::NORMAL, 0, sigma);
    clean.convertTo(picture, CV_32F);
    spread = picture / 128. * .8 + cv::Scalar::all(.2);
    cv::sqrt(spread, spread);
    picture += grain.mul(spread);
    cv::Mat result;
    picture.convertTo(result, CV_8U);
    return result;
}

/// Noise of the sensor after the camera has smoothed it: blobs of colour.
cv::Mat blotchy(const cv::Mat& clean, double sigma, std::int64_t atMs) {
    cv::Mat grain(clean.size() / 3, CV_32FC3), picture;
    cv::RNG(static_cast<std::uint64_t>(atMs) * 2654435761U + 7).fill(grain, cv::RNG::NORMAL, 0, sigma);
    cv::resize(grain, grain, clean.size(), 0, 0, cv::INTER_LINEAR);
    clean.convertTo(picture, CV_32F);
    picture += grain;
    cv::Mat result;
    picture.convertTo(result, CV_8U);
    return result;
}

cv::Mat shifted(const cv::Mat& clean, double x, double y, double degrees = 0) {
    cv::Mat move = cv::getRotationMatrix2D(cv::Point2f(clean.size() / 2), degrees, 1), result;
    move.at<double>(0, 2) += x;
    move.at<double>(1, 2) += y;
    cv::warpAffine(clean, result, move, clean.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return result;
}

cv::Mat swaying(const cv::Mat& clean, double px, double degrees, std::int64_t atMs) {
    const double t = seconds(atMs), slow = std::sin(kTau * .7 * t), fast = std::sin(kTau * 2.3 * t + 1);
    return shifted(clean, px * slow + px / 2 * fast, px * .6 * std::sin(kTau * .7 * t + .8) - px / 3 * fast,
                   degrees * slow);
}

/// Rows of a rolling shutter under mains light.
cv::Mat banded(const cv::Mat& clean, double share, double cycles, std::int64_t atMs) {
    cv::Mat rows(clean.rows, 1, CV_32FC3), result;
    for (int y = 0; y < clean.rows; ++y) {
        const double wave = std::sin(kTau * (cycles * y / clean.rows + 1.37 * seconds(atMs) * 4));
        rows.at<cv::Vec3f>(y) = cv::Vec3f::all(static_cast<float>(1 + share * wave));
    }
    clean.convertTo(result, CV_32F);
    result = result.mul(cv::repeat(rows, 1, clean.cols));
    result.convertTo(result, CV_8U);
    return result;
}

cv::Mat compressed(const cv::Mat& clean, int quality) {
    std::vector<std::uint8_t> bytes;
    cv::imencode(".jpg", clean, bytes, {cv::IMWRITE_JPEG_QUALITY, quality});
    return cv::imdecode(bytes, cv::IMREAD_COLOR);
}

/// A stream whose key frames come every two seconds: sharp at first, coarser with each picture until the next one.
cv::Mat pulsing(const cv::Mat& clean, int worst, std::int64_t atMs) {
    const double since = std::fmod(seconds(atMs), 2.) / 2;
    return compressed(clean, cvRound(90 + (worst - 90) * since));
}

cv::Mat tinted(const cv::Mat& clean, cv::Scalar gain) {
    cv::Mat result;
    cv::multiply(clean, gain, result);
    return result;
}

/// Exposure that hunts, as when a hand or a white card comes into view.
cv::Mat exposed(const cv::Mat& clean, double share, std::int64_t atMs) {
    const double t = seconds(atMs), saw = std::sin(kTau * t / 5) + .5 * std::sin(kTau * t / 1.7);
    return tinted(clean, cv::Scalar::all(1 + share * saw / 1.5));
}

cv::Mat shaded(const cv::Mat& clean, double share, std::int64_t atMs) {
    const double t = seconds(atMs), x = .5 + .45 * std::sin(kTau * t / 7), y = .5 + .4 * std::cos(kTau * t / 9);
    cv::Mat small(36, 64, CV_32FC3), light, result;
    for (int v = 0; v < small.rows; ++v)
        for (int u = 0; u < small.cols; ++u) {
            const double off = std::hypot((u + .5) / small.cols - x, (v + .5) / small.rows - y);
            const double dark = 1 / (1 + std::exp((off - .3) * 30));
            small.at<cv::Vec3f>(v, u) = cv::Vec3f::all(static_cast<float>(1 - share * dark));
        }
    cv::resize(small, light, clean.size(), 0, 0, cv::INTER_LINEAR);
    clean.convertTo(result, CV_32F);
    result = result.mul(light);
    result.convertTo(result, CV_8U);
    return result;
}

/// The lower part is still that of the frame before, or was never transmitted.
cv::Mat torn(const cv::Mat& clean, const cv::Mat& before, std::int64_t atMs, int every) {
    cv::RNG chance(static_cast<std::uint64_t>(atMs) * 2654435761U + 3);
    if (before.empty() || chance.uniform(0, every) != 0) return clean;
    cv::Mat result = clean.clone();
    cv::Mat lower = result.rowRange(chance.uniform(clean.rows / 5, clean.rows * 4 / 5), clean.rows);
    if (chance.uniform(0, 2) != 0)
        lower.setTo(cv::Scalar::all(128));
    else
        before.rowRange(clean.rows - lower.rows, clean.rows).copyTo(lower);
    return result;
}

cv::Mat hunting(const cv::Mat& clean, double sigmaPx, std::int64_t atMs) {
    const double t = std::fmod(seconds(atMs), 6.), soft = t < 1.2 ? std::sin(kTau / 2 * t / 1.2) * sigmaPx : 0;
    if (soft < .4) return clean;
    cv::Mat result;
    cv::GaussianBlur(clean, result, {}, soft);
    return result;
}

cv::Mat fewerLines(const cv::Mat& clean, int lines) {
    cv::Mat result;
    const double scale = static_cast<double>(lines) / clean.rows;
    cv::resize(clean, result, {}, scale, scale, cv::INTER_AREA);
    return result;
}

std::vector<CameraEffect> allEffects() {
    using Mat = cv::Mat;
    using Ms = std::int64_t;
    return {
        {"clean", false, [](const Mat& p, const Mat&, Ms, int) { return p; }},
        {"noise", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return noisy(p, of(s, {8, 14, 20}), t);
         }},
        {"bands", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return banded(p, of(s, {.036, .06, .09}), 1.6, t);
         }},
        {"sway", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return swaying(p, of(s, {2, 6, 9}), 0, t);
         }},
        {"jpeg", false,
         [](const Mat& p, const Mat&, Ms, int s) {
             return compressed(p, static_cast<int>(of(s, {40, 25, 15})));
         }},
        {"exposure", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return exposed(p, of(s, {.08, .15, .25}), t);
         }},
        {"white balance", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             const double swing = of(s, {.04, .08, .12}) * std::sin(kTau * seconds(t) / 8);
             return tinted(p, {1 - swing, 1, 1 + swing});
         }},
        {"shadow", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return shaded(p, of(s, {.12, .2, .3}), t);
         }},
        {"torn", false,
         [](const Mat& p, const Mat& b, Ms t, int s) {
             return torn(p, b, t, static_cast<int>(of(s, {30, 12, 6})));
         }},
        {"repeated", false,
         [](const Mat& p, const Mat& b, Ms t, int s) {
             cv::RNG chance(static_cast<std::uint64_t>(t) * 2654435761U + 5);
             return !b.empty() && chance.uniform(0, static_cast<int>(of(s, {10, 5, 3}))) == 0 ? b : p;
         }},
        {"focus", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return hunting(p, of(s, {1.5, 3, 5}), t);
         }},
        {"fewer lines", false,
         [](const Mat& p, const Mat&, Ms, int s) {
             return fewerLines(p, static_cast<int>(of(s, {600, 480, 400})));
         }},
        {"all", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             const double share = of(s, {.5, 1, 1.3});
             Mat picture = exposed(swaying(p, 3 * share, 0, t), .05 * share, t);
             picture = banded(picture, .03 * share, 1.6, t);
             return compressed(noisy(picture, 7 * share, t), 40);
         }},
        {"pulsing", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return pulsing(p, static_cast<int>(of(s, {40, 25, 15})), t);
         }},
        {"few frames", false, [](const Mat& p, const Mat&, Ms, int) { return p; },
         [](Ms, int s) {
             return static_cast<Ms>(of(s, {160, 240, 480}));
         }},
        {"changing rate", true, [](const Mat& p, const Mat&, Ms, int) { return p; },
         [](Ms last, int s) {
             const double slow = std::pow(std::sin(kTau / 2 * seconds(last) / 6), 2);
             return static_cast<Ms>(of(s, {200, 350, 500}) * slow);
         }},
        {"1080 lines", false,
         [](const Mat& p, const Mat&, Ms t, int s) {
             Mat large;
             cv::resize(p, large, {1920, 1080}, 0, 0, cv::INTER_CUBIC);
             return noisy(large, of(s, {0, 7, 14}), t);
         }},
        {"turning sway", true,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return swaying(p, of(s, {1, 3, 5}), of(s, {.2, .5, .8}), t);
         }},
        {"blotches", true,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return blotchy(p, of(s, {4, 7, 10}), t);
         }},
        {"narrow bands", true,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return banded(p, of(s, {.036, .06, .09}), 4.3, t);
         }},
        {"drifting corner", true,
         [](const Mat& p, const Mat&, Ms t, int s) {
             return shaded(exposed(p, of(s, {.05, .1, .15}), t), of(s, {.06, .1, .15}), t * 2);
         }},
    };
}

class Through : public source::FrameSource {
  public:
    Through(std::unique_ptr<source::FrameSource> clean, CameraEffect effect, int strength)
        : clean_(std::move(clean)), effect_(std::move(effect)), strength_(strength) {}

    source::Next next(std::stop_token stop) override {
        source::Next next = clean_->next(stop);
        while (std::holds_alternative<vision::Frame>(next) && isDropped(std::get<vision::Frame>(next)))
            next = clean_->next(stop);
        if (auto* frame = std::get_if<vision::Frame>(&next)) {
            frame->image = effect_.apply(frame->image, before_, frame->atMs, strength_);
            before_ = frame->image;
            lastMs_ = frame->atMs;
        }
        return next;
    }
    source::Pace pace() const override { return clean_->pace(); }

  private:
    bool isDropped(const vision::Frame& frame) const {
        return effect_.pauseMs && lastMs_ && frame.atMs < *lastMs_ + effect_.pauseMs(*lastMs_, strength_);
    }

    std::unique_ptr<source::FrameSource> clean_;
    CameraEffect effect_;
    int strength_;
    cv::Mat before_;
    std::optional<std::int64_t> lastMs_;
};

}  // namespace

const std::vector<CameraEffect>& cameraEffects() {
    static const std::vector<CameraEffect> all = allEffects();
    return all;
}

const CameraEffect& cameraEffect(const std::string& name) {
    for (const CameraEffect& effect : cameraEffects())
        if (effect.name == name) return effect;
    throw std::out_of_range("there is no camera effect '" + name + "'");
}

std::unique_ptr<source::FrameSource> through(std::unique_ptr<source::FrameSource> clean, const CameraEffect& effect,
                                             int strength) {
    return std::make_unique<Through>(std::move(clean), effect, strength);
}

}  // namespace hexwarden::tests
