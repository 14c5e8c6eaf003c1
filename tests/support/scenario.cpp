#include "tests/support/scenario.h"

#include "companion/rules/placements.h"
#include "companion/rules/purchases.h"
#include "companion/rules/referee.h"
#include "companion/rules/river/account.h"
#include "companion/rules/war/account.h"
#include "companion/rules/war/attack.h"
#include "tests/support/conquest_round_words.h"
#include "tests/support/conquest_words.h"
#include "tests/support/risk_words.h"
#include "tests/support/scenario_words.h"
#include "tests/support/state_invariants.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <stdexcept>

#include <gtest/gtest.h>

namespace hexwarden::support {
namespace {

using namespace rules;

std::vector<std::string>& heard() {
    static std::vector<std::string> sentences;
    return sentences;
}

std::string boardLines(const std::string& path) {
    std::ifstream in(path);
    if (!in) throw std::runtime_error(path + " cannot be read");
    std::string all;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#') all += " " + line;
    return all;
}

class Run {
  public:
    Run(const Scenario& scenario, std::string boardsFolder)
        : scenario_(scenario), boardsFolder_(std::move(boardsFolder)) {}

    void play() {
        for (const Scenario::Line& line : scenario_.lines) {
            SCOPED_TRACE(scenario_.file + ":" + std::to_string(line.number) + ": " + line.text);
            take(line.text);
            if (testing::Test::HasFatalFailure()) return;
        }
        finishEvent();
        EXPECT_GT(checks_, 0) << scenario_.file << ", " << scenario_.title << ": nothing is expected";
    }

  private:
    void take(const std::string& line) {
        Words words(line);
        const std::string key = words.next();
        if (key == "books") {
            books_ = words.all();
        } else if (key == "option") {
            const std::string name = words.next();
            options_.emplace_back(name, words.next());
        } else if (key == "players") {
            players_ = words.all();
        } else if (key == "board") {
            board_ = words.next();
        } else if (key == "hex" || key == "harbour" || key == "port" || key == "river" || key == "robber" ||
                   key == "pirate") {
            laid_ += " " + line;
        } else if (key == "flooded") {
            rules::river::accountOf(before_).flooded = true;
        } else if (key == "given") {
            given_.push_back(words.rest());
        } else if (key == "turn") {
            begin();
            letAct(state_, ledger_, words.colour());
        } else if (key == "awaits") {
            begin();
            letAct(state_, ledger_, words.colour());
            state_.turn.dice = std::nullopt;
            state_.turn.roller = std::nullopt;
            ledger_.phase = Phase::roll;
        } else if (key == "round") {
            begin();
            setConquestRound(words, ledger_);
        } else if (key == "new") {
            fromTheStart_ = true;
            begin();
        } else if (key == "hand") {
            begin();
            const Colour player = words.colour();
            of(ledger_.hands, player) = words.peek() == "any" ? Hand::unknown() : Hand::exactly(words.cards());
            if (words.peek() == "unknown") {
                words.next();
                of(ledger_.hands, player).gainUnknown(words.number());
            }
            recountBank();
        } else if (key == "bank") {
            begin();
            for (const auto& [n, resource] : words.counts()) ledger_.bank[static_cast<std::size_t>(resource)] = n;
        } else if (key == "holder") {
            begin();
            Award& held = award(words.next());
            held.holder = words.colourOrNobody();
        } else if (key == "when") {
            begin();
            finishEvent();
            Event event;
            event.body = game::bodyOf(words.rest());
            verdict_ = rules_->advance(state_, ledger_, event);
            remember();
            EXPECT_EQ(support::invariant(state_), std::nullopt);
        } else if (key == "then") {
            begin();
            ++checks_;
            check(words.next(), words);
        } else {
            FAIL() << "'" << key << "' is no word of scenarios";
        }
    }

    void begin() {
        if (rules_) return;
        std::string began = "began";
        for (const std::string& book : books_) began += " book " + book;
        for (const auto& [name, value] : options_) began += " option " + name + " \"" + value + "\"";
        for (const std::string& player : players_) began += " seat " + player + " \"\" south";
        auto made = compose(books_, options_, players_.size());
        if (auto* refusal = std::get_if<Refusal>(&made)) throw board::Failure(refusal->reason);
        rules_ = std::get<0>(made);
        std::vector<std::string> facts{began};
        std::string laid = "laid";
        if (board_ != "none") laid += boardLines(boardsFolder_ + "/" + board_ + ".txt");
        facts.push_back(laid + laid_);
        facts.insert(facts.end(), given_.begin(), given_.end());
        if (fromTheStart_) ledger_ = rules_->open(state_, before_);
        for (const std::string& fact : facts) {
            const Event event{.body = game::bodyOf(fact)};
            if (fromTheStart_) {
                rules_->advance(state_, ledger_, event);
            } else {
                apply(state_, event);
            }
        }
        if (!fromTheStart_) ledger_ = rules_->open(state_, before_);
    }

    void recountBank() {
        for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) {
            ledger_.bank[kind] = ledger_.box.bank;
            for (const Hand& hand : ledger_.hands) ledger_.bank[kind] -= hand.least[kind];
        }
    }

    Award& award(const std::string& which) { return which == "army" ? ledger_.army : ledger_.longest; }

    void remember() {
        const auto hear = [](const std::vector<Finding>& findings) {
            for (const Finding& f : findings) heard().emplace_back(f.sentence->text.en);
        };
        hear(verdict_.objections);
        hear(verdict_.questions);
        hear(verdict_.remarks);
        for (const Waiver& w : verdict_.waivers) heard().emplace_back(w.objection.sentence->text.en);
        for (const auto* findings : {&verdict_.objections, &verdict_.questions, &verdict_.remarks})
            for (const Finding& f : *findings) {
                EXPECT_FALSE(render(f, Language::english).empty());
                EXPECT_FALSE(render(f, Language::german).empty());
                EXPECT_NE(clauseOf(f.clause()), nullptr) << f.clause();
            }
        judged_ = true;
        objectionsTold_ = false;
    }

    /// An event whose objections no `then` names must have none.
    void finishEvent() {
        if (judged_ && !objectionsTold_)
            for (const Finding& f : verdict_.objections)
                ADD_FAILURE() << "in " << scenario_.file << ", " << scenario_.title << ": " << f.clause() << ": "
                              << render(f, Language::english);
        judged_ = false;
    }

    static std::vector<std::string> clausesOf(const std::vector<Finding>& findings) {
        std::vector<std::string> ids;
        for (const Finding& f : findings) ids.emplace_back(f.clause());
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        return ids;
    }

    static std::vector<std::string> sorted(std::vector<std::string> words) {
        std::sort(words.begin(), words.end());
        return words;
    }

    void check(const std::string& what, Words& words) {
        if (what == "objects") {
            objectionsTold_ = true;
            EXPECT_EQ(clausesOf(verdict_.objections), sorted(words.all()));
        } else if (what == "asks") {
            EXPECT_EQ(clausesOf(verdict_.questions), sorted(words.all()));
        } else if (what == "remarks") {
            EXPECT_EQ(clausesOf(verdict_.remarks), sorted(words.all()));
        } else if (what == "waives") {
            std::vector<std::string> ids;
            for (const Waiver& w : verdict_.waivers) ids.emplace_back(w.objection.clause());
            EXPECT_EQ(sorted(ids), sorted(words.all()));
        } else if (what == "says") {
            checkSentence(words.quoted());
        } else if (what == "gains") {
            checkCredits(ledger_.lastCredits.gains(), words);
        } else if (what == "withheld") {
            Credits withheld{ledger_.lastCredits.withheld, {}};
            const Colour player = words.colour();
            EXPECT_EQ(of(withheld.gains(), player), words.cards());
        } else if (what == "way") {
            std::vector<std::string> way;
            for (const Site& site : verdict_.way) way.push_back(board::text(site));
            EXPECT_EQ(way, words.all());
        } else if (what == "standing") {
            constexpr std::string_view kWords[]{"allowed", "allowed_if", "unlikely", "illegal"};
            EXPECT_EQ(kWords[static_cast<std::size_t>(verdict_.standing())], words.next());
        } else if (what == "pays") {
            checkPays(words);
        } else if (what == "hand") {
            checkHand(words);
        } else if (what == "bank") {
            for (const auto& [n, resource] : words.counts())
                EXPECT_EQ(ledger_.bank[static_cast<std::size_t>(resource)], n);
        } else {
            checkTable(what, words);
        }
    }

    void checkTable(const std::string& what, Words& words) {
        if (what == "stock") {
            const Colour player = words.colour();
            const Piece piece = words.piece();
            EXPECT_EQ(ledger_.left(player, piece), words.number());
        } else if (what == "deck") {
            EXPECT_EQ(ledger_.deck, words.number());
        } else if (what == "points") {
            const Colour player = words.colour();
            EXPECT_EQ(ledger_.points.total(player), words.number());
        } else if (what == "longest") {
            const Colour player = words.colour();
            EXPECT_EQ(of(ledger_.longest.count, player) / 2.0, std::stod(words.next()));
        } else if (what == "route") {
            const Colour player = words.colour();
            std::vector<std::string> expected, actual;
            for (const std::string& w : words.all()) expected.push_back(board::text(*board::edgeOf(w)));
            for (Edge e : of(ledger_.routes, player)) actual.push_back(board::text(e));
            EXPECT_EQ(sorted(actual), sorted(expected));
        } else if (what == "holder") {
            const Award& a = award(words.next());
            EXPECT_EQ(a.holder, words.colourOrNobody());
        } else if (what == "phase") {
            static const std::map<std::string, Phase> phases{{"set-up", Phase::setUp},
                                                             {"roll", Phase::roll},
                                                             {"act", Phase::act},
                                                             {"between", Phase::between},
                                                             {"over", Phase::over}};
            EXPECT_EQ(ledger_.phase, phases.at(words.next()));
            EXPECT_EQ(ledger_.active, words.colourOrNobody());
        } else if (what == "rolls") {
            const bool due = ledger_.phase == Phase::roll || ledger_.phase == Phase::between;
            EXPECT_EQ(due ? ledger_.active : std::nullopt, words.colourOrNobody());
        } else if (what == "due") {
            EXPECT_EQ(ledger_.setUp.piece, words.piece());
            if (!words.atEnd()) {
                EXPECT_EQ(ledger_.setUp.from, board::cornerOf(words.next()));
            }
        } else if (what == "flooded") {
            EXPECT_EQ(rules::river::accountOf(ledger_).flooded ? "yes" : "no", words.next());
        } else if (what == "robber") {
            EXPECT_EQ(state_.robber ? board::text(*state_.robber) : "away", words.next());
        } else if (what == "places") {
            checkPlacements(words);
        } else if (what == "discards") {
            const Colour player = words.colour();
            const std::string n = words.next();
            const auto due = discardDue(ledger_, player);
            EXPECT_EQ(due ? std::to_string(*due) : "unknown", n);
        } else if (what == "weapons") {
            const Colour player = words.colour();
            EXPECT_EQ(weaponsOf(state_, player), words.number());
        } else if (what == "knights") {
            const Colour player = words.colour();
            EXPECT_EQ(of(ledger_.army.count, player), words.number());
        } else if (what == "abandoned") {
            std::vector<std::string> expected, actual;
            for (const std::string& w : words.all()) expected.push_back(board::text(*board::edgeOf(w)));
            for (Edge e : ledger_.abandoned) actual.push_back(board::text(e));
            EXPECT_EQ(sorted(actual), sorted(expected));
        } else if (what == "connected" || what == "apart") {
            checkConnection(what == "connected", words);
        } else if (what == "legal_if") {
            checkConditions(words);
        } else if (what == "winner") {
            EXPECT_EQ(ledger_.winner, words.colourOrNobody());
        } else if (!checkConquest(what, words, state_, ledger_) &&
                   !checkConquestRounds(what, words, *rules_, state_, ledger_) &&
                   !checkRisk(what, words, state_, ledger_)) {
            FAIL() << "'then " << what << "' is not known";
        }
    }

    void checkConnection(bool expected, Words& words) {
        const Colour a = words.colour(), b = words.colour();
        ColourSet consent;
        if (!words.atEnd()) words.next();
        while (!words.atEnd()) consent.add(words.colour());
        EXPECT_EQ(!war::connection(state_, ledger_, war::termsOf(rules_->options()), a, b, consent).empty(), expected);
    }

    void checkConditions(Words& words) {
        std::string actual;
        for (const Condition& c : verdict_.legalIf) {
            actual += actual.empty() ? "" : " or ";
            if (!c.consent.empty()) actual += "consent";
            for (Colour player : c.consent) actual += " " + std::string(word(player));
            if (c.knights > 0) actual += "knights " + std::to_string(c.knights);
            if (c.weapons > 0) actual += "weapons " + std::to_string(c.weapons);
        }
        EXPECT_EQ(actual.empty() ? "nothing" : actual, words.rest());
    }

    void checkSentence(const std::string& sentence) {
        std::vector<std::string> said;
        for (const auto* findings : {&verdict_.objections, &verdict_.questions, &verdict_.remarks})
            for (const Finding& f : *findings) said.push_back(render(f, Language::english));
        EXPECT_NE(std::find(said.begin(), said.end(), sentence), said.end()) << testing::PrintToString(said);
    }

    static void checkCredits(const game::ByColour<Cards>& gains, Words& words) {
        if (words.peek() == "nothing") {
            for (Colour c : board::kColours) EXPECT_EQ(sum(of(gains, c)), 0) << word(c);
            return;
        }
        const Colour player = words.colour();
        EXPECT_EQ(of(gains, player), words.cards());
    }

    /// "red perhaps settlement": what is left to be bought, and whether the hand can pay it.
    void checkPays(Words& words) {
        constexpr std::string_view kWords[]{"surely", "perhaps", "no"};
        const Colour player = words.colour();
        const std::string how = words.next(), what = words.next();
        bool found = false;
        for (const rules::Purchase& purchase : rules::purchasesOf(ledger_, player)) {
            const bool card = purchase.piece == Piece::none;
            if ((card ? purchase.weapon ? "weapon" : "card" : board::word(purchase.piece)) != what) continue;
            found = true;
            EXPECT_EQ(kWords[static_cast<std::size_t>(purchase.means.pays)], how) << what;
        }
        EXPECT_EQ(found, how != "never") << what;
    }

    void checkHand(Words& words) {
        const Hand& hand = ledger_.hand(words.colour());
        if (words.peek() == "count") {
            words.next();
            const int least = words.number();
            int most = least;
            if (words.peek() == "to") {
                words.next();
                most = words.number();
            }
            EXPECT_EQ(hand.totalLeast(), least);
            EXPECT_EQ(hand.totalMost(), most);
            return;
        }
        EXPECT_EQ(hand, Hand::exactly(words.cards()));
    }

    /// A site may be written with any of its names.
    static std::string canonical(const std::string& word, Ground ground) {
        switch (ground) {
            case Ground::corner:
                return board::text(*board::cornerOf(word));
            case Ground::edge:
                return board::text(*board::edgeOf(word));
            case Ground::hex:
                return board::text(*board::hexOf(word));
        }
        return word;
    }

    void checkPlacements(Words& words) {
        const Colour player = words.colour();
        const Piece piece = words.piece();
        std::vector<std::string> expected, actual;
        for (const std::string& w : words.all()) expected.push_back(canonical(w, rules_->box().ground(piece)));
        for (const Site& s : placements(*rules_, state_, ledger_, player, piece)) actual.push_back(board::text(s));
        EXPECT_EQ(sorted(actual), sorted(expected));
    }

    const Scenario& scenario_;
    std::string boardsFolder_;
    std::vector<std::string> books_;
    std::vector<std::pair<std::string, std::string>> options_;
    std::vector<std::string> players_{"red", "blue", "white", "orange"};
    std::string board_ = "standard";
    std::string laid_;
    std::vector<std::string> given_;
    Ledger before_;
    bool fromTheStart_ = false;

    std::shared_ptr<const RuleSet> rules_;
    GameState state_;
    Ledger ledger_;
    Verdict verdict_;
    bool judged_ = false;
    bool objectionsTold_ = false;
    int checks_ = 0;
};

}  // namespace

std::vector<Scenario> scenariosIn(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Scenario> scenarios;
    for (const auto& file : files) {
        std::ifstream in(file);
        const std::string name = std::filesystem::relative(file, folder).string();
        std::string text;
        for (int number = 1; std::getline(in, text); ++number) {
            if (text.empty() || text[0] == '#') continue;
            Words words(text);
            const std::string key = words.next();
            if (key == "scenario") {
                scenarios.push_back({name, words.rest(), {}, {}});
            } else if (scenarios.empty() || scenarios.back().file != name) {
                throw std::runtime_error(name + " does not start with a scenario");
            } else if (key == "clause") {
                scenarios.back().clauses = words.all();
            } else {
                scenarios.back().lines.push_back({number, text});
            }
        }
    }
    return scenarios;
}

void run(const Scenario& scenario, const std::string& boardsFolder) {
    Run(scenario, boardsFolder).play();
}

const std::vector<std::string>& sentencesHeard() {
    return heard();
}

}  // namespace hexwarden::support
