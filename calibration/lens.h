// Measuring a lens from several photographs of the sheet.
#pragma once

#include "calibration/camera_model.h"
#include "calibration/charuco_sheet.h"
#include "calibration/outcome.h"

#include <vector>

namespace hexwarden::calibration {

struct LensOptions {
    std::size_t minViews = 4;
    double minSpreadDegrees = 15;     ///< two of the views must differ in tilt by this much
    double minCoverage = 0.25;        ///< share of the picture that the corners of all views together span
    double maxReprojectionPx = 1.5;   ///< at 1,000 pixels of the long side; grows with it
    double maxFocalDeviation = 0.02;  ///< standard deviation over focal length
};

struct Lens {
    CameraModel camera;
    std::vector<double> viewErrorPx;  ///< root mean square of each view
    double focalDeviationPx = 0;      ///< one standard deviation of the focal length, as the fit estimates it
};

/// Refused, with the reason and what to do about it, if the views cannot settle the lens: too few, of different size,
/// too alike, in one part of the picture only, or not those of a flat sheet.
Outcome<Lens> measureLens(const std::vector<SheetView>&, const LensOptions& = {});

}  // namespace hexwarden::calibration
