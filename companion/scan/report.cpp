#include "companion/scan/report.h"

#include "tracker/board/laid_tokens.h"
#include "tracker/board/land_and_water.h"
#include "tracker/board/text.h"
#include "vision/credence.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace hexwarden::scan {
namespace {

using Json = nlohmann::ordered_json;
using vision::BoardPose;

constexpr float kNamed = .001F;  ///< guesses less likely than this are not named

Json tenths(double value) {
    return std::round(value * 10) / 10;
}

Json share(double p) {
    return std::round(p * 1000) / 1000;
}

Json place(cv::Point2d at) {
    return {tenths(at.x), tenths(at.y)};
}

Json place(const BoardPose& pose, const board::Site& site) {
    return place(vision::project(pose.view.imageFromLattice, vision::pointInLattice(site)));
}

std::string str(std::string_view word) {
    return std::string(word);
}

Json matrix(const cv::Matx33d& m) {
    const double scale = std::abs(m(2, 2)) > 1e-12 ? 1 / m(2, 2) : 1;
    Json rows = Json::array();
    for (int r = 0; r < 3; ++r) rows.push_back({m(r, 0) * scale, m(r, 1) * scale, m(r, 2) * scale});
    return rows;
}

Json dice(const std::vector<board::DieReading>& all) {
    Json list = Json::array();
    for (const board::DieReading& d : all)
        list.push_back({{"value", d.value},
                        {"colour", str(board::word(d.colour))},
                        {"p", share(d.probability)},
                        {"at", place({d.atInImage[0], d.atInImage[1]})}});
    return list;
}

/// The three likeliest, without what is as good as ruled out.
template <class T, class Name>
Json likeliest(const board::TopThree<T>& guesses, const char* key, Name name) {
    Json list = Json::array();
    for (const auto& guess : guesses)
        if (guess.probability >= kNamed) list.push_back({{key, name(guess.value)}, {"p", share(guess.probability)}});
    return list;
}

Json tokenName(board::Token token) {
    return token ? Json(token) : Json(nullptr);
}

void nameSite(Json& entry, const board::Site& site) {
    if (const auto* edge = std::get_if<board::Edge>(&site))
        entry["edge"] = board::cornerNames(*edge);
    else if (std::holds_alternative<board::Hex>(site))
        entry["hex"] = board::text(site);
    else
        entry["corner"] = board::text(site);
}

Json hexes(const BoardPose& pose, const board::Observation& seen) {
    Json list = Json::array();
    for (const board::TileReading& tile : board::landAndWater(seen)) {
        const auto& terrain = tile.terrain[0];
        const auto& token = tile.token[0];
        list.push_back({{"hex", board::text(tile.hex)},
                        {"terrain", str(board::word(terrain.value))},
                        {"token", tokenName(token.value)},
                        {"p", share(terrain.probability * token.probability)},
                        {"at", place(pose, tile.hex)},
                        {"terrains", likeliest(tile.terrain, "terrain", [](auto t) { return str(board::word(t)); })},
                        {"tokens", likeliest(tile.token, "token", tokenName)}});
    }
    return list;
}

Json pieces(const BoardPose& pose, const board::Observation& seen) {
    Json list = Json::array();
    for (const board::SiteReading& site : seen.sites) {
        const auto occupant = occupantOf(site);
        if (!occupant) continue;
        Json piece{{"kind", str(board::word(occupant->value.piece))},
                   {"colour", str(board::word(occupant->value.colour))}};
        nameSite(piece, site.site);
        piece["p"] = share(occupant->probability);
        piece["at"] = place(pose, site.site);
        list.push_back(piece);
    }
    return list;
}

Json units(const BoardPose& pose, const board::Observation& seen) {
    Json list = Json::array();
    for (const board::UnitReading& u : seen.units) {
        Json unit{{"hex", board::text(u.hex)}, {"kind", str(board::word(u.piece))}};
        for (board::Piece other : u.alike) unit["alike"].push_back(str(board::word(other)));
        if (u.colour) {
            unit["colour"] = str(board::word(*u.colour));
            unit["count"] = u.count;
            unit["lying"] = u.lying;
        }
        unit["p"] = share(u.probability);
        unit["at"] = place(pose, u.hex);
        list.push_back(unit);
    }
    for (const board::StrangerReading& s : seen.strangers)
        list.push_back({{"hex", board::text(s.hex)},
                        {"kind", "unknown"},
                        {"p", share(s.probability)},
                        {"at", place({s.atInImage[0], s.atInImage[1]})}});
    return list;
}

Json sites(const board::Observation& seen) {
    Json list = Json::array();
    for (const board::SiteReading& site : seen.sites) {
        Json entry = Json::object(), guesses = Json::array();
        nameSite(entry, site.site);
        for (const auto& [occupant, p] : site.occupant) {
            if (p < kNamed) continue;
            Json guess{{"kind", nullptr}};
            if (occupant.piece != board::Piece::none)
                guess = {{"kind", str(board::word(occupant.piece))}, {"colour", str(board::word(occupant.colour))}};
            guess["p"] = share(p);
            guesses.push_back(guess);
        }
        entry["likeliest"] = guesses;
        list.push_back(entry);
    }
    return list;
}

Json harbours(const BoardPose& pose, const std::vector<board::HarbourReading>& readings) {
    Json list = Json::array();
    for (const board::HarbourReading& h : readings)
        list.push_back({{"edge", board::cornerNames(h.edge)},
                        {"kind", str(board::word(h.kind))},
                        {"p", share(h.probability)},
                        {"at", place(pose, h.edge)}});
    return list;
}

std::string percent(double p) {
    return std::to_string(cvRound(p * 100)) + " %";
}

/// "red army x 7 (2 lying)"
std::string words(const board::UnitReading& u) {
    std::ostringstream out;
    if (u.colour) out << board::word(*u.colour) << ' ';
    out << board::word(u.piece);
    for (board::Piece other : u.alike) out << " or " << board::word(other);
    if (u.colour) out << " x " << u.count;
    if (u.lying) out << " (" << u.lying << " lying)";
    return out.str();
}

}  // namespace

std::optional<board::Guess<board::Occupant>> occupantOf(const board::SiteReading& site) {
    const board::Guess<board::Occupant>* best = nullptr;
    double taken = 0, empty = 0;
    for (const auto& guess : site.occupant) {
        if (guess.value.piece == board::Piece::none) {
            empty += guess.probability;
        } else {
            taken += guess.probability;
            if (!best) best = &guess;
        }
    }
    if (!best || taken <= empty) return std::nullopt;
    return *best;
}

Json json(const vision::BoardView& v, const vision::PlacingNeeds& needs) {
    Json view{{"side_px", tenths(v.sidePx)},
              {"nearest_side_px", tenths(v.nearestPx)},
              {"tilt_degrees", tenths(v.tiltDegrees)},
              {"cut_off", share(v.cutOff)},
              {"glare", share(v.glare)},
              {"brightness", tenths(v.brightness)},
              {"blur_px", tenths(v.blurPx)},
              {"noise", tenths(v.noise)},
              {"bands", v.bands ? share(*v.bands) : Json(nullptr)},
              {"sway_px", v.swayPx ? tenths(*v.swayPx) : Json(nullptr)}};
    view["advice"] = Json::array();
    for (const vision::Placing& one : vision::placingOf(v, needs))
        if (!one.good()) view["advice"].push_back(english(one.sentence));
    return view;
}

Json json(const Scanned& s) {
    Json answer{{"photo", s.photo}, {"size", {s.size.width, s.size.height}}, {"board", bool(s.scan.board)}};
    const Json ms{{"decode", tenths(s.decodeMs)}, {"find", tenths(s.scan.findMs)}, {"read", tenths(s.scan.readMs)}};
    if (!s.scan.board) {
        answer["reason"] = english(s.scan.board.refusal);
        answer["ms"] = ms;
    } else {
        const BoardPose& pose = *s.scan.board;
        answer["quality"] = share(pose.quality);
        if (s.view) answer["view"] = json(*s.view, s.needs);
        answer["ms"] = ms;
        answer["layout"] = pose.layout;
        answer["lattice_to_image"] = matrix(pose.view.imageFromLattice);
        answer["hexes"] = hexes(pose, s.scan.seen);
        const board::LaidTokens tokens = board::laidTokens(s.scan.seen.tiles);
        answer["tokens_laid"] = {{"laid", tokens.laid}, {"wanted", tokens.wanted}};
        answer["mirror_checked"] = vision::showsNumbers(s.scan.seen);
        answer["robber"] = nullptr;
        if (const auto& robber = s.scan.seen.robber)
            answer["robber"] = {
                {"hex", board::text(robber->hex)}, {"p", share(robber->probability)}, {"at", place(pose, robber->hex)}};
        answer["pieces"] = pieces(pose, s.scan.seen);
        answer["units"] = units(pose, s.scan.seen);
        answer["sites"] = sites(s.scan.seen);
        answer["harbours"] = harbours(pose, s.scan.seen.harbours);
        if (const auto& river = s.scan.seen.river)
            answer["river"] = {{"x", board::text(river->x)},
                               {"y", board::text(river->y)},
                               {"z", board::text(river->z)},
                               {"mouth", board::text(river->mouth)}};
        if (!s.scan.seen.openHarbours.empty()) answer["open_harbours"] = harbours(pose, s.scan.seen.openHarbours);
    }
    answer["dice"] = dice(s.scan.seen.dice);
    return answer;
}

std::string text(const Scanned& s) {
    std::ostringstream out;
    out << s.photo << '\n';
    if (!s.scan.board) {
        out << "  no board: " << s.scan.board.refusal << '\n';
    } else {
        const BoardPose& pose = *s.scan.board;
        out << "  board " << pose.layout << ", quality " << percent(pose.quality) << '\n';
        for (const board::TileReading& tile : board::landAndWater(s.scan.seen)) {
            std::ostringstream line;
            line << board::text(tile.hex) << ' ' << board::word(tile.terrain[0].value);
            if (tile.token[0].value) line << ' ' << int(tile.token[0].value);
            out << "  " << std::left << std::setw(22) << line.str()
                << percent(tile.terrain[0].probability * tile.token[0].probability) << '\n';
        }
        if (const auto tokens = board::laidTokens(s.scan.seen.tiles); !tokens.isAll()) {
            if (tokens.laid == 0)
                out << "  no token lies on the board yet\n";
            else
                out << "  tokens lie on " << tokens.laid << " of " << tokens.wanted << " hexes so far\n";
        }
        if (!vision::showsNumbers(s.scan.seen)) out << "  too few numbers to tell whether the picture is mirrored\n";
        if (s.scan.seen.robber)
            out << "  robber on " << board::text(s.scan.seen.robber->hex) << "  "
                << percent(s.scan.seen.robber->probability) << '\n';
        for (const board::SiteReading& site : s.scan.seen.sites)
            if (const auto occupant = occupantOf(site))
                out << "  " << board::word(occupant->value.colour) << ' ' << board::word(occupant->value.piece) << ' '
                    << board::text(site.site) << "  " << percent(occupant->probability) << '\n';
        for (const board::UnitReading& u : s.scan.seen.units)
            out << "  " << words(u) << ' ' << board::text(u.hex) << "  " << percent(u.probability) << '\n';
        for (const board::HarbourReading& h : s.scan.seen.harbours)
            out << "  harbour " << board::word(h.kind) << ' ' << board::text(h.edge) << "  " << percent(h.probability)
                << '\n';
        if (const auto& river = s.scan.seen.river)
            out << "  river " << board::text(river->x) << ' ' << board::text(river->y) << ' ' << board::text(river->z)
                << " to " << board::text(river->mouth) << '\n';
        for (const board::HarbourReading& h : s.scan.seen.openHarbours)
            out << "  harbour of some kind " << board::text(h.edge) << ", likeliest " << board::word(h.kind) << "  "
                << percent(h.probability) << '\n';
    }
    for (const board::DieReading& d : s.scan.seen.dice)
        out << "  " << board::word(d.colour) << " die showing " << d.value << "  " << percent(d.probability) << '\n';
    return out.str();
}

}  // namespace hexwarden::scan
