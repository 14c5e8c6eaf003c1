#include "companion/commands/new_game.h"

#include "companion/commands/options.h"
#include "companion/commands/seats.h"
#include "companion/table/table.h"
#include "tracker/board/number.h"

#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHelp =
    R"(usage: hexwarden new JOURNAL --seats red:Ann,blue:Ben… [--books base,seafarers…]
                     [--option KEY=VALUE]… [--layout BOARD | --deal SEED]

Starts the journal of a game, for 'hexwarden watch --journal' and the companion to continue.

  --seats LIST        who plays, in playing order: colours with names
  --books LIST        the rule books (base); 'hexwarden rules' lists them
  --option KEY=VALUE  a table option, as 'hexwarden rules' lists them
  --layout BOARD      what lies on the table, if no camera is to read it: a file of lines such
                      as 'hex 0,0 forest 5', or the name of one in data/scenarios/boards
  --deal SEED         a board dealt for that number, if a book deals its boards (risk); it is
                      printed to be laid out
)";

struct Request {
    std::string journal, layout;
    std::optional<std::uint64_t> deal;
    game::Began began;
};

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream in(list);
    for (std::string word; std::getline(in, word, ',');) words.push_back(word);
    return words;
}

std::uint64_t seedOf(const std::string& value) {
    if (const auto seed = board::numberIn<std::uint64_t>(value)) return *seed;
    throw board::Failure(board::say("a deal has a number, not '%1'", value));
}

/// Throws board::Failure with what is wrong.
Request parse(const Arguments& arguments) {
    Request request;
    std::string seats, books;
    std::vector<std::string> journals, options, deal;
    const auto wrong =
        takeApart(arguments, {.values = {{"--seats", &seats}, {"--books", &books}, {"--layout", &request.layout}},
                              .lists = {{"--option", &options}, {"--deal", &deal}},
                              .others = &journals});
    if (wrong) throw board::Failure(*wrong);
    if (journals.empty()) throw board::Failure(board::say("which journal?"));
    if (journals.size() > 1) throw board::Failure(board::say("one journal at a time"));
    request.journal = journals.front();
    if (seats.empty()) throw board::Failure(board::say("who plays? --seats red:Ann,blue:Ben"));
    request.began.seats = seatsOf(seats);
    request.began.books = split(books);
    for (const std::string& option : options) {
        const auto equals = option.find('=');
        if (equals == option.npos) throw board::Failure(board::say("an option is KEY=VALUE, not '%1'", option));
        request.began.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
    }
    if (!deal.empty()) request.deal = seedOf(deal.back());
    if (request.deal && !request.layout.empty())
        throw board::Failure(board::say("a board is dealt or laid out, not both"));
    return request;
}

/// Lines of a board file are the words of a `laid` event; `#` begins a comment.
game::Body boardOf(const std::string& name) {
    const fs::path known = dataFolder() / "scenarios" / "boards" / (name + ".txt");
    const fs::path file = fs::exists(known) ? known : fs::path(name);
    std::ifstream in(file);
    if (!in) throw board::Failure(board::say("there is no board '%1'", name));
    std::string words = "laid";
    for (std::string line; std::getline(in, line);)
        if (const auto text = line.substr(0, line.find('#')); !text.empty()) words += ' ' + text;
    try {
        return game::bodyOf(words);
    } catch (const std::runtime_error& e) {
        throw board::Failure(board::say("'%1': %2", file, board::messageOf(e)));
    }
}

/// One line a hex, for people to lay out.
void tell(const board::Layout& layout, std::ostream& out) {
    for (board::Hex h : hexes(layout)) out << text(layout, h) << '\n';
}

}  // namespace

int newGame(const Arguments& arguments, Streams streams) {
    if (wroteHelp(arguments, streams, kHelp)) return 0;
    Request request;
    try {
        request = parse(arguments);
    } catch (const board::Failure& e) {
        return misused(streams, "new", e.message());
    }
    std::vector<game::Body> bodies{request.began};
    if (!request.layout.empty()) bodies.push_back(boardOf(request.layout));
    table::Table rehearsal;  // books that do not go together are refused before there is a file
    for (const auto& body : bodies) rehearsal.declare(body);
    if (request.deal) {
        const auto deal = rehearsal.snapshot()->referee().rules().box().deal;
        if (!deal) throw board::Failure(board::say("the boards of these rule books are not dealt: leave out --deal"));
        bodies.push_back(game::LaidOut{deal(*request.deal), {}, {}});
    }
    table::Table table(journal::Journal::create(request.journal));
    for (const auto& body : bodies) table.declare(body);
    if (request.deal) tell(std::get<game::LaidOut>(bodies.back()).layout, streams.out);
    streams.out << "'" << request.journal << "' is begun for " << request.began.seats.size() << " players.\n";
    return 0;
}

}  // namespace hexwarden::commands
