#include "companion/rules/options.h"

#include "tracker/board/number.h"
#include "tracker/board/quotes.h"

#include <algorithm>

namespace hexwarden::rules {

const std::vector<Option>& allOptions() {
    static const std::vector<Option> options{
        {"special_building",
         "base",
         "BASE-17",
         {"With 5 or 6 players the others may build after each turn",
          "Zu fünft oder sechst dürfen die anderen nach jedem Zug bauen"},
         Option::Kind::flag,
         1,
         0,
         1},
        {"island_points",
         "seafarers",
         "SEA-10",
         {"Points for the first settlement on a new island", "Punkte für die erste Siedlung auf einer neuen Insel"},
         Option::Kind::number,
         0,
         0,
         2},
        {"points_to_win", "seafarers", "SEA-11", {"Points to win", "Punkte zum Sieg"}, Option::Kind::number, 10, 3, 30},
        {"river_return_steals",
         "great-river",
         "RIVER-13",
         {"The robber may steal when he comes back after drowning",
          "Der Räuber darf stehlen, wenn er nach dem Ertrinken zurückkommt"},
         Option::Kind::flag,
         1,
         0,
         1},
        {"river_twelve_points",
         "great-river",
         "RIVER-34",
         {"12 points win instead of 10; with Seafarers the layout says",
          "12 statt 10 Punkte gewinnen; mit Seefahrern sagt es der Aufbau"},
         Option::Kind::flag,
         0,
         0,
         1},
        {"own_hex_draws",
         "conquest",
         "CONQ-2",
         {"A building draws from its own hex too", "Ein Gebäude bringt auch vom eigenen Feld ein"},
         Option::Kind::flag,
         1,
         0,
         1},
        {"galley_for_wool",
         "conquest",
         "CONQ-30",
         {"A galley costs 1 lumber, 1 wool and 1 ore", "Eine Galeere kostet 1 Holz, 1 Wolle und 1 Erz"},
         Option::Kind::flag,
         0,
         0,
         1},
        {"attack_goes_on",
         "conquest",
         "CONQ-37",
         {"Whoever beats a defender goes on to what it defended",
          "Wer eine Verteidigung besiegt, greift weiter an, was sie verteidigt hat"},
         Option::Kind::flag,
         0,
         0,
         1},
        {"production_once_a_round",
         "conquest",
         "CONQ-61",
         {"Production is rolled once a round, not every turn",
          "Erträge werden einmal je Runde gewürfelt, nicht in jedem Zug"},
         Option::Kind::flag,
         0,
         0,
         1},
        {"new_cards",
         "conquest",
         "CONQ-70",
         {"Cards of each new kind in the deck", "Karten jeder neuen Art im Stapel"},
         Option::Kind::number,
         2,
         0,
         10},
        {"dice_stack",
         "conquest",
         "CONQ-71",
         {"Rolls come from a stack of the 36 results", "Würfe kommen von einem Stapel der 36 Ergebnisse"},
         Option::Kind::flag,
         0,
         0,
         1},
        {"rounds",
         "conquest",
         "CONQ-81",
         {"Rounds until the game ends, three of a phase at a time", "Runden bis zum Ende, je Phase drei am Stück"},
         Option::Kind::number,
         6,
         1,
         60},
        {"tokens_to_win",
         "conquest",
         "CONQ-81",
         {"Victory tokens that end the game at once; 0 for none",
          "Siegmarken, die das Spiel sofort beenden; 0 für keine"},
         Option::Kind::number,
         0,
         0,
         60},
        {"weapon_cards_return_at_once",
         "war",
         "WAR-1",
         {"The cards for a weapon go to the bank when it is bought",
          "Die Karten einer Waffe gehen beim Kauf an die Bank"}},
        {"knights_serve_once",
         "war",
         "WAR-3",
         {"Each played knight serves one attack a turn", "Jeder gespielte Ritter dient je Zug einem Angriff"}},
        {"destroyed_step_down",
         "war",
         "WAR-4",
         {"A destroyed city or fort turns back into a settlement",
          "Eine zerstörte Stadt oder Festung wird wieder zur Siedlung"}},
        {"forts_draw_as_made",
         "war",
         "WAR-12",
         {"A fort that was a city draws 2 cards", "Eine Festung, die eine Stadt war, bringt 2 Karten"}},
        {"abandoned_block_attacks",
         "war",
         "WAR-31",
         {"No attack crosses abandoned roads", "Kein Angriff führt über verlassene Straßen"}},
        {"pillaging", "war", "WAR-32", {"Destroyed buildings are pillaged", "Zerstörte Gebäude werden geplündert"}},
        {"burning",
         "war",
         "WAR-33",
         {"Played knights may be burned for weapons", "Ritter dürfen für Waffen verbrannt werden"}},
        {"homeless_are_out",
         "war",
         "WAR-35",
         {"Whoever has no building left is out", "Wer kein Gebäude mehr hat, scheidet aus"}},
        {"ships_are_roads", "war", "WAR-37", {"In War ships count as roads", "Im Krieg gelten Schiffe als Straßen"}},
        {"build_and_attack_mixed",
         "risk",
         "RISK-46",
         {"Building and attacks may be mixed", "Bauen und Angriffe dürfen gemischt werden"}},
    };
    return options;
}

const Option* optionOf(std::string_view key) {
    const auto& options = allOptions();
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.key == key; });
    return found == options.end() ? nullptr : &*found;
}

int Options::number(std::string_view key) const {
    for (const auto& [chosen, value] : chosen_)
        if (chosen == key) return value;
    const Option* option = optionOf(key);
    return option ? option->standard : 0;
}

std::optional<std::string> Options::set(std::string_view key, std::string_view value) {
    const Option* option = optionOf(key);
    if (!option) return "there is no option " + board::inQuotes(key);
    int number = 0;
    if (option->kind == Option::Kind::flag) {
        if (value != "true" && value != "false")
            return "the option '" + std::string(key) + "' is true or false, not " + board::inQuotes(value);
        number = value == "true";
    } else {
        const auto told = board::numberIn<int>(value);
        if (!told || *told < option->least || *told > option->most)
            return "the option '" + std::string(key) + "' is a number from " + std::to_string(option->least) + " to " +
                   std::to_string(option->most) + ", not " + board::inQuotes(value);
        number = *told;
    }
    chosen_.insert(chosen_.begin(), {std::string(key), number});
    return std::nullopt;
}

}  // namespace hexwarden::rules
