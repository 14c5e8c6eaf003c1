#include "tests/fuzz/reading.h"

#include "calibration/profile.h"
#include "companion/ask/ask.h"
#include "companion/scan/shown_list.h"
#include "tests/fuzz/mutation.h"
#include "tests/support/scratch_folder.h"
#include "tracker/board/board_spec.h"
#include "tracker/board/piece_set.h"
#include "tracker/game/event.h"
#include "tracker/journal/journal.h"
#include "vision/picture_decoder.h"
#include "vision/picture_header.h"
#include "vision/source/clip.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <stop_token>
#include <string>

#include <nlohmann/json.hpp>

namespace hexwarden::fuzz {
namespace {

namespace fs = std::filesystem;

/// A program that is asked a million times does not decode a hundred megapixels each time.
constexpr std::int64_t kMostDecodedPixels = 1'000'000;
constexpr int kMostFrames = 8;

void must(bool holds, const std::string& what) {
    if (!holds) throw std::logic_error(what);
}

/// A file of one's own for readers that want a path; goes away with everything that was made beside it.
class Scratch {
  public:
    Scratch(std::string_view name, std::string_view bytes) : file_(folder_ / name) {
        std::ofstream(file_, std::ios::binary) << bytes;
    }
    const fs::path& file() const { return file_; }

  private:
    support::ScratchFolder folder_;
    fs::path file_;
};

void readJournal(std::string_view bytes) {
    const Scratch scratch("fuzzed.hexwarden", bytes);
    for (const game::Event& e : journal::Journal::openReadOnly(scratch.file()).events()) (void)game::text(e.body);
}

void readEvent(std::string_view line) {
    const game::Body body = game::bodyOf(line);
    must(game::bodyOf(game::text(body)) == body, "reads differently when it is written: " + game::text(body));
}

void readBoard(std::string_view text) {
    (void)board::parseBoardSpec(text, "fuzzed");
}

void readPieces(std::string_view text) {
    (void)board::parsePieceSet(text, "fuzzed");
}

void readQuestion(std::string_view line) {
    const std::string answer = ask::answer(line).line;
    must(answer.find('\n') == std::string::npos, "an answer of several lines: " + answer);
    must(nlohmann::json::accept(answer), "an answer that is no JSON: " + answer);
}

void readProfile(std::string_view text) {
    const calibration::Profile profile = calibration::profileOf(text, "fuzzed");
    const std::string written = calibration::text(profile);
    must(calibration::text(calibration::profileOf(written, "fuzzed")) == written, "a profile that changes: " + written);
}

void readPicture(std::string_view bytes) {
    const std::span data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    const auto header = vision::headerOf(data);
    if (!header) throw std::runtime_error("no picture");
    must(vision::kindOf(data) == header->kind, "a header of another kind");
    must(header->width >= 0 && header->height >= 0, "a negative size");
    if (header->width == 0 || header->height == 0 || header->width > kMostDecodedPixels / header->height) return;
    (void)vision::decoded(data);
}

/// What anybody may have sent as a stream, from its first byte on.
void watch(std::string_view name, std::string_view bytes) {
    const Scratch scratch(name, bytes);
    const auto source = source::open(scratch.file().string());
    for (int i = 0; i < kMostFrames; ++i) {
        const auto next = source->next(std::stop_token());
        if (std::holds_alternative<source::End>(next)) return;
        const auto* frame = std::get_if<vision::Frame>(&next);
        must(!frame || !frame->image.empty(), "an empty frame");
    }
}

void watchClip(std::string_view bytes) {
    watch("fuzzed.misread", bytes);
}

void watchFilm(std::string_view bytes) {
    watch("fuzzed.mjpeg", bytes);
}

void readShown(std::string_view text) {
    for (const scan::Shown& shown : scan::shownList(text, "fuzzed.jsonl"))
        must(shown.worth >= 1 && shown.kind != board::Piece::none, "a piece that is none");
}

constexpr std::array kReadings{
    FuzzTarget{"journal", readJournal}, FuzzTarget{"event", readEvent},  FuzzTarget{"board", readBoard},
    FuzzTarget{"pieces", readPieces},   FuzzTarget{"ask", readQuestion}, FuzzTarget{"profile", readProfile},
    FuzzTarget{"picture", readPicture}, FuzzTarget{"clip", watchClip},   FuzzTarget{"film", watchFilm},
    FuzzTarget{"shown", readShown},
};

}  // namespace

std::span<const FuzzTarget> fuzzTargets() {
    return kReadings;
}

bool readsOrRefuses(const FuzzTarget& reading, std::string_view bytes) try {
    reading.read(bytes);
    return true;
} catch (const std::runtime_error& e) {
    must(isOneSentence(e.what()), std::string("not one sentence: ") + e.what());
    return false;
}

}  // namespace hexwarden::fuzz
