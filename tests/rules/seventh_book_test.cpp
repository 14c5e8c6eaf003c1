// A seventh rule book, whole, in one place: what a book is, and that nothing else must be touched for one. Tolls: a
// road beside a city of somebody else costs a wool more, if the table says so, and every second toll is a point.
#include "companion/rules/base/rules.h"
#include "companion/rules/recipes.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden {
namespace tolls {

using namespace rules;

constexpr Sentence kToll{"TOLL-1", {"{other} takes a toll of {player} here.", "{other} nimmt hier Zoll von {player}."}};
constexpr Sentence kOneMore{"TOLL-1", {"{player} is one toll short of a point.", "{player} fehlt ein Zoll zum Punkt."}};
constexpr const Sentence* kSentences[]{&kToll, &kOneMore};
constexpr Clause kClauses[]{
    {"TOLL-1",
     {"Tolls", "Zölle"},
     {"Whoever has a city lets roads beside it pay.", "Wer eine Stadt hat, lässt Straßen daneben zahlen."},
     {}},
};
constexpr Option kOptions[]{{"toll_points",
                             "TOLL-1",
                             {"Points for every second toll", "Punkte für jeden zweiten Zoll"},
                             Option::Kind::number,
                             1,
                             0,
                             3}};
constexpr Ground kEdge[]{Ground::edge};

game::Body asRoad(Colour player, std::span<const Site> sites) {
    return game::Built{player, Piece::road, sites[0]};
}
constexpr Asks kAsks[]{{"toll",
                        {"Must I pay a toll here?", "Muss ich hier Zoll zahlen?"},
                        {"Tap an edge.", "Tippe eine Kante an."},
                        kEdge,
                        asRoad,
                        {"No.", "Nein."},
                        {"Ask first.", "Frag zuerst."}}};

struct TollAccount {
    game::ByColour<int> taken{};
};

std::optional<Colour> tollFor(const GameState& state, Colour builder, const Site& site) {
    const auto* edge = std::get_if<Edge>(&site);
    if (!edge) return std::nullopt;
    for (Corner c : ends(*edge))
        if (const auto there = state.buildings[c]; there.piece == Piece::city && there.colour != builder)
            return there.colour;
    return std::nullopt;
}

class Tolls : public Rule {
  public:
    explicit Tolls(int points) : points_(points) {}

    void judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const override {
        if (const auto owner = ownerBeside(state, event))
            verdict.ask({.sentence = &kToll, .player = playerOf(event.body), .other = owner});
    }
    void account(const GameState& before, const GameState&, const Event& event, Ledger& ledger) const override {
        if (const auto owner = ownerBeside(before, event)) ++of(ledger.accounts.of<TollAccount>().taken, *owner);
    }
    void score(const GameState&, const Ledger& ledger, Points& points) const override {
        for (Colour c : board::kColours)
            if (const int pairs = of(ledger.accounts.of<TollAccount>().taken, c) / 2; pairs > 0)
                points.parts.push_back({c, pairs * points_, "TOLL-1", {"tolls", "Zölle"}});
    }

  private:
    static std::optional<Colour> ownerBeside(const GameState& state, const Event& event) {
        const auto* built = std::get_if<game::Built>(&event.body);
        return built ? tollFor(state, built->player, built->at) : std::nullopt;
    }

    int points_;
};

void addExtras(const GameState& state, const Ledger& ledger, Extras& extras) {
    for (const game::Seat& seat : state.seats)
        if (const int tolls = of(ledger.accounts.of<TollAccount>().taken, seat.colour); tolls > 0)
            extras.counts.push_back({seat.colour, tolls, {"toll", "Zoll"}, {"tolls", "Zölle"}, "TOLL-1"});
    extras.notices.push_back({.text = {"The gates are open.", "Die Tore sind offen."}, .clause = "TOLL-1"});
}

void addDues(const GameState&, const Ledger& ledger, const Options&, std::vector<Due>& dues) {
    for (Colour c : board::kColours)
        if (of(ledger.accounts.of<TollAccount>().taken, c) % 2 == 1)
            dues.push_back({.players = {c}, .says = {.sentence = &kOneMore, .player = c}});
}

/// Whoever would take the toll may let the road go free.
void addTaps(const GameState& state, const Ledger& ledger, const Site& site, std::vector<game::Body>& bodies) {
    if (const auto owner = ledger.active ? tollFor(state, *ledger.active, site) : std::nullopt)
        bodies.emplace_back(game::Consented{*owner, *ledger.active, "toll"});
}

void addRules(Part part, const Options& options, const Accord&, Rules& rules) {
    if (part == Part::building) add<Tolls>(rules, options.number("toll_points"));
}

const Book kBook{.word = "tolls",
                 .name = {"Tolls", "Zölle"},
                 .clauses = kClauses,
                 .sentences = kSentences,
                 .options = kOptions,
                 .asks = kAsks,
                 .rules = addRules,
                 .extras = addExtras,
                 .dues = addDues,
                 .taps = addTaps};

/// The recipe is all that knows the new book.
Shelf withTolls() {
    Shelf seven = shelf();
    seven.books.push_back(&kBook);
    seven.combinations.push_back({"tolls"});
    return seven;
}

}  // namespace tolls

namespace {

using board::Piece;
using game::Colour;

TEST(SeventhBook, IsPlayedFromItsFolderAndTheRecipeAlone) {
    const rules::Shelf shelf = tolls::withTolls();
    const auto composed = shelf.compose({"tolls"}, {{"toll_points", "2"}}, 3);
    ASSERT_TRUE(std::holds_alternative<std::shared_ptr<const rules::RuleSet>>(composed));
    const rules::RuleSet& rules = *std::get<0>(composed);
    game::GameState state;
    state.seats = {{Colour::red, {}, {}}, {Colour::blue, {}, {}}, {Colour::white, {}, {}}};
    state.buildings[*board::cornerOf("0,0,N")] = {Piece::city, Colour::blue};
    rules::Ledger ledger = rules.open(state);
    ledger.active = Colour::red;
    EXPECT_EQ(rules.taps(state, ledger, *board::siteOf("0,0,NE")).size(), 1U);
    EXPECT_TRUE(rules.taps(state, ledger, *board::siteOf("0,0,SE")).empty());
    for (const char* edge : {"0,0,NE", "0,0,NW"}) {
        EXPECT_EQ(rules.dues(state, ledger).size(), edge == std::string("0,0,NW") ? 1U : 0U) << edge;
        const game::Event event{.body = game::Built{Colour::red, Piece::road, *board::siteOf(edge)}};
        const auto verdict = rules.advance(state, ledger, event);
        const auto asked = [](const rules::Finding& f) { return f.clause() == "TOLL-1"; };
        EXPECT_EQ(std::ranges::count_if(verdict.questions, asked), 1) << edge;
    }
    EXPECT_EQ(ledger.points.total(Colour::blue), 2 + 2) << "the city, and two tolls";
    const rules::Extras extras = rules.extras(state, ledger);
    ASSERT_EQ(extras.counts.size(), 1U);
    EXPECT_EQ(extras.counts[0].player, Colour::blue);
    EXPECT_EQ(extras.counts[0].count, 2);
    ASSERT_EQ(extras.notices.size(), 1U);
    EXPECT_EQ(extras.notices[0].text.en, "The gates are open.");
    EXPECT_EQ(shelf.clauseOf("TOLL-1")->title.en, "Tolls");
    EXPECT_EQ(shelf.optionsOf({"tolls"}).back()->key, "toll_points");
    EXPECT_EQ(rules.books().back()->asks[0].key, "toll");
}

TEST(SeventhBook, DoesNotGoWithBooksThatNobodyListed) {
    const rules::Shelf shelf = tolls::withTolls();
    EXPECT_TRUE(std::holds_alternative<rules::Refusal>(shelf.compose({"tolls", "war"}, {}, 3)));
    EXPECT_TRUE(std::holds_alternative<rules::Refusal>(shelf.compose({}, {{"toll_points", "1"}}, 3)));
}

}  // namespace
}  // namespace hexwarden
