#include "companion/commands/scan.h"

#include "calibration/profile.h"
#include "calibration/whole_file.h"
#include "companion/commands/options.h"
#include "companion/scan/overlay.h"
#include "tracker/board/message.h"
#include "vision/codecs/codecs.h"
#include "vision/photo.h"
#include "vision/source/cameras.h"
#include "vision/source/clip.h"
#include "vision/source/source.h"
#include "vision/source/turn.h"

#include <chrono>
#include <optional>
#include <ostream>
#include <set>
#include <variant>
#include <vector>

#include <malloc.h>
#include <opencv2/core/utils/logger.hpp>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHelp =
    R"(usage: hexwarden scan PHOTO… [--json] [--overlay OUT] [--pieces SET] [--layout NAME]
                      [--profile FILE] [--mode MODE] [--turn TURN]

Reads the board, the pieces and the dice in photographs. A board that is not found, or not
trusted, is refused with a reason.

  --json          one JSON line a photograph
  --overlay OUT   draws what was read on the photograph: OUT is a picture (.png or .jpg) or,
                  for several photographs, a folder that gets NAME.png of each; a picture's
                  name OUT.png given with several photographs becomes OUT-NAME.png; of two
                  photographs with one name the second gets NAME-2.png
  --pieces SET    the pieces in play, a file of data/pieces: base-6 (the default), seafarers-6,
                  risk-cubes-6 …; sets with armies, forts or markers have those looked for too
  --layout NAME   the only shape of board to accept: base-19, base-30, free-form; auto (the
                  default) takes any
  --profile FILE  the lens, as hexwarden calibrate measured it, the colours that were learned and
                  the pieces that hexwarden teach was shown; one of pictures of another size, of
                  another board or set of pieces is refused. Positions are those of the
                  straightened picture
  --mode MODE     of a camera: 1920x1080@15/MJPG, without rate or format if they do not matter
  --turn TURN     how the camera was held: 90, 180 or 270, the degrees clockwise that bring the
                  picture upright; mirrored; 90,mirrored …

Photographs of 25 megapixels are read as they are: JPEG, PNG, WebP, BMP, TIFF, PPM and HEIC.
HEIC of up to 50 (in one piece 36, as phones do not write it), JPEG and PNG of up to 100 are
read at half their width and height: sizes and positions are then those of the half.

A camera's number or name (hexwarden cameras lists them) stands for what it sees now, a kept
misreading (NAME.misread) for its last picture.

Exit status 1 if a file could not be read; the others are read nevertheless.
)";

constexpr std::int64_t kSettling = 12;  // pictures in which a camera sets its exposure

struct Request {
    std::vector<std::string> photos;
    bool json = false;
    std::string overlay, pieces = vision::kAnyPieces, layout, profile, mode, turn;
};

/// What is wrong with the arguments, or the request.
std::variant<Request, board::Message> parse(const Arguments& arguments) {
    Request request;
    const auto wrong = takeApart(arguments, {.values = {{"--overlay", &request.overlay},
                                                        {"--mode", &request.mode},
                                                        {"--turn", &request.turn},
                                                        {"--pieces", &request.pieces},
                                                        {"--layout", &request.layout},
                                                        {"--profile", &request.profile}},
                                             .flags = {{"--json", &request.json}},
                                             .others = &request.photos});
    if (wrong) return *wrong;
    if (request.photos.empty()) return board::say("which photograph?");
    if (request.layout == "auto") request.layout.clear();
    return request;
}

bool isPictureName(const fs::path& name) {
    const std::string ending = name.extension().string();
    return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

/// Where the overlay of one photograph goes: never where another's goes.
fs::path overlayPath(const Request& request, const fs::path& photo, std::set<fs::path>& taken) {
    const fs::path out = request.overlay;
    if (isPictureName(out) && request.photos.size() == 1) return out;
    const bool alike = isPictureName(out);
    const fs::path folder = alike ? out.parent_path() : out;
    const std::string name = (alike ? out.stem().string() + "-" : "") + photo.stem().string();
    const std::string ending = alike ? out.extension().string() : ".png";
    for (int count = 1;; ++count) {
        const fs::path path = folder / (name + (count > 1 ? "-" + std::to_string(count) : "") + ending);
        if (taken.insert(path).second) return path;
    }
}

/// One a photograph, in order; none if none are wanted. Makes the folder if need be. Throws if one would take the place
/// of a photograph.
std::vector<fs::path> overlayPaths(const Request& request) {
    if (request.overlay.empty()) return {};
    if (!isPictureName(request.overlay)) fs::create_directories(request.overlay);
    std::vector<fs::path> paths;
    std::set<fs::path> taken;
    for (const std::string& photo : request.photos) paths.push_back(overlayPath(request, photo, taken));
    for (const fs::path& path : paths)
        for (const std::string& photo : request.photos)
            if (std::error_code none; fs::equivalent(path, photo, none))
                throw board::Failure(board::say(
                    "the overlay %1 would take the place of the photograph %2; choose another name", path, photo));
    return paths;
}

void writeOverlay(const fs::path& path, const cv::Mat& picture) {
    const auto bytes = codecs::encoded(path.extension().string(), picture);
    calibration::writeWhole(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

bool isCamera(const std::string& name) {
    return !fs::exists(name) && source::cameraCalled(name);
}

/// What a camera sees, once it has set its exposure. Throws with one sentence if it shows nothing.
vision::Frame pictureOf(const std::string& camera, const std::string& mode) {
    const auto source = source::open(camera, {.mode = mode});
    for (std::optional<vision::Frame> last;;) {
        source::Next next = source->next();
        if (const auto* why = std::get_if<source::Interruption>(&next)) {
            if (last) return *last;
            throw board::Failure(why->reason);
        }
        last = std::get<vision::Frame>(std::move(next));
        if (last->id >= kSettling) return *last;
    }
}

/// The last one: the others led to it.
vision::Frame lastPictureOf(const std::string& clip) {
    source::ClipSource source(clip, false);
    for (std::optional<vision::Frame> last;;) {
        source::Next next = source.next();
        if (const auto* why = std::get_if<source::Interruption>(&next)) throw board::Failure(why->reason);
        if (std::holds_alternative<source::End>(next)) return last.value();
        last = std::get<vision::Frame>(std::move(next));
    }
}

/// The scanner of one call. What its networks take is given back while a large photograph is decoded: with both the
/// program would need more than it may.
class SparingScanner {
  public:
    SparingScanner(const Request& request, const std::optional<calibration::Profile>& profile)
        : request_(request), profile_(profile) {
        load();
    }

    vision::Scanner& scanner() {
        if (!scanner_) load();
        return *scanner_;
    }

    void makeRoom() {
        scanner_.reset();
        ::malloc_trim(0);
    }

  private:
    void load() {
        scanner_.emplace(
            dataFolder(),
            vision::FinderOptions{.layout = request_.layout, .focalPx = calibration::knownFocalPx(profile_)},
            request_.pieces);
        if (!profile_) return;
        scanner_->reader().use(vision::TableColours(profile_->colours));
        scanner_->reader().know(calibration::shownFor(*profile_, request_.pieces));
    }

    const Request& request_;
    const std::optional<calibration::Profile>& profile_;
    std::optional<vision::Scanner> scanner_;
};

vision::Frame pictured(const std::string& photo, const std::string& mode, SparingScanner& scanner) {
    if (source::isClip(photo)) return lastPictureOf(photo);
    return isCamera(photo) ? pictureOf(photo, mode) : vision::readPhoto(photo, [&] { scanner.makeRoom(); });
}

void scanOne(SparingScanner& scanner, const Request& request, const std::optional<calibration::Profile>& profile,
             const std::string& photo, const fs::path& overlay, std::ostream& out) {
    const auto start = std::chrono::steady_clock::now();
    vision::Frame frame = pictured(photo, request.mode, scanner);
    frame.image = source::turned(frame.image, source::turnOf(request.turn));
    if (profile) {
        if (const auto objection = calibration::objectionTo(*profile, "", frame.image.size(), request.layout))
            throw board::Failure(board::say("%1: %2", photo, *objection));
        frame.image = calibration::Straightener(profile->camera)(frame.image);
    }
    const double decodeMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    scan::Scanned scanned{photo, frame.image.size(), scanner.scanner().scan(frame), decodeMs};
    if (scanned.scan.board) scanned.view = vision::measureView(frame.image, *scanned.scan.board);
    scanned.needs.units = (profile && !profile->shown.pieces.empty()) ||
                          !board::readPieceSet(dataFolder() / "pieces" / (request.pieces + ".txt")).shapes().empty();
    if (request.json)
        out << scan::json(scanned).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << std::endl;
    else
        out << scan::text(scanned) << std::flush;
    if (!overlay.empty()) writeOverlay(overlay, scan::overlay(frame.image, scanned));
}

}  // namespace

int scan(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    ::mallopt(M_ARENA_MAX, 1);  // a second one would keep what the largest photograph's dice took beside the first
    const auto parsed = parse(arguments);
    if (const auto* wrong = std::get_if<board::Message>(&parsed)) return misused(streams, "scan", *wrong);
    const Request& request = std::get<Request>(parsed);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    checkNames(request.pieces, request.layout, dataFolder());
    std::optional<calibration::Profile> profile;
    source::turnOf(request.turn);  // an unknown word is reported before any photograph is read
    if (!request.profile.empty()) profile = calibration::loadProfile(request.profile);
    SparingScanner scanner(request, profile);
    const std::vector<fs::path> overlays = overlayPaths(request);
    int status = 0;
    for (std::size_t i = 0; i < request.photos.size(); ++i) try {
            scanOne(scanner, request, profile, request.photos[i], overlays.empty() ? fs::path() : overlays[i],
                    streams.out);
        } catch (const std::exception& e) {
            streams.err << "hexwarden scan: " << e.what() << '\n';
            status = 1;
        }
    return status;
}

}  // namespace hexwarden::commands
