// The page that phones show, from the program's own resources, and its colours from the screens' palettes.
#pragma once

#include <QByteArray>
#include <optional>

namespace hexwarden::seats {

struct File {
    QByteArray type;
    QByteArray bytes;
};

/// What lies under a path of the server, in the language of the screens; none for anything else.
std::optional<File> fileAt(const QByteArray& path);

}  // namespace hexwarden::seats
