#include "companion/commands/calibrate.h"

#include "calibration/lens.h"
#include "calibration/profile.h"
#include "companion/commands/options.h"
#include "vision/photo.h"

#include <cmath>
#include <optional>
#include <ostream>
#include <variant>

#include <opencv2/core/utils/logger.hpp>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;
using calibration::Paper;

constexpr const char* kHelp =
    R"(usage: hexwarden calibrate --sheet OUT [--paper a4|letter]
       hexwarden calibrate --lens PHOTO… --out PROFILE [--source SOURCE] [--layout NAME]
       hexwarden calibrate --show PROFILE

Measures the camera's lens for hexwarden watch --profile. A table can be watched without.

  --sheet OUT      writes the sheet to print, OUT.pdf or OUT.png; print it at actual size and
                   check the ruler of 100 mm
  --paper SIZE     a4 (the default) or letter
  --lens PHOTO…    four photographs of the sheet or more, taken with the camera and the
                   resolution of the games: from the front, tilted by 20 to 40 degrees to every
                   side, and in the corners of the picture
  --out PROFILE    where the lens is kept; a profile that exists keeps its colours
  --source SOURCE  the camera, as hexwarden watch takes it; another one is then refused
  --layout NAME    the board, likewise
  --show PROFILE   what a profile says

Exit status 1 if the lens could not be measured, with the reason.
)";

struct Request {
    std::string sheet, paper = "a4", out, source, layout, show;
    std::vector<std::string> photos;
};

/// What is wrong with the arguments, or the request.
std::variant<Request, board::Message> parse(const Arguments& arguments) {
    Request request;
    bool lens = false;
    const auto wrong = takeApart(arguments, {.values = {{"--sheet", &request.sheet},
                                                        {"--paper", &request.paper},
                                                        {"--out", &request.out},
                                                        {"--source", &request.source},
                                                        {"--layout", &request.layout},
                                                        {"--show", &request.show}},
                                             .flags = {{"--lens", &lens}},
                                             .others = &request.photos});
    if (wrong) return *wrong;
    if (!lens && !request.photos.empty()) return board::say("what is '%1' for?", request.photos.front());
    const int wanted = !request.sheet.empty() + !request.photos.empty() + !request.show.empty();
    if (wanted != 1) return board::say("give one of --sheet, --lens with photographs, --show");
    if (!request.photos.empty() && request.out.empty()) return board::say("--lens needs --out PROFILE");
    if (request.paper != "a4" && request.paper != "letter") return board::say("there is no paper '%1'", request.paper);
    return request;
}

std::string decimals(double value, int digits) {
    const double scale = std::pow(10, digits);
    std::string s = std::to_string(std::round(value * scale) / scale);
    return s.substr(0, s.find('.') + (digits > 0 ? digits + 1 : 0));
}

void tell(const calibration::CameraModel& camera, std::ostream& out) {
    out << "picture " << camera.size.width << " x " << camera.size.height << ", focal length "
        << decimals(camera.focalPx[0], 1) << " x " << decimals(camera.focalPx[1], 1) << " px (" << word(camera.source)
        << "), centre " << decimals(camera.centrePx.x, 1) << ' ' << decimals(camera.centrePx.y, 1);
    if (camera.reprojectionPx > 0) out << ", corners off by " << decimals(camera.reprojectionPx, 2) << " px";
    out << '\n';
}

int writeSheet(const Request& request, Streams streams) {
    const Paper paper = request.paper == "letter" ? Paper::letter : Paper::a4;
    calibration::writeSheet(request.sheet, paper);
    streams.out << "wrote " << request.sheet << ": print it at actual size and check the ruler of 100 mm\n";
    return 0;
}

int measure(const Request& request, Streams streams) {
    std::vector<calibration::SheetView> views;
    std::vector<std::string> names;
    int status = 0;
    for (const std::string& photo : request.photos) try {
            const auto view = calibration::findSheet(vision::readPhoto(photo).image);
            if (view) {
                views.push_back(*view);
                names.push_back(photo);
            } else {
                streams.out << photo << ": not used, " << view.refusal << '\n';
            }
        } catch (const std::exception& e) {
            streams.err << "hexwarden calibrate: " << e.what() << '\n';
            status = 1;
        }
    const auto lens = calibration::measureLens(views);
    if (!lens) throw board::Failure(board::say("the lens is not measured: %1", lens.refusal));
    for (std::size_t i = 0; i < views.size(); ++i)
        streams.out << names[i] << ": " << views[i].cornersInImage.size() << " corners, off by "
                    << decimals(lens->viewErrorPx[i], 2) << " px\n";
    tell(lens->camera, streams.out);

    calibration::Profile profile;
    if (fs::exists(request.out)) profile = calibration::loadProfile(request.out);
    profile.camera = lens->camera;
    profile.imageFromLattice.reset();
    if (!request.source.empty()) profile.source = request.source;
    if (!request.layout.empty()) profile.layout = request.layout;
    calibration::save(profile, request.out);
    streams.out << "wrote " << request.out << '\n';
    return status;
}

int show(const Request& request, Streams streams) {
    const calibration::Profile profile = calibration::loadProfile(request.show);
    streams.out << "source " << (profile.source.empty() ? "any" : profile.source) << ", layout "
                << (profile.layout.empty() ? "any" : profile.layout) << '\n';
    tell(profile.camera, streams.out);
    std::vector<board::Colour> known;
    for (board::Colour colour : board::kColours) {
        const int samples = profile.colours[static_cast<std::size_t>(colour)].samples;
        if (samples == 0) continue;
        known.push_back(colour);
        streams.out << board::word(colour) << ": learned from " << samples << " pieces\n";
    }
    for (const auto& pair : calibration::ColourModel(profile.colours).alike(known)) streams.out << pair.warning << '\n';
    return 0;
}

}  // namespace

int calibrate(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    const auto parsed = parse(arguments);
    if (const auto* wrong = std::get_if<board::Message>(&parsed)) return misused(streams, "calibrate", *wrong);
    const Request& request = std::get<Request>(parsed);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    if (!request.sheet.empty()) return writeSheet(request, streams);
    if (!request.show.empty()) return show(request, streams);
    return measure(request, streams);
}

}  // namespace hexwarden::commands
