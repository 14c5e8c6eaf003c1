#include "companion/doctor/examine.h"

#include <algorithm>

namespace hexwarden::doctor {

std::vector<Diagnosis> examine(const ExamineOptions& options, const std::stop_token& stop) {
    std::vector<Diagnosis> all;
    const auto take = [&](const std::vector<Diagnosis>& more) {
        for (const Diagnosis& diagnosis : more) {
            all.push_back(diagnosis);
            if (options.found) options.found(diagnosis);
        }
        return !stop.stop_requested();
    };
    if (!take(programAndLibraries()) || !take(cameras()) || !take(voiceAndPhones()) ||
        !take(models(options.data / "models")) || !take(roomAndFolders(options)) || !options.timed)
        return all;
    take(timings(options.data, stop));
    return all;
}

Health worst(const std::vector<Diagnosis>& diagnoses) {
    Health health = Health::fine;
    for (const Diagnosis& diagnosis : diagnoses) health = std::max(health, diagnosis.health);
    return health;
}

}  // namespace hexwarden::doctor
