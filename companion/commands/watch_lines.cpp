#include "companion/commands/watch_lines.h"

#include "companion/scan/report.h"
#include "tracker/board/message.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <tuple>
#include <utility>

namespace hexwarden::commands {
namespace {

using Json = nlohmann::ordered_json;
using board::Occupant;
using board::Piece;
using board::Site;

Json siteJson(const Site& site) {
    if (const auto* edge = std::get_if<board::Edge>(&site)) return board::cornerNames(*edge);
    return board::text(site);
}

Json occupantJson(Occupant occupant) {
    if (occupant.piece == Piece::none) return nullptr;
    return {{"kind", board::word(occupant.piece)}, {"colour", board::word(occupant.colour)}};
}

Json share(float p) {
    return std::round(static_cast<double>(p) * 1000) / 1000;
}

std::string words(Occupant occupant) {
    if (occupant.piece == Piece::none) return "nothing";
    return std::string(board::word(occupant.colour)) + ' ' + std::string(board::word(occupant.piece));
}

std::string seconds(std::int64_t ms) {
    char text[32];
    std::snprintf(text, sizeof text, "%8.1f s  ", static_cast<double>(ms) / 1000);
    return text;
}

Json toJson(const board::SiteChange& c) {
    return {{"t", "change"},
            {"at_ms", c.atMs},
            {"site", siteJson(c.site)},
            {"before", occupantJson(c.before)},
            {"after", occupantJson(c.after)},
            {"p", share(c.probability)}};
}
Json toJson(const board::RobberChange& c) {
    Json line{{"t", "change"},
              {"at_ms", c.atMs},
              {"site", board::text(c.to)},
              {"before", nullptr},
              {"after", {{"kind", "robber"}}},
              {"p", share(c.probability)}};
    if (c.from) line["from"] = board::text(*c.from);
    return line;
}
Json toJson(const board::DiceRest& c) {
    return {{"t", "roll"}, {"at_ms", c.atMs}, {"dice", c.dice}, {"p", share(c.probability)}};
}

/// The flood is there or not: it is not counted.
Json markedJson(Piece piece, int count) {
    return count == 0 ? Json(nullptr) : Json{{"kind", board::word(piece)}};
}

Json toJson(const board::UnitChange& c) {
    if (!c.colour) {
        return {{"t", "change"},
                {"at_ms", c.atMs},
                {"site", board::text(c.hex)},
                {"before", markedJson(c.piece, c.before)},
                {"after", markedJson(c.piece, c.after)},
                {"p", share(c.probability)}};
    }
    return {{"t", "units"},
            {"at_ms", c.atMs},
            {"hex", board::text(c.hex)},
            {"kind", board::word(c.piece)},
            {"colour", board::word(*c.colour)},
            {"before", c.before},
            {"after", c.after},
            {"p", share(c.probability)}};
}

std::string toText(const board::SiteChange& c) {
    const std::string was = c.before.piece == Piece::none ? "" : " in place of " + words(c.before);
    return seconds(c.atMs) + words(c.after) + " at " + board::text(c.site) + was;
}
std::string toText(const board::RobberChange& c) {
    return seconds(c.atMs) + "robber at " + board::text(c.to) + (c.from ? ", before at " + board::text(*c.from) : "");
}
std::string toText(const board::DiceRest& c) {
    return seconds(c.atMs) + "dice " + std::to_string(c.dice[0]) + " and " + std::to_string(c.dice[1]);
}

std::string toText(const board::UnitChange& c) {
    const std::string what =
        c.colour ? words({c.piece, *c.colour}) + " x " + std::to_string(c.after) : std::string(board::word(c.piece));
    return seconds(c.atMs) + (c.after == 0 && !c.colour ? "no " : "") + what + " at " + board::text(c.hex) +
           (c.colour ? ", before x " + std::to_string(c.before) : "");
}

void write(std::ostream& out, const Json& line) {
    out << line.dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
}

}  // namespace

void WatchLines::looked(const table::SeenFrame& look, const std::vector<board::Change>& changes,
                        const table::Snapshot& snapshot, int boardReadings) {
    lastMs_ = look.frame.atMs;
    meter_.take(look.frame, look.pose, look.handInView);
    if (!look.pose) {
        lost(english(look.reason), lastMs_);
    } else {
        found(lastMs_);
        lastWithBoard_ = look;
        lastWithBoard_->frame.image = cv::Mat();
    }
    if (look.seen.boardReset) readings_ = 0;  // what was read before it was found again counts no more
    readings_ += !look.seen.tiles.empty();
    if (!boardTold_ && readings_ >= boardReadings) tellBoard(snapshot);
    if (look.handCame) {
        if (json_)
            write(out_, {{"t", "hand"}, {"at_ms", lastMs_}});
        else
            out_ << seconds(lastMs_) << "a hand" << std::endl;
    }
    tellWorse();
    tell(changes);
    tellDoubts(snapshot.doubts);
    tellDoubts(snapshot.unitDoubts, snapshot.believed);
    tellUnknown(snapshot.unknown);
    if (snapshot.unsureDice && snapshot.unsureDice != unsureDice_) tellDoubt(*snapshot.unsureDice);
    unsureDice_ = snapshot.unsureDice;
}

bool WatchLines::isSharp() const {
    const auto view = meter_.view();
    return view && std::ranges::none_of(vision::placingOf(*view), [](const vision::Placing& one) {
               return one.about == vision::About::sharpness && !one.good();
           });
}

/// The one thing that got worse, once, and that it is well again.
void WatchLines::tellWorse() {
    const std::string worse = meter_.worse() ? english(meter_.worse()->sentence) : "";
    const auto about = meter_.worse() ? std::optional(meter_.worse()->about) : std::nullopt;
    if (about == worse_) return;
    worse_ = about;
    if (json_)
        write(out_, {{"t", "view"},
                     {"at_ms", lastMs_},
                     {"worse", worse.empty() ? Json(nullptr) : Json(worse)},
                     {"view", scan::json(*meter_.view(), needs_)}});
    else
        out_ << seconds(lastMs_) << (worse.empty() ? "the view is as good again as it was" : worse) << std::endl;
}

void WatchLines::tell(const std::vector<board::Change>& changes) {
    for (const auto& change : changes) tell(change);
}

void WatchLines::interrupted(const board::Message& reason) {
    lost(english(reason), lastMs_);
}

void WatchLines::ended(const table::Snapshot& snapshot) {
    if (!boardTold_ && lastWithBoard_ && readings_ > 0) tellBoard(snapshot);
}

void WatchLines::lost(const std::string& reason, std::int64_t atMs) {
    if (std::exchange(lost_, true)) return;
    if (json_)
        write(out_, {{"t", "lost"}, {"at_ms", atMs}, {"reason", reason}});
    else
        out_ << seconds(atMs) << "lost: " << reason << std::endl;
}

void WatchLines::found(std::int64_t atMs) {
    if (!std::exchange(lost_, false)) return;
    if (json_)
        write(out_, {{"t", "found"}, {"at_ms", atMs}});
    else
        out_ << seconds(atMs) << "found" << std::endl;
}

// The board as it was read so far, with the pieces of the last frame.
void WatchLines::tellBoard(const table::Snapshot& snapshot) {
    boardTold_ = true;
    scan::Scanned scanned{source_, lastWithBoard_->pose->view.size, {*lastWithBoard_->pose, lastWithBoard_->seen}};
    scanned.view = meter_.view();
    scanned.needs = needs_;
    scanned.scan.seen.tiles = snapshot.tiles;
    scanned.scan.seen.water.clear();  // it is among the tiles
    scanned.scan.seen.harbours = snapshot.harbours;
    scanned.scan.seen.openHarbours = snapshot.openHarbours;
    scanned.scan.seen.river = snapshot.readLayout.river;
    if (!json_) {
        out_ << scan::text(scanned) << std::flush;
        return;
    }
    Json line{{"t", "board"}, {"at_ms", lastMs_}};
    line.update(scan::json(scanned));
    line.erase("ms");
    write(out_, line);
}

void WatchLines::tell(const board::Change& change) {
    std::visit(
        [&](const auto& c) {
            if (json_)
                write(out_, toJson(c));
            else
                out_ << toText(c) << std::endl;
        },
        change);
}

void WatchLines::tellDoubts(const std::vector<board::Doubt>& doubts) {
    for (const auto& doubt : doubts) {
        const bool said = std::any_of(doubts_.begin(), doubts_.end(),
                                      [&](const auto& d) { return d.site == doubt.site && d.seen == doubt.seen; });
        if (said) continue;
        Json line{{"t", "doubt"},
                  {"at_ms", doubt.sinceMs},
                  {"site", siteJson(doubt.site)},
                  {"before", occupantJson(doubt.believed)},
                  {"after", occupantJson(doubt.seen)},
                  {"p", share(doubt.probability)}};
        std::string kinds = words(doubt.seen);
        for (const board::Piece other : doubt.alike) {
            line["or"].push_back(occupantJson({other, doubt.seen.colour}));
            kinds.append(" or ").append(board::word(other));
        }
        if (json_)
            write(out_, line);
        else
            out_ << seconds(doubt.sinceMs) << kinds << " at " << board::text(doubt.site) << ", where "
                 << words(doubt.believed) << " was?" << std::endl;
    }
    doubts_ = doubts;
}

/// The other choices are as many more or fewer of their kind.
void WatchLines::tellDoubts(const std::vector<board::UnitDoubt>& doubts,
                            const std::vector<board::UnitReading>& believed) {
    const auto whose = [](const board::UnitDoubt& d) { return std::tuple(d.hex, d.piece, d.colour, d.seen); };
    for (const auto& doubt : doubts) {
        if (std::any_of(unitDoubts_.begin(), unitDoubts_.end(),
                        [&](const auto& d) { return whose(d) == whose(doubt); }))
            continue;
        const auto counted = [&](int count, Piece kind) -> Json {
            if (!doubt.colour) return markedJson(kind, count);
            Json pieces = occupantJson({kind, *doubt.colour});
            pieces["count"] = count;
            return pieces;
        };
        Json line{{"t", "doubt"},
                  {"at_ms", doubt.sinceMs},
                  {"site", siteJson(doubt.hex)},
                  {"before", counted(doubt.believed, doubt.piece)},
                  {"after", counted(doubt.seen, doubt.piece)},
                  {"p", share(doubt.probability)}};
        std::string kinds = doubt.colour ? words({doubt.piece, *doubt.colour}) : std::string(board::word(doubt.piece));
        for (const board::Piece other : doubt.alike) {
            const auto there = std::ranges::find_if(believed, [&](const board::UnitReading& unit) {
                return unit.hex == doubt.hex && unit.piece == other && unit.colour == doubt.colour;
            });
            const int count = (there == believed.end() ? 0 : there->count) + doubt.seen - doubt.believed;
            line["or"].push_back(counted(std::max(0, count), other));
            kinds.append(" or ").append(board::word(other));
        }
        if (json_)
            write(out_, line);
        else if (!doubt.colour)
            out_ << seconds(doubt.sinceMs) << (doubt.seen == 0 ? "no " : "") << kinds << " at "
                 << board::text(doubt.hex) << "?" << std::endl;
        else
            out_ << seconds(doubt.sinceMs) << doubt.seen << " of " << kinds << " at " << board::text(doubt.hex)
                 << ", where " << doubt.believed << " were?" << std::endl;
    }
    unitDoubts_ = doubts;
}

void WatchLines::tellUnknown(const std::vector<board::UnknownThing>& things) {
    for (const board::UnknownThing& thing : things) {
        if (std::ranges::find(unknown_, thing) != unknown_.end()) continue;
        if (json_)
            write(out_, {{"t", "doubt"},
                         {"at_ms", thing.sinceMs},
                         {"site", siteJson(thing.hex)},
                         {"before", nullptr},
                         {"after", {{"kind", "unknown"}}},
                         {"p", share(thing.probability)}});
        else
            out_ << seconds(thing.sinceMs) << "something that was not shown at " << board::text(thing.hex) << '?'
                 << std::endl;
    }
    unknown_ = things;
}

void WatchLines::tellDoubt(const board::DiceRest& dice) {
    Json line = toJson(dice);
    line["t"] = "doubt";
    if (json_)
        write(out_, line);
    else
        out_ << toText(dice) << "?" << std::endl;
}

}  // namespace hexwarden::commands
