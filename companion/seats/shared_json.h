// What every phone shows: whose turn it is, the last roll, the board, everybody's points, the flood and the books'
// figures, as the screens have them.
#pragma once

#include "companion/viewmodel/screens/companion.h"

#include <QJsonObject>

namespace hexwarden::seats {

/// `board` is the caller's, so that it is filled again only where the table differs.
QJsonObject sharedJson(viewmodel::Companion&, viewmodel::BoardModel& board);

/// The page's own words, in the language of the screens.
QJsonObject pageWords();

}  // namespace hexwarden::seats
