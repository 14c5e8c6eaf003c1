#include "companion/viewmodel/board/picture_item.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace hexwarden::viewmodel {

PictureItem::PictureItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
}

void PictureItem::setFeed(PictureFeed* feed) {
    if (feed == feed_) return;
    if (feed_) feed_->disconnect(this);
    feed_ = feed;
    if (feed_) {
        connect(feed_, &PictureFeed::arrived, this, &PictureItem::take);
        take();
    }
    emit feedChanged();
}

void PictureItem::setRegion(const QRectF& region) {
    if (region == region_) return;
    region_ = region;
    place();
    update();
    emit regionChanged();
}

/// In pixels of the picture.
QRectF PictureItem::source() const {
    const QSizeF size(picture_.size());
    if (region_.isEmpty()) return {QPointF(), size};
    return {region_.x() * size.width(), region_.y() * size.height(), region_.width() * size.width(),
            region_.height() * size.height()};
}

void PictureItem::take() {
    QImage newest = feed_->newest();
    const bool reshaped = newest.size() != picture_.size();
    picture_ = std::move(newest);
    fresh_ = true;
    if (reshaped) place();
    update();
}

void PictureItem::place() {
    const QSizeF size = source().size().scaled(this->size(), Qt::KeepAspectRatio);
    painted_ = QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    emit paintedChanged();
}

void PictureItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    place();
    update();
}

QSGNode* PictureItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (picture_.isNull()) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        fresh_ = true;
    }
    if (fresh_) {
        node->setTexture(window()->createTextureFromImage(picture_));
        fresh_ = false;
    }
    node->setRect(painted_);
    node->setSourceRect(source());
    return node;
}

}  // namespace hexwarden::viewmodel
