// Phones at the seats, as the table's screen shows them: whether they are wanted, where they connect to, the code for
// each seat, and who has one. Knows nothing of networks: the session tells it.
#pragma once

#include "companion/viewmodel/screens/row_model.h"

#include <QString>
#include <QVariantMap>

namespace hexwarden::viewmodel {

/// A QR code as path data, one unit a module, and its side.
struct CodeShape {
    QString path;
    int side = 0;
};

struct SeatPhone {
    QString colour, name;
    bool taken = false;
    CodeShape code;
};

class SeatsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString lookOnCode READ lookOnCode NOTIFY changed)
    Q_PROPERTY(int codeSide READ codeSide NOTIFY changed)
    Q_PROPERTY(QVariantMap taken READ taken NOTIFY changed)
    Q_PROPERTY(QVariantMap codes READ codes NOTIFY changed)
    Q_PROPERTY(int seatCodeSide READ seatCodeSide NOTIFY changed)
    Q_PROPERTY(int lookersOn READ lookersOn NOTIFY changed)

  public:
    explicit SeatsModel(QObject* parent = nullptr);

    bool isOn() const { return on_; }
    /// Roles: colour, name, taken.
    RowModel* seats() { return &seats_; }
    /// Where phones connect to; empty while they are not wanted.
    QString address() const { return address_; }
    /// Why they cannot be had, one sentence; empty if all is well.
    QString problem() const { return problem_; }
    /// For whoever chooses a seat on the phone; for looking on.
    QString code() const { return code_.path; }
    QString lookOnCode() const { return lookOnCode_.path; }
    int codeSide() const { return code_.side; }
    /// By colour: whether that seat has a phone, and the path of its code.
    QVariantMap taken() const { return taken_; }
    QVariantMap codes() const { return codes_; }
    int seatCodeSide() const { return seatCodeSide_; }
    int lookersOn() const { return lookersOn_; }

    void showOff(const QString& problem = {});
    void showOn(const QString& address, const CodeShape& code, const CodeShape& lookOnCode);
    void showSeats(const std::vector<SeatPhone>&, int lookersOn);

    Q_INVOKABLE void turn(bool on) { emit wanted(on); }
    /// Another phone may take that seat.
    Q_INVOKABLE void free(const QString& colour) { emit freed(colour); }

  signals:
    void changed();
    void wanted(bool on);
    void freed(const QString& colour);

  private:
    RowModel seats_;
    bool on_ = false;
    QString address_, problem_;
    CodeShape code_, lookOnCode_;
    QVariantMap taken_, codes_;
    int seatCodeSide_ = 0, lookersOn_ = 0;
};

}  // namespace hexwarden::viewmodel
