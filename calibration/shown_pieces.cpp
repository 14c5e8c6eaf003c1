#include "calibration/shown_pieces.h"

#include "tracker/board/message.h"
#include "tracker/board/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace hexwarden::calibration {
namespace {

constexpr std::string_view kNobody = "none", kStanding = "standing", kLying = "lying", kShape = "shape", kOwn = "own";
constexpr std::size_t kWordsBefore = 4, kWordsOfBulk = 2, kWordsOfComing = 5;

void append(std::string& s, float value) {
    std::array<char, 24> digits{};
    s.append(1, ' ').append(digits.data(), std::to_chars(digits.begin(), digits.end(), value).ptr);
}

float numberOf(std::string_view word) {
    const auto value = board::numberIn<float>(word);
    if (!value || !std::isfinite(*value)) throw board::Failure(board::say("'%1' is no number", word));
    return *value;
}

std::vector<float> sharesOf(std::span<const std::string_view> words) {
    if (words.size() != board::kShapeCount)
        throw board::Failure(board::say("%1 words are expected, not %2", board::kShapeCount, words.size()));
    std::vector<float> shares;
    for (const std::string_view word : words) {
        shares.push_back(numberOf(word));
        if (shares.back() < 0 || shares.back() > 1) throw board::Failure(board::say("'%1' is no number", word));
    }
    return shares;
}

using Words = std::span<const std::string_view>;

/// Cuts a word and those after it off; none if it is not there.
std::optional<Words> cutFrom(Words& words, std::string_view tag) {
    const auto before = static_cast<std::size_t>(std::find(words.begin(), words.end(), tag) - words.begin());
    if (before == words.size()) return std::nullopt;
    const Words after = words.subspan(before + 1);
    words = words.first(before);
    return after;
}

Bulk checked(Bulk bulk) {
    for (const float side : {bulk.width, bulk.height})
        if (side < 0 || side > kLargestBulk) throw board::Failure(board::say("no piece is so large as this one"));
    return bulk;
}

Bulk bulkOf(Words words) {
    if (words.size() != kWordsOfBulk)
        throw board::Failure(board::say("%1 words are expected, not %2", kWordsOfBulk, words.size()));
    return checked({numberOf(words[0]), numberOf(words[1])});
}

}  // namespace

void shorten(ShownPiece& piece) {
    constexpr float kSteps = 1000;
    const auto cut = [](float& value) { value = std::round(value * kSteps) / kSteps; };
    std::for_each(piece.place.begin(), piece.place.end(), cut);
    if (piece.bulk) cut(piece.bulk->width), cut(piece.bulk->height);
    std::for_each(piece.shape.begin(), piece.shape.end(), cut);
    if (!piece.coming) return;
    for (float* value : {&piece.coming->form.area, &piece.coming->form.length, &piece.coming->form.breadth,
                         &piece.coming->foot[0], &piece.coming->foot[1]})
        cut(*value);
    std::for_each(piece.coming->alone.begin(), piece.coming->alone.end(), cut);
    if (piece.coming->own) cut(piece.coming->own->width), cut(piece.coming->own->height);
}

std::vector<board::Piece> kindsOf(const ShownPieces& shown) {
    std::vector<board::Piece> kinds;
    for (const ShownPiece& piece : shown.pieces)
        if (std::find(kinds.begin(), kinds.end(), piece.kind) == kinds.end()) kinds.push_back(piece.kind);
    return kinds;
}

std::string text(const ShownPiece& piece) {
    std::string s(board::word(piece.kind));
    s.append(1, ' ').append(std::to_string(piece.worth));
    s.append(1, ' ').append(piece.colour ? board::word(*piece.colour) : kNobody);
    s.append(1, ' ').append(piece.lying ? kLying : kStanding);
    for (float value : piece.place) append(s, value);
    if (piece.bulk) append(s, piece.bulk->width), append(s, piece.bulk->height);
    if (piece.bulk && piece.coming) {
        const auto& [form, foot, alone, own] = *piece.coming;
        for (const float value : {form.area, form.length, form.breadth, foot[0], foot[1]}) append(s, value);
        for (const float value : alone) append(s, value);
    }
    if (!piece.shape.empty()) s.append(1, ' ').append(kShape);
    for (const float value : piece.shape) append(s, value);
    if (piece.bulk && piece.coming && piece.coming->own) {
        s.append(1, ' ').append(kOwn);
        append(s, piece.coming->own->width), append(s, piece.coming->own->height);
    }
    return s;
}

ShownPiece shownPieceOf(std::span<const std::string_view> words) {
    const auto own = cutFrom(words, kOwn), shape = cutFrom(words, kShape);
    constexpr std::size_t kWithBulk = kWordsBefore + kPlaceSize + kWordsOfBulk,
                          kWithComing = kWithBulk + kWordsOfComing, kWithAlone = kWithComing + kPlaceSize;
    const bool withAlone = words.size() == kWithAlone, withComing = withAlone || words.size() == kWithComing;
    const bool withBulk = withComing || words.size() == kWithBulk;
    if (!withBulk && words.size() != kWordsBefore + kPlaceSize)
        throw board::Failure(board::say("%1 words are expected, not %2", kWordsBefore + kPlaceSize, words.size()));
    ShownPiece piece;
    const auto kind = board::pieceOf(words[0]);
    if (!kind || *kind == board::Piece::none) throw board::Failure(board::say("'%1' is no kind of piece", words[0]));
    piece.kind = *kind;
    const auto worth = board::numberIn<int>(words[1]);
    if (!worth || *worth < 1 || *worth > kMostWorth)
        throw board::Failure(board::say("'%1' is no number of pieces", words[1]));
    piece.worth = *worth;
    piece.colour = board::colourOf(words[2]);
    if (!piece.colour && words[2] != kNobody) throw board::Failure(board::say("'%1' is no colour", words[2]));
    if (words[3] != kStanding && words[3] != kLying)
        throw board::Failure(board::say("a piece is standing or lying, not '%1'", words[3]));
    piece.lying = words[3] == kLying;
    for (std::size_t i = kWordsBefore; i < words.size(); ++i) piece.place.push_back(numberOf(words[i]));
    if (shape) piece.shape = sharesOf(*shape);
    if (own && !withComing) throw board::Failure(board::say("'%1' is no number", kOwn));
    if (withComing) {
        const float* more = &piece.place[kPlaceSize + kWordsOfBulk];
        piece.coming = Coming{{more[0], more[1], more[2]}, {more[3], more[4]}};
        if (withAlone) piece.coming->alone.assign(piece.place.end() - kPlaceSize, piece.place.end());
        if (own) piece.coming->own = bulkOf(*own);
        for (const float side : {more[0], more[1], more[2]})
            if (side <= 0 || side > 2 * kLargestBulk)
                throw board::Failure(board::say("no piece is so large as this one"));
    }
    if (withBulk) {
        piece.bulk = checked({piece.place[kPlaceSize], piece.place[kPlaceSize + 1]});
        piece.place.resize(kPlaceSize);
    }
    return piece;
}

}  // namespace hexwarden::calibration
