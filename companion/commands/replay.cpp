#include "companion/commands/replay.h"

#include "companion/commands/options.h"
#include "companion/rules/language.h"
#include "companion/story/story.h"
#include "tracker/board/number.h"
#include "tracker/board/text.h"
#include "tracker/journal/journal.h"

#include <cmath>
#include <ctime>
#include <iomanip>
#include <limits>
#include <optional>
#include <ostream>

namespace hexwarden::commands {
namespace {

using board::Piece;

constexpr const char* kHelp =
    R"(usage: hexwarden replay JOURNAL [--at SEQUENCE]

Tells a game from its journal: every event that counts with what the rules say of it, then the
table as it stands. --at stops after the event of that number, as the table was then. The
journal is only read; it may be in use.
)";

constexpr auto kEnglish = rules::Language::english;

struct Request {
    std::string journal;
    std::int64_t at = std::numeric_limits<std::int64_t>::max();
};

/// Throws board::Failure with what is wrong.
Request parse(const Arguments& arguments) {
    Request request;
    std::vector<std::string> at, journals;
    const auto wrong = takeApart(arguments, {.lists = {{"--at", &at}}, .others = &journals});
    if (wrong) throw board::Failure(*wrong);
    if (journals.empty()) throw board::Failure(board::say("which journal?"));
    if (journals.size() > 1) throw board::Failure(board::say("one journal at a time"));
    request.journal = journals.front();
    if (at.empty()) return request;
    const auto number = board::numberIn<std::int64_t>(at.back());
    if (!number || *number < 1)
        throw board::Failure(board::say("--at takes the number of an event, not '%1'", at.back()));
    request.at = *number;
    return request;
}

std::string clock(std::int64_t epochMs) {
    const std::time_t seconds = epochMs / 1000;
    std::tm local{};
    localtime_r(&seconds, &local);
    char text[16];
    std::strftime(text, sizeof text, "%H:%M:%S", &local);
    return text;
}

/// A board takes a page as an event line; here it is only named.
std::string inWords(const game::Body& body) {
    if (const auto* laid = std::get_if<game::LaidOut>(&body))
        return "laid a board of " + std::to_string(hexes(laid->layout).size()) + " hexes";
    return game::text(body);
}

void tell(std::ostream& out, const game::Event& event, const rules::Verdict& verdict) {
    out << std::setw(5) << event.sequence << "  " << clock(event.atMs) << "  " << inWords(event.body);
    if (event.source == game::Source::camera) out << "  (seen, " << std::lround(event.confidence * 100) << " %)";
    if (event.seat) out << "  (by " << board::word(*event.seat) << "'s phone)";
    out << '\n';
    for (const auto& finding : verdict.objections)
        out << "       against it: " << rules::render(finding, kEnglish) << " (" << finding.clause() << ")\n";
}

void tellBoard(std::ostream& out, const game::GameState& state) {
    for (const board::Hex h : hexes(state.layout)) out << "  " << board::text(state.layout, h) << '\n';
    const auto tellPiece = [&](const board::Site& site, board::Occupant what) {
        out << "  " << word(what.colour) << ' ' << word(what.piece) << " at " << board::text(site) << '\n';
    };
    game::forEachPiece(state.buildings, tellPiece);
    game::forEachPiece(state.hexBuildings, tellPiece);
    game::forEachPiece(state.routes, tellPiece);
    for (const auto& stack : state.stacks)
        out << "  " << word(stack.owner) << ' ' << word(stack.piece) << " at " << board::text(stack.at) << ": "
            << stack.count << '\n';
    for (const auto& harbour : state.harbourTokens)
        out << "  " << word(harbour.kind) << " harbour at " << board::text(harbour.at) << " on "
            << board::text(harbour.on) << '\n';
    if (state.robber) out << "  robber at " << board::text(*state.robber) << '\n';
    if (state.pirate) out << "  pirate at " << board::text(*state.pirate) << '\n';
}

void tell(std::ostream& out, const rules::Referee& referee) {
    const auto& state = referee.state();
    const auto& ledger = referee.ledger();
    out << "\nThe table\n";
    tellBoard(out, state);
    out << "\nThe players\n";
    for (const auto& seat : state.seats)
        out << "  " << word(seat.colour) << (seat.name.empty() ? "" : " (" + seat.name + ')') << ": "
            << ledger.points.total(seat.colour) << " points\n";
    if (ledger.winner)
        out << "  " << word(*ledger.winner) << " has won\n";
    else if (ledger.active)
        out << "  " << word(*ledger.active) << " is to play\n";
    out << "\nsignature " << std::hex << std::setw(16) << std::setfill('0') << game::signature(state) << std::dec
        << std::setfill(' ') << '\n';
}

}  // namespace

int replay(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    Request request;
    try {
        request = parse(arguments);
    } catch (const board::Failure& e) {
        return misused(streams, "replay", e.message());
    }
    auto events = journal::Journal::openReadOnly(request.journal).events();
    std::erase_if(events, [&](const game::Event& event) { return event.sequence > request.at; });
    const story::Story story(std::move(events));
    for (const story::Entry& entry : story.entries()) tell(streams.out, entry.event, entry.verdict);
    tell(streams.out, story.referee());
    return 0;
}

}  // namespace hexwarden::commands
