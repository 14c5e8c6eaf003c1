// How the camera stands, in the words of its screen.
#pragma once

#include "companion/viewmodel/screens/camera_model.h"
#include "vision/source/steering.h"
#include "vision/view_meter.h"

namespace hexwarden::session {

/// `steering`: of a camera, which may have larger pictures to offer; else null.
viewmodel::PlacingReport placingReport(const vision::ViewMeter&, const source::Steering* steering, bool units);

}  // namespace hexwarden::session
