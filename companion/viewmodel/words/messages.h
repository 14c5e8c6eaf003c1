// What the libraries say, in the language of the screen.
#pragma once

#include "tracker/board/message.h"

#include <QString>
#include <QStringList>

namespace hexwarden::viewmodel {

QString inWords(const board::Message&);

/// The texts that have a translation, with %1 to %9 for what they fill in. Every `board::say` must be among them.
QStringList translatedMessages();

}  // namespace hexwarden::viewmodel
