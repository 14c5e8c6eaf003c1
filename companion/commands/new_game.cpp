#include "companion/commands/new_game.h"

#include "companion/commands/options.h"
#include "companion/commands/seats.h"
#include "companion/rules/risk/deal.h"
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

Starts the journal of a game, for 'hexwarden watch --journal' and the companion to go on with.

  --seats LIST        who plays, in playing order: colours with names
  --books LIST        the rule books (base); 'hexwarden rules' lists them
  --option KEY=VALUE  a table option, as 'hexwarden rules' lists them
  --layout BOARD      what lies on the table, if no camera is to read it: a file of lines such
                      as 'hex 0,0 forest 5', or the name of one in data/scenarios/boards
  --deal SEED         a board of Risk dealt for that number, which is told to be laid out
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
    throw std::runtime_error("a deal has a number, not '" + value + "'");
}

/// Throws std::runtime_error with what is wrong.
Request parse(const Arguments& arguments) {
    Request request;
    std::string seats, books;
    std::vector<std::string> journals, options, deal;
    const auto wrong =
        takeApart(arguments, {.values = {{"--seats", &seats}, {"--books", &books}, {"--layout", &request.layout}},
                              .lists = {{"--option", &options}, {"--deal", &deal}},
                              .others = &journals});
    if (wrong) throw std::runtime_error(*wrong);
    if (journals.empty()) throw std::runtime_error("which journal?");
    if (journals.size() > 1) throw std::runtime_error("one journal at a time");
    request.journal = journals.front();
    if (seats.empty()) throw std::runtime_error("who plays? --seats red:Ann,blue:Ben");
    request.began.seats = seatsOf(seats);
    request.began.books = split(books);
    for (const std::string& option : options) {
        const auto equals = option.find('=');
        if (equals == option.npos) throw std::runtime_error("an option is KEY=VALUE, not '" + option + "'");
        request.began.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
    }
    if (!deal.empty()) request.deal = seedOf(deal.back());
    if (request.deal && !request.layout.empty()) throw std::runtime_error("a board is dealt or laid out, not both");
    return request;
}

/// Lines of a board file are the words of a `laid` event; `#` begins a comment.
game::Body boardOf(const std::string& name) {
    const fs::path known = dataFolder() / "scenarios" / "boards" / (name + ".txt");
    const fs::path file = fs::exists(known) ? known : fs::path(name);
    std::ifstream in(file);
    if (!in) throw std::runtime_error("there is no board '" + name + "'");
    std::string words = "laid";
    for (std::string line; std::getline(in, line);)
        if (const auto text = line.substr(0, line.find('#')); !text.empty()) words += ' ' + text;
    try {
        return game::bodyOf(words);
    } catch (const std::runtime_error& e) {
        throw std::runtime_error("'" + file.string() + "': " + e.what());
    }
}

/// One line a hex, for people to lay out.
void tell(const board::Layout& layout, std::ostream& out) {
    for (board::Hex h : hexes(layout)) out << text(layout, h) << '\n';
}

}  // namespace

int newGame(const Arguments& arguments, Streams streams) {
    if (toldHelp(arguments, streams, kHelp)) return 0;
    Request request;
    try {
        request = parse(arguments);
    } catch (const std::runtime_error& e) {
        return misused(streams, "new", e.what());
    }
    std::vector<game::Body> bodies{request.began};
    if (!request.layout.empty()) bodies.push_back(boardOf(request.layout));
    if (request.deal) bodies.push_back(game::LaidOut{rules::risk::deal(*request.deal), {}, {}});
    table::Table rehearsal;  // books that do not go together are refused before there is a file
    for (const auto& body : bodies) rehearsal.declare(body);
    table::Table table(journal::Journal::create(request.journal));
    for (const auto& body : bodies) table.declare(body);
    if (request.deal) tell(std::get<game::LaidOut>(bodies.back()).layout, streams.out);
    streams.out << "'" << request.journal << "' is begun for " << request.began.seats.size() << " players.\n";
    return 0;
}

}  // namespace hexwarden::commands
