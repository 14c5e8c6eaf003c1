#include "companion/commands/teach.h"

#include "calibration/profile.h"
#include "companion/commands/options.h"
#include "companion/commands/shown_pictures.h"
#include "companion/scan/teaching.h"

#include <optional>
#include <ostream>
#include <variant>

#include <opencv2/core/utils/logger.hpp>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHelp =
    R"(usage: hexwarden teach SOURCE… --shown SHOWN.jsonl --pieces SET --profile FILE [--layout NAME]

Learns what the pieces of a table look like, whatever they are, from pictures in which each was
shown once. hexwarden scan and hexwarden watch then know them with --profile FILE --pieces SET.

  SOURCE          photographs, a folder of them, or a video file; a board lies in each picture
  --shown FILE    which pieces are shown where, a JSON line each:
                  {"photo":"IMG.jpg","at":[812,640],"kind":"army","worth":5,"colour":"red"}
                  {"at_ms":4200,"at":[812,640],"kind":"fort","colour":"blue","lying":true}
                  photo: one of several pictures; at_ms: a moment of a video; at: the middle of
                  its foot in pixels; box: [x0,y0,x1,y1] about it, if you like; kind: road
                  settlement city ship fort castle wall bridge army knight archer cavalry galley
                  cargo flood; worth: how many of it one stands for; colour: one of the set's, or
                  none
  --pieces SET    the set of pieces that is played with, a file of data/pieces: risk-cubes-6 …
  --profile FILE  where it is kept. A profile that exists keeps the rest; kinds that are shown
                  again are learned from what is shown now
  --layout NAME   the only shape of board to accept: base-19, base-30, free-form

One colour of a kind is enough. A line tells each piece that was learned; a sentence tells which
cannot be told apart from here, and what would help. Exit status 1, and nothing is written, if
anything is wrong.
)";

struct Request {
    std::vector<std::string> sources;
    std::string shown, pieces, profile, layout;
};

/// What is wrong with the arguments, or the request.
std::variant<Request, board::Message> parse(const Arguments& arguments) {
    Request request;
    const auto wrong = takeApart(arguments, {.values = {{"--shown", &request.shown},
                                                        {"--pieces", &request.pieces},
                                                        {"--profile", &request.profile},
                                                        {"--layout", &request.layout}},
                                             .others = &request.sources});
    if (wrong) return *wrong;
    if (request.sources.empty()) return board::say("which photograph or film?");
    if (request.shown.empty()) return board::say("--shown SHOWN.jsonl says which pieces are where");
    if (request.pieces.empty()) return board::say("--pieces SET says which pieces are played with");
    if (request.profile.empty()) return board::say("--profile FILE says where it is kept");
    if (request.layout == "auto") request.layout.clear();
    return request;
}

}  // namespace

int teach(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    const auto parsed = parse(arguments);
    if (const auto* wrong = std::get_if<board::Message>(&parsed)) return misused(streams, "teach", *wrong);
    const Request& request = std::get<Request>(parsed);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    const fs::path data = dataFolder();
    checkNames(request.pieces, request.layout, data);
    std::optional<calibration::Profile> profile;
    if (fs::exists(request.profile)) profile = calibration::loadProfile(request.profile);
    const auto teaching = learnShown(request.sources, request.shown, request.pieces, request.layout, data, profile);
    calibration::save(*profile, request.profile);
    for (const calibration::ShownPiece& piece : teaching.pieces.pieces)
        streams.out << "learned: " << scan::words(piece) << '\n';
    for (const board::Message& sentence : teaching.warnings) streams.out << sentence << '\n';
    streams.out << "wrote " << request.profile << '\n';
    return 0;
}

}  // namespace hexwarden::commands
