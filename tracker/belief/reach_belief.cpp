#include "tracker/belief/reach_belief.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexwarden::belief {
namespace {

using board::Colour;
using board::Trace;

constexpr double kAtOnce = .1;        // chance, beside a change, that one reach takes one kind and brings another
constexpr double kTwoLooks = .75;     // exponent: two looks at one thing err alike
constexpr double kFallen = .5;        // chance that what goes while something comes is the enemy's
constexpr double kStrangerHeld = .2;  // chance that nobody had seen what goes, where some piece stands that it may be

/// What a trace may be, and where that belongs.
struct Candidate : Share {
    board::Site site;
};

/// One building in the place of another: the same one would look the same.
bool isRebuilt(const Candidate& a, const Candidate& b) {
    return board::isBuilding(a.what.piece) && a.site == b.site;
}

/// A piece of five for ones, say.
bool isChange(const Candidate& a, const Candidate& b) {
    return a.what.piece == b.what.piece && a.colour == b.colour && a.what.worth != b.what.worth;
}

/// Units or a building of its colour stand where it comes to, of whatever kind.
bool isAmongOwn(const Candidate& came, const Standing& standing) {
    return board::isUnit(came.what.piece) && std::ranges::any_of(board::kPieces, [&](board::Piece piece) {
               return (board::isUnit(piece) || board::isBuilding(piece)) && standing(came.site, piece, came.colour) > 0;
           });
}

bool isMarked(const board::ShownAs& what) {
    return what.piece != board::Piece::none && what.owned;
}

std::vector<Candidate> candidatesOf(const Trace& trace, const Standing& standing, const ReachOptions& options) {
    std::vector<Candidate> candidates;
    for (const board::TraceGuess& guess : trace.kinds) {
        if (!isMarked(guess.what)) {
            candidates.push_back({{guess.what, std::nullopt, double(guess.probability)}, guess.site});
            continue;
        }
        for (const auto& colour : trace.colours)
            if (colour.probability >= options.leastColour)
                candidates.push_back(
                    {{guess.what, colour.value, double(guess.probability) * double(colour.probability)}, guess.site});
    }
    double sum = 0, strange = 0;
    bool held = false;  // some piece stands there that it may be
    for (Candidate& r : candidates) {
        const bool known = r.what.piece != board::Piece::none;
        if (known) {
            const int there = standing(r.site, r.what.piece, r.colour);
            if (!trace.came && there < r.what.worth) r.weight *= std::exp(options.unheldOf);
            if (!trace.came && there >= r.what.worth) held = true;
            if (trace.came && there > 0 && board::isBuilding(r.what.piece)) r.weight *= std::exp(options.sameAgain);
            if (trace.came && isAmongOwn(r, standing)) r.weight *= std::exp(options.ownGround);
            if (trace.came && r.what.piece == board::Piece::fort &&
                standing(r.site, board::Piece::settlement, r.colour) + standing(r.site, board::Piece::city, r.colour) ==
                    0) {
                strange += r.weight * (1 - std::exp(options.fortOnNothing));
                r.weight *= std::exp(options.fortOnNothing);
            }
        }
        sum += r.weight;
    }
    if (held)
        for (Candidate& r : candidates)
            if (r.what.piece == board::Piece::none) {
                sum -= r.weight * (1 - kStrangerHeld);
                r.weight *= kStrangerHeld;
            }
    if (strange > 0) candidates.push_back({{{}, std::nullopt, strange}, trace.hex});  // it is something else
    sum += strange;
    if (sum > 0)
        for (Candidate& r : candidates) r.weight /= sum;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const auto& a, const auto& b) { return a.weight > b.weight; });
    return candidates;
}

/// The traces with each one's colours weighed by what the others say.
std::vector<Trace> pooled(std::vector<Trace> traces, const ReachOptions& options) {
    constexpr double kUnlisted = .01;  // of a colour that a trace does not list; as Weight::leastProbability
    const auto shareOf = [](const Trace& trace, Colour colour) {
        double share = kUnlisted;
        for (const auto& guess : trace.colours)
            if (guess.value == colour) share = std::max(share, double(guess.probability));
        return share;
    };
    const std::vector<Trace> alone = traces;
    for (std::size_t i = 0; i < traces.size(); ++i) {
        const auto colours = static_cast<double>(alone[i].colours.size());
        std::vector<double> others;
        double sum = 0;
        for (const auto& guess : alone[i].colours) {
            double nats = 0;
            for (std::size_t j = 0; j < alone.size(); ++j) {
                if (j == i || alone[j].colours.empty()) continue;
                const double share = shareOf(alone[j], guess.value);
                const bool mayFall = alone[i].came != alone[j].came;
                nats += std::log(mayFall ? (1 - kFallen) * share + kFallen / colours : share);
            }
            others.push_back(nats);
        }
        if (others.empty() || alone.size() < 2) continue;
        const double most = *std::max_element(others.begin(), others.end());
        for (double& nats : others) sum += nats = std::exp(nats - most);
        double all = 0;
        for (std::size_t k = 0; k < others.size(); ++k) {
            const double prior = options.oneHand * others[k] / sum + (1 - options.oneHand) / colours;
            auto& guess = traces[i].colours[k];
            guess.probability *= static_cast<float>(prior);
            all += double(guess.probability);
        }
        for (auto& guess : traces[i].colours) guess.probability /= static_cast<float>(all);
    }
    return traces;
}

/// What a thing is by itself: where it is more likely some piece that was shown than none of them, the likeliest of
/// these.
const Candidate& likeliest(const std::vector<Candidate>& candidates) {
    if (candidates.front().what.piece != board::Piece::none || candidates.front().weight > .5)
        return candidates.front();
    return candidates.size() > 1 ? candidates[1] : candidates.front();
}

/// How much more probably two traces are one thing that moved than two things, and as what.
struct Pairing {
    double nats = 0;
    std::size_t from = 0, to = 0;
    Candidate asFrom{}, asTo{};
    double probability = 0;  ///< of that kind and colour
    std::vector<Share> may{};
};

std::optional<Pairing> pairingOf(const std::vector<Candidate>& went, const std::vector<Candidate>& came,
                                 const ReachOptions& options, bool sameHex) {
    Pairing best;
    double together = 0, most = 0, apart = 0;
    for (const Candidate& a : went)
        for (const Candidate& b : came) {
            const double both = a.weight * b.weight;
            if (!a.isSame(b) || a.what.piece == board::Piece::none || isRebuilt(a, b)) {
                apart += both * (isChange(a, b) ? 1 : kAtOnce);
                continue;
            }
            together += both;
            best.may.push_back({a.what, a.colour, both});
            if (both > most) most = both, best.asFrom = a, best.asTo = b;
        }
    if (most <= 0) return std::nullopt;
    // Two things: each the likeliest that it can be by itself.
    const double pushed = went.front().isSame(came.front()) ? options.pushed : options.pushedUnlike;
    const double prior = sameHex ? pushed : options.march;
    best.nats = std::log(together) - std::log(went.front().weight * came.front().weight) + prior;
    // That it is of this kind, whether it is one thing or two.
    const double all = together + apart / (std::exp(prior) + 1);
    double sum = 0;
    for (Share& share : best.may) sum += share.weight = std::pow(share.weight / together, kTwoLooks);
    for (Share& share : best.may) share.weight *= together / all / sum;
    best.probability = std::ranges::max(best.may, {}, &Share::weight).weight;
    return best;
}

}  // namespace

std::vector<Passage> explainReach(const std::vector<Trace>& seen, const Standing& standing,
                                  const ReachOptions& options) {
    const std::vector<Trace> traces = pooled(seen, options);
    std::vector<std::vector<Candidate>> candidates;
    for (const Trace& trace : traces) candidates.push_back(candidatesOf(trace, standing, options));
    std::vector<Pairing> pairings;
    for (std::size_t i = 0; i < traces.size(); ++i)
        for (std::size_t j = 0; j < traces.size(); ++j) {
            if (traces[i].came || !traces[j].came || candidates[i].empty() || candidates[j].empty()) continue;
            auto pairing = pairingOf(candidates[i], candidates[j], options, traces[i].hex == traces[j].hex);
            if (!pairing || pairing->nats <= 0) continue;
            pairing->from = i, pairing->to = j;
            pairings.push_back(*pairing);
        }
    std::stable_sort(pairings.begin(), pairings.end(), [](const auto& a, const auto& b) { return a.nats > b.nats; });
    std::vector<bool> explained(traces.size());
    std::vector<Passage> passages;
    for (const Pairing& p : pairings) {
        if (explained[p.from] || explained[p.to]) continue;
        explained[p.from] = explained[p.to] = true;
        passages.push_back({p.asFrom.what, p.asFrom.colour, p.asFrom.site, p.asTo.site,
                            static_cast<float>(p.probability), p.may, p.from, p.to});
    }
    for (std::size_t i = 0; i < traces.size(); ++i) {
        if (explained[i] || candidates[i].empty()) continue;
        const Candidate& best = likeliest(candidates[i]);
        Passage passage{best.what,
                        best.colour,
                        {},
                        {},
                        static_cast<float>(best.weight),
                        {candidates[i].begin(), candidates[i].end()}};
        (traces[i].came ? passage.to : passage.from) = best.site;
        (traces[i].came ? passage.came : passage.went) = i;
        passages.push_back(passage);
    }
    return passages;
}

int overlookedAt(const std::vector<Passage>& passages, const board::Site& to, board::Piece piece,
                 std::optional<Colour> colour, const Standing& standing) {
    const auto fell = [&](const Passage& p) { return p.from == to && !p.to && p.colour && p.colour != colour; };
    if (std::ranges::any_of(passages, fell)) return 0;  // a battle takes from both sides
    std::map<board::Site, int> marched, gone;
    for (const Passage& p : passages) {
        if (p.what.piece != piece || p.colour != colour || !p.from || p.isPushed()) continue;
        if (p.to == to) marched[*p.from] += p.what.worth;
        if (!p.to) gone[*p.from] += p.what.worth;
    }
    int count = 0;
    for (const auto& [from, worth] : marched) count += std::clamp(standing(from, piece, colour) - worth, 0, gone[from]);
    return count;
}

}  // namespace hexwarden::belief
