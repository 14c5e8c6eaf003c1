#include "calibration/profile.h"

#include "calibration/whole_file.h"
#include "tracker/board/message.h"
#include "tracker/board/number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <stdexcept>
#include <vector>

namespace hexwarden::calibration {
namespace {

constexpr std::size_t kLongestWord = 100;  // words are quoted in errors

constexpr std::string_view kFirstLine = "hexwarden-profile 1";

// ---- writing

std::string numbers(std::span<const double> values) {
    std::string s;
    for (double v : values) {
        std::array<char, 32> digits{};
        s.append(1, ' ').append(digits.data(), std::to_chars(digits.begin(), digits.end(), v).ptr);
    }
    return s;
}

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + 'x' + std::to_string(size.height);
}

// ---- reading

struct Unreadable {
    board::Message why;
};

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const auto from = line.find_first_not_of(" \t\r");
        if (from == std::string_view::npos) return words;
        line.remove_prefix(from);
        words.push_back(line.substr(0, line.find_first_of(" \t\r")));
        line.remove_prefix(words.back().size());
    }
}

double numberOf(std::string_view word) {
    const auto value = board::numberIn<double>(word);
    if (!value) throw Unreadable{board::say("'%1' is no number", word)};
    return *value;
}

using Words = std::span<const std::string_view>;

/// As many numbers as there is room for, no more and no fewer.
void readNumbers(Words words, std::span<double> into) {
    if (words.size() != into.size())
        throw Unreadable{board::say("%1 numbers are expected, not %2", into.size(), words.size())};
    std::transform(words.begin(), words.end(), into.begin(), numberOf);
}

void readPicture(Words words, CameraModel& camera) {
    std::array<double, 2> size{};
    readNumbers(words, size);
    for (double side : size)
        if (!(side >= 1 && side <= 100000 && side == std::floor(side)))
            throw Unreadable{board::say("that is no size of a picture")};
    camera.size = {static_cast<int>(size[0]), static_cast<int>(size[1])};
}

void readColour(Words words, std::array<Prototype, board::kColourCount>& colours) {
    const auto colour = words.empty() ? std::nullopt : board::colourOf(words.front());
    if (!colour) throw Unreadable{board::say("that is no colour of pieces")};
    std::array<double, 7> values{};
    readNumbers(words.subspan(1), values);
    if (*std::min_element(values.begin() + 3, values.begin() + 6) <= 0)
        throw Unreadable{board::say("a spread is above zero")};
    if (!(values[6] >= 0 && values[6] <= 1e9)) throw Unreadable{board::say("that is no count of pieces")};
    colours[static_cast<std::size_t>(*colour)] = {
        {values[0], values[1], values[2]}, {values[3], values[4], values[5]}, static_cast<int>(values[6])};
}

void readLine(std::string_view key, Words words, std::string_view rest, Profile& profile) {
    CameraModel& camera = profile.camera;
    if (key == "source") {
        profile.source = rest;
    } else if (key == "layout") {
        profile.layout = rest;
    } else if (key == "picture") {
        readPicture(words, camera);
    } else if (key == "lens") {
        const auto source = lensSourceOf(rest);
        if (!source) throw Unreadable{board::say("a lens is assumed or sheet")};
        camera.source = *source;
    } else if (key == "focal") {
        readNumbers(words, camera.focalPx.val);
        if (!(camera.focalPx[0] > 0 && camera.focalPx[1] > 0))
            throw Unreadable{board::say("a focal length is above zero")};
    } else if (key == "centre") {
        std::array<double, 2> centre{};
        readNumbers(words, centre);
        camera.centrePx = {centre[0], centre[1]};
    } else if (key == "distortion") {
        readNumbers(words, camera.distortion);
    } else if (key == "reprojection") {
        readNumbers(words, std::span(&camera.reprojectionPx, 1));
    } else if (key == "pose") {
        readNumbers(words, profile.imageFromLattice.emplace().val);
    } else if (key == "white") {
        std::array<double, 3> nobodyAsks{};
        readNumbers(words, nobodyAsks);
    } else if (key == "colour") {
        readColour(words, profile.colours);
    } else if (key == "pieces") {
        // Until 2026-11-26 no network was named.
        profile.shown.set = words.empty() ? std::string() : std::string(words[0]);
        profile.shown.placesOf = words.size() > 1 ? std::string(words[1]) : std::string();
    } else if (key == "shown") {
        profile.shown.pieces.push_back(shownPieceOf(words));
    } else if (key != "end") {
        throw Unreadable{board::say("'%1' is not known", key)};
    }
}

}  // namespace

std::string text(const Profile& profile) {
    const CameraModel& camera = profile.camera;
    std::string s = std::string(kFirstLine) + '\n';
    if (!profile.source.empty()) s += "source " + profile.source + '\n';
    if (!profile.layout.empty()) s += "layout " + profile.layout + '\n';
    s += "picture " + std::to_string(camera.size.width) + ' ' + std::to_string(camera.size.height) + '\n';
    s += "lens " + std::string(word(camera.source)) + '\n';
    s += "focal" + numbers(camera.focalPx.val) + '\n';
    s += "centre" + numbers(std::array{camera.centrePx.x, camera.centrePx.y}) + '\n';
    s += "distortion" + numbers(camera.distortion) + '\n';
    s += "reprojection" + numbers(std::array{camera.reprojectionPx}) + '\n';
    if (profile.imageFromLattice) s += "pose" + numbers(profile.imageFromLattice->val) + '\n';
    for (board::Colour colour : board::kColours) {
        const Prototype& p = profile.colours[static_cast<std::size_t>(colour)];
        s += "colour " + std::string(board::word(colour)) + numbers(p.mean.val) + numbers(p.spread.val) + ' ' +
             std::to_string(p.samples) + '\n';
    }
    if (!profile.shown.set.empty()) s += "pieces " + profile.shown.set + ' ' + profile.shown.placesOf + '\n';
    for (const ShownPiece& piece : profile.shown.pieces) s += "shown " + text(piece) + '\n';
    return s + "end\n";
}

Profile profileOf(std::string_view text, std::string_view file) {
    Profile profile;
    std::set<std::string> seen;
    int lineNumber = 0;
    const auto unreadable = [&](board::Message why) {
        return board::Failure(board::say("%1, line %2: %3", file, lineNumber, std::move(why)));
    };
    while (!text.empty()) {
        ++lineNumber;
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto words = wordsOf(line);
        if (lineNumber == 1) {
            if (words.size() == 2 && words[0] == "hexwarden-profile" && words[1] != "1")
                throw unreadable(board::say("this profile is from a newer version of Hexwarden"));
            if (words != wordsOf(kFirstLine)) throw unreadable(board::say("this is no profile of Hexwarden"));
            continue;
        }
        if (words.empty() || words.front().starts_with('#')) continue;
        const auto tooLong = [](std::string_view word) { return word.size() > kLongestWord; };
        if (words.front() != "source" && std::any_of(words.begin(), words.end(), tooLong))
            throw unreadable(board::say("a word is too long"));
        std::string name(words.front());
        if (name == "colour" && words.size() > 1) name.append(1, ' ').append(words[1]);
        if (!seen.insert(name).second && name != "shown") throw unreadable(board::say("'%1' is given twice", name));
        std::string_view rest;
        if (words.size() > 1)
            rest =
                line.substr(words[1].data() - line.data(), words.back().data() + words.back().size() - words[1].data());
        try {
            readLine(words.front(), Words(words).subspan(1), rest, profile);
        } catch (const Unreadable& e) {
            throw unreadable(e.why);
        } catch (const board::Failure& e) {
            throw unreadable(e.message());
        }
    }
    if (lineNumber == 0) throw board::Failure(board::say("%1 is empty", file));
    for (const char* needed : {"picture", "lens", "focal", "centre", "distortion", "end"})
        if (!seen.contains(needed)) throw unreadable(board::say("the profile ends without '%1'", needed));
    return profile;
}

void save(const Profile& profile, const std::filesystem::path& file) {
    writeWhole(file, text(profile));
}

Profile loadProfile(const std::filesystem::path& file) {
    return profileOf(readWhole(file), file.string());
}

const ShownPieces& shownFor(const Profile& profile, std::string_view pieceSet) {
    if (!profile.shown.pieces.empty() && profile.shown.set != pieceSet)
        throw board::Failure(board::say("the pieces of this profile were shown for %1, and %2 are played with",
                                        profile.shown.set, pieceSet));
    if (!profile.shown.pieces.empty() && !isReadable(profile.shown))
        throw board::Failure(
            board::say("the pieces of this profile were shown to another version of Hexwarden, which saw them "
                       "otherwise; show them once more"));
    return profile.shown;
}

double knownFocalPx(const std::optional<Profile>& profile) {
    const bool measured = profile && profile->camera.source != LensSource::assumed;
    return measured ? profile->camera.focalPx[0] : 0;
}

std::optional<board::Message> objectionTo(const Profile& profile, std::string_view source, cv::Size picture,
                                          std::string_view layout) {
    std::vector<board::Message> differs;
    const auto differ = [](std::string_view was, std::string_view is) {
        return !was.empty() && !is.empty() && was != is;
    };
    if (differ(profile.source, source))
        differs.push_back(board::say("the camera was %1 and is %2", profile.source, source));
    const bool piecesAlone = !profile.shown.pieces.empty() && profile.camera.source == LensSource::assumed &&
                             isStraight(profile.camera) && !profile.imageFromLattice;
    if (const auto was = sizeText(profile.camera.size), is = sizeText(picture); !piecesAlone && differ(was, is))
        differs.push_back(board::say("the picture was %1 and is %2", was, is));
    if (differ(profile.layout, layout))
        differs.push_back(board::say("the board was %1 and is %2", profile.layout, layout));
    if (differs.empty()) return std::nullopt;
    return board::say("this profile is of another table: %1", differs);
}

}  // namespace hexwarden::calibration
