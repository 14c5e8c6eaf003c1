#include "companion/seats/qr.h"

#include "tracker/board/message.h"

#include <memory>

#include <qrencode.h>

namespace hexwarden::seats {

namespace {
constexpr int kQuiet = 4;
}

QrCode qrCode(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(bytes.size()), reinterpret_cast<const unsigned char*>(bytes.constData()), 0,
                          QR_ECLEVEL_M),
        &QRcode_free);
    if (!code) throw board::Failure(board::say("A code for phones does not hold %1 characters.", bytes.size()));
    QrCode drawn{{}, code->width + 2 * kQuiet};
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width;) {
            int end = x;
            while (end < code->width && (code->data[y * code->width + end] & 1) != 0) ++end;
            if (end > x)
                drawn.path += QStringLiteral("M%1,%2 h%3 v1 h-%3 Z ").arg(x + kQuiet).arg(y + kQuiet).arg(end - x);
            x = std::max(end, x + 1);
        }
    return drawn;
}

}  // namespace hexwarden::seats
