#include "companion/viewmodel/board/drawing_item.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

namespace hexwarden::viewmodel {

namespace {

QString paintOf(const char* what, const QColor& colour) {
    return QStringLiteral("%1='%2' %1-opacity='%3' ").arg(QLatin1String(what), colour.name()).arg(colour.alphaF());
}

}  // namespace

DrawingItem::DrawingItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &DrawingItem::drawn, this, [this] { update(); });
}

void DrawingItem::paint(QPainter* painter) {
    if (path_.isEmpty() || box_.isEmpty()) return;
    const QString svg =
        QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='%1 %2 %3 %4'>")
            .arg(box_.x())
            .arg(box_.y())
            .arg(box_.width())
            .arg(box_.height()) +
        QStringLiteral("<path fill-rule='evenodd' stroke-linejoin='round' stroke-width='%1' ").arg(strokeWidth_) +
        paintOf("fill", fill_) + paintOf("stroke", stroke_) + QStringLiteral("d='%1'/></svg>").arg(path_);
    QByteArray bytes = svg.toUtf8();
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "svg");
    reader.setBackgroundColor(Qt::transparent);
    reader.setScaledSize(painter->deviceTransform().mapRect(boundingRect()).size().toSize());
    painter->drawImage(boundingRect(), reader.read());
}

}  // namespace hexwarden::viewmodel
