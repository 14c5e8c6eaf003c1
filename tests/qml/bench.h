// What the screens' tests work at: a companion with a game, and questions about the items of a window.
#pragma once

#include "companion/viewmodel/screens/companion.h"
#include "companion/viewmodel/words/translation.h"
#include "tests/viewmodel/desk.h"

#include <QImage>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <map>
#include <memory>

namespace hexwarden::tests {

class Bench : public QObject {
    Q_OBJECT
    Q_PROPERTY(hexwarden::viewmodel::Companion* companion READ companion CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* everyPiece READ everyPiece CONSTANT)
    Q_PROPERTY(QString pictures READ pictures CONSTANT)
    Q_PROPERTY(QString part READ part CONSTANT)

  public:
    explicit Bench(QQmlEngine& engine);

    viewmodel::Companion* companion() { return &companion_; }
    /// A board with every piece, marker and state on it, and where its picture must show whose colour.
    viewmodel::BoardModel* everyPiece() { return &everyPiece_; }
    Q_INVOKABLE QVariantList painted() const;
    /// The folder for pictures, HEXWARDEN_PICTURES; empty for none.
    static QString pictures() { return qEnvironmentVariable("HEXWARDEN_PICTURES"); }

    /// Game and language of the screens to be opened, HEXWARDEN_PART; empty for all.
    static QString part() { return qEnvironmentVariable("HEXWARDEN_PART"); }

    /// The last seconds with what was read, to be looked at.
    Q_INVOKABLE void showMisreading();
    /// A hundred events of a game for four.
    Q_INVOKABLE void play();
    /// A short game by one rule book; its pictures need no more.
    Q_INVOKABLE void playBook(const QString& book);
    /// For the next game: that rule book and no other.
    Q_INVOKABLE void chooseBook(const QString& book);
    /// What the session would have journalled since `play`, by its text.
    Q_INVOKABLE QStringList declared() const;
    /// One event more, by its text.
    Q_INVOKABLE void tell(const QString& event);
    /// Nothing is read or laid.
    Q_INVOKABLE void clearBoard();
    /// Somebody drags a file over the window and lets it go.
    Q_INVOKABLE void drop(QQuickWindow* window, const QUrl& file) const;
    /// The program ended by a crash the last time; its report is as long as they get.
    Q_INVOKABLE void crash();
    /// What is on the table is the film of the sample.
    Q_INVOKABLE void showSample(bool sample);
    /// Two filmed evenings, one of the base game and one of Risk.
    Q_INVOKABLE void offerSamples();
    Q_INVOKABLE void endSample();
    /// The camera that watches sees no board any more.
    Q_INVOKABLE void loseCamera(const QString& reason);
    /// Phones are let in, and that seat has one; by an empty colour none has.
    Q_INVOKABLE void letPhonesIn(const QString& taken);
    /// Their game is over: the switch is on, and there are no codes.
    Q_INVOKABLE void endTheirGame();
    /// No game is running.
    Q_INVOKABLE void forget();
    /// As if the camera had seen that event: its pictures are there.
    Q_INVOKABLE void photograph(int sequence);
    Q_INVOKABLE void offerDoubts();
    /// A camera is there, with a picture in which the hex is red, and counts so many armies of a colour on it.
    Q_INVOKABLE void countArmies(const QString& hex, const QString& colour, int count);
    Q_INVOKABLE void dress(const QString& language, bool dark);
    /// Every text 40 % longer than in English.
    Q_INVOKABLE void lengthenTexts(bool longer);

    /// Controls in sight that a screen reader could not name.
    Q_INVOKABLE QStringList unnamed(QQuickWindow* window) const;
    /// Controls in sight that are smaller than a finger.
    Q_INVOKABLE QStringList tooSmall(QQuickWindow* window) const;
    /// Controls that Tab does not come to, or does not bring into view.
    Q_INVOKABLE QStringList unreachable(QQuickWindow* window) const;
    /// Texts in sight that do not fit their place.
    Q_INVOKABLE QStringList clipped(QQuickWindow* window) const;
    /// Texts in sight that break within a word, for which their place is too narrow.
    Q_INVOKABLE QStringList broken(QQuickWindow* window) const;
    /// Into the folder for pictures.
    Q_INVOKABLE bool savePicture(QQuickWindow* window, const QString& name) const;
    /// Every site of a board with where it is drawn, in lattice units.
    Q_INVOKABLE QVariantList sitesOf(hexwarden::viewmodel::BoardModel* board) const;
    /// Keeps what a window shows, also as NAME.png where pictures are wanted, for `differing`; false if it cannot be
    /// saved there.
    Q_INVOKABLE bool keepPicture(QQuickWindow* window, const QString& name);
    /// Pixels that are clearly another colour in one of two kept pictures than in the other.
    Q_INVOKABLE int differing(const QString& one, const QString& other) const;
    /// What Qt has warned of since it was asked last.
    Q_INVOKABLE QStringList takeWarnings();

  private:
    void take(const Desk& desk);

    QTemporaryDir folder_;
    viewmodel::Companion companion_;
    viewmodel::Translation translation_;
    viewmodel::BoardModel everyPiece_;
    std::map<QString, QImage> kept_;
    std::unique_ptr<QTranslator> longer_;
    QQmlEngine& engine_;
    std::vector<game::Event> journal_;
    std::size_t played_ = 0;
};

}  // namespace hexwarden::tests
