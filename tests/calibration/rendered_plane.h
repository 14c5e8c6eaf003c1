// Pictures of a flat thing through a known lens from a known place, with named noise: the truth that calibration is
// tested against.
#pragma once

#include "calibration/camera_model.h"

#include <vector>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {

struct Noise {
    double sigma = 0;   ///< of every pixel and channel, grey levels
    double blurPx = 0;  ///< standard deviation of a Gaussian
    unsigned seed = 1;
};

/// Plane coordinates (mm, z = 0) to pixels of the straight picture.
inline cv::Matx33d straightFromPlane(const CameraModel& camera, const cv::Vec3d& turn, const cv::Vec3d& shiftMm) {
    cv::Matx33d rotation;
    cv::Rodrigues(turn, rotation);
    const cv::Matx33d pose{rotation(0, 0), rotation(0, 1), shiftMm[0],     rotation(1, 0), rotation(1, 1),
                           shiftMm[1],     rotation(2, 0), rotation(2, 1), shiftMm[2]};
    return cameraMatrix(camera) * pose;
}

/// Pixels as the lens delivers them to pixels of the straight picture, by OpenCV.
inline std::vector<cv::Point2d> straightened(const CameraModel& camera, const std::vector<cv::Point2d>& delivered) {
    std::vector<cv::Point2d> straight;
    const cv::Matx33d matrix = cameraMatrix(camera);
    const cv::TermCriteria settle(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 50, 1e-9);
    cv::undistortPoints(delivered, straight, matrix, camera.distortion, cv::noArray(), matrix, settle);
    return straight;
}

/// And back.
inline std::vector<cv::Point2d> distorted(const CameraModel& camera, const std::vector<cv::Point2d>& straight) {
    std::vector<cv::Point3d> rays;
    for (cv::Point2d p : straight)
        rays.emplace_back((p.x - camera.centrePx.x) / camera.focalPx[0], (p.y - camera.centrePx.y) / camera.focalPx[1],
                          1);
    std::vector<cv::Point2d> delivered;
    const cv::Vec3d none;
    cv::projectPoints(rays, none, none, cameraMatrix(camera), camera.distortion, delivered);
    return delivered;
}

inline cv::Mat withNoise(const cv::Mat& picture, const Noise& noise) {
    cv::Mat result;
    picture.convertTo(result, CV_MAKETYPE(CV_32F, picture.channels()));
    if (noise.blurPx > 0) cv::GaussianBlur(result, result, {}, noise.blurPx);
    if (noise.sigma > 0) {
        cv::Mat grains(result.size(), result.type());
        cv::RNG(noise.seed).fill(grains, cv::RNG::NORMAL, 0, noise.sigma);
        result += grains;
    }
    result.convertTo(result, picture.type());
    return result;
}

/// `texture` as the camera delivers it, bent by the lens; outside the texture lies grey table. Twice oversampled.
inline cv::Mat rendered(const cv::Mat& texture, const cv::Matx33d& straightFromTexture, const CameraModel& camera,
                        const Noise& noise = {}) {
    std::vector<cv::Point2d> delivered;
    delivered.reserve(static_cast<std::size_t>(camera.size.area()));
    for (int y = 0; y < camera.size.height; ++y)
        for (int x = 0; x < camera.size.width; ++x) delivered.emplace_back(x, y);
    std::vector<cv::Point2d> inTexture;
    cv::perspectiveTransform(straightened(camera, delivered), inTexture, straightFromTexture.inv());
    cv::Mat map, large, picture;
    cv::Mat(inTexture).reshape(2, camera.size.height).convertTo(map, CV_32FC2);
    cv::resize(map, map, camera.size * 2, 0, 0, cv::INTER_LINEAR);
    cv::remap(texture, large, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar::all(110));
    cv::resize(large, picture, camera.size, 0, 0, cv::INTER_AREA);
    return withNoise(picture, noise);
}

}  // namespace hexwarden::calibration
