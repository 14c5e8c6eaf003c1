// The board as the camera read it, before it becomes the evening's board: doubtful readings with their likeliest
// answers, and everything else to be set right by tapping it.
#pragma once

#include "companion/viewmodel/board_model.h"
#include "companion/viewmodel/row_model.h"
#include "tracker/game/event.h"

#include <map>

namespace hexwarden::viewmodel {

class ScanModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* doubts READ doubts CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* terrains READ terrains CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(QString selected READ selected NOTIFY changed)
    Q_PROPERTY(QString selectedName READ selectedName NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool confirmed READ isConfirmed NOTIFY changed)
    Q_PROPERTY(bool empty READ empty NOTIFY changed)

  public:
    /// Readings less sure than this are shown as doubtful.
    static constexpr float kSure = 0.9F;

    explicit ScanModel(QObject* parent = nullptr);

    /// What the camera has read; tiles that it did not read again keep their last reading, tiles set by hand stay set.
    void read(const board::Observation&);
    /// A board that is known already: resumed, or chosen from the known ones.
    void show(const game::LaidOut&);
    void forget();

    BoardModel* board() { return &board_; }
    /// Roles: site, name, first, second, third (text of the likeliest answers).
    RowModel* doubts() { return &doubts_; }
    /// Roles: key, text, chosen; of the selected hex.
    RowModel* terrains() { return &terrains_; }
    RowModel* tokens() { return &tokens_; }
    QString selected() const;
    QString selectedName() const;
    QString summary() const;
    bool isConfirmed() const { return confirmed_; }
    bool empty() const { return tiles_.empty(); }
    game::LaidOut laidOut() const;

    Q_INVOKABLE void tap(const QString& site);
    /// Answers a doubt with its first, second or third reading.
    Q_INVOKABLE void answer(const QString& site, int which);
    Q_INVOKABLE void setTerrain(const QString& terrain);
    Q_INVOKABLE void setToken(int token);
    Q_INVOKABLE void setRobber();
    Q_INVOKABLE void confirm();
    void refresh();

  signals:
    void changed();
    void confirmedBoard(const game::LaidOut&);

  private:
    struct Tile {
        board::TileReading reading;
        bool settled = false;  ///< said by hand, or sure
    };

    bool doubtful(const Tile&) const;
    void setSelected(board::Terrain, board::Token);

    BoardModel board_;
    RowModel doubts_, terrains_, tokens_;
    std::map<board::Hex, Tile> tiles_;
    std::vector<board::HarbourReading> harbours_;
    std::optional<board::Hex> robber_;
    std::vector<Standing> pieces_;
    std::optional<board::Hex> selected_;
    bool robberSettled_ = false;
    bool confirmed_ = false;
};

}  // namespace hexwarden::viewmodel
