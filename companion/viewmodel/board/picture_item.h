// Shows the newest picture of a feed as a texture, whole and undistorted. `painted` is where it lies in the item, for
// what is drawn over it.
#pragma once

#include "companion/viewmodel/board/picture_feed.h"

#include <QPointer>
#include <QQuickItem>

namespace hexwarden::viewmodel {

class PictureItem : public QQuickItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Picture)
    Q_PROPERTY(hexwarden::viewmodel::PictureFeed* feed READ feed WRITE setFeed NOTIFY feedChanged)
    Q_PROPERTY(QRectF region READ region WRITE setRegion NOTIFY regionChanged)
    Q_PROPERTY(QRectF painted READ painted NOTIFY paintedChanged)
    Q_PROPERTY(bool empty READ empty NOTIFY paintedChanged)

  public:
    explicit PictureItem(QQuickItem* parent = nullptr);

    PictureFeed* feed() const { return feed_; }
    void setFeed(PictureFeed*);
    /// What of the picture is shown, in shares of it; empty: the whole.
    QRectF region() const { return region_; }
    void setRegion(const QRectF&);
    QRectF painted() const { return painted_; }
    bool empty() const { return picture_.isNull(); }

  signals:
    void feedChanged();
    void regionChanged();
    void paintedChanged();

  protected:
    QSGNode* updatePaintNode(QSGNode*, UpdatePaintNodeData*) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

  private:
    void take();
    void place();
    QRectF source() const;

    QPointer<PictureFeed> feed_;
    QImage picture_;
    QRectF region_, painted_;
    bool fresh_ = false;
};

}  // namespace hexwarden::viewmodel
