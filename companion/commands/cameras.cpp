#include "companion/commands/cameras.h"

#include "companion/commands/options.h"
#include "vision/source/cameras.h"

#include <ostream>

#include <nlohmann/json.hpp>

namespace hexwarden::commands {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kHelp =
    R"(usage: hexwarden cameras [--json]

Lists the cameras of this machine: the lasting name by which watch, scan and the companion find
one again wherever it is plugged in, its device, its modes, the mode that is chosen if nobody
asks for another one, and why it cannot be used if it cannot.

  --json  one JSON line a camera

Exit status 1 if there is no camera.
)";

std::string chosenOf(const source::Camera& camera) {
    const auto mode = source::bestMode(camera.modes);
    return mode ? source::text(*mode) : "";
}

Json json(const source::Camera& camera) {
    Json modes = Json::array();
    for (const source::CameraMode& mode : camera.modes) modes.push_back(source::text(mode));
    const std::string chosen = chosenOf(camera);
    return {{"name", camera.name},
            {"title", camera.title},
            {"device", camera.device},
            {"usable", camera.problem.empty()},
            {"problem", camera.problem.empty() ? Json(nullptr) : Json(english(camera.problem))},
            {"chosen", chosen.empty() ? Json(nullptr) : Json(chosen)},
            {"modes", modes}};
}

void tell(const source::Camera& camera, std::ostream& out) {
    const std::string chosen = chosenOf(camera);
    out << camera.name << '\n' << "  " << camera.title << ", " << camera.device << '\n';
    if (!camera.problem.empty()) out << "  " << camera.problem << '\n';
    for (const source::CameraMode& mode : camera.modes) {
        const std::string text = source::text(mode);
        out << "  " << text << (text == chosen ? "  (chosen)" : "") << '\n';
    }
}

}  // namespace

int cameras(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    bool asJson = false;
    std::vector<std::string> others;
    auto wrong = takeApart(arguments, {.flags = {{"--json", &asJson}}, .others = &others});
    if (!wrong && !others.empty()) wrong = board::say("it takes no names");
    if (wrong) return misused(streams, "cameras", *wrong);
    const auto all = source::cameras();
    for (const source::Camera& camera : all)
        if (asJson)
            streams.out << json(camera).dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        else
            tell(camera, streams.out);
    if (all.empty()) streams.err << "hexwarden cameras: there is no camera; plug one in\n";
    return all.empty() ? 1 : 0;
}

}  // namespace hexwarden::commands
