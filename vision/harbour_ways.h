// The ways in which the harbours of a printed frame may lie, and how likely each is by what is read at every edge.
#pragma once

#include "vision/joint_harbours.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace hexwarden::vision {

inline constexpr std::size_t kFramePieces = 6, kPieceCoast = kFrameCoast / kFramePieces, kFrameHarbours = 9;

/// What an edge says of each of kHarbourKinds, nats.
using HarbourNats = std::array<double, kHarbourKinds.size()>;
using HarbourPlaces = std::array<std::size_t, kFrameHarbours>;

/// `isKnownPrint`: the network has learned this print.
HarbourNats natsOf(const CoastLook&, bool isKnownPrint);

/// One way to put the frame together.
struct HarbourFrame {
    bool isTurned = false;
    std::array<std::size_t, 3> first{}, fourth{}, alone{};  ///< edges; `first` and `fourth` of the same pieces

    HarbourPlaces places() const {
        HarbourPlaces all;
        auto end = std::copy(first.begin(), first.end(), all.begin());
        end = std::copy(fourth.begin(), fourth.end(), end);
        std::copy(alone.begin(), alone.end(), end);
        return all;
    }
};

/// All of them, and those whose coast begins some edges further on.
std::vector<HarbourFrame> allFrames();

/// One way to read the whole coast.
struct HarbourWay {
    double nats = 0;
    std::map<std::size_t, Shares> kinds{};  ///< of the edges with harbours; all of them for a coast without a frame
};

// Each way from what its places have before any kind is seen.

/// The box's kinds where they usually are: three 3:1 first on the pieces of two and the fourth alone; the others share
/// the places.
HarbourWay withUsualKinds(const HarbourFrame&, const std::vector<HarbourNats>&, const AlikePrints&, double nats);
/// The 3:1 where they usually are, the others in the other places, each order as likely.
HarbourWay withUsualFours(const HarbourFrame&, const std::vector<HarbourNats>&, const AlikePrints&, double nats);
/// The box's kinds, four 3:1 and one of each of the others, in the places of which each order is as likely.
HarbourWay withKindsOfBox(const HarbourPlaces&, const std::vector<HarbourNats>&, const AlikePrints&, double nats);
HarbourWay withAnyKinds(const HarbourPlaces&, const std::vector<HarbourNats>&, double nats);
/// Each edge by itself.
HarbourWay withoutFrame(const std::vector<HarbourNats>&, double nats);

}  // namespace hexwarden::vision
