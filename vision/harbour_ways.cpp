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

/// Adds three harbours of three kinds in any order.
void addInAnyOrder(HarbourWay& way, const std::array<std::size_t, 3>& edges, const std::array<int, 3>& kinds,
                   const std::vector<HarbourNats>& rows) {
    std::vector<double> weights;
    for (const auto& order : kOrders) {
        double nats = -std::log(static_cast<double>(kOrders.size()));
        for (std::size_t i = 0; i < edges.size(); ++i)
            nats += rows[edges[i]][static_cast<std::size_t>(kinds[order[i]])] - rows[edges[i]][0];
        weights.push_back(nats);
    }
    const double all = sumOfNats(weights);
    for (std::size_t o = 0; o < kOrders.size(); ++o)
        for (std::size_t i = 0; i < edges.size(); ++i) {
            Shares& shares = way.kinds.try_emplace(edges[i], kKinds, 0.).first->second;
            shares[static_cast<std::size_t>(kinds[kOrders[o][i]])] += std::exp(weights[o] - all);
        }
    way.nats += all;
}

}  // namespace

double sumOfNats(const std::vector<double>& nats) {
    const double most = *std::max_element(nats.begin(), nats.end());
    double sum = 0;
    for (const double n : nats) sum += std::exp(n - most);
    return most + std::log(sum);
}

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

HarbourWay withUsualKinds(const HarbourFrame& frame, const std::vector<HarbourNats>& rows, double nats) {
    HarbourWay way{nats};
    for (const std::size_t at : frame.first) {
        way.nats += rows[at][1] - rows[at][0];
        way.kinds[at] = Shares(kKinds);
        way.kinds[at][1] = 1;
    }
    addInAnyOrder(way, frame.fourth, kFourth, rows);
    addInAnyOrder(way, frame.alone, kAlone, rows);
    return way;
}

HarbourWay withKindsOfBox(const HarbourPlaces& places, const std::vector<HarbourNats>& rows, double nats) {
    constexpr std::size_t kStates = 5 << 5;  // how many 3:1 are used, times which of the others
    constexpr double kAllOrders = 15120;
    constexpr auto after = [](std::size_t used, std::size_t kind) -> std::size_t {
        if (kind == 1) return used / 32 < 4 ? used + 32 : 0;
        const std::size_t flag = std::size_t{1} << (kind - 2);
        return used & flag ? 0 : used + flag;
    };
    using States = std::array<double, kStates>;
    HarbourWay way{nats - std::log(kAllOrders)};
    std::array<Shares, kFrameHarbours> likely;
    for (std::size_t i = 0; i < kFrameHarbours; ++i) {
        const HarbourNats& row = rows[places[i]];
        const double most = *std::max_element(row.begin() + 1, row.end());
        way.nats += most - row[0];
        for (std::size_t k = 0; k < kKinds; ++k) likely[i].push_back(k == 0 ? 0 : std::exp(row[k] - most));
    }
    std::array<States, kFrameHarbours + 1> before{}, behind{};
    before[0][0] = behind[kFrameHarbours][kStates - 1] = 1;
    for (std::size_t i = 0; i < kFrameHarbours; ++i)
        for (std::size_t used = 0; used < kStates; ++used)
            for (std::size_t k = 1; k < kKinds; ++k)
                if (const std::size_t next = after(used, k)) before[i + 1][next] += before[i][used] * likely[i][k];
    for (std::size_t i = kFrameHarbours; i-- > 0;)
        for (std::size_t used = 0; used < kStates; ++used)
            for (std::size_t k = 1; k < kKinds; ++k)
                if (const std::size_t next = after(used, k)) behind[i][used] += behind[i + 1][next] * likely[i][k];
    const double all = behind[0][0];
    way.nats += std::log(all);
    for (std::size_t i = 0; i < kFrameHarbours; ++i) {
        Shares& shares = way.kinds.try_emplace(places[i], kKinds, 0.).first->second;
        for (std::size_t used = 0; used < kStates; ++used)
            for (std::size_t k = 1; k < kKinds; ++k)
                if (const std::size_t next = after(used, k))
                    shares[k] += before[i][used] * likely[i][k] * behind[i + 1][next] / all;
    }
    return way;
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
