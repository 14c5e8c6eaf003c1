// The camera's screen: which sources there are, the live picture with the lattice found in it, hints, and the four
// corners that people place where finding refuses. Points are shares of the picture's width and height.
#pragma once

#include "companion/viewmodel/picture_feed.h"
#include "companion/viewmodel/row_model.h"

#include <QPointF>
#include <QStringList>

namespace hexwarden::viewmodel {

/// What the table's thread tells about the picture that it has just read.
struct CameraReport {
    QString source;
    bool boardFound = false;
    QString reason;                                      ///< why no board was found; empty if one was
    double quality = 0;                                  ///< 0 lost to 1 sharp
    QStringList hints;                                   ///< what would help: light, sharpness, distance
    std::vector<std::vector<QPointF>> latticeInPicture;  ///< one closed line a hex
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
    QVariantList corners() const;
    bool placingCorners() const { return placingCorners_; }
    void setPlacingCorners(bool);

    const std::vector<QPointF>& placedCorners() const { return corners_; }
    /// The board as it would lie through the corners as they now are; drawn while they are being placed.
    void showPlacedLattice(std::vector<std::vector<QPointF>> lines);

    void showSources(const std::vector<std::pair<QString, QString>>& keysAndTitles, const QString& chosen);
    void report(const CameraReport&);
    const CameraReport& lastReport() const { return report_; }

    Q_INVOKABLE void choose(const QString& key);
    Q_INVOKABLE void moveCorner(int which, double x, double y);
    Q_INVOKABLE void takeCorners();
    Q_INVOKABLE void makeLensSheet() { emit lensSheetWanted(); }

  signals:
    void reported();
    void cornersChanged();
    void placingCornersChanged();
    void sourceChosen(const QString& key);
    /// The board's four outer corners, clockwise from the one that lies top left in the picture.
    void cornersGiven(const std::vector<QPointF>& cornersInPicture);
    void lensSheetWanted();

  private:
    RowModel sources_;
    PictureFeed feed_;
    CameraReport report_;
    std::vector<QPointF> corners_{{0.25, 0.2}, {0.75, 0.2}, {0.8, 0.8}, {0.2, 0.8}};
    std::vector<std::vector<QPointF>> placedLattice_;
    bool placingCorners_ = false;
};

}  // namespace hexwarden::viewmodel
