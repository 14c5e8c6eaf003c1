#include "vision/source/cameras.h"

#include "companion/doctor/examine.h"

namespace hexwarden::doctor {

std::vector<Finding> cameras() {
    std::vector<Finding> all;
    for (const source::Camera& camera : source::cameras()) {
        const auto chosen = source::bestMode(camera.modes);
        Finding finding{
            "camera", Health::fine,
            board::say("Camera %1 (%2): %3", camera.title, camera.device, chosen ? source::text(*chosen) : "")};
        if (!camera.problem.empty()) {
            finding.health = Health::broken;
            finding.what = board::say("Camera %1 (%2)", camera.title, camera.device);
            finding.cure = camera.problem;
        }
        for (const source::CameraMode& mode : camera.modes) finding.details.push_back(source::text(mode));
        all.push_back(finding);
    }
    if (all.empty())
        all.push_back({"camera", Health::limited, board::say("There is no camera."),
                       board::say("Plug one in, or play by tapping.")});
    return all;
}

}  // namespace hexwarden::doctor
