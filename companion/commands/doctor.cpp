#include "companion/commands/doctor.h"

#include "companion/commands/options.h"
#include "companion/doctor/examine.h"
#include "companion/doctor/report.h"
#include "companion/log/places.h"

#include <ostream>

#include <nlohmann/json.hpp>
#include <opencv2/core/utils/logger.hpp>

namespace hexwarden::commands {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kHelp =
    R"(usage: hexwarden doctor [--json] [--quick] [--report FOLDER [--with FILE]…]

Looks at what Hexwarden needs of this machine: version and commit, Qt, OpenCV and graphics, the
cameras with their modes and rights, a voice, a network for phones, the models and their
checksums, room on the disk, folders, and how long a photograph and a camera's picture take here.
What is well has a tick; what is not has a sentence with the cure.

  --json           one JSON line for each thing that was looked at
  --quick          leaves out the times, which take a few seconds
  --report FOLDER  writes all of it there too, with the end of the log and the reports of crashes,
                   for whoever is to help; it holds no names and no pictures
  --with FILE      puts that file into the report as well: a journal, with the names that were
                   typed, or a kept misreading, with its pictures

Exit status 1 if something does not work.
)";

const char* word(doctor::Health health) {
    switch (health) {
        case doctor::Health::fine:
            return "fine";
        case doctor::Health::limited:
            return "limited";
        case doctor::Health::broken:
            return "broken";
    }
    return "";
}

Json json(const doctor::Diagnosis& diagnosis) {
    const std::string cure = board::english(diagnosis.cure);
    return {{"topic", diagnosis.topic},
            {"health", word(diagnosis.health)},
            {"what", board::english(diagnosis.what)},
            {"cure", cure.empty() ? Json(nullptr) : Json(cure)},
            {"details", diagnosis.details}};
}

}  // namespace

int doctor(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    bool asJson = false, quick = false;
    std::string report;
    std::vector<std::string> with, others;
    auto wrong = takeApart(arguments, {.values = {{"--report", &report}},
                                       .flags = {{"--json", &asJson}, {"--quick", &quick}},
                                       .lists = {{"--with", &with}},
                                       .others = &others});
    if (!wrong && !others.empty()) wrong = board::say("it takes no names");
    if (!wrong && !with.empty() && report.empty()) wrong = board::say("--with needs a --report to put the file into");
    if (wrong) return misused(streams, "doctor", *wrong);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    doctor::ExamineOptions options{dataFolder(), log::userFolder(), log::stateFolder(), !quick};
    options.found = [&](const doctor::Diagnosis& diagnosis) {
        if (asJson)
            streams.out << json(diagnosis).dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
        else
            streams.out << doctor::lines(diagnosis) << std::flush;
    };
    const auto diagnoses = doctor::examine(options);
    if (!report.empty()) {
        const auto file =
            doctor::writeReport(report, doctor::reportText(diagnoses, options.state), {with.begin(), with.end()});
        streams.err << "The report is in " << file.string() << "; read it before you send it.\n";
    }
    return doctor::worst(diagnoses) == doctor::Health::broken ? 1 : 0;
}

}  // namespace hexwarden::commands
