#include "companion/commands/watch.h"

#include "companion/commands/options.h"
#include "companion/commands/seats.h"
#include "companion/commands/shown_pictures.h"
#include "companion/commands/watch_lines.h"
#include "companion/story/story.h"
#include "companion/table/lookout.h"
#include "companion/table/table_loop.h"
#include "tracker/board/number.h"
#include "vision/source/steering.h"
#include "vision/source/turn.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <future>
#include <iterator>
#include <ostream>
#include <utility>
#include <variant>
#include <vector>

#include <opencv2/core/utils/logger.hpp>

namespace hexwarden::commands {
namespace {

constexpr const char* kHelp =
    R"(usage: hexwarden watch SOURCE [--json] [--journal FILE] [--seats red:Ann,blue:Ben…]
                       [--every MS] [--pieces SET] [--layout NAME]
                       [--profile FILE [--learn]] [--shown FILE] [--mode MODE] [--turn TURN]

Watches a table and writes a line for everything that happens on it. SOURCE is a camera's number
(0) or name (hexwarden cameras lists them), a video file, a folder of pictures (read in name order,
each a quiet table), a kept misreading (NAME.misread), or the
address of a stream (http://… for MJPEG, rtsp://…).

  --json          JSON lines instead of sentences
  --journal FILE  keeps the events in a journal that the companion opens; a journal
                  that exists is continued, a new one begins a base game
  --seats LIST    who plays the game of a new journal, in playing order; red, blue, white and
                  orange if nothing is said
  --every MS      of a video file: the time between two frames that are looked at (125); 0
                  looks at all
  --pieces SET    the pieces in play, a file of data/pieces: base-6, base-4, seafarers-6,
                  risk-cubes-6 …; those of the journal's game, or base-6, if nothing is said
  --layout NAME   the only shape of board to accept: base-19, base-30, free-form
  --profile FILE  the lens, as hexwarden calibrate measured it, and the pieces that hexwarden
                  teach was shown; one of another camera, picture size, board or set of pieces
                  is refused. Positions are those of the straightened picture
  --shown FILE    of a video file: which pieces are shown in it, as hexwarden teach takes it
  --learn         at the end, keeps in that profile what the pieces looked like and where the
                  board lay
  --mode MODE     of a camera: 1920x1080@15/MJPG, without rate or format if they do not matter;
                  the best one that can be read in time if nothing is said
  --turn TURN     how the camera is held: 90, 180 or 270, the degrees clockwise that bring its
                  pictures upright; mirrored; 90,mirrored …

A video file is read as fast as it can be. A stream that stops is tried again until it comes
back. Ctrl-C, SIGTERM and SIGHUP end the watching as the end of a video does. With a journal a
change is printed once it is written. Exit status 1 if the source cannot be opened, no picture
of it can be read, or the journal cannot be written.
)";

constexpr int kBoardReadings = 6;  // of the tiles, before the board is printed
constexpr const char* kUsualSeats = "red,blue,white,orange";

struct Request {
    std::string source, journal, seats = kUsualSeats, every, pieces, layout, profile, shown, mode, turn;
    bool json = false, learn = false;
};

/// What is wrong with the arguments, or the request.
std::variant<Request, board::Message> parse(const Arguments& arguments) {
    Request request;
    std::vector<std::string> sources;
    const auto wrong = takeApart(arguments, {.values = {{"--journal", &request.journal},
                                                        {"--mode", &request.mode},
                                                        {"--turn", &request.turn},
                                                        {"--seats", &request.seats},
                                                        {"--every", &request.every},
                                                        {"--pieces", &request.pieces},
                                                        {"--layout", &request.layout},
                                                        {"--profile", &request.profile},
                                                        {"--shown", &request.shown}},
                                             .flags = {{"--json", &request.json}, {"--learn", &request.learn}},
                                             .others = &sources});
    if (wrong) return *wrong;
    if (sources.empty()) return board::say("which source?");
    if (sources.size() > 1) return board::say("one source at a time");
    request.source = sources.front();
    if (request.learn && request.profile.empty()) return board::say("--learn needs a --profile to keep it in");
    if (request.layout == "auto") request.layout.clear();
    return request;
}

std::int64_t milliseconds(const std::string& word) {
    if (const auto value = board::numberIn<std::int64_t>(word); value && *value >= 0) return *value;
    throw board::Failure(board::say("--every takes milliseconds, not '%1'", word));
}

std::optional<journal::Journal> journalOf(const Request& request) {
    if (request.journal.empty()) return std::nullopt;
    if (std::filesystem::exists(request.journal)) return journal::Journal::open(request.journal);
    return journal::Journal::create(request.journal);
}

/// Those of the game that the journal holds, or the ones asked for.
std::string piecesOf(const Request& request, const std::optional<journal::Journal>& journal) {
    const std::string played = journal ? story::Story(journal->events()).referee().state().pieces : "";
    if (!played.empty() && !request.pieces.empty() && played != request.pieces)
        throw board::Failure(
            board::say("the game of '%1' is played with %2, not %3", request.journal, played, request.pieces));
    if (!played.empty()) return played;
    return request.pieces.empty() ? vision::kAnyPieces : request.pieces;
}

/// Ctrl-C, the end of the session or of the terminal ends the watching; a second time it ends the program.
class Interruption {
  public:
    Interruption() {
        came_ = 0;
        for (std::size_t i = 0; i < kSignals.size(); ++i) before_[i] = std::signal(kSignals[i], note);
    }
    ~Interruption() {
        for (std::size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], before_[i]);
    }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool came() const { return came_ != 0; }

  private:
    static constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

    static void note(int which) {
        came_ = 1;
        std::signal(which, SIG_DFL);
    }

    static inline volatile std::sig_atomic_t came_ = 0;
    std::array<void (*)(int), kSignals.size()> before_{};
};

}  // namespace

int watch(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    const auto parsed = parse(arguments);
    if (const auto* wrong = std::get_if<board::Message>(&parsed)) return misused(streams, "watch", *wrong);
    const Request& request = std::get<Request>(parsed);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);  // what FFmpeg has to say reaches people as our own sentences

    const std::filesystem::path data = dataFolder();
    checkNames(request.pieces.empty() ? vision::kAnyPieces : request.pieces, request.layout, data);
    source::SourceOptions sourceOptions;
    if (!request.every.empty()) sourceOptions.everyMs = milliseconds(request.every);
    sourceOptions.mode = request.mode;
    sourceOptions.turn = source::turnOf(request.turn);
    source::modeWish(request.mode);  // an unknown word is reported whatever the source is
    const auto steering = sourceOptions.steering = std::make_shared<source::Steering>();
    const auto seats = seatsOf(request.seats);
    auto source = source::open(request.source, sourceOptions);
    std::optional<calibration::Profile> profile;
    if (!request.profile.empty()) profile = calibration::loadProfile(request.profile);
    const bool still = source->pace() == source::Pace::stills;
    const int readings = still ? 1 : kBoardReadings;
    auto journal = journalOf(request);
    const std::string pieces = piecesOf(request, journal);
    if (!request.shown.empty()) learnShown({request.source}, request.shown, pieces, request.layout, data, profile);
    table::EyeOptions eyeOptions;
    eyeOptions.finder.layout = request.layout;
    eyeOptions.pieceSet = pieces;
    table::Lookout lookout = table::lookoutFor(std::move(source), request.source, profile, data, eyeOptions);
    const auto shown = profile ? calibration::shownFor(*profile, pieces) : calibration::ShownPieces{};
    table::Table table(std::move(journal), {.belief = {},
                                            .layOutAfter = kBoardReadings,
                                            .pieceSets = {board::readPieceSet(data / "pieces" / (pieces + ".txt"))}});

    table.expectShown(calibration::kindsOf(shown));
    if (!request.journal.empty() && table.snapshot()->state().seats.empty())
        table.declare(game::Began{{}, {}, seats, pieces == vision::kAnyPieces ? "" : pieces}, game::Source::file);

    const Interruption interruption;
    const auto pieceSet = board::readPieceSet(data / "pieces" / (pieces + ".txt"));
    WatchLines lines(streams.out, request.source, request.json,
                     {.units = !shown.pieces.empty() || !pieceSet.shapes().empty()});
    std::promise<int> done;
    int status = 0;
    board::Message reported;
    const auto fail = [&](const board::Message& sentence) {
        if (sentence != reported) streams.err << "hexwarden watch: " << sentence << std::endl;  // once, not every frame
        reported = sentence;
        status = 1;
    };
    bool looked = false;
    // Printed is written: with a journal, what was seen waits until the table has nothing left to write.
    const bool kept = !request.journal.empty();
    std::vector<board::Change> unwritten;
    const auto written = [&] {
        return !kept || table.settled() ? std::exchange(unwritten, {}) : std::vector<board::Change>{};
    };
    std::optional<table::TableLoop> loop(
        std::in_place, std::move(lookout.source), std::move(lookout.eye), table,
        table::LoopListener{.looked =
                                [&](const auto& look, const auto& changes) {
                                    looked = true;
                                    std::copy(changes.begin(), changes.end(), std::back_inserter(unwritten));
                                    lines.looked(look, written(), *table.snapshot(), readings);
                                    if (look.pose && lines.isSharp()) steering->lock(true);
                                },
                            .interrupted = [&](const board::Message& reason) { lines.interrupted(reason); },
                            .ended =
                                [&] {
                                    lines.tell(written());
                                    lines.ended(*table.snapshot());
                                    if (still && !looked && status == 0)
                                        fail(board::say("no picture of '%1' can be read", request.source));
                                    done.set_value(status);
                                },
                            .failed = fail},
        steering);
    auto ended = done.get_future();
    while (ended.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready && !interruption.came()) {
    }
    const table::Learned learned = loop->learned();
    loop.reset();
    const int failures = ended.get();
    if (request.learn && failures == 0) calibration::save(table::withLearned(*profile, learned), request.profile);
    return failures;
}

}  // namespace hexwarden::commands
