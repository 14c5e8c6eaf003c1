// CIE L*a*b* of camera colours, and how different two of them look.
#pragma once

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

/// L* 0..100, a* and b* about -110..110, relative to the white of the light (D65 for sRGB as delivered).
using Lab = cv::Vec3d;

/// Blue, green, red of an sRGB picture, 0..255, to light (linear, 0..1).
cv::Vec3d linearOf(cv::Vec3d bgr);
/// And back.
cv::Vec3d deliveredOf(cv::Vec3d linearBgr);
Lab labOf(cv::Vec3d linearBgr);

/// CIEDE2000 with kL = kC = kH = 1 (Sharma, Wu, Dalal 2005): 1 is just noticeable side by side.
double ciede2000(Lab, Lab);

}  // namespace hexwarden::calibration
