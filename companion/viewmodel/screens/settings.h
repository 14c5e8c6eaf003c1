// What the companion remembers between evenings: language, light, the last journal and camera.
#pragma once

#include <QObject>
#include <QSettings>

#include <QtQml/qqmlregistration.h>

namespace hexwarden::viewmodel {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(bool flat READ flat WRITE setFlat NOTIFY flatChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

  public:
    /// `file` empty: where the platform keeps settings.
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    bool dark() const { return dark_; }
    void setDark(bool);
    /// The screen lies flat between the players and turns to whom it speaks.
    bool flat() const { return flat_; }
    void setFlat(bool);
    /// "en" or "de"; at first the system's, English where that is neither.
    QString language() const { return language_; }
    void setLanguage(const QString&);
    /// For this evening only; nothing is remembered.
    void borrow(bool dark, const QString& language);

    /// Writes what has changed; else it is written when there is time.
    void sync() { store_.sync(); }

    QString lastJournal() const;
    void setLastJournal(const QString&);
    QString source() const;
    void setSource(const QString&);

  signals:
    void darkChanged();
    void flatChanged();
    void languageChanged();

  private:
    QSettings store_;
    bool dark_ = true;
    bool flat_ = false;
    QString language_;
};

}  // namespace hexwarden::viewmodel
