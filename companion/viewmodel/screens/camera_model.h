// The camera's screen: which sources there are, the live picture with the lattice found in it, hints, the four corners
// that people place where finding refuses, what is known of this camera and table, and measuring the lens. Points are
// shares of the picture's width and height.
#pragma once

#include "companion/viewmodel/board/picture_feed.h"
#include "companion/viewmodel/screens/row_model.h"
#include "tracker/board/hex.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

namespace hexwarden::viewmodel {

/// One figure of how the camera stands.
struct PlacingLine {
    QString about, value, need;
    bool good = true;
};

/// How the camera stands, of the pictures of the last seconds.
struct PlacingReport {
    bool board = false;  ///< one was measured, not only the picture
    bool sharp = false;  ///< the board is
    std::vector<PlacingLine> lines;
    QString cure;   ///< what helps first; empty where all is good
    QString worse;  ///< the one thing that got worse since the board was found
};

/// What the table's thread reports about the picture that it has just read.
struct CameraReport {
    QString source;
    bool boardFound = false;
    QString reason;                                      ///< why no board was found; empty if one was
    double quality = 0;                                  ///< 0 lost to 1 sharp
    QStringList hints;                                   ///< what would help: light, sharpness, distance
    std::vector<std::vector<QPointF>> latticeInPicture;  ///< one closed line a hex
    std::vector<std::pair<QString, int>> learnedPieces;  ///< colour words, and of how many pieces each was learned
    PlacingReport placing{};
    std::vector<board::Hex> hexes{};  ///< whose lines `latticeInPicture` has
};

/// What the camera's thread reports while the lens is being measured.
struct LensReport {
    int views = 0, wanted = 0;
    QString hint;    ///< what to do next with the sheet
    QString result;  ///< empty until the views settle the lens
};

/// The camera that is open.
struct DeviceReport {
    QStringList modes;  ///< "1920x1080@15/MJPG", each once
    QString mode;       ///< the one that it gives
    QString wished;     ///< the one that people chose; empty for the best
    bool canLock = false, canFocus = false;
    QString turn{};  ///< of its pictures, as people set it: "90,mirrored"; empty: as it is

    bool operator==(const DeviceReport&) const = default;
};

/// What is known of a camera and a table, as a line of a list.
struct ProfileLine {
    QString key, title, detail;
};

class CameraModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* sources READ sources CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::PictureFeed* feed READ feed CONSTANT)
    Q_PROPERTY(QString status READ status NOTIFY reported)
    Q_PROPERTY(bool found READ found NOTIFY reported)
    Q_PROPERTY(double quality READ quality NOTIFY reported)
    Q_PROPERTY(QStringList hints READ hints NOTIFY reported)
    Q_PROPERTY(QVariantList lattice READ lattice NOTIFY reported)
    Q_PROPERTY(QVariantList corners READ corners NOTIFY cornersChanged)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* placing READ placing CONSTANT)
    Q_PROPERTY(QString cure READ cure NOTIFY reported)
    Q_PROPERTY(QString worse READ worse NOTIFY reported)
    Q_PROPERTY(bool placed READ placed NOTIFY reported)
    Q_PROPERTY(QString proposed READ proposed NOTIFY proposedChanged)
    Q_PROPERTY(int turn READ turn NOTIFY deviceChanged)
    Q_PROPERTY(bool mirrored READ mirrored NOTIFY deviceChanged)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* modes READ modes CONSTANT)
    Q_PROPERTY(QString mode READ mode NOTIFY deviceChanged)
    Q_PROPERTY(bool bestMode READ bestMode NOTIFY deviceChanged)
    Q_PROPERTY(bool canLock READ canLock NOTIFY deviceChanged)
    Q_PROPERTY(bool canFocus READ canFocus NOTIFY deviceChanged)
    Q_PROPERTY(bool locking READ locking WRITE setLocking NOTIFY lockingChanged)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* profiles READ profiles CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* learned READ learned CONSTANT)
    Q_PROPERTY(QString learnedTitle READ learnedTitle NOTIFY reported)
    Q_PROPERTY(bool watching READ watching NOTIFY watchingChanged)
    Q_PROPERTY(bool measuringLens READ measuringLens WRITE setMeasuringLens NOTIFY lensChanged)
    Q_PROPERTY(QString lensHint READ lensHint NOTIFY lensChanged)
    Q_PROPERTY(QString lensResult READ lensResult NOTIFY lensChanged)
    Q_PROPERTY(int lensViews READ lensViews NOTIFY lensChanged)
    Q_PROPERTY(int lensViewsWanted READ lensViewsWanted NOTIFY lensChanged)
    Q_PROPERTY(bool placingCorners READ placingCorners WRITE setPlacingCorners NOTIFY placingCornersChanged)

  public:
    explicit CameraModel(QObject* parent = nullptr);

    /// Roles: key, title, chosen.
    RowModel* sources() { return &sources_; }
    PictureFeed* feed() { return &feed_; }
    QString status() const;
    bool found() const { return report_.boardFound; }
    double quality() const { return report_.quality; }
    QStringList hints() const { return report_.hints; }
    QVariantList lattice() const;
    /// Where a hex and what stands on it are in the picture, in shares of it; empty if the board is not in view.
    Q_INVOKABLE QRectF placeOf(const QString& hex) const;
    QVariantList corners() const;
    bool placingCorners() const { return placingCorners_; }
    void setPlacingCorners(bool);

    const std::vector<QPointF>& placedCorners() const { return corners_; }
    /// The board as it would lie through the corners as they now are; drawn while they are being placed.
    void showPlacedLattice(std::vector<std::vector<QPointF>> lines);

    void showSources(const std::vector<std::pair<QString, QString>>& keysAndTitles, const QString& chosen);
    void report(const CameraReport&);
    /// Another source, of which nothing is known yet.
    void forget();
    /// Pictures come from somewhere, or will; else there is nothing to measure.
    bool watching() const { return watching_; }
    void setWatching(bool);
    const CameraReport& lastReport() const { return report_; }

    /// One of the sources, or an address.
    Q_INVOKABLE void choose(const QString& key);
    Q_INVOKABLE void moveCorner(int which, double x, double y);
    Q_INVOKABLE void takeCorners();

    /// How the camera stands. Roles: about, value, need, good.
    RowModel* placing() { return &placing_; }
    QString cure() const { return report_.placing.cure; }
    QString worse() const { return report_.placing.worse; }
    /// The board was measured, and nothing is to be done.
    bool placed() const { return report_.placing.board && report_.placing.cure.isEmpty(); }

    /// The title of a camera that sees a board while another one is watched; empty if there is none.
    QString proposed() const { return proposed_.second; }
    void propose(const QString& key, const QString& title);
    Q_INVOKABLE void takeProposed() { choose(proposed_.first); }

    /// Degrees clockwise that bring the pictures upright, and whether they are mirrored.
    int turn() const { return device_.turn.section(QLatin1Char(','), 0, 0).toInt(); }
    bool mirrored() const { return device_.turn.endsWith(QStringLiteral("mirrored")); }
    Q_INVOKABLE void chooseTurn(int degrees, bool mirrored);

    /// What the open camera can deliver; none for a film or a stream. Roles: mode, chosen.
    RowModel* modes() { return &modes_; }
    QString mode() const { return device_.mode; }
    bool bestMode() const { return device_.wished.isEmpty(); }
    bool canLock() const { return device_.canLock; }
    bool canFocus() const { return device_.canFocus; }
    void reportDevice(const DeviceReport&);
    /// Empty for the best one.
    Q_INVOKABLE void chooseMode(const QString& mode) { emit modeChosen(mode); }
    Q_INVOKABLE void focusAgain() { emit focusWanted(); }
    /// Focus, exposure and white balance are held once the board is found.
    bool locking() const { return locking_; }
    void setLocking(bool);

    /// What is known of cameras and tables. Roles: key (empty for nothing), title, detail, chosen.
    RowModel* profiles() { return &profiles_; }
    void showProfiles(const std::vector<ProfileLine>&, const QString& chosen);
    Q_INVOKABLE void chooseProfile(const QString& key) { emit profileChosen(key); }
    /// Colours learned from pieces that the camera saw where the record has them. Roles: colour, pieces.
    RowModel* learned() { return &learned_; }
    QString learnedTitle() const;
    Q_INVOKABLE void keepProfile() { emit profileWanted(); }

    bool measuringLens() const { return measuringLens_; }
    void setMeasuringLens(bool);
    QString lensHint() const { return lens_.hint; }
    QString lensResult() const { return lens_.result; }
    int lensViews() const { return lens_.views; }
    int lensViewsWanted() const { return lens_.wanted; }
    void reportLens(const LensReport&);
    /// Takes the lens as it is measured so far.
    Q_INVOKABLE void takeLens();
    /// "pdf" or "png".
    Q_INVOKABLE void saveLensSheet(const QString& format) { emit lensSheetWanted(format); }

  signals:
    void reported();
    void watchingChanged();
    void cornersChanged();
    void placingCornersChanged();
    void sourceChosen(const QString& key);
    /// The board's four outer corners, clockwise from the one that lies top left in the picture.
    void cornersGiven(const std::vector<QPointF>& cornersInPicture);
    void deviceChanged();
    void lockingChanged();
    void proposedChanged();
    /// As source::turnOf reads it.
    void turnChosen(const QString& turn);
    void modeChosen(const QString& mode);
    void focusWanted();
    void lensSheetWanted(const QString& format);
    void profileChosen(const QString& key);
    /// What is known by now is to be kept.
    void profileWanted();
    void lensChanged();
    void lensMeasuringWanted(bool on);
    void lensTaken();

  private:
    RowModel sources_;
    PictureFeed feed_;
    CameraReport report_;
    std::vector<QPointF> corners_{{0.25, 0.2}, {0.75, 0.2}, {0.8, 0.8}, {0.2, 0.8}};
    std::vector<std::vector<QPointF>> placedLattice_;
    bool watching_ = false;
    bool placingCorners_ = false;
    RowModel placing_, modes_, profiles_, learned_;
    std::pair<QString, QString> proposed_;
    DeviceReport device_;
    bool locking_ = true;
    bool measuringLens_ = false;
    LensReport lens_;
};

}  // namespace hexwarden::viewmodel
