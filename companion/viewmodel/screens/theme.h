// Colours, sizes and type of every screen. Two palettes, dark and light; text on its ground has a contrast of at least
// 4.5:1 in both. The board and the players' colours are the same in both, as on the table.
#pragma once

#include <QColor>
#include <QObject>

#include <QtQml/qqmlregistration.h>

namespace hexwarden::viewmodel {

struct Palette {
    QColor ground;   ///< behind everything
    QColor surface;  ///< cards
    QColor raised;   ///< fields and quiet buttons on cards
    QColor line;     ///< hairlines
    QColor text;
    QColor muted;     ///< second-rank text
    QColor accent;    ///< fill of the one thing to do next
    QColor onAccent;  ///< text on accent
    QColor accentText;
    QColor good;
    QColor bad;
    QColor doubt;
    QColor sea;
    QColor seaDeep;
};

const Palette& darkPalette();
const Palette& lightPalette();

/// The fill of a player's pieces and its outline, by colour word.
QColor playerColour(const QString& colour);
QColor playerInk(const QString& colour);

class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(QColor ground READ ground NOTIFY changed)
    Q_PROPERTY(QColor surface READ surface NOTIFY changed)
    Q_PROPERTY(QColor raised READ raised NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor muted READ muted NOTIFY changed)
    Q_PROPERTY(QColor accent READ accent NOTIFY changed)
    Q_PROPERTY(QColor onAccent READ onAccent NOTIFY changed)
    Q_PROPERTY(QColor accentText READ accentText NOTIFY changed)
    Q_PROPERTY(QColor good READ good NOTIFY changed)
    Q_PROPERTY(QColor bad READ bad NOTIFY changed)
    Q_PROPERTY(QColor doubt READ doubt NOTIFY changed)
    Q_PROPERTY(QColor sea READ sea NOTIFY changed)
    Q_PROPERTY(QColor seaDeep READ seaDeep NOTIFY changed)
    Q_PROPERTY(int touch READ touch CONSTANT)
    Q_PROPERTY(int gap READ gap CONSTANT)
    Q_PROPERTY(int radius READ radius CONSTANT)
    Q_PROPERTY(QString serif READ serif CONSTANT)
    Q_PROPERTY(QString sans READ sans CONSTANT)
    Q_PROPERTY(int motion READ motion CONSTANT)

  public:
    using QObject::QObject;

    bool dark() const { return dark_; }
    void setDark(bool);
    QColor ground() const { return palette().ground; }
    QColor surface() const { return palette().surface; }
    QColor raised() const { return palette().raised; }
    QColor line() const { return palette().line; }
    QColor text() const { return palette().text; }
    QColor muted() const { return palette().muted; }
    QColor accent() const { return palette().accent; }
    QColor onAccent() const { return palette().onAccent; }
    QColor accentText() const { return palette().accentText; }
    QColor good() const { return palette().good; }
    QColor bad() const { return palette().bad; }
    QColor doubt() const { return palette().doubt; }
    QColor sea() const { return palette().sea; }
    QColor seaDeep() const { return palette().seaDeep; }

    /// The least side of anything to be touched, device-independent pixels: 48, or 10 mm where the screen tells its
    /// size.
    int touch() const;
    int gap() const { return 16; }
    int radius() const { return 14; }
    QString serif() const { return QStringLiteral("Noto Serif"); }
    QString sans() const { return QStringLiteral("Noto Sans"); }
    /// Milliseconds of an ordinary movement.
    int motion() const { return 180; }

    Q_INVOKABLE QColor player(const QString& colour) const { return playerColour(colour); }
    Q_INVOKABLE QColor playerInk(const QString& colour) const { return viewmodel::playerInk(colour); }
    /// Of a verdict, by the word for what it comes to.
    Q_INVOKABLE QColor ofStanding(const QString& standing) const;
    Q_INVOKABLE QColor terrain(const QString& terrain) const;
    /// The second tone, in which the terrain's glyphs are drawn.
    Q_INVOKABLE QColor terrainInk(const QString& terrain) const;

  signals:
    void changed();

  private:
    const Palette& palette() const { return dark_ ? darkPalette() : lightPalette(); }
    bool dark_ = true;
};

}  // namespace hexwarden::viewmodel
