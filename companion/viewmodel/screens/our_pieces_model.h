// "Our pieces": which kinds the books need, which of them the camera was shown, and what is new in the picture. A piece
// is put beside the board, it is outlined, and one tap says which it is. Boxes are shares of the picture.
#pragma once

#include "companion/viewmodel/screens/row_model.h"
#include "tracker/board/piece_set.h"

#include <QRectF>
#include <QStringList>
#include <optional>

namespace hexwarden::viewmodel {

/// A kind of piece as people show it: so many of it one of them stands for.
struct ShownKind {
    board::Piece piece = board::Piece::none;
    int worth = 1;

    bool operator==(const ShownKind&) const = default;
};

/// A piece that was shown; nobody's without a colour.
struct ShownOne {
    ShownKind kind;
    std::optional<board::Colour> colour;
    bool lying = false;

    bool operator==(const ShownOne&) const = default;
};

/// Something new beside the board.
struct NewInPicture {
    std::int64_t number = 0;
    QRectF box;

    bool operator==(const NewInPicture&) const = default;
};

/// What the camera cannot tell apart after what it was shown.
struct NotToldApart {
    std::vector<std::pair<ShownKind, ShownKind>> kinds;
    std::vector<std::pair<board::Colour, board::Colour>> colours;

    bool operator==(const NotToldApart&) const = default;
};

class OurPiecesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* kinds READ kinds CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* colours READ colours CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* found READ found CONSTANT)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString yes READ yes NOTIFY changed)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(bool lying READ lying WRITE setLying NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)

  public:
    explicit OurPiecesModel(QObject* parent = nullptr);

    /// What the books need of a set, then what else of the base game can be shown; the players' colours.
    void need(const board::PieceSet&, const std::vector<board::Colour>& players);
    void showFound(std::vector<NewInPicture>);
    void showTaught(std::vector<ShownOne>, NotToldApart);
    /// Why nothing can be shown now; empty if it can.
    void setObstacle(const QString& reason);
    void refresh();

    /// Roles: title, piece, worth, count (shown so far), detail, chosen, leftOut, needed.
    RowModel* kinds() { return &kinds_; }
    /// Roles: colour, title, chosen.
    RowModel* colours() { return &colours_; }
    /// Roles: atX, atY, sizeX, sizeY (shares of the picture), text.
    RowModel* found() { return &found_; }
    /// What to do next.
    QString prompt() const;
    /// What a tap on an outline says: "Army, red".
    QString yes() const;
    QStringList warnings() const;
    bool lying() const { return lying_; }
    void setLying(bool);
    /// There is something that can be said yes to.
    bool ready() const { return obstacle_.isEmpty() && !things_.empty() && chosen_ < needed_.size(); }
    /// Every kind that is needed was shown, or is left out.
    bool isComplete() const;

    Q_INVOKABLE void choose(int kind);
    Q_INVOKABLE void chooseColour(const QString& colour);
    Q_INVOKABLE void leaveOut(int kind, bool out);
    /// The outlined thing is what is chosen.
    Q_INVOKABLE void take(int found);
    /// All that are outlined are.
    Q_INVOKABLE void takeAll();
    /// The camera is to unlearn a kind.
    Q_INVOKABLE void forget(int kind);

  signals:
    void changed();
    /// The thing in the picture is that piece.
    void taken(std::int64_t thing, const hexwarden::viewmodel::ShownOne& piece);
    void forgotten(const hexwarden::viewmodel::ShownKind& kind);

  private:
    struct Needed {
        ShownKind kind;
        bool owned = true, leftOut = false, byBooks = true;
    };

    int countOf(const ShownKind&) const;
    QString titleOf(const ShownKind&) const;
    QString detailOf(const Needed&) const;
    void goOn();

    RowModel kinds_, colours_, found_;
    std::vector<Needed> needed_;
    std::vector<board::Colour> players_;
    std::vector<ShownOne> taught_;
    std::vector<NewInPicture> things_;
    NotToldApart alike_;
    QString obstacle_;
    std::size_t chosen_ = 0;
    std::optional<board::Colour> colour_;
    bool lying_ = false;
};

}  // namespace hexwarden::viewmodel
