#include "tracker/belief/robber_belief.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::belief {
namespace {

using board::Hex;

// Changes of log odds are stretched, because what speaks is that one tile changed and the others did not; more than
// kLargest nats of change say no more. He is believed to stay unless his own tile has changed by as much.
constexpr double kStretch = 4, kLargest = 2;
constexpr double kAhead = 2.7;  // how many times more likely than the next a tile must be, or the look says nothing
constexpr float kPlain = 0.5F;
// Of eleven filmed tables: where he stood he was first told with .97 and more; where he stood beside the board, a tile
// that looks a little like him was with .73.
constexpr float kSureAtFirst = .8F;
constexpr double kNowhere = -2.5;  // log odds that he is seen nowhere, where the likeliest tile is not his
// Chances that the strangest of the things that came to a hex is none of the pieces that were shown: all were shown,
// one plainly was not. Nobody shows the robber, so for a while such a hex is rather his.
constexpr float kShown = .2F, kStrange = .8F;
constexpr float kStranger = 3, kWanderer = 6;  // nats
constexpr int kLooksToCompare = 5;
constexpr int kMemory = 20;  // looks over which the usual odds of a tile are averaged

}  // namespace

std::optional<board::RobberChange> RobberBelief::take(const board::Observation& seen, double patience,
                                                      const BeliefOptions& options) {
    const Sight sight = sightIn(seen);
    const Guesses guesses = isPlain(sight) ? plain(sight) : compared(sight.odds);
    if (guesses[0].probability <= 0) {
        if (!hex_ && !seen.handInView) learn(seen.robberOdds);
        return std::nullopt;
    }
    agreeing_ = guesses[0].value == hex_ ? agreeing_ + 1 : 0;
    if (agreeing_ > 0 && !seen.handInView) learn(seen.robberOdds);
    if (agreeing_ >= options.robber.readings) rejected_.reset();
    rivals_.take(hex_, guesses, seen.atMs, options.weight);
    if (!isSteady(rivals_, options.robber, patience, seen.atMs)) return std::nullopt;
    const auto* rival = rivals_.strongest();
    if (rival->value == rejected_ || (!hex_ && rival->probability() < kSureAtFirst)) return std::nullopt;
    const board::RobberChange change{hex_, *rival->value, rival->probability(), rival->sinceMs};
    believe(change.to);
    return change;
}

/// What the reaches brought speaks for a tile or rules it out; then others may be the likeliest.
RobberBelief::Sight RobberBelief::sightIn(const board::Observation& seen) const {
    Sight sight{seen.robberOdds, seen.robber};
    std::erase_if(sight.odds, [&](const board::RobberOdds& tile) { return armies_.contains(tile.hex); });
    bool anew = sight.likeliest && armies_.contains(sight.likeliest->hex);
    for (auto& [hex, nats] : sight.odds)
        if (const auto came = strangers_.find(hex);
            came != strangers_.end() && seen.atMs - came->second.cameAtMs <= kRobberReadMs)
            nats += came->second.wandered ? kWanderer : kStranger, anew = true;
    if (!anew) return sight;
    sight.likeliest.reset();
    double sum = std::exp(kNowhere), most = 0;
    for (const auto& [hex, nats] : sight.odds) {
        const double weight = std::exp(static_cast<double>(nats));
        sum += weight;
        if (weight > most) most = weight, sight.likeliest = {hex, 0};
    }
    if (sight.likeliest) sight.likeliest->probability = static_cast<float>(most / sum);
    return sight;
}

void RobberBelief::reach(const std::map<Hex, float>& went, const std::map<Hex, float>& came, std::int64_t atMs) {
    const bool wandered = std::ranges::any_of(went, [&](const auto& of) {
        return of.second >= kStrange && (of.first == hex_ || strangers_.contains(of.first)) && !came.contains(of.first);
    });
    for (const auto& [hex, strange] : came) {
        armies_.erase(hex);
        strangers_.erase(hex);
        if (strange < kShown && hex != hex_) armies_.insert(hex);
        if (strange >= kStrange) strangers_[hex] = {atMs, wandered};
    }
}

/// Seen where he is believed to be, or more likely than not on a tile that is plainly ahead of his.
bool RobberBelief::isPlain(const Sight& seen) const {
    if (!seen.likeliest) return false;
    const auto& [hex, probability] = *seen.likeliest;
    return hex == hex_ || (probability >= kPlain && probability >= kAhead * chanceOfOwn(seen));
}

RobberBelief::Guesses RobberBelief::plain(const Sight& seen) const {
    Guesses guesses{};
    guesses[0] = {seen.likeliest->hex, seen.likeliest->probability};
    if (seen.likeliest->hex != hex_) guesses[1] = {hex_, chanceOfOwn(seen)};
    return guesses;
}

/// How likely it is that he stands where he stood, while another tile is more likely: as the odds of both tiles are. On
/// a tile that nobody looked at, and beside the board, he is as far as he is not seen elsewhere.
float RobberBelief::chanceOfOwn(const Sight& seen) const {
    const auto natsOf = [&](const std::optional<Hex>& hex) -> std::optional<double> {
        for (const auto& tile : seen.odds)
            if (tile.hex == hex) return tile.nats;
        return std::nullopt;
    };
    const float likeliest = seen.likeliest->probability;
    const auto own = natsOf(hex_), other = natsOf(seen.likeliest->hex);
    if (!own || !other) return 1 - likeliest;
    return std::min(1 - likeliest, likeliest * static_cast<float>(std::exp(*own - *other)));
}

RobberBelief::Guesses RobberBelief::compared(const std::vector<board::RobberOdds>& odds) const {
    struct Share {
        Hex hex;
        double weight = 0;
    };
    std::vector<Share> shares;
    double sum = 0;
    bool ownSeen = false;
    for (const auto& [hex, nats] : odds) {
        const auto usual = usual_.find(hex);
        if (usual == usual_.end() || usual->second.looks < kLooksToCompare) continue;
        double support = std::clamp(static_cast<double>(nats) - usual->second.nats, -kLargest, kLargest);
        if (hex == hex_) {
            support += kLargest;
            ownSeen = true;
        }
        shares.push_back({hex, std::exp(kStretch * support)});
        sum += shares.back().weight;
    }
    Guesses guesses{};
    if (!ownSeen) return guesses;
    std::sort(shares.begin(), shares.end(), [](const Share& a, const Share& b) { return a.weight > b.weight; });
    if (shares.size() < guesses.size() || shares[0].weight < kAhead * shares[1].weight) return guesses;
    for (std::size_t i = 0; i < guesses.size(); ++i)
        guesses[i] = {shares[i].hex, static_cast<float>(shares[i].weight / sum)};
    return guesses;
}

void RobberBelief::learn(const std::vector<board::RobberOdds>& odds) {
    for (const auto& [hex, nats] : odds) {
        Usual& usual = usual_[hex];
        usual.looks = std::min(usual.looks + 1, kMemory);
        usual.nats += (static_cast<double>(nats) - usual.nats) / usual.looks;
    }
}

void RobberBelief::confirm(std::optional<Hex> hex) {
    if (hex_ != hex) rejected_ = hex_;
    believe(hex);
}

void RobberBelief::forgetEvidence() {
    rivals_.clear();
    usual_.clear();
    armies_.clear();
    strangers_.clear();
    agreeing_ = 0;
}

void RobberBelief::believe(std::optional<Hex> hex) {
    for (const auto& changed : {hex_, hex})
        if (changed) usual_.erase(*changed);
    hex_ = hex;
    if (hex) armies_.erase(*hex);
    strangers_.clear();
    agreeing_ = 0;
    rivals_.clear();
}

}  // namespace hexwarden::belief
