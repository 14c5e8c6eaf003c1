// What every phone shows: whose turn it is, the last roll, the board, everybody's points, and
// what the books in force count and tell, as the screens have it.
#pragma once

#include "companion/viewmodel/screens/companion.h"

#include <QJsonObject>

namespace hexwarden::seats {

/// Parts that equal those of `before` are shared with it, so that comparing the two for each phone is cheap.
QJsonObject sharedJson(viewmodel::Companion&, const QJsonObject& before);

/// The page's own words, in the language of the screens.
QJsonObject pageWords();

}  // namespace hexwarden::seats
