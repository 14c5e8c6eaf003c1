// What waits for one seat, and the readings of a tap with which it is answered: the screens' own, as far as they are
// that seat's to answer.
#pragma once

#include "companion/viewmodel/screens/companion.h"

#include <QJsonArray>
#include <QJsonObject>

namespace hexwarden::seats {

/// In the order of the table's screen.
std::vector<viewmodel::DueLine> waitsOf(const viewmodel::TableModel&, game::Colour seat);

/// A choice of cards that waits: its kinds with whether one more of each can be picked, and what is picked so far.
QJsonObject choiceJson(const viewmodel::DueLine&, const viewmodel::Picks&, const viewmodel::Evening&);

/// What a tap on the site would record to answer that; by that seat alone, and nothing that the rules forbid.
struct Option {
    QString text;
    game::Body body;
    int most = 1;
};
std::vector<Option> optionsAt(const game::Site&, const viewmodel::Evening&, game::Colour seat);

/// A phone of that seat may say so: it answers what waits for the seat, and is about nobody else's hand or pieces.
bool mayDeclare(const game::Body&, game::Colour seat);

/// What the last roll gave a seat, a line a hex: "Forest 8: 2 lumber".
QJsonArray creditsJson(const viewmodel::Evening&, game::Colour seat);

}  // namespace hexwarden::seats
