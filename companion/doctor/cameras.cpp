#include "vision/source/cameras.h"

#include "companion/doctor/examine.h"

namespace hexwarden::doctor {

std::vector<Diagnosis> cameras() {
    std::vector<Diagnosis> all;
    for (const source::Camera& camera : source::cameras()) {
        const auto chosen = source::bestMode(camera.modes);
        Diagnosis diagnosis{
            "camera", Health::fine,
            board::say("Camera %1 (%2): %3", camera.title, camera.device, chosen ? source::text(*chosen) : "")};
        if (!camera.problem.empty()) {
            diagnosis.health = Health::broken;
            diagnosis.what = board::say("Camera %1 (%2)", camera.title, camera.device);
            diagnosis.cure = camera.problem;
        }
        for (const source::CameraMode& mode : camera.modes) diagnosis.details.push_back(source::text(mode));
        all.push_back(diagnosis);
    }
    if (all.empty())
        all.push_back({"camera", Health::limited, board::say("There is no camera."),
                       board::say("Plug one in, or play by tapping.")});
    return all;
}

}  // namespace hexwarden::doctor
