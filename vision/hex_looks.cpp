#include "vision/hex_looks.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr double kInMiddle = .22;   // tile sides from the middle of its hex, where a token is not pushed aside
constexpr double kBeside = .5;      // ... from where on the network does not see it in the middle
constexpr double kSureToken = .97;  // such ones tell what colours tokens seem to have
constexpr double kAnyColour = .1;   // so many tokens of each colour are taken for seen
// Of four filmed evenings: share of the hexes with a building; so surely a number is read as often on a building as on
// a token; a token says no more than so many times the one or the other.
constexpr double kBuiltOn = .1, kAsOften = .93, kMostToken = 500;
constexpr double kLeastNone = .005;  // of what the network of corners says: it may be wrong
constexpr double kBuilt = .5;
constexpr auto kColoursSeen = static_cast<double>(kPieceColours.size());

/// How surely a number is read in the middle of a tile; the less, the farther from it.
double tokenIn(const TileLook& look) {
    if (look.token.empty()) return 0;
    const double away = cv::norm(look.discInLattice - centreInLattice(look.hex));
    const double near = std::clamp((kBeside - away) / (kBeside - kInMiddle), 0., 1.);
    return near * *std::max_element(look.token.begin() + 1, look.token.end());
}

/// What colours something has that stands there.
Shares coloursOf(const PieceLook<board::Hex>& look) {
    Shares colours(board::kColourCount);
    for (std::size_t i = 1; i < look.occupant.size(); ++i)
        colours[static_cast<std::size_t>(cornerOccupants()[i].colour)] += look.occupant[i];
    normalize(colours);
    return colours;
}

/// What colours the network sees in tokens of this board. `tokens`: how surely one is read at each look.
Shares coloursOfTokens(const std::vector<PieceLook<board::Hex>>& looks, const Shares& tokens) {
    Shares colours(board::kColourCount, kAnyColour);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (tokens[i] < kSureToken) continue;
        const Shares here = coloursOf(looks[i]);
        for (std::size_t c = 0; c < colours.size(); ++c) colours[c] += here[c];
    }
    normalize(colours);
    return colours;
}

}  // namespace

void weighByTokens(std::vector<PieceLook<board::Hex>>& looks, const std::vector<TileLook>& tiles) {
    Shares tokens;
    for (const TileLook& tile : tiles) tokens.push_back(tokenIn(tile));
    const Shares ofTokens = coloursOfTokens(looks, tokens);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        auto& look = looks[i];
        const double token = std::clamp(tokens[i], 1 / kMostToken, 1 - 1 / kMostToken);
        const double none = std::clamp(look.occupant.front(), kLeastNone, 1 - kLeastNone);
        const Shares colours = coloursOf(look);
        double like = 0;  // a token's colours rather than any
        for (std::size_t c = 0; c < colours.size(); ++c) like += colours[c] * ofTokens[c] * kColoursSeen;
        // Something is there, a building or a token; or nothing.
        const double asToken = std::exp(logit(token) - logit(kAsOften)) * like;
        const double empty = 1 / (1 + kBuiltOn / (1 - kBuiltOn) * (1 - none) / ((1 - none) * asToken + none));
        const double before = std::min(look.occupant.front(), 1 - kLeastNone);
        for (double& share : look.occupant) share *= (1 - empty) / (1 - before);
        look.occupant.front() = empty;
    }
}

std::vector<PieceLook<board::Hex>> lookAtMiddles(PieceReader& reader, Pyramid& pyramid, const View& view,
                                                 const std::vector<TileLook>& tiles, const board::PieceSet& set,
                                                 const KnownTable& table) {
    std::vector<board::Hex> hexes;
    for (const TileLook& tile : tiles) hexes.push_back(tile.hex);
    auto looks = reader.look(pyramid, view, hexes, set, table);
    weighByTokens(looks, tiles);
    return looks;
}

std::vector<cv::Point2d> builtMiddles(const std::vector<PieceLook<board::Hex>>& looks) {
    std::vector<cv::Point2d> middles;
    for (const auto& look : looks)
        if (look.occupant.front() < kBuilt) middles.push_back(centreInLattice(look.site));
    return middles;
}

}  // namespace hexwarden::vision
