// Notes that need no answer: where a flood has left the robber, the remarks on the last move. Sentences for the table's
// screen; what is due is in dues.h.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <QString>
#include <vector>

namespace hexwarden::viewmodel {

struct Reminder {
    QString key;  ///< the same as long as it is the same thing, whatever its figures
    QString text;
};
std::vector<Reminder> remindersOf(const Evening&);
/// What set-up waits for. `mayPass`: the turn may be ended instead.
QString setUpHintOf(const Evening&, bool mayPass);

}  // namespace hexwarden::viewmodel
