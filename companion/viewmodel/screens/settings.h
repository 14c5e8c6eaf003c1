// What the companion remembers between evenings: language, light, the last journal and camera.
#pragma once

#include <QObject>
#include <QSettings>
#include <QSize>

#include <QtQml/qqmlregistration.h>

namespace hexwarden::viewmodel {

/// Per cent that suit a screen with that many points, before anybody has chosen.
int textSizeFor(QSize screen);

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(bool flat READ flat WRITE setFlat NOTIFY flatChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(int turnMinutes READ turnMinutes WRITE setTurnMinutes NOTIFY turnMinutesChanged)
    Q_PROPERTY(int telling READ telling WRITE setTelling NOTIFY tellingChanged)
    Q_PROPERTY(bool cameraWrites READ cameraWrites WRITE setCameraWrites NOTIFY cameraWritesChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

  public:
    /// `file` empty: where the platform keeps settings.
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    /// Why nothing is kept, one sentence; empty if all is well.
    QString problem() const;
    bool dark() const { return dark_; }
    void setDark(bool);
    /// The screen lies flat between the players and turns to whom it speaks.
    bool flat() const { return flat_; }
    void setFlat(bool);
    /// The scale of everything on the screens, in per cent: 100 to 200.
    int textSize() const { return textSize_; }
    void setTextSize(int percent);
    /// After how long a turn counts as long; 0: never.
    int turnMinutes() const { return turnMinutes_; }
    void setTurnMinutes(int);
    /// How much is said aloud: 0 nothing, 1 what is due, 2 rolls too, 3 everything.
    int telling() const { return telling_; }
    void setTelling(int);
    /// The last that was more than nothing.
    int tellingBefore() const;
    /// The camera writes what it is sure of about pieces that were shown to it; else, and at first, it only proposes
    /// it.
    bool cameraWrites() const { return cameraWrites_; }
    void setCameraWrites(bool);
    /// "en" or "de"; at first the system's, English where that is neither.
    QString language() const { return language_; }
    void setLanguage(const QString&);
    /// For this evening only; nothing is remembered.
    void borrow(bool dark, const QString& language);

    /// Writes what has changed; else it is written when there is time.
    void sync() { store_.sync(); }

    /// Who has played together, the latest first, as they were seated: a line of `game::text` each. At most six.
    QStringList groups() const;
    void keepGroup(const QString& seats);
    QString lastJournal() const;
    void setLastJournal(const QString&);
    QString source() const;
    void setSource(const QString&);
    /// The mode that people chose for a camera, by its lasting name; empty for the best one.
    QString cameraMode(const QString& camera) const;
    void setCameraMode(const QString& camera, const QString& mode);
    /// How people hold it, as source::turnOf reads it; of any source.
    QString cameraTurn(const QString& source) const;
    void setCameraTurn(const QString& source, const QString& turn);

  signals:
    void darkChanged();
    void flatChanged();
    void textSizeChanged();
    void turnMinutesChanged();
    void tellingChanged();
    void cameraWritesChanged();
    void languageChanged();

  private:
    QString file_;
    bool usable_ = true;
    QSettings store_;
    bool dark_ = true;
    bool flat_ = false;
    int textSize_ = 100;
    int turnMinutes_ = 0;
    int telling_ = 0;
    bool cameraWrites_ = false;
    QString language_;
};

}  // namespace hexwarden::viewmodel
