#include "vision/reader.h"

#include "tracker/board/meaning.h"
#include "vision/attention.h"
#include "vision/belonging.h"
#include "vision/dice_aside.h"
#include "vision/dice_context.h"
#include "vision/harbour_reader.h"
#include "vision/hex_looks.h"
#include "vision/joint_colours.h"
#include "vision/joint_groups.h"
#include "vision/joint_sizes.h"
#include "vision/joint_tiles.h"
#include "vision/piece_context.h"
#include "vision/river_reader.h"
#include "vision/shown_reader.h"
#include "vision/thing_colour.h"
#include "vision/trace_reader.h"
#include "vision/visibility.h"
#include "vision/water.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwarden::vision {
namespace {

/// Confirming an empty site costs a few milliseconds; sites are collected until there are this many.
constexpr std::size_t kWorthFitting = 40;

/// A site is empty if that is more likely than not.
constexpr double kNobody = .5;

/// A thing within this distance of a corner or an edge is the piece that was read there; tile sides.
constexpr double kOnBuilding = .28, kOnRoute = .15;
/// ... and what is so surely a unit that was shown, within that share of it: else it stands beside that piece.
constexpr float kPlainUnit = .95F;
constexpr double kOnPieceAsUnit = .5;

/// For each block of a film in which dice are looked for, so many sites and tiles fewer are read: as much work
/// together.
constexpr std::size_t kSitesADiceBlock = 11, kTilesADiceBlock = 1;

/// While something moves, hexes that a hand passes over change and change back.
constexpr std::size_t kShapesStirred = 1;

constexpr AttentionOptions kTileAttention{.most = 4, .unmoved = 1},
    kShapeAttention{.most = 2, .unmoved = 1, .unmovedEvery = 3, .readings = 3};
/// A part of the crop is enough to see that something has changed.
constexpr int kShapeReduction = 4, kTileReduction = 3, kCornerReduction = 4, kEdgeReduction = 2;

/// Keeps what was read, and lets attention come back to what differs from the reading before.
template <class S>
void remember(const std::vector<PieceLook<S>>& looks, std::map<S, PieceLook<S>>& known, Attention& attention) {
    const auto likeliest = [](const auto& shares) { return std::ranges::max_element(shares) - shares.begin(); };
    for (const PieceLook<S>& look : looks) {
        const auto before = known.find(look.site);
        if (before != known.end() && likeliest(before->second.occupant) != likeliest(look.occupant))
            attention.wasOtherwise(look.site);
        known.insert_or_assign(look.site, look);
    }
}

}  // namespace

struct Reader::Parts {
    std::filesystem::path models;
    TileReader tiles;
    PieceReader pieces;
    HarbourReader harbours;
    DiceReader dice;
    std::vector<board::BoardSpec> specs;
    board::PieceSet pieceSet;
    std::optional<ShapeReader> shapes;   ///< where the piece set shows anything by a shape
    LikenessReader* likeness = nullptr;  ///< where pieces were shown
    calibration::ShownPieces shown = {};
    std::optional<TraceReader> traces = {};
    KnownTable table = {};
    std::size_t unfitted = 0;  ///< sites that the table's look has learned and does not show yet
    Stopwatch watch = {};
    DiceAside diceAside{dice};

    // What was read, where ReadScope::onlyChanged lets it stand.
    Attention tileAttention{kTileAttention}, pieceAttention{{}}, shapeAttention{kShapeAttention};
    std::map<board::Hex, TileLook> tileLooks = {};
    std::map<board::Corner, PieceLook<board::Corner>> cornerLooks = {};
    std::map<board::Edge, PieceLook<board::Edge>> edgeLooks = {};
    std::map<board::Hex, ShapeLook> shapeLooks = {};
    std::vector<board::Hex> land = {};
    std::map<board::Site, double> came = {};  ///< to sites, by what reaches left: CameToSite
    std::vector<cv::Point2d> built = {};      ///< middles of hexes on which a building was seen

    /// What is known by the names of other hexes is forgotten.
    void nameHexes(const std::vector<board::Hex>&);
    /// Of the hexes that were looked at now or whose looks still stand.
    std::vector<TileLook> lookAtTiles(Pyramid&, const View&, const std::vector<board::Hex>&, const ReadScope&);
    /// Adds the sites that were looked at now.
    void readPieces(Pyramid&, const BoardPose&, const std::vector<board::Corner>&, const std::vector<board::Edge>&,
                    const ReadScope&, std::vector<board::SiteReading>&);
    std::map<board::Hex, double> waterAmong(const BoardPose&) const;  ///< how likely each hex is water
    /// Buildings in the middle of these tiles, whose tokens were read.
    void readMiddles(Pyramid&, const View&, const std::vector<TileLook>&, std::vector<board::SiteReading>&);
    /// Where pieces of the base game were seen last.
    std::vector<cv::Point2d> takenSites() const;
    /// A piece of the base game was seen there last, or within a share of the usual distance.
    bool isTaken(cv::Point2d foot, double share = 1) const;
    void readShapes(Pyramid&, const BoardPose&, const Visibility&, const ReadScope&, board::Observation&);

    const board::BoardSpec* specNamed(const std::string& name) const {
        const auto found = std::find_if(specs.begin(), specs.end(), [&](const auto& s) { return s.name == name; });
        return found == specs.end() ? nullptr : &*found;
    }
};

void Reader::Parts::nameHexes(const std::vector<board::Hex>& hexes) {
    if (hexes == land) return;
    land = hexes;
    came.clear();
    built.clear();
    if (traces) traces->forget();
}

std::vector<TileLook> Reader::Parts::lookAtTiles(Pyramid& pyramid, const View& view,
                                                 const std::vector<board::Hex>& hexes, const ReadScope& what) {
    if (!what.onlyChanged) {
        auto looks = tiles.look(pyramid, view, hexes);
        tileLooks.clear();
        for (const TileLook& look : looks) tileLooks[look.hex] = look;
        return looks;
    }
    const auto places = asSites(hexes);
    std::vector<cv::Mat> crops;
    for (board::Hex h : hexes)
        crops.push_back(reducedCrop(pyramid, imageFromTileCrop(view.imageFromLattice, centreInLattice(h)), kTileCrop,
                                    kTileReduction));
    Attention::Choice choice;
    if (what.tiles) {
        tileAttention.wasRead(places, crops);
        for (std::size_t i = 0; i < places.size(); ++i) choice.due.push_back(i);
    } else {
        choice = tileAttention.choose(places, crops, kTilesADiceBlock * diceAside.blocks());
    }
    auto looks = tiles.look(pyramid, view, ofKind<board::Hex>(places, choice.due));
    for (const TileLook& look : looks) tileLooks[look.hex] = look;
    for (board::Hex h : ofKind<board::Hex>(places, choice.standing)) looks.push_back(tileLooks.at(h));
    return looks;
}

void Reader::Parts::readPieces(Pyramid& pyramid, const BoardPose& pose, const std::vector<board::Corner>& corners,
                               const std::vector<board::Edge>& edges, const ReadScope& what,
                               std::vector<board::SiteReading>& read) {
    const View& view = pose.view;
    std::vector<board::Corner> dueCorners = corners, standingCorners;
    std::vector<board::Edge> dueEdges = edges, standingEdges;
    if (what.onlyChanged) {
        auto places = asSites(corners);
        places.insert(places.end(), edges.begin(), edges.end());
        std::vector<cv::Mat> crops;
        for (board::Corner c : corners) crops.push_back(cornerCrop(pyramid, view, c, kCornerReduction));
        for (board::Edge e : edges) crops.push_back(edgeCrop(pyramid, view, e, kEdgeReduction));
        const auto choice = pieceAttention.choose(places, crops, kSitesADiceBlock * diceAside.blocks());
        dueCorners = ofKind<board::Corner>(places, choice.due);
        dueEdges = ofKind<board::Edge>(places, choice.due);
        standingCorners = ofKind<board::Corner>(places, choice.standing);
        standingEdges = ofKind<board::Edge>(places, choice.standing);
    }
    PieceLooks looks = pieces.look(pyramid, view, dueCorners, dueEdges, pieceSet, table);
    weighByReaches(looks, came);
    if (!standsInHexes(pieceSet)) weighByWater(looks, waterAmong(pose));  // elsewhere ships lie on hexes
    remember(looks.corners, cornerLooks, pieceAttention);
    remember(looks.edges, edgeLooks, pieceAttention);
    for (board::Corner c : standingCorners) looks.corners.push_back(cornerLooks.at(c));
    for (board::Edge e : standingEdges) looks.edges.push_back(edgeLooks.at(e));
    readColoursTogether(looks);
    readGroupsTogether(looks);  // before sizes: where all are of one shape, sizes say nothing of kinds
    readSizesTogether(looks);
    weighByContext(looks, pieceSet);
    for (std::size_t i = 0; i < dueCorners.size(); ++i)
        if (const auto& look = looks.corners[i]; !pieceAttention.isDisturbed(look.site))
            read.push_back({look.site, topThree(cornerOccupants(), look.occupant)});
    if (pieceSet.standsOnHex(board::Piece::ship)) leaveOutShips(looks);
    for (std::size_t i = 0; i < dueEdges.size(); ++i)
        if (const auto& look = looks.edges[i]; !pieceAttention.isDisturbed(look.site))
            read.push_back({look.site, topThree(edgeOccupants(), look.occupant)});
}

void Reader::Parts::readMiddles(Pyramid& pyramid, const View& view, const std::vector<TileLook>& tilesNow,
                                std::vector<board::SiteReading>& read) {
    const auto looks = lookAtMiddles(pieces, pyramid, view, tilesNow, pieceSet, table);
    built = builtMiddles(looks);
    for (const auto& look : looks) read.push_back({look.site, topThree(cornerOccupants(), look.occupant)});
}

std::map<board::Hex, double> Reader::Parts::waterAmong(const BoardPose& pose) const {
    std::map<board::Hex, double> water;
    for (const board::Hex hex : pose.water) water[hex] = 1;
    for (const auto& [hex, look] : tileLooks) water[hex] = waterOf(look.terrain);
    return water;
}

std::vector<cv::Point2d> Reader::Parts::takenSites() const {
    std::vector<cv::Point2d> taken;
    for (const auto& [corner, look] : cornerLooks)
        if (look.occupant.front() < kNobody) taken.push_back(pointInLattice(corner));
    for (const auto& [edge, look] : edgeLooks)
        if (look.occupant.front() < kNobody) taken.push_back(middleInLattice(edge));
    return taken;
}

bool Reader::Parts::isTaken(cv::Point2d foot, double share) const {
    for (const auto& [corner, look] : cornerLooks)
        if (look.occupant.front() < kNobody && cv::norm(pointInLattice(corner) - foot) < share * kOnBuilding)
            return true;
    for (const auto& [edge, look] : edgeLooks) {
        if (look.occupant.front() >= kNobody) continue;
        const auto [from, to] = endsInLattice(edge);
        const cv::Point2d along = to - from, off = foot - from;
        const double part = std::clamp(off.dot(along) / along.dot(along), 0., 1.);
        if (cv::norm(off - along * part) < share * kOnRoute) return true;
    }
    return false;
}

void Reader::Parts::readShapes(Pyramid& pyramid, const BoardPose& pose, const Visibility& visible,
                               const ReadScope& what, board::Observation& seen) {
    auto hexes = hexesOfShown(pose, pieceSet, shown);
    std::erase_if(hexes, [&](board::Hex h) { return !visible(h); });
    std::vector<board::Hex> due = hexes, standing;
    if (what.onlyChanged) {
        std::vector<cv::Mat> crops;
        for (board::Hex h : hexes) crops.push_back(shapeCrop(pyramid, pose.view, h, kShapeReduction));
        const auto places = asSites(hexes);
        const auto choice = shapeAttention.choose(places, crops, what.stirred ? kShapesStirred : 0);
        due = ofKind<board::Hex>(places, choice.due);
        standing = ofKind<board::Hex>(places, choice.standing);
    }
    auto looks = shapes->look(pyramid, pose.view, due, feetAsked(due, shown),
                              likeness && !what.onlyChanged ? ShapeReader::Care::mirrored : ShapeReader::Care::once);
    if (likeness) place(looks, *likeness, pyramid, pose.view);
    for (const ShapeLook& look : looks) shapeLooks[look.hex] = look;
    for (board::Hex h : standing) looks.push_back(shapeLooks.at(h));
    seen.shapes = likeness ? shownAmong(looks, pose.view.imageFromLattice, pose.land, pieceSet, shown,
                                        {.sites = takenSites(), .middles = built})
                           : shapesAmong(looks, pose.view.imageFromLattice, pose.land, pieceSet);
    std::copy_if(due.begin(), due.end(), std::back_inserter(seen.searched), [&](board::Hex h) {
        const auto around = board::corners(h);
        return std::all_of(around.begin(), around.end(), visible);
    });
    std::set<board::Site> readNow(due.begin(), due.end());
    for (const board::SiteReading& site : seen.sites) readNow.insert(site.site);
    seen = board::inMeaning(std::move(seen), pieceSet);
    // What was seen of a hex in an earlier frame was reported then.
    std::erase_if(seen.sites, [&](const board::SiteReading& site) { return !readNow.contains(site.site); });
}

Reader::Reader(const std::filesystem::path& models, std::vector<board::BoardSpec> specs, board::PieceSet pieceSet)
    : parts_(new Parts{models, TileReader(models), PieceReader(models), HarbourReader(models), DiceReader(models),
                       std::move(specs), std::move(pieceSet), std::nullopt}) {
    if (!parts_->pieceSet.shapes().empty()) parts_->shapes.emplace(models);
}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

void Reader::noticeDice(const Frame& frame, const BoardPose& pose, const ChangeScale& changes) {
    parts_->diceAside.lookAtFilm(frame, DieSize(pose), changes);
}

board::Observation Reader::read(const Frame& frame, const BoardPose& pose, const ReadScope& what) {
    CV_Assert(frame.image.size() == pose.view.size);
    Stopwatch& watch = parts_->watch = {};
    for (Attention* a : {&parts_->tileAttention, &parts_->pieceAttention, &parts_->shapeAttention})
        a->use(what.changes);
    parts_->pieceAttention.calm(!what.stirred);
    parts_->nameHexes(pose.land);
    Pyramid pyramid(frame.image);
    const Visibility visible(pose.view, what.hidden);
    board::Observation seen;
    seen.frame = frame.id;
    seen.atMs = frame.atMs;
    seen.poseQuality = static_cast<float>(pose.quality);
    seen.stirred = what.stirred;
    seen.handInView = !what.hidden.empty() && cv::countNonZero(what.hidden) > 0;

    // Dice need nothing that the others find, and of a photograph they cost most: both cores are kept busy.
    if (what.dice && what.onlyChanged)
        noticeDice(frame, pose, what.changes);
    else if (what.dice)
        parts_->diceAside.look(frame, DieSize(pose));

    if (what.pieces) pyramid.light();
    const auto hexes = visible.split(pose.land, seen.hidden);
    if (what.tiles || what.pieces) {
        auto looks = parts_->lookAtTiles(pyramid, pose.view, hexes, what);
        if (parts_->pieceSet.robber) {
            seen.robber = robberAmong(looks, pose.land.size() - looks.size());
            for (const TileLook& look : looks)
                seen.robberOdds.push_back({look.hex, static_cast<float>(look.robberLogit)});
        }
        watch.lap("tiles and robber");
        if (what.tiles) {
            parts_->tiles.readClosely(pyramid, pose.view.imageFromLattice, looks);
            const board::BoardSpec* box = parts_->specNamed(pose.layout);
            seen.tiles = readTogether(looks, box);
            auto water = parts_->tiles.look(pyramid, pose.view, visible.split(pose.water, seen.hidden));
            parts_->tiles.readClosely(pyramid, pose.view.imageFromLattice, water);
            seen.water = readAsWater(water);
            if (what.pieces && standsInHexes(parts_->pieceSet))
                parts_->readMiddles(pyramid, pose.view, looks, seen.sites);
            watch.lap("tokens");
            auto harbours = parts_->harbours.read(pyramid, pose.view.imageFromLattice, pose.land, box);
            seen.harbours = std::move(harbours.reported);
            seen.openHarbours = std::move(harbours.open);
            watch.lap("harbours");
            seen.river = riverIn(frame.image, pyramid.light(), pose.view, seen.tiles);
            watch.lap("river");
        }
    }
    if (what.pieces) {
        const auto corners = visible.split(cornersOf(pose.land), seen.hidden);
        const auto edges = visible.split(edgesWithRoutes(pose, parts_->pieceSet), seen.hidden);
        parts_->readPieces(pyramid, pose, corners, edges, what, seen.sites);
        watch.lap("pieces");
        if (parts_->shapes) {
            parts_->readShapes(pyramid, pose, visible, what, seen);
            watch.lap("shapes");
        }
    }
    if (what.dice) {
        seen.dice = parts_->diceAside.dice();
        leaveOutHeld(seen.dice, what.hands);
        if (what.onlyChanged) seen.searchedForDice = clearOfHands(parts_->dice.searched(), what.hands);
        if (seen.robber) overlookHead(seen.dice, pose.view, *seen.robber);
        overlookBuildings(seen.dice, pose.view, parts_->cornerLooks);
        overlookHarbours(seen.dice, pose, seen);
        watch.lap("waiting for dice");
    }
    return seen;
}

const std::vector<Lap>& Reader::laps() const {
    return parts_->watch.laps();
}

std::vector<board::DieReading> Reader::readDice(const Frame& frame, const BoardPose* pose) {
    if (parts_->diceAside.looks()) parts_->diceAside.dice();
    return parts_->dice.read(frame.image, pose ? DieSize(*pose) : DieSize());
}

void Reader::learn(const Frame& frame, const BoardPose& pose, const std::vector<ConfirmedSite>& confirmed) {
    KnownTable& table = parts_->table;
    const auto isPiece = [](const ConfirmedSite& c) { return c.occupant.piece != board::Piece::none; };
    const bool pieces = std::any_of(confirmed.begin(), confirmed.end(), isPiece);
    Pyramid pyramid(frame.image);
    for (const ConfirmedSite& known : confirmed) {
        std::optional<calibration::Lab> colour;
        if (const auto* corner = std::get_if<board::Corner>(&known.site)) {
            const auto look = parts_->cornerLooks.find(*corner);
            if (look == parts_->cornerLooks.end() || !table.learn(*corner, known.occupant, look->second.alone))
                continue;
            if (isPiece(known)) colour = colourOnCorner(pyramid.light(), cornerCrop(pyramid, pose.view, *corner));
        } else if (const auto* edge = std::get_if<board::Edge>(&known.site)) {
            const auto look = parts_->edgeLooks.find(*edge);
            if (look == parts_->edgeLooks.end() || !table.learn(*edge, known.occupant, look->second.alone)) continue;
            if (isPiece(known)) colour = colourOnEdge(pyramid.light(), edgeCrop(pyramid, pose.view, *edge));
        }
        if (colour) table.colours.learn(known.occupant.colour, *colour);
        ++parts_->unfitted;
    }
    if (!pieces && parts_->unfitted < kWorthFitting) return;
    table.corners.fit();
    table.edges.fit();
    parts_->unfitted = 0;
}

void Reader::use(TableColours colours) {
    parts_->table.colours = std::move(colours);
}

void Reader::know(calibration::ShownPieces shown) {
    parts_->shown = std::move(shown);
    if (parts_->shown.pieces.empty()) {
        parts_->likeness = nullptr;
        parts_->traces.reset();
        return;
    }
    parts_->likeness = &parts_->pieces.likeness();
    if (parts_->traces)
        parts_->traces->know(parts_->shown);
    else
        parts_->traces.emplace(parts_->shown, parts_->pieceSet);
    if (!parts_->shapes) parts_->shapes.emplace(parts_->models);
    parts_->shapeLooks.clear();
    parts_->shapeAttention = Attention{kShapeAttention};
}

std::vector<std::optional<ShownSight>> Reader::show(const Frame& frame, const BoardPose& pose,
                                                    const std::vector<cv::Point2d>& feet,
                                                    const std::vector<Reach>& reaches) {
    Pyramid pyramid(frame.image);
    const calibration::Light& light = pyramid.light();
    if (!parts_->shapes) parts_->shapes.emplace(parts_->models);
    LikenessReader& likeness = parts_->pieces.likeness();
    const double side = sidePxAt(pose.view.imageFromLattice, {0, 0});
    std::vector<std::vector<NewThing>> came;
    for (const Reach& reach : reaches)
        came.push_back(thingsThatCame(reach, pose.view, patchesOf(reach.before, reach.after, side, {}), {}));
    std::vector<std::optional<ShownSight>> sights;
    for (cv::Point2d at : feet) {
        const cv::Point2d foot = project(pose.view.imageFromLattice.inv(), at);
        if (const NewThing* thing = lastBrought(came, foot)) {
            sights.emplace_back(sightOf(frame, pose, *thing));
            continue;
        }
        const cv::Mat crop = pyramid.crop(imageFromAlikeCrop(pose.view, foot), kAlikeCrop);
        auto there = parts_->shapes->surestAt(pyramid, pose.view, foot);
        sights.emplace_back();
        if (!there && !standsOut(crop)) continue;
        sights.back() = {likeness.places(pyramid, pose.view, {foot}).front(),
                         calibration::labUnder(light, colourAboveFoot(crop)), bulkAt(pyramid, pose.view, foot)};
        if (const auto& bulk = sights.back()->bulk)
            if (const auto colour = colourOf(light, frame.image, pose.view, foot, *bulk))
                sights.back()->colour = *colour;
        if (there) sights.back()->shape.assign(there->shape.begin(), there->shape.end());
    }
    return sights;
}

ShownSight Reader::sightOf(const Frame& frame, const BoardPose& pose, const NewThing& thing) {
    Pyramid pyramid(frame.image);
    parts_->likeness = &parts_->pieces.likeness();
    const calibration::Light& light = pyramid.light();
    const cv::Mat crop = pyramid.crop(imageFromAlikeCrop(pose.view, thing.foot), kAlikeCrop);
    const auto colour = colourOf(light, frame.image, pose.view, thing.foot, thing.bulk);
    calibration::Coming coming{thing.form, {static_cast<float>(thing.foot.x), static_cast<float>(thing.foot.y)}};
    if (!thing.alone.empty()) coming.alone = parts_->likeness->places({thing.alone}).front();
    coming.own = thing.own;
    ShownSight sight{parts_->likeness->places(pyramid, pose.view, {thing.foot}).front(),
                     colour.value_or(calibration::labUnder(light, colourAboveFoot(crop))), thing.bulk,
                     std::move(coming)};
    if (!parts_->shapes) parts_->shapes.emplace(parts_->models);
    if (const auto there = parts_->shapes->surestAt(pyramid, pose.view, thing.foot))
        sight.shape.assign(there->shape.begin(), there->shape.end());
    return sight;
}

void Reader::learn(const std::vector<board::NamedThing>& named) {
    if (!parts_->traces) return;
    for (const board::NamedThing& thing : named) parts_->traces->recognise(thing);
}

void Reader::learnColour(board::Colour colour, calibration::Lab lab) {
    parts_->table.colours.learn(colour, lab);
}

std::vector<board::Trace> Reader::traces(const Reach& reach, const BoardPose& pose, const ChangeScale& changes) {
    if (!parts_->traces) return {};
    auto left = parts_->traces->read(
        reach, pose, {*parts_->likeness, *parts_->shapes, parts_->pieces, parts_->table.colours, parts_->takenSites()},
        changes);
    // What was said of the site beside something strange holds until something changes there.
    for (const board::Site& site : left.touched)
        if (const auto said = parts_->came.find(site); said != parts_->came.end() && said->second <= kBesideStranger)
            parts_->came.erase(said);
    for (const CameToSite& one : left.onSites) parts_->came[one.site] = one.probability;
    // Belief leaves out what was read while a hand was at work.
    for (const board::Site& site : left.touched)
        (std::holds_alternative<board::Hex>(site) ? parts_->shapeAttention : parts_->pieceAttention).readAnew(site);
    // Settlements, cities and roads that nobody showed are read as ever.
    std::erase_if(left.traces, [&](const board::Trace& trace) {
        const auto& [what, site, probability] = trace.kinds.front();
        const cv::Point2d foot = project(pose.view.imageFromLattice.inv(), {trace.atInImage[0], trace.atInImage[1]});
        const bool plain = board::isUnit(what.piece) && probability > kPlainUnit;
        return !board::isBuilding(what.piece) && !board::isRoute(what.piece) &&
               parts_->isTaken(foot, plain ? kOnPieceAsUnit : 1);
    });
    return std::move(left.traces);
}

bool Reader::knowsShown() const {
    return parts_->traces.has_value();
}

const TableColours& Reader::colours() const {
    return parts_->table.colours;
}

}  // namespace hexwarden::vision
