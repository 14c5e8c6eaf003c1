// Buildings in the middle of hexes (CONQ-1), whether somebody showed them or not.
#include "vision/belonging.h"
#include "vision/pushed_token.h"
#include "vision/trace_reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwarden::vision {
namespace {

using board::Piece;

constexpr float kAtOnceCity = .03F,
                kSettlementAgain = .15F,  // chances: a city on a free hex; a settlement in place of a building,
    kSettlementOfCity = .01F;             // in place of a city
constexpr float kLeastNone = .02F;        // least chance of an empty site: the network of corners may be wrong
constexpr float kPlaceTaken = 60;  // factor on a building's odds where the hex's token was pushed aside, or one stood
constexpr float kSecondBuilding = .02F;
constexpr double kOffMiddle = .35, kOnMiddle = .22, kBeside = .5;  // tile sides
constexpr double kPlainlyStrange = 2;                              // nats
constexpr double kSurely = .8;

}  // namespace

bool TraceReader::stoodBuilding(cv::Point2d foot, const std::vector<Thing>& gone) const {
    const auto isHere = [&](const Thing& thing) { return isBuildingAt(thing, foot); };
    return std::ranges::any_of(gone, isHere) || std::ranges::any_of(standing_, isHere);
}

/// Where the number token of each hex lies to whose middle something came.
std::map<board::Hex, cv::Mat> TraceReader::pushedTokens(const std::vector<Patch>& patches,
                                                        const std::vector<Thing>& gone,
                                                        const Pictures& pictures) const {
    std::map<board::Hex, cv::Mat> tokens;
    for (const board::Hex hex : pictures.pose.land) {
        const cv::Point2d middle = centreInLattice(hex);
        const auto differs = [&](const Patch& patch) {
            return cv::countNonZero(outlineIn(patch.box, pictures.view, middle, kUsualBuilding) & patch.mask) > 0;
        };
        if (stoodBuilding(middle, gone) || std::ranges::none_of(patches, differs)) continue;
        if (const auto token = pushedToken(pictures.view, middle, pictures.before, pictures.after))
            tokens[hex] = token->change;
    }
    return tokens;
}

/// Removes number tokens that a building has pushed aside in its hex: they did not come.
void TraceReader::takeTokens(std::vector<Found>& found, const std::vector<board::Hex>& land) const {
    if (!standsInHexes(set_)) return;
    const auto offMiddle = [](const Found& f) { return cv::norm(centreInLattice(hexAt(f.piece.foot)) - f.piece.foot); };
    const auto isStrange = [&](const Found& f) {
        auto odds = oddsOfKinds(f, 1, land, looksOf(f, 1));
        const double stranger = odds.back();
        odds.pop_back();
        return stranger > *std::max_element(odds.begin(), odds.end()) + kPlainlyStrange;
    };
    const auto hexOf = [](const Found& f) { return hexAt(f.piece.foot); };
    const auto isIn = [&](const std::vector<board::Hex>& hexes, const Found& f) {
        return std::find(hexes.begin(), hexes.end(), hexOf(f)) != hexes.end();
    };
    std::vector<board::Hex> built, pushed;
    for (const Found& f : found)
        if (f.came() && offMiddle(f) < kOnMiddle) built.push_back(hexOf(f));
    std::erase_if(found, [&](const Found& f) {
        const bool token = f.came() && offMiddle(f) > kOffMiddle && isIn(built, f) && isStrange(f);
        if (token) pushed.push_back(hexOf(f));
        return token;
    });
    for (Found& f : found) f.beside = f.beside || (offMiddle(f) < kOnMiddle && isIn(pushed, f));
}

/// A city whose wall is a ring about the settlement that it replaces: only parts of the ring are left of its patch.
bool TraceReader::isRebuilt(const Found& f, const board::TraceGuess& likeliest) const {
    return standsInHexes(set_) && f.came() && f.rebuilt && board::isBuilding(likeliest.what.piece) &&
           likeliest.probability > kSurely;
}

/// What is left beside a building that is larger than most. Units come together with the first building of a hex
/// (CONQ-6), so there nothing else may be seen in it.
bool TraceReader::isRestOfBuilding(const Found& rest, std::span<const Found> all) const {
    if (!standsInHexes(set_) || rest.piece.outlined) return false;
    return std::ranges::any_of(all, [&](const Found& f) {
        const bool larger = f.rebuilt || (f.beside && rest.shape.empty());
        return &f != &rest && f.came() && larger && cv::norm(f.piece.foot - rest.piece.foot) < kBeside;
    });
}

/// Settlements and cities of the base game that nobody showed stand in the middle of hexes too (CONQ-1).
void TraceReader::giveToBuildings(std::vector<board::TraceGuess>& guesses, const Found& found,
                                  const std::vector<board::Hex>& land) const {
    if (!standsInHexes(set_)) return;
    // A hex holds one building (CONQ-1): what comes beside it is none.
    const bool isBeside = found.came() && !found.rebuilt && std::ranges::any_of(standing_, [&](const Thing& thing) {
                              return board::isBuilding(thing.piece()) && hexAt(thing.foot) == hexAt(found.piece.foot);
                          });
    if (isBeside) {
        for (auto& guess : guesses)
            if (guess.what.piece == Piece::settlement || guess.what.piece == Piece::city)
                guess.probability *= kSecondBuilding;
        return;
    }
    float stranger = 0;
    for (const auto& guess : guesses)
        if (guess.what.piece == Piece::none) stranger = guess.probability;
    const float here = std::exp(float(belongsAt(Piece::settlement, found.piece.foot, land, set_)));
    const Shares kinds = softmax(found.sights[found.came() ? 1 : 0].kind);
    const float none = std::max(kLeastNone, static_cast<float>(kinds[0]));
    // The first building of a hex is a settlement (CONQ-6); one that replaces it is probably larger.
    const float again = found.ofCity ? kSettlementOfCity : kSettlementAgain;
    const float settlement = found.rebuilt ? again : 1 - kAtOnceCity, city = 1 - settlement;
    std::vector<board::TraceGuess> buildings;
    for (const auto& [piece, seen] : {std::pair(Piece::settlement, kinds[1]), std::pair(Piece::city, kinds[2])}) {
        const bool byPeople = isShown(piece) && !(piece == Piece::settlement && learnedSettlement_);
        if (byPeople || set_.stockOf(piece) == 0) continue;
        const float odds = static_cast<float>(seen) / none * (found.beside || found.rebuilt ? kPlaceTaken : 1);
        buildings.push_back({{piece}, hexAt(found.piece.foot), stranger * here * odds});
    }
    for (auto& building : buildings) {
        const auto same =
            std::find_if(guesses.begin(), guesses.end(), [&](const auto& g) { return g.what == building.what; });
        if (same != guesses.end())
            same->probability += building.probability;
        else
            guesses.push_back(building);
    }
    float either = 0;
    for (auto& guess : guesses)
        if (guess.what.piece == Piece::settlement || guess.what.piece == Piece::city) {
            guess.probability *= guess.what.piece == Piece::city ? city : settlement;
            either += guess.probability;
        }
    if (!found.rebuilt || isShown(Piece::city)) return;
    // By itself a city resembles the settlement that was learned more than anything else that is known.
    const float asCity = static_cast<float>(kinds[2]) * city, asSettlement = static_cast<float>(kinds[1]) * settlement;
    for (auto& guess : guesses)
        if (guess.what.piece == Piece::settlement || guess.what.piece == Piece::city)
            guess.probability = either * (guess.what.piece == Piece::city ? asCity : asSettlement) /
                                std::max(1e-6F, asCity + asSettlement);
}

/// The first building is a settlement (CONQ-6), so it shows what settlements of this edition look like.
void TraceReader::learnBuilding(const Found& found, const board::Trace& trace) {
    if (isShown(Piece::settlement) || !standsInHexes(set_) || trace.colours.empty()) return;
    float building = 0;
    for (const auto& guess : trace.kinds)
        if (board::isBuilding(guess.what.piece)) building += guess.probability;
    const auto form = formOf(found.piece.mask, found.origin, formView_);
    if (building < kSurely || !form || found.byItself.empty()) return;
    learnedSettlement_ = true;
    shown_.pieces.push_back(
        {Piece::settlement, 1, trace.colours.front().value, false, found.places[1], kUsualBuilding,
         calibration::Coming{
             *form, {static_cast<float>(found.piece.foot.x), static_cast<float>(found.piece.foot.y)}, found.byItself}});
    known_.recognise({Piece::settlement}, false, {found.byItself, found.places[1]});
    nameKinds();
}

}  // namespace hexwarden::vision
