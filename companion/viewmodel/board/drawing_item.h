// One path of SVG data, filled or stroked, as a picture. For what scrolls and changes: Qt 6.4's software renderer clips
// no Shape that is out of sight, and shows what changes within an item's layer one picture late.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace hexwarden::viewmodel {

class DrawingItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Drawing)
    Q_PROPERTY(QString path MEMBER path_ NOTIFY drawn)
    Q_PROPERTY(QRectF box MEMBER box_ NOTIFY drawn)  ///< what of the path's plane the item shows
    Q_PROPERTY(QColor fill MEMBER fill_ NOTIFY drawn)
    Q_PROPERTY(QColor stroke MEMBER stroke_ NOTIFY drawn)
    Q_PROPERTY(qreal strokeWidth MEMBER strokeWidth_ NOTIFY drawn)

  public:
    explicit DrawingItem(QQuickItem* parent = nullptr);

    void paint(QPainter*) override;

  signals:
    void drawn();

  private:
    QString path_;
    QRectF box_{0, 0, 24, 24};
    QColor fill_ = Qt::transparent, stroke_ = Qt::transparent;
    qreal strokeWidth_ = 1;
};

}  // namespace hexwarden::viewmodel
