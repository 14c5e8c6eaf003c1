#include "companion/viewmodel/board/picture_feed.h"

namespace hexwarden::viewmodel {

void PictureFeed::put(QImage picture) {
    {
        const QMutexLocker lock(&mutex_);
        newest_ = std::move(picture);
    }
    emit arrived();
}

QImage PictureFeed::newest() const {
    const QMutexLocker lock(&mutex_);
    return newest_;
}

}  // namespace hexwarden::viewmodel
