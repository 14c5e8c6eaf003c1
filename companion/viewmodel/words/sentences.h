// Events and findings as sentences, in the language of the screen.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <QString>

namespace hexwarden::viewmodel {

/// "Anna builds a road at hills 6, pasture 4."
QString inWords(const game::Body&, const Evening&);
/// "Anna: 2 wool, 1 ore", one line a player; empty if nobody gained.
QStringList gainsOf(const rules::Credits&, const Evening&);
/// "2 for settlements (BASE-34), 2 for longest road (BASE-32)"; empty without points.
QString reasonsOf(const rules::Points&, game::Colour);
/// "Anna has won", or who shares the win; empty before the end.
QString wonBy(const Evening&);
/// Players go by the names of their seats.
QString inWords(const rules::Finding&, const Evening&);
/// The same for two findings that differ in their figures alone, in every language.
QString keyOf(const rules::Finding&);
QString inWords(const rules::Condition&, const Evening&);
QString inWords(const rules::Notice&, const Evening&);
/// "3 weapons".
QString inWords(const rules::Count&);
/// "BASE-21" -> the clause in plain words.
QString clauseText(rules::ClauseId);
QString idOf(rules::ClauseId);

}  // namespace hexwarden::viewmodel
