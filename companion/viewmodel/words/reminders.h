// Notes that need no answer: where a flood has left the robber, the remarks on the last move. Sentences for the table's
// screen; what is due is in dues.h.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <QStringList>

namespace hexwarden::viewmodel {

QStringList remindersOf(const Evening&);
/// Whether the plain is flooded, and what the next 7 does to it.
QString floodOf(const Evening&);
/// What set-up waits for. `mayPass`: the turn may be ended instead.
QString setUpHintOf(const Evening&, bool mayPass);

}  // namespace hexwarden::viewmodel
