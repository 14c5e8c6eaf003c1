// A QR code as a shape to be drawn.
#pragma once

#include <QString>

namespace hexwarden::seats {

struct QrCode {
    QString path;  ///< SVG path data of the dark modules, one unit a module, the quiet zone's corner at 0,0
    int side = 0;  ///< modules, with the quiet zone of four on each side
};

/// Throws std::runtime_error if that is more than a code holds.
QrCode qrCode(const QString& text);

}  // namespace hexwarden::seats
