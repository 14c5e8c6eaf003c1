// The evening as a document to keep or to send: for people (HTML), for programs (JSON), for spreadsheets (CSV).
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <QByteArray>

namespace hexwarden::viewmodel {

/// Points with reasons, rolls, and every event that counts, in the language of the screen; one file, no links.
QByteArray htmlReport(const Evening&);
/// `{"players": […], "rolls": {"2": n, …}, "events": [{"sequence", "at_ms", "source", "body", "gains"}, …]}`; `body` as
/// docs/journal.md writes it.
QByteArray jsonReport(const Evening&);
/// A line an event: sequence, time, player, sentence, gains.
QByteArray csvReport(const Evening&);

}  // namespace hexwarden::viewmodel
