// "It read this wrongly": the last seconds of what the camera saw with what was read, shown before anybody keeps them,
// and what people say is there.
#pragma once

#include "companion/viewmodel/board/picture_feed.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace hexwarden::viewmodel {

/// What would be kept.
struct Misread {
    struct Picture {
        QByteArray jpeg;
        qint64 atMs = 0;  ///< since the source was opened
    };
    std::vector<Picture> pictures;  ///< the oldest first
    QString reading;                ///< the file's own text
};

class MisreadingModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::PictureFeed* feed READ feed CONSTANT)
    Q_PROPERTY(int pictures READ pictures NOTIFY changed)
    Q_PROPERTY(int at READ at WRITE setAt NOTIFY changed)
    Q_PROPERTY(QString moment READ moment NOTIFY changed)
    Q_PROPERTY(QString reading READ reading NOTIFY changed)
    Q_PROPERTY(QString correction READ correction WRITE setCorrection NOTIFY correctionChanged)

  public:
    explicit MisreadingModel(QObject* parent = nullptr) : QObject(parent) {}

    PictureFeed* feed() { return &feed_; }
    int pictures() const { return static_cast<int>(misread_.pictures.size()); }
    /// The picture that is shown, counted from 0; at first the last.
    int at() const { return at_; }
    void setAt(int);
    /// "1.5 s earlier", "the last picture".
    QString moment() const;
    QString reading() const { return misread_.reading; }
    QString correction() const { return correction_; }
    void setCorrection(const QString&);

    void show(Misread);
    void refresh() { emit changed(); }

    /// The last seconds are to be shown.
    Q_INVOKABLE void look() { emit wanted(); }
    Q_INVOKABLE void keep() { emit kept(correction_.trimmed()); }
    Q_INVOKABLE void discard();

  signals:
    void changed();
    void correctionChanged();
    void wanted();
    void kept(const QString& correction);
    void discarded();

  private:
    PictureFeed feed_;
    Misread misread_;
    QString correction_;
    int at_ = 0;
};

}  // namespace hexwarden::viewmodel
