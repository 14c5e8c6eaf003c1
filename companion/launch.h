// Opens the companion: the one place that makes a QGuiApplication and an engine.
#pragma once

namespace hexwarden {

/// `hexwarden [--source SRC] [--journal FILE] [--lang en|de] [--theme dark|light]`, and for pictures of the screens
/// `--screenshot OUT.png --screen NAME --size WxH --after MS`. Returns the exit status.
int openCompanion(int argc, char** argv);

}  // namespace hexwarden
