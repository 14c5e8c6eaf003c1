#include "companion/rules/language.h"

#include <array>

namespace hexwarden::rules {
namespace {

constexpr std::array<Text, board::kColourCount> kColours{{{"Red", "Rot"},
                                                          {"Blue", "Blau"},
                                                          {"White", "Weiß"},
                                                          {"Orange", "Orange"},
                                                          {"Green", "Grün"},
                                                          {"Brown", "Braun"},
                                                          {"Yellow", "Gelb"},
                                                          {"Grey", "Grau"}}};

constexpr std::array<Text, board::kPieceCount> kPieces{{{"nothing", "nichts"},
                                                        {"settlement", "Siedlung"},
                                                        {"city", "Stadt"},
                                                        {"fort", "Festung"},
                                                        {"castle", "Burg"},
                                                        {"road", "Straße"},
                                                        {"ship", "Schiff"},
                                                        {"bridge", "Brücke"},
                                                        {"wall", "Mauer"},
                                                        {"army", "Armee"},
                                                        {"knight", "Ritter"},
                                                        {"archer", "Bogenschütze"},
                                                        {"cavalry", "Reiterei"},
                                                        {"galley", "Galeere"},
                                                        {"cargo ship", "Frachtschiff"},
                                                        {"robber", "Räuber"},
                                                        {"pirate", "Pirat"},
                                                        {"flood", "Flut"}}};

constexpr std::array<Text, board::kResourceCount> kResources{{{"lumber", "Holz"},
                                                              {"brick", "Lehm"},
                                                              {"wool", "Wolle"},
                                                              {"grain", "Getreide"},
                                                              {"ore", "Erz"},
                                                              {"gold", "Gold"},
                                                              {"fish", "Fisch"},
                                                              {"meat", "Fleisch"}}};

constexpr std::array<Text, game::kCardCount> kCards{{{"knight", "Ritter"},
                                                     {"road building", "Straßenbau"},
                                                     {"year of plenty", "Erfindung"},
                                                     {"monopoly", "Monopol"},
                                                     {"victory point", "Siegpunkt"},
                                                     {"loaded dice", "gezinkte Würfel"},
                                                     {"relic", "Reliquie"},
                                                     {"liquid fire", "flüssiges Feuer"},
                                                     {"gemstones", "Edelsteine"},
                                                     {"Robin Hood", "Robin Hood"}}};

constexpr std::array<Text, board::kTerrains.size() + 1> kTerrains{{{"nothing", "nichts"},
                                                                   {"forest", "Wald"},
                                                                   {"pasture", "Weide"},
                                                                   {"fields", "Felder"},
                                                                   {"hills", "Hügel"},
                                                                   {"mountains", "Gebirge"},
                                                                   {"desert", "Wüste"},
                                                                   {"gold hex", "Goldfeld"},
                                                                   {"sea", "Meer"},
                                                                   {"shoal", "Fischgrund"}}};

}  // namespace

Text name(game::Colour c) {
    return kColours.at(static_cast<std::size_t>(c));
}
Text name(game::Piece p) {
    return kPieces.at(static_cast<std::size_t>(p));
}
Text name(game::Resource r) {
    return kResources.at(static_cast<std::size_t>(r));
}
Text name(game::Card c) {
    return kCards.at(static_cast<std::size_t>(c));
}
Text name(board::Terrain t) {
    return kTerrains.at(static_cast<std::size_t>(t));
}

std::string listed(const game::Cards& cards, Language language) {
    std::string line;
    for (game::Resource r : board::kResources) {
        const int n = cards[static_cast<std::size_t>(r)];
        if (n == 0) continue;
        if (!line.empty()) line += ", ";
        line += std::to_string(n) + " " + std::string(name(r).in(language));
    }
    return line.empty() ? std::string(name(game::Piece::none).in(language)) : line;
}

}  // namespace hexwarden::rules
