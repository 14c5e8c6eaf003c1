#include "companion/ask/ask.h"

#include "companion/ask/as_written.h"
#include "companion/ask/books/books.h"
#include "tracker/board/quotes.h"

#include <algorithm>
#include <array>
#include <istream>
#include <map>
#include <optional>
#include <ostream>
#include <set>

namespace hexwarden::ask {
namespace {

using rules::RuleSet;

/// What a game must have for a question to be asked of it.
struct Need {
    bool (*met)(const rules::Box&);
    std::string_view name;
};
constexpr Need kNothing{[](const rules::Box&) { return true; }, ""};
constexpr Need kWeapons{[](const rules::Box& box) { return box.weaponsDestroy; }, "weapons"};
constexpr Need kKnights{[](const rules::Box& box) { return box.unitsFight; }, "knights on hexes"};
constexpr Need kVictoryTokens{[](const rules::Box& box) { return box.rounds; }, "victory tokens"};
constexpr Need kArmies{[](const rules::Box& box) { return box.armiesFight; }, "armies"};

struct Kind {
    std::string_view word;
    OrderedJson (*answer)(Question);
    const Need& need = kNothing;
};
constexpr std::array kKinds{
    Kind{"production", production},
    Kind{"longest_route", longestRoute},
    Kind{"placements", placements},
    Kind{"ship_moves", shipMoves},
    Kind{"points", points},
    Kind{"replay", replay},
    Kind{"attack", attack, kWeapons},
    Kind{"connected", connected, kWeapons},
    Kind{"abandoned", abandoned, kWeapons},
    Kind{"unit_moves", unitMoves, kKnights},
    Kind{"tokens", tokens, kVictoryTokens},
    Kind{"control", control, kArmies},
    Kind{"recruit", recruit, kArmies},
    Kind{"sneak", sneak, kArmies},
    Kind{"redeploy", redeploy, kArmies},
    Kind{"battle", battle, kArmies},
    Kind{"odds", odds, kArmies},
};

constexpr int kDeepest = 64;  ///< a question nests far less, and a reader of JSON calls itself for each level

std::string optionText(const Field& f) {
    if (f.json().is_boolean()) return f.flag() ? "true" : "false";
    if (f.json().is_number_integer()) return std::to_string(f.number(-1'000'000, 1'000'000));
    return std::string(f.text());
}

/// Composing rules takes longer than most questions, and askers repeat themselves.
class RuleShelf {
  public:
    const RuleSet& find(const std::vector<std::string>& words, const rules::OptionChoices& choices, std::size_t seats) {
        const Key key{words, choices, seats};
        if (const auto found = shelf_.find(key); found != shelf_.end()) return *found->second;
        auto made = rules::compose(words, choices, seats);
        if (auto* refusal = std::get_if<rules::Refusal>(&made))
            throw Complaint(english(refusal->reason), refusal->aboutOptions ? "options" : "rules");
        if (shelf_.size() > kMost) shelf_.clear();
        return *(shelf_[key] = std::get<0>(std::move(made)));
    }

  private:
    static constexpr std::size_t kMost = 256;
    using Key = std::tuple<std::vector<std::string>, rules::OptionChoices, std::size_t>;
    std::map<Key, std::shared_ptr<const RuleSet>> shelf_;
};

const Kind& kindOf(const Field& ask) {
    const auto word = ask.text();
    const auto found = std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& k) { return k.word == word; });
    if (found != kKinds.end()) return *found;
    ask.complain("there is no question " + board::inQuotes(word));
}

OrderedJson answered(const Json& request, RuleShelf& shelf) {
    Fields fields(Field(request, ""));
    fields.optional("id");
    std::vector<std::string> words;
    if (const auto f = fields.optional("rules"))
        for (const Field& word : f->list()) words.emplace_back(word.text());
    rules::OptionChoices choices;
    if (const auto f = fields.optional("options"))
        for (const auto& [key, value] : Fields(*f).all()) choices.emplace_back(key, optionText(value));
    const Kind& kind = kindOf(fields.required("ask"));
    // A missing book is reported before a wrong table.
    if (!kind.need.met(shelf.find(words, choices, 4).box()))
        throw Complaint("'" + std::string(kind.word) + "' is asked of games with " + std::string(kind.need.name) +
                            ", and these rules have none",
                        "rules");
    Table table = readTable(fields.optional("table"));
    const RuleSet& rules = shelf.find(words, choices, table.hasPlayers ? table.state.seats.size() : 4);
    OrderedJson result = kind.answer({rules, table, fields});
    fields.finish();
    return result;
}

/// Counts the keys of the objects that are open; remembers the first that stands twice.
class KeyCheck {
  public:
    void take(int depth, Json::parse_event_t event, const Json& parsed) {
        const auto level = static_cast<std::size_t>(depth);
        if (event == Json::parse_event_t::object_start) {
            keys_.resize(std::max(keys_.size(), level + 1));
            keys_[level].clear();
        } else if (event == Json::parse_event_t::key) {
            // A key lies one deeper than its object.
            const auto key = parsed.get<std::string>();
            if (!keys_[level - 1].insert(key).second && !twice_) twice_ = key;
        }
    }
    const std::optional<std::string>& twice() const { return twice_; }

  private:
    std::vector<std::set<std::string>> keys_;
    std::optional<std::string> twice_;
};

/// The id comes first, and comes back as it was written.
std::string lineOf(std::string_view id, const OrderedJson& reply) {
    const std::string rest = reply.dump(-1, ' ', false, Json::error_handler_t::replace);
    return "{\"id\":" + std::string(id) + (reply.empty() ? "" : ",") + rest.substr(1);
}

Answer answer(std::string_view line, RuleShelf& shelf) {
    std::string_view id = "null";
    OrderedJson reply = OrderedJson::object();
    try {
        KeyCheck keys;
        const Json request = Json::parse(line, [&](int depth, Json::parse_event_t event, const Json& parsed) {
            if (depth > kDeepest) throw Complaint("the line is nested too deeply", "");
            keys.take(depth, event, parsed);
            return true;
        });
        if (!request.is_object()) throw Complaint("the line is not a JSON object", "");
        if (keys.twice() != "id" && request.contains("id")) id = asWritten(line, "id");
        if (keys.twice()) throw Complaint("the key " + board::inQuotes(*keys.twice()) + " stands twice", *keys.twice());
        reply.update(answered(request, shelf));
        return {lineOf(id, reply), true};
    } catch (const Complaint& c) {
        reply["error"] = c.what();
        reply["at"] = c.at();
    } catch (const Json::exception&) {
        reply["error"] = "the line is not JSON";
        reply["at"] = "";
    }
    return {lineOf(id, reply), false};
}

}  // namespace

std::vector<std::string_view> questionWords() {
    std::vector<std::string_view> words;
    for (const Kind& kind : kKinds) words.push_back(kind.word);
    return words;
}

Answer answer(std::string_view line) {
    RuleShelf shelf;
    return answer(line, shelf);
}

int answerAll(std::istream& in, std::ostream& out) {
    RuleShelf shelf;
    bool all = true;
    for (std::string line; std::getline(in, line);) {
        const Answer given = answer(line, shelf);
        out << given.line << '\n';
        if (in.rdbuf()->in_avail() <= 0) out.flush();
        all = all && given.answered;
    }
    out.flush();
    return all ? 0 : 1;
}

}  // namespace hexwarden::ask
