#include "companion/doctor/examine.h"

#include <algorithm>

namespace hexwarden::doctor {

std::vector<Finding> examine(const ExamineOptions& options, const std::stop_token& stop) {
    std::vector<Finding> all;
    const auto take = [&](const std::vector<Finding>& more) {
        for (const Finding& finding : more) {
            all.push_back(finding);
            if (options.found) options.found(finding);
        }
        return !stop.stop_requested();
    };
    if (!take(programAndLibraries()) || !take(cameras()) || !take(voiceAndPhones()) ||
        !take(models(options.data / "models")) || !take(roomAndFolders(options)) || !options.timed)
        return all;
    take(timings(options.data, stop));
    return all;
}

Health worst(const std::vector<Finding>& findings) {
    Health health = Health::fine;
    for (const Finding& finding : findings) health = std::max(health, finding.health);
    return health;
}

}  // namespace hexwarden::doctor
