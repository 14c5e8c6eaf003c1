// What the libraries say for themselves, in English, as people read it on the screen.
#pragma once

#include <QString>
#include <QStringList>
#include <string_view>

namespace hexwarden::viewmodel {

/// The sentence in the language of the screen; one that is not known stays as it is.
QString inWords(std::string_view sentence);

/// The sentences that are known, with %1 and %2 for what they fill in.
QStringList knownSentences();

}  // namespace hexwarden::viewmodel
