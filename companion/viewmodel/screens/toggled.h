// A player in or out of a set, as a tap on the name says.
#pragma once

#include "companion/rules/path_search.h"

#include <QString>

namespace hexwarden::viewmodel {

inline rules::ColourSet toggled(rules::ColourSet colours, const QString& word) {
    const auto colour = board::colourOf(word.toStdString());
    if (!colour) return colours;
    const rules::ColourSet one{*colour};
    return colours.has(*colour) ? colours - one : colours | one;
}

}  // namespace hexwarden::viewmodel
