// What a file is that somebody opens: by a double click, by dropping it on the window, on the command line.
#pragma once

#include <QString>

namespace hexwarden::session {

enum class FileKind {
    game,      ///< a journal, or the name of one that is to be made
    pictures,  ///< a photograph, a film, a kept misreading or a folder of photographs: what `source::open` takes
    unknown
};

/// By its content if that identifies it, else by its ending.
FileKind kindOf(const QString& file);

}  // namespace hexwarden::session
