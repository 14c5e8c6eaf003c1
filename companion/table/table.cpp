#include "companion/table/table.h"

#include "companion/story/difference.h"
#include "companion/table/clock.h"
#include "tracker/board/meaning.h"
#include "tracker/game/mending.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace hexwarden::table {
namespace {

using board::Occupant;
using board::Site;

// In nats, as belief::Plausibility counts: an illegal build must be seen for longer, a stranger's colour for long.
constexpr double kIllegal = -1.5, kStranger = -3.5;

// Dice whose sum somebody recorded may be hidden behind a hand for so long. Later ones are the next throw.
constexpr std::int64_t kSameThrowMs = 15'000;

// Dice that are less likely to lie so are asked about and never written.
constexpr float kMoreLikelyThanNot = 0.5F;

/// Where roads that lie there can only be a bridge (RIVER-21).
bool isAcross(const std::optional<board::River>& river, const Site& site) {
    const auto* edge = std::get_if<board::Edge>(&site);
    return edge && river && std::ranges::count(bridgeSites(*river), *edge) > 0;
}

}  // namespace

Table::Table(std::optional<journal::Journal> journal, TableOptions options)
    : journal_(std::move(journal)),
      options_(std::move(options)),
      belief_(options_.belief,
              [this](const Site& site, Occupant, Occupant after) { return plausibility(site, after); }) {
    if (journal_) story_.follow(journal_->events());
    believe({});
    publish();
}

double Table::plausibility(const Site& site, Occupant after) const {
    const game::GameState& state = story_.referee().state();
    if (state.seats.empty()) return 0;
    if (after.piece == board::Piece::none) return belief::kOnlyPeople;  // who attacked, with whose consent (WAR-5)
    const board::PieceSet* set = pieceSet(state);
    const bool bridged = after.piece == board::Piece::bridge && isAcross(state.layout.river, site);
    if (set && set->isSeenByShape(after.piece) && !bridged) return belief::kOnlyPeople;
    if (!game::seatOf(state, after.colour)) return kStranger;
    game::Event event;
    event.body = game::Built{after.colour, after.piece, site};
    return story_.referee().judge(event).allowed() ? 0 : kIllegal;
}

/// The one that the game names, or else the only one; null if it is not known.
const board::PieceSet* Table::pieceSet(const game::GameState& state) const {
    if (state.pieces.empty() && options_.pieceSets.size() == 1) return &options_.pieceSets[0];
    const auto set = std::find_if(options_.pieceSets.begin(), options_.pieceSets.end(),
                                  [&](const board::PieceSet& s) { return s.name == state.pieces; });
    return set == options_.pieceSets.end() ? nullptr : &*set;
}

bool Table::isStranger(game::Colour colour) const {
    return !story_.referee().state().seats.empty() && !game::seatOf(story_.referee().state(), colour);
}

/// The readings in the colours that people have named; what differed by these colours alone is one reading then.
void Table::rename(board::SiteReading& reading) const {
    for (auto guess = reading.occupant.begin(); guess != reading.occupant.end(); ++guess) {
        const auto claim = claims_.find(guess->value.colour);
        if (guess->value.piece == board::Piece::none || claim == claims_.end() || !claim->second) continue;
        guess->value.colour = *claim->second;
        for (auto other = reading.occupant.begin(); other != reading.occupant.end(); ++other)
            if (other != guess && other->value == guess->value) {
                auto& better = other < guess ? *other : *guess;
                better.probability = std::min(1.0F, guess->probability + other->probability);
                (other < guess ? *guess : *other) = {};
            }
    }
}

/// Keeps the pieces in colours that nobody plays, as long as they stand.
void Table::setAside(const std::vector<board::Change>& changes) {
    for (const board::Change& change : changes) {
        const auto* site = std::get_if<board::SiteChange>(&change);
        if (!site) continue;
        strangers_.erase(site->site);
        const bool stands = site->after.piece != board::Piece::none;
        if (stands && isStranger(site->after.colour) && !claims_.contains(site->after.colour))
            strangers_.emplace(site->site, *site);
    }
}

/// What is seen as the game's set of pieces means it. Units of players who are not in the game are none.
board::Observation Table::inMeaning(board::Observation seen, const board::PieceSet* set) const {
    const game::GameState& state = story_.referee().state();
    const std::optional<board::River> river =
        board::hexes(state.layout).empty() ? belief_.tiles().river() : state.layout.river;
    for (board::SiteReading& reading : seen.sites) rename(reading);
    if (river) board::bridgeRiver(seen.sites, *river);
    if (seen.reach) keepSeated(*seen.reach);
    if (!set) return seen;
    for (board::SiteReading& reading : seen.sites)
        for (auto& guess : reading.occupant)
            guess.value.piece = set->meaning(guess.value.piece, game::occupantOf(state, reading.site).piece);
    std::vector<board::UnitReading> units;
    for (board::UnitReading unit : seen.units) {
        if (unit.colour && !state.seats.empty() && !game::seatOf(state, *unit.colour)) continue;
        if (!unit.shown) unit.piece = set->countedAs(unit.piece).value_or(unit.piece);
        const auto same = std::find_if(units.begin(), units.end(), [&](const board::UnitReading& u) {
            return u.hex == unit.hex && u.piece == unit.piece && u.colour == unit.colour;
        });
        if (same == units.end()) {
            units.push_back(std::move(unit));
        } else {
            same->count += unit.count;
            same->probability *= unit.probability;
        }
    }
    seen.units = std::move(units);
    return seen;
}

void Table::believeAs(bool still) {
    belief_.use(still ? belief::BeliefOptions::forStills() : options_.belief);
    if (!shown_.empty()) belief_.expectShown(shown_);
    still_ = still;
}

std::vector<board::Change> Table::see(const Sight& sight) {
    const std::lock_guard guard(mutex_);
    const auto events = story_.journal().size();
    const int tileReadings = belief_.tiles().readings();
    if (sight.seen.atMs < lastSeenMs_) {  // another source, which counts from 0
        interpretGathered({});
        belief_.restart();
    }
    if (sight.still != still_) believeAs(sight.still);
    lastSeenMs_ = sight.seen.atMs;
    epochOfSourceMs_ = sight.atEpochMs - sight.seen.atMs;

    const board::PieceSet* set = pieceSet(story_.referee().state());
    belief_.expectCitiesFirst(set && set->isSeenByShape(board::Piece::army));
    auto changes = belief_.take(inMeaning(sight.seen, set));
    takeOutUnsure(changes);
    const auto strangersBefore = strangers_;
    setAside(changes);
    const auto isOfNobody = [&](const board::Change& change) {
        const auto* site = std::get_if<board::SiteChange>(&change);
        return site && site->after.piece != board::Piece::none && isStranger(site->after.colour);
    };
    if (gathered_.empty()) gatheringSinceMs_ = sight.seen.atMs;
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(gathered_), [&](const auto& change) {
        return !isOfNobody(change) && !isEnteredByHand(change) && !isBattle(change);
    });
    const bool rolled = std::any_of(gathered_.begin(), gathered_.end(),
                                    [](const auto& c) { return std::holds_alternative<board::DiceRest>(c); });
    layOut(sight);
    if (!gathered_.empty() && (rolled || still_ || sight.seen.atMs - gatheringSinceMs_ >= options_.gatherMs))
        interpretGathered(sight.witness);
    writeWaiting();
    if (snapshot_->unitDoubts != unitDoubts()) refreshProposals();
    if (events != story_.journal().size() || strangersBefore != strangers_ ||
        tileReadings != belief_.tiles().readings() || believedDoubts_ != belief_.doubts() ||
        snapshot_->unitDoubts != unitDoubts() || snapshot_->diceDoubt != diceDoubt_ ||
        snapshot_->unsureDice != unsureDice_ || snapshot_->unknown != unknownThings() ||
        snapshot_->proposals != proposals_ || snapshot_->readRobber != belief_.robber())
        publish();
    return changes;
}

/// Of a roll that was recorded by hand they are no question of their own.
void Table::takeOutUnsure(std::vector<board::Change>& changes) {
    std::erase_if(changes, [&](const board::Change& change) {
        const auto* rest = std::get_if<board::DiceRest>(&change);
        if (!rest || rest->probability >= kMoreLikelyThanNot) return false;
        if (!tappedRoll_ && !isBattle(change)) unsureDice_ = *rest;
        return true;
    });
}

/// Dice that came to rest before a roll was recorded, or soon after, are that roll; if they lie otherwise, a doubt. A
/// still does not say when they came to rest.
bool Table::isEnteredByHand(const board::Change& change) {
    const auto* rest = std::get_if<board::DiceRest>(&change);
    const game::Turn& turn = story_.referee().state().turn;
    if (!rest || !tappedRoll_ || turn.dice != tappedRoll_->dice) return false;
    if (!still_ && epochOfSourceMs_ + rest->atMs > tappedRoll_->atMs + kSameThrowMs) return false;
    const game::Dice seen(rest->dice);
    if (seen.total() != tappedRoll_->dice.total())
        diceDoubt_ = DiceDoubt{tappedRoll_->sequence, *turn.roller, tappedRoll_->dice, seen};
    tappedRoll_.reset();
    return true;
}

/// Where armies fight with dice (RISK-43, CONQ-35), those that come to rest after the roll are of a battle: there a
/// turn ends by word of mouth.
bool Table::isBattle(const board::Change& change) const {
    return story_.referee().rules().box().diceOfBattles && std::holds_alternative<board::DiceRest>(change) &&
           story_.referee().rolled();
}

bool Table::settled() const {
    const std::lock_guard guard(mutex_);
    return gathered_.empty() && unwritten_.empty();
}

void Table::finish(const Witness& witness) {
    const std::lock_guard guard(mutex_);
    interpretGathered(witness);
    writeWaiting();
    publish();
}

void Table::layOut(const Sight& sight) {
    const bool laid = !hexes(story_.referee().state().layout).empty();
    const int enough = still_ ? std::min(1, options_.layOutAfter) : options_.layOutAfter;
    if (laid || enough == 0 || belief_.tiles().readings() < enough) return;
    board::Layout layout = belief_.tiles().layout();
    if (options_.known)
        if (const auto known = asItLies(*options_.known, layout)) layout = *known;
    const game::LaidOut body{layout, belief_.robber(), std::nullopt};
    const game::Interpretation reading{body, 1, sight.seen.atMs};
    write({reading, sight.atEpochMs, witnessed(reading, sight.witness)});
}

void Table::interpretGathered(const Witness& witness) {
    const auto ofReach = std::stable_partition(gathered_.begin(), gathered_.end(),
                                               [this](const auto& change) { return !isOfReach(change); });
    const std::vector<board::Change> reach(ofReach, gathered_.end());
    gathered_.erase(ofReach, gathered_.end());
    auto readings = interpreted(gathered_, belief_.doubts());
    if (!reach.empty()) {
        const auto done = interpreted(reach);
        if (cameraWrites_ && isLegal(done))
            readings.insert(readings.end(), done.begin(), done.end());
        else if (!done.empty())
            propose(reach);
    }
    std::vector<Unwritten> seen;
    for (const auto& reading : readings)
        seen.push_back({reading, epochOfSourceMs_ + reading.atMs, witnessed(reading, witness)});
    gathered_.clear();
    unwritten_.insert(unwritten_.end(), seen.begin(), seen.end());
}

std::vector<game::Interpretation> Table::interpreted(const std::vector<board::Change>& changes,
                                                     const std::vector<board::Doubt>& doubts) const {
    return game::interpret(story_.referee().state(), changes, rules::onTurnBy(story_.referee()), doubts);
}

journal::Evidence Table::witnessed(const game::Interpretation& reading, const Witness& witness) const {
    return journal_ && witness ? witness(reading) : journal::Evidence();
}

void Table::writeWaiting() {
    while (!unwritten_.empty()) {
        write(unwritten_.front());
        unwritten_.pop_front();
    }
}

/// Dice lie still after few pictures and a piece is sure after more: on a busy machine a piece may be reported after a
/// roll that came later. It is put in where its picture belongs, unless only the order of telling breaks no rule.
game::Body Table::inOrder(const Unwritten& seen) const {
    const game::Body& body = seen.reading.body;
    if (!std::holds_alternative<game::Built>(body)) return body;
    std::int64_t before = 0;
    const auto& journal = story_.journal();
    for (auto event = journal.rbegin(); event != journal.rend() && event->atMs > seen.atEpochMs; ++event)
        if (event->source == game::Source::camera &&
            (std::holds_alternative<game::Rolled>(event->body) || std::holds_alternative<game::TurnEnded>(event->body)))
            before = event->sequence;
    if (before == 0) return body;
    game::Body earlier = game::missed(before, body);
    return story::brokenIn(story_.with(earlier)) <= story::brokenIn(story_.with(body)) ? earlier : body;
}

void Table::write(const Unwritten& seen) {
    append({.atMs = seen.atEpochMs,
            .source = game::Source::camera,
            .confidence = seen.reading.confidence,
            .body = inOrder(seen)},
           seen.evidence);
}

game::Event Table::declare(const game::Body& body, game::Source source, std::optional<game::Colour> seat) {
    const std::lock_guard guard(mutex_);
    const auto* correction = std::get_if<game::Corrected>(&body);
    const game::Body& said = correction && correction->now ? *correction->now : body;
    if (std::holds_alternative<game::Began>(said)) static_cast<void>(story_.with(body));  // refuses what cannot be
    auto event = append({.atMs = epochMs(), .source = source, .seat = seat, .body = body});
    publish();
    return event;
}

void Table::claim(game::Colour stranger, std::optional<game::Colour> seat) {
    const std::lock_guard guard(mutex_);
    claims_[stranger] = seat;
    std::vector<board::Change> theirs;
    std::erase_if(strangers_, [&](const auto& at) {
        if (at.second.after.colour != stranger) return false;
        theirs.emplace_back(at.second);
        return true;
    });
    if (seat) {
        for (board::Change& change : theirs) std::get<board::SiteChange>(change).after.colour = *seat;
        for (const game::Interpretation& reading : interpreted(theirs))
            unwritten_.push_back({reading, epochOfSourceMs_ + reading.atMs, {}});
        writeWaiting();
    }
    publish();
}

game::Event Table::append(game::Event event, const journal::Evidence& evidence) {
    event.sequence = static_cast<std::int64_t>(story_.journal().size()) + 1;
    if (journal_) event = journal_->append(std::move(event), evidence);
    follow(event);
    return event;
}

void Table::follow(const game::Event& event) {
    const game::GameState before = story_.referee().state();
    story_.append(event);
    if (std::holds_alternative<game::Rolled>(event.body) || std::holds_alternative<game::TurnEnded>(event.body))
        unsureDice_.reset();
    if (const auto* roll = std::get_if<game::Rolled>(&event.body))
        tappedRoll_ = event.source == game::Source::tap
                          ? std::optional(TappedRoll{event.sequence, roll->dice, event.atMs})
                          : std::nullopt;
    if (const auto* mending = std::get_if<game::Corrected>(&event.body); mending && tappedRoll_)
        if (const auto* roll = std::get_if<game::Rolled>(mending->now.get());
            roll && mending->what == tappedRoll_->sequence)
            tappedRoll_->dice = roll->dice;
    if (diceDoubt_ && story_.referee().state().turn.dice != diceDoubt_->recorded) diceDoubt_.reset();
    refreshProposals();
    believe(before);
}

// Where people, or a better reading of what was seen, changed the record, the belief follows.
void Table::believe(const game::GameState& before) {
    const game::GameState& now = story_.referee().state();
    const auto confirm = [&](const Site& site) {
        if (const Occupant said = game::occupantOf(now, site); !(belief_.at(site) == said)) belief_.confirm(site, said);
    };
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (const auto c = board::Corner::at(i); !(before.buildings[c] == now.buildings[c])) confirm(c);
    for (std::size_t i = 0; i < board::kEdgeCount; ++i)
        if (const auto e = board::Edge::at(i); !(before.routes[e] == now.routes[e])) confirm(e);
    for (std::size_t i = 0; i < board::kHexCount; ++i)
        if (const auto h = board::Hex::at(i); !(before.hexBuildings[h] == now.hexBuildings[h])) confirm(h);
    const bool laid = before.robber != now.robber || (now.robber && !(before.layout == now.layout));
    if (laid && belief_.robber() != now.robber) belief_.confirmRobber(now.robber);
    believeUnits(before);
}

// Kinds that cannot be told apart are counted together; what is aboard a ship is not seen.
void Table::believeUnits(const game::GameState& before) {
    using Counts = std::map<std::tuple<board::Hex, board::Piece, board::Colour>, int>;
    const auto countsIn = [this](const game::GameState& state) {
        Counts counts;
        for (const game::Stack& s : state.stacks)
            if (const auto counted = countedAs(s.piece); counted && !game::isAboard(state.layout, s))
                counts[{s.at, *counted, s.owner}] += s.count;
        return counts;
    };
    Counts was = countsIn(before);
    const Counts is = countsIn(story_.referee().state());
    for (const auto& [whose, count] : is) was.try_emplace(whose, 0);
    for (const auto& [whose, count] : was) {
        const auto now = is.find(whose);
        const int counted = now == is.end() ? 0 : now->second;
        const auto& [hex, piece, colour] = whose;
        if (counted != count) belief_.confirmUnits(hex, piece, colour, counted);
    }
}

std::vector<board::UnitDoubt> Table::unitDoubts() const {
    auto doubts = belief_.unitDoubts();
    if (const board::PieceSet* set = pieceSet(story_.referee().state()))
        for (board::UnitDoubt& doubt : doubts)
            if (std::ranges::find(shown_, doubt.piece) == shown_.end()) doubt.alike = set->countedWith(doubt.piece);
    return doubts;
}

std::vector<board::NamedThing> Table::named() const {
    const std::lock_guard guard(mutex_);
    return belief_.named();
}

/// What lies ready beside the board is nobody's question.
std::vector<board::UnknownThing> Table::unknownThings() const {
    auto things = belief_.unknownThings();
    const auto& terrain = story_.referee().state().layout.terrain;
    std::erase_if(things, [&](const board::UnknownThing& thing) { return terrain[thing.hex] == board::Terrain::none; });
    return things;
}

void Table::publish() {
    auto next = std::make_shared<Snapshot>();
    next->version = snapshot_ ? snapshot_->version + 1 : 1;
    next->story = story_;
    next->doubts = believedDoubts_ = belief_.doubts();
    // What nobody plays is asked about, and not in doubt.
    const auto gone = [&](const board::Site& site) {
        return std::ranges::find(next->doubts, site, &board::Doubt::site) != next->doubts.end();
    };
    for (const auto& [site, change] : strangers_)
        if (!gone(site)) next->strangers.push_back(change);
    std::erase_if(next->doubts, [&](const board::Doubt& doubt) {
        return doubt.believed.piece != board::Piece::none && isStranger(doubt.believed.colour);
    });
    next->unitDoubts = unitDoubts();
    next->unknown = unknownThings();
    next->diceDoubt = diceDoubt_;
    next->proposals = proposals_;
    if (!shown_.empty()) next->believed = belief_.units();
    next->unsureDice = unsureDice_;
    next->tiles = belief_.tiles().tiles();
    next->harbours = belief_.tiles().harbours();
    next->openHarbours = belief_.tiles().openHarbours();
    next->readLayout = belief_.tiles().layout();
    next->readRobber = belief_.robber();
    snapshot_ = std::move(next);
    for (const Listener& listener : listeners_) listener(snapshot_);
}

std::shared_ptr<const Snapshot> Table::snapshot() const {
    const std::lock_guard guard(mutex_);
    return snapshot_;
}

void Table::listen(Listener listener) {
    const std::lock_guard guard(mutex_);
    listeners_.push_back(std::move(listener));
}

std::filesystem::path Table::pictureFolder() const {
    return journal_ ? journal_->pictureFolder() : std::filesystem::path{};
}

}  // namespace hexwarden::table
