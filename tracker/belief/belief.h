// What is believed of the table after many observations. A change is reported once it is steady, in view and certain.
//
// Only sites in view count: a hidden site keeps its belief and the evidence against it, however long a hand covers it.
#pragma once

#include "tracker/belief/dice_belief.h"
#include "tracker/belief/flood_belief.h"
#include "tracker/belief/followed_units.h"
#include "tracker/belief/options.h"
#include "tracker/belief/overlooked_sites.h"
#include "tracker/belief/overlooked_units.h"
#include "tracker/belief/reach_belief.h"
#include "tracker/belief/robber_belief.h"
#include "tracker/belief/site_belief.h"
#include "tracker/belief/tile_belief.h"
#include "tracker/belief/unit_belief.h"
#include "tracker/belief/unknown_things.h"
#include "tracker/board/change.h"

#include <map>
#include <optional>
#include <vector>

namespace hexwarden::belief {

class Belief {
  public:
    /// Starts with an empty board and a robber nobody has seen.
    explicit Belief(BeliefOptions = {}, Plausibility = {});

    /// Observations in order of time. The changes that became steady with this one, earliest first.
    std::vector<board::Change> take(const board::Observation&);

    board::Occupant at(const board::Site&) const;
    const std::optional<board::Hex>& robber() const { return robber_.hex(); }
    const TileBelief& tiles() const { return tiles_; }
    /// Where table and belief disagree and only people can tell.
    std::vector<board::Doubt> doubts() const;
    std::vector<board::UnitDoubt> unitDoubts() const;
    /// Things that a reach brought and nobody showed, once they have lain there for a while and are no robber, building
    /// or road.
    std::vector<board::UnknownThing> unknownThings() const { return unknown_.unexplained(seenMs_); }

    /// What people said that things are of which it was doubtful, as long as these stand there.
    std::vector<board::NamedThing> named() const { return followed_.named(); }

    /// What is believed to stand on hexes, and how surely.
    std::vector<board::UnitReading> units() const { return units_.units(); }

    /// People, or the journal, state what is there: this reports no change, and evidence starts over. What the camera
    /// read before is not believed again until its readings have agreed with them for a while.
    void confirm(const board::Site&, board::Occupant);
    void confirmRobber(std::optional<board::Hex>);
    void confirmUnits(board::Hex, board::Piece, board::Colour, int count);
    /// Applies from now on; dice that were being followed are forgotten.
    void use(const BeliefOptions&);
    /// These kinds were shown to the camera once: it reports by itself what becomes of them.
    void expectShown(std::vector<board::Piece>);
    /// Whether cities are built where nothing stood, as where armies march (RISK-5).
    void expectCitiesFirst(bool);
    /// A new source with a time of its own: what lies there at its start was there before, tiles are read again, and
    /// all evidence against the belief is dropped.
    void restart();

  private:
    void forgetEvidence();
    bool isShown(board::Piece) const;
    /// What looks like a settlement's city: a fort that takes its place (WAR-10) looks so too, where forts were shown.
    bool mayBeFort(board::Occupant before, board::Occupant after) const;
    int standing(const board::Site&, board::Piece, std::optional<board::Colour>) const;
    void follow(const board::Observation&, std::vector<board::Change>&);
    void take(const board::SiteChange&, std::vector<board::Change>&);
    bool isFirstBuilt(const board::Site&, const SiteBelief&) const;
    void takeSites(const board::Observation&, double patience, std::vector<board::Change>&);
    void lookPast(board::Hex, const board::Observation&, double patience);
    /// Counts that pictures show and no reach told of.
    void takeOverlooked(const board::Observation&, std::vector<board::Change>&);
    void takeOverlooked(const board::SiteReading&, std::int64_t atMs, std::vector<board::Change>&);
    void wonderAt(const Passage&, std::int64_t atMs);

    BeliefOptions options_;
    bool citiesFirst_ = false;
    Plausibility plausibility_;
    std::map<board::Site, SiteBelief> sites_;
    RobberBelief robber_;
    DiceBelief dice_;
    TileBelief tiles_;
    FloodBelief flood_;
    UnitBelief units_;
    bool reached_ = false;                        ///< a reach was reported: counts follow from reaches from then on
    std::map<board::Site, board::Doubt> unsure_;  ///< where it is uncertain what a reach did
    FollowedUnits followed_;
    OverlookedUnits overlooked_;
    OverlookedSites overlookedSites_;
    UnknownThings unknown_;
    std::int64_t seenMs_ = 0;  ///< when the board was last seen
};

}  // namespace hexwarden::belief
