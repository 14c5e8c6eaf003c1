// Reads a QR code from the path that a screen draws, by a library that knows nothing of the one that wrote it.
#pragma once

#include <QImage>
#include <QRegularExpression>
#include <QString>

#include <zbar.h>

namespace hexwarden::tests {

/// `side` in modules, with the quiet zone. Empty if it is no code.
inline QString linkIn(const QString& path, int side) {
    constexpr int kScale = 6;
    QImage picture(side * kScale, side * kScale, QImage::Format_Grayscale8);
    picture.fill(255);
    static const QRegularExpression run(QStringLiteral("M(\\d+),(\\d+) h(\\d+) v1"));
    for (auto found = run.globalMatch(path); found.hasNext();) {
        const auto match = found.next();
        const int x = match.captured(1).toInt() * kScale, y = match.captured(2).toInt() * kScale;
        for (int row = y; row < y + kScale; ++row)
            std::fill_n(picture.scanLine(row) + x, match.captured(3).toInt() * kScale, uchar{0});
    }
    QByteArray grey;
    for (int row = 0; row < picture.height(); ++row)
        grey.append(reinterpret_cast<const char*>(picture.constScanLine(row)), picture.width());
    zbar::Image image(static_cast<unsigned>(picture.width()), static_cast<unsigned>(picture.height()), "Y800",
                      grey.constData(), static_cast<unsigned long>(grey.size()));
    zbar::ImageScanner scanner;
    return scanner.scan(image) > 0 ? QString::fromStdString(image.symbol_begin()->get_data()) : QString();
}

}  // namespace hexwarden::tests
