#include "calibration/colour_difference.h"

#include <cmath>

namespace hexwarden::calibration {
namespace {

double squared(double v) {
    return v * v;
}

/// Degrees in 0..360; 0 for no hue.
double hueOf(double a, double b) {
    if (a == 0 && b == 0) return 0;
    const double degrees = std::atan2(b, a) * 180 / CV_PI;
    return degrees < 0 ? degrees + 360 : degrees;
}

double radians(double degrees) {
    return degrees * CV_PI / 180;
}

double linear(double value) {
    const double v = value / 255;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

double labCurve(double t) {
    constexpr double knee = 6.0 / 29;
    return t > knee * knee * knee ? std::cbrt(t) : t / (3 * knee * knee) + 4.0 / 29;
}

}  // namespace

cv::Vec3d linearOf(cv::Vec3d bgr) {
    return {linear(bgr[0]), linear(bgr[1]), linear(bgr[2])};
}

cv::Vec3d deliveredOf(cv::Vec3d linearBgr) {
    for (double& value : linearBgr.val)
        value = 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055);
    return linearBgr;
}

Lab labOf(cv::Vec3d linearBgr) {
    const auto& [b, g, r] = linearBgr.val;
    // IEC 61966-2-1 primaries, divided by the D65 white.
    const double x = labCurve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = labCurve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = labCurve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double ciede2000(Lab one, Lab two) {
    const double chroma7 = std::pow((std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2, 7);
    const double far7 = std::pow(25.0, 7);
    const double stretch = 1 + (1 - std::sqrt(chroma7 / (chroma7 + far7))) / 2;
    const double a1 = one[1] * stretch, a2 = two[1] * stretch;
    const double c1 = std::hypot(a1, one[2]), c2 = std::hypot(a2, two[2]);
    const double h1 = hueOf(a1, one[2]), h2 = hueOf(a2, two[2]);

    double turn = 0, meanHue = h1 + h2;
    if (c1 * c2 != 0) {
        turn = h2 - h1;
        if (turn > 180) turn -= 360;
        if (turn < -180) turn += 360;
        if (std::abs(h1 - h2) > 180) meanHue += h1 + h2 < 360 ? 360 : -360;
        meanHue /= 2;
    }
    const double deltaL = two[0] - one[0], deltaC = c2 - c1;
    const double deltaH = 2 * std::sqrt(c1 * c2) * std::sin(radians(turn) / 2);

    const double meanL = (one[0] + two[0]) / 2, meanC = (c1 + c2) / 2, meanC7 = std::pow(meanC, 7);
    const double t = 1 - 0.17 * std::cos(radians(meanHue - 30)) + 0.24 * std::cos(radians(2 * meanHue)) +
                     0.32 * std::cos(radians(3 * meanHue + 6)) - 0.20 * std::cos(radians(4 * meanHue - 63));
    const double weightL = 1 + 0.015 * squared(meanL - 50) / std::sqrt(20 + squared(meanL - 50));
    const double weightC = 1 + 0.045 * meanC, weightH = 1 + 0.015 * meanC * t;
    const double rotation =
        -std::sin(radians(60 * std::exp(-squared((meanHue - 275) / 25)))) * 2 * std::sqrt(meanC7 / (meanC7 + far7));
    const double l = deltaL / weightL, c = deltaC / weightC, h = deltaH / weightH;
    return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

}  // namespace hexwarden::calibration
