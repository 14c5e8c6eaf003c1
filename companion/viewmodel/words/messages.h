// What the libraries say, in the language of the screen.
#pragma once

#include "tracker/board/message.h"

#include <QString>

namespace hexwarden::viewmodel {

QString inWords(const board::Message&);

}  // namespace hexwarden::viewmodel
