#include "vision/harbour_ways.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr std::size_t kKinds = kHarbourKinds.size();
constexpr double kMisread = .02;    ///< of a known print
constexpr double kPlaceTrust = .4;  ///< of an unknown print: what counts of the network's log-odds that it is one,
constexpr double kKindTrust = .3;   ///< and how often it is right of its kind
constexpr double kOddPrint = .03;   ///< of one about which harbour_kinds.onnx is wrong however sure it is
constexpr double kBareCoast = 0.7;  ///< of any coast, framed or not

/// On frames the box's three 3:1 stand first on a piece of two and the fourth stands alone; the others share the
/// places.
constexpr std::array kFourth{3, 4, 5}, kAlone{1, 2, 6};
constexpr std::array<std::array<std::size_t, 3>, 6> kOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr double shareInBox(std::size_t kind) {
    return kind == 1 ? 4. / 9 : 1. / 9;
}

/// What harbour_kinds.onnx adds for a kind, as nats; on average over the kinds it adds nothing.
double natsAsPrinted(const Shares& asPrinted, std::size_t kind) {
    // Of the kinds in its training (vision/training/tables/joint_harbours.py).
    constexpr auto inTraining = [](std::size_t k) { return k == 1 ? .335 : .133; };
    double sum = 0;
    for (std::size_t k = 1; k < kKinds; ++k) sum += asPrinted[k] / inTraining(k);
    const double share = asPrinted[kind] / inTraining(kind) / sum;
    return std::log((1 - kOddPrint) * share * (kKinds - 1) + kOddPrint);
}

Shares sharesOf(const HarbourNats& nats, double bare) {
    Shares shares(kKinds);
    for (std::size_t k = 0; k < kKinds; ++k)
        shares[k] = (k == 0 ? bare : (1 - bare) * shareInBox(k)) * std::exp(nats[k]);
    return shares;
}

double sum(const Shares& shares) {
    double all = 0;
    for (const double s : shares) all += s;
    return all;
}

/// Adds three harbours of three kinds in any order. `ofFirst`: nats besides, by which of them has the first kind.
void addInAnyOrder(HarbourWay& way, const std::array<std::size_t, 3>& edges, const std::array<int, 3>& kinds,
                   const std::array<double, 3>& ofFirst, const std::vector<HarbourNats>& rows) {
    std::vector<double> weights;
    for (const auto& order : kOrders) {
        double nats = -std::log(static_cast<double>(kOrders.size()));
        for (std::size_t i = 0; i < edges.size(); ++i)
            nats += rows[edges[i]][static_cast<std::size_t>(kinds[order[i]])] - rows[edges[i]][0] +
                    (order[i] == 0 ? ofFirst[i] : 0);
        weights.push_back(nats);
    }
    const double all = logOfSum(weights);
    for (std::size_t o = 0; o < kOrders.size(); ++o)
        for (std::size_t i = 0; i < edges.size(); ++i) {
            Shares& shares = way.kinds.try_emplace(edges[i], kKinds, 0.).first->second;
            shares[static_cast<std::size_t>(kinds[kOrders[o][i]])] += std::exp(weights[o] - all);
        }
    way.nats += all;
}

/// Weights of the five goods, one a place, in all orders together: of every order, and of those with a good at a place.
struct InAnyOrder {
    double all = 0;
    std::array<std::array<double, 5>, 5> of{};
};

/// `where`: five rows of `likely`.
InAnyOrder sharesInAnyOrder(const std::vector<std::size_t>& where, const std::array<Shares, kFrameHarbours>& likely) {
    constexpr std::size_t kGoods = 5, kFirstGood = 2, kStates = 1 << kGoods;  // which of them are used
    std::array<std::array<double, kStates>, kGoods + 1> before{}, behind{};
    before[0][0] = behind[kGoods][kStates - 1] = 1;
    const auto weightOf = [&](std::size_t place, std::size_t good) { return likely[where[place]][kFirstGood + good]; };
    const auto forEach = [&](auto&& visit) {
        for (std::size_t used = 0; used < kStates; ++used)
            for (std::size_t good = 0; good < kGoods; ++good)
                if (!(used >> good & 1U)) visit(used, good, used | std::size_t{1} << good);
    };
    for (std::size_t i = 0; i < kGoods; ++i)
        forEach([&](std::size_t used, std::size_t good, std::size_t next) {
            before[i + 1][next] += before[i][used] * weightOf(i, good);
        });
    for (std::size_t i = kGoods; i-- > 0;)
        forEach([&](std::size_t used, std::size_t good, std::size_t next) {
            behind[i][used] += behind[i + 1][next] * weightOf(i, good);
        });
    InAnyOrder sums{behind[0][0]};
    for (std::size_t i = 0; i < kGoods; ++i)
        forEach([&](std::size_t used, std::size_t good, std::size_t next) {
            sums.of[i][good] += before[i][used] * weightOf(i, good) * behind[i + 1][next];
        });
    return sums;
}

/// Four of a board's nine places, as bits.
using Fours = std::vector<unsigned>;

/// The box's four 3:1 in any of these, its goods in any order in the others.
HarbourWay withFours(const Fours& fours, const HarbourPlaces& places, const std::vector<HarbourNats>& rows,
                     const AlikePrints& alike, double nats) {
    constexpr double kOrdersOfGoods = 120;
    HarbourWay way{nats - std::log(kOrdersOfGoods * static_cast<double>(fours.size()))};
    std::array<Shares, kFrameHarbours> likely;
    for (std::size_t i = 0; i < kFrameHarbours; ++i) {
        const HarbourNats& row = rows[places[i]];
        const double most = *std::max_element(row.begin() + 1, row.end());
        way.nats += most - row[0];
        for (std::size_t k = 0; k < kKinds; ++k) likely[i].push_back(k == 0 ? 0 : std::exp(row[k] - most));
    }
    std::array<Shares, kFrameHarbours> sums;
    sums.fill(Shares(kKinds));
    double all = 0;
    for (const unsigned four : fours) {
        FourHarbours alikeAt{};
        std::vector<std::size_t> others;
        double weight = 1;
        for (std::size_t i = 0, n = 0; i < kFrameHarbours; ++i)
            if (four >> i & 1U) {
                alikeAt[n++] = places[i];
                weight *= likely[i][1];
            } else {
                others.push_back(i);
            }
        weight *= std::exp(alike.natsFor(alikeAt));
        const auto shares = sharesInAnyOrder(others, likely);
        all += weight * shares.all;
        for (std::size_t i = 0; i < kFrameHarbours; ++i)
            if (four >> i & 1U) sums[i][1] += weight * shares.all;
        for (std::size_t n = 0; n < others.size(); ++n)
            for (std::size_t good = 0; good < shares.of[n].size(); ++good)
                sums[others[n]][2 + good] += weight * shares.of[n][good];
    }
    way.nats += std::log(all);
    for (std::size_t i = 0; i < kFrameHarbours; ++i) {
        for (double& share : sums[i]) share /= all;
        way.kinds[places[i]] = std::move(sums[i]);
    }
    return way;
}

}  // namespace

std::vector<HarbourFrame> allFrames() {
    std::vector<HarbourFrame> frames;
    for (std::size_t turn = 0; turn < kPieceCoast; ++turn)
        for (unsigned ofTwo = 0; ofTwo < 1U << kFramePieces; ++ofTwo) {
            if (__builtin_popcount(ofTwo) != 3) continue;
            HarbourFrame frame{turn != 0};
            std::size_t two = 0, one = 0;
            for (std::size_t piece = 0; piece < kFramePieces; ++piece) {
                const auto at = [&](std::size_t edge) { return (piece * kPieceCoast + edge + turn) % kFrameCoast; };
                if (ofTwo >> piece & 1U) {
                    frame.first[two] = at(0);
                    frame.fourth[two++] = at(3);
                } else {
                    frame.alone[one++] = at(2);
                }
            }
            frames.push_back(frame);
        }
    return frames;
}

HarbourNats natsOf(const CoastLook& look, bool isKnownPrint) {
    const Shares& read = look.kind;
    HarbourNats nats{};
    if (read.empty()) {
        for (std::size_t k = 0; k < kKinds; ++k)
            nats[k] = std::log(k == 0 ? kBareCoast : (1 - kBareCoast) * shareInBox(k));
        return nats;
    }
    constexpr double kLeast = 1e-3;
    const double there = 1 - read[0];
    const double trusted = sigmoid(kPlaceTrust * std::log((there + kLeast) / (read[0] + kLeast)));
    for (std::size_t k = 0; k < kKinds; ++k) {
        const double ofKind = there > 0 ? read[k] / there : shareInBox(k);
        const double asUnknown =
            k == 0 ? 1 - trusted : trusted * (kKindTrust * ofKind + (1 - kKindTrust) * shareInBox(k));
        nats[k] = std::log(isKnownPrint ? (1 - kMisread) * read[k] + kMisread / kKinds : asUnknown);
        if (k > 0 && !look.asPrinted.empty()) nats[k] += natsAsPrinted(look.asPrinted, k);
    }
    return nats;
}

HarbourWay withAnyKinds(const HarbourPlaces& places, const std::vector<HarbourNats>& rows, double nats) {
    HarbourWay way{nats};
    for (const std::size_t at : places) {
        Shares shares = sharesOf(rows[at], 0);
        way.nats += std::log(sum(shares)) - rows[at][0];
        normalize(shares);
        way.kinds[at] = std::move(shares);
    }
    return way;
}

HarbourWay withUsualKinds(const HarbourFrame& frame, const std::vector<HarbourNats>& rows, const AlikePrints& alike,
                          double nats) {
    HarbourWay way{nats};
    for (const std::size_t at : frame.first) {
        way.nats += rows[at][1] - rows[at][0];
        way.kinds[at] = Shares(kKinds);
        way.kinds[at][1] = 1;
    }
    std::array<double, 3> fourthAlike{};
    for (std::size_t i = 0; i < frame.alone.size(); ++i)
        fourthAlike[i] = alike.natsFor({frame.first[0], frame.first[1], frame.first[2], frame.alone[i]});
    addInAnyOrder(way, frame.fourth, kFourth, {}, rows);
    addInAnyOrder(way, frame.alone, kAlone, fourthAlike, rows);
    return way;
}

HarbourWay withKindsOfBox(const HarbourPlaces& places, const std::vector<HarbourNats>& rows, const AlikePrints& alike,
                          double nats) {
    static const Fours all = [] {
        Fours found;
        for (unsigned four = 0; four < 1U << kFrameHarbours; ++four)
            if (__builtin_popcount(four) == 4) found.push_back(four);
        return found;
    }();
    return withFours(all, places, rows, alike, nats);
}

HarbourWay withUsualFours(const HarbourFrame& frame, const std::vector<HarbourNats>& rows, const AlikePrints& alike,
                          double nats) {
    // As HarbourFrame::places has them: three first, three fourth, three alone.
    static const Fours usual{0b001'000'111, 0b010'000'111, 0b100'000'111};
    return withFours(usual, frame.places(), rows, alike, nats);
}

HarbourWay withoutFrame(const std::vector<HarbourNats>& rows, double nats) {
    HarbourWay way{nats};
    for (std::size_t at = 0; at < rows.size(); ++at) {
        Shares shares = sharesOf(rows[at], kBareCoast);
        way.nats += std::log(sum(shares));
        normalize(shares);
        way.kinds[at] = std::move(shares);
    }
    return way;
}

}  // namespace hexwarden::vision
