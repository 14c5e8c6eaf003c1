#include "companion/scan/shown_list.h"

#include "calibration/shown_pieces.h"
#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

namespace hexwarden::scan {
namespace {

using board::Failure;
using board::say;
using Json = nlohmann::json;

constexpr double kLargestPx = 100000;
constexpr std::size_t kLongestWord = 255;  // of a file's name
constexpr std::int64_t kLatestMs = 1'000'000'000;

const Json& field(const Json& line, const char* name) {
    const auto found = line.find(name);
    if (found == line.end()) throw Failure(say("'%1' is missing", name));
    return *found;
}

/// Short enough to be quoted, and on one line.
bool isWord(std::string_view text) {
    return text.size() <= kLongestWord &&
           std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 0x7F; });
}

std::string wordIn(const Json& value, const char* name) {
    if (!value.is_string() || !isWord(value.get_ref<const std::string&>()))
        throw Failure(say("'%1' must be a word", name));
    return value.get<std::string>();
}

/// As many numbers as there must be, each a place in a picture.
std::vector<double> pixels(const Json& value, const char* name, std::size_t count) {
    if (!value.is_array() || value.size() != count)
        throw Failure(say("'%1' must be a list of %2 numbers", name, count));
    std::vector<double> numbers;
    for (const Json& one : value) {
        if (!one.is_number()) throw Failure(say("'%1' must be a list of %2 numbers", name, count));
        numbers.push_back(one.get<double>());
        if (!(std::abs(numbers.back()) <= kLargestPx)) throw Failure(say("'%1' lies beyond any picture", name));
    }
    return numbers;
}

std::int64_t wholeIn(const Json& value, const char* name, std::int64_t least, std::int64_t most) {
    if (!value.is_number_integer() || value.get<double>() < double(least) || value.get<double>() > double(most))
        throw Failure(say("'%1' must be a whole number from %2 to %3", name, least, most));
    return value.get<std::int64_t>();
}

Shown shownIn(const Json& line) {
    if (!line.is_object()) throw Failure(say("a line must be a JSON object"));
    Shown shown;
    for (const auto& [name, value] : line.items()) {
        if (name == "photo") {
            shown.photo = wordIn(value, "photo");
        } else if (name == "at_ms") {
            shown.atMs = wholeIn(value, "at_ms", 0, kLatestMs);
        } else if (name == "box") {
            const auto box = pixels(value, "box", 4);
            shown.box = cv::Rect2d({box[0], box[1]}, cv::Point2d{box[2], box[3]});
        } else if (name == "worth") {
            shown.worth = static_cast<int>(wholeIn(value, "worth", 1, calibration::kMostWorth));
        } else if (name == "lying") {
            if (!value.is_boolean()) throw Failure(say("'%1' must be true or false", "lying"));
            shown.lying = value.get<bool>();
        } else if (name != "at" && name != "kind" && name != "colour") {
            if (!isWord(name)) throw Failure(say("that is no name of a field"));
            throw Failure(say("'%1' is not known", name));
        }
    }
    const auto at = pixels(field(line, "at"), "at", 2);
    shown.at = {at[0], at[1]};
    const std::string kind = wordIn(field(line, "kind"), "kind"), colour = wordIn(field(line, "colour"), "colour");
    const auto piece = board::pieceOf(kind);
    if (!piece || *piece == board::Piece::none) throw Failure(say("'%1' is no kind of piece", kind));
    shown.kind = *piece;
    shown.colour = board::colourOf(colour);
    if (!shown.colour && colour != "none") throw Failure(say("'%1' is no colour", colour));
    return shown;
}

}  // namespace

std::vector<Shown> shownList(std::string_view text, std::string_view file) {
    std::vector<Shown> list;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const Json json = Json::parse(line, nullptr, false);
        try {
            if (json.is_discarded()) throw Failure(say("that is no JSON"));
            list.push_back(shownIn(json));
        } catch (const Failure& e) {
            throw Failure(say("%1, line %2: %3", file, number, e.message()));
        }
        list.back().line = number;
    }
    if (list.empty()) throw Failure(say("%1 names no piece", file));
    return list;
}

}  // namespace hexwarden::scan
