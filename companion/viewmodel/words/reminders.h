// What the rules want done with hands and nobody has told yet: free cards, free armies, harbours, a flood's robber, a
// peril. Sentences for the table's screen.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <QStringList>

namespace hexwarden::viewmodel {

QStringList remindersOf(const Evening&);

}  // namespace hexwarden::viewmodel
