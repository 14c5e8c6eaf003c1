// Hands pictures from the table's thread to the screen. Only the newest is kept: a late screen skips, it never queues.
#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>

#include <QtQml/qqmlregistration.h>

namespace hexwarden::viewmodel {

class PictureFeed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the camera's model")

  public:
    using QObject::QObject;

    /// From any thread.
    void put(QImage picture);
    QImage newest() const;

  signals:
    void arrived();

  private:
    mutable QMutex mutex_;
    QImage newest_;
};

}  // namespace hexwarden::viewmodel
