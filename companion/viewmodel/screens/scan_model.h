// The board as the camera read it, before it becomes the evening's board: doubtful readings with their likeliest
// answers, and everything else to be set right by tapping it. Without a camera the same board is laid out by hand.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/row_model.h"
#include "tracker/game/state.h"

#include <map>
#include <set>

namespace hexwarden::viewmodel {

class ScanModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* doubts READ doubts CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* terrains READ terrains CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* harbours READ harbours CONSTANT)
    Q_PROPERTY(bool onWater READ onWater NOTIFY changed)
    Q_PROPERTY(bool port READ isPort NOTIFY changed)
    Q_PROPERTY(QString selected READ selected NOTIFY changed)
    Q_PROPERTY(QString selectedName READ selectedName NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool confirmed READ isConfirmed NOTIFY changed)
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    Q_PROPERTY(bool dealt READ dealt NOTIFY changed)

  public:
    /// Readings less sure than this are shown as doubtful.
    static constexpr float kSure = 0.9F;

    explicit ScanModel(QObject* parent = nullptr);

    /// What the camera has read of the board so far; hexes that are not among it are gone, what was said by hand stays.
    void read(const board::Observation&);
    /// A board that is known already: resumed, or chosen from the known ones.
    void show(const game::LaidOut&);
    /// The record's board, as soon as it has another, and where its robber and pirate are by now: they stay there
    /// when a tile is set right. A board that the record has no more wants confirming anew.
    void follow(const game::GameState&);
    void forget();
    /// The table plays a book whose boards are dealt (RISK-2).
    void offerDeal(bool);

    BoardModel* board() { return &board_; }
    /// Roles: site, name, first, second, third (text of the likeliest answers).
    RowModel* doubts() { return &doubts_; }
    /// Roles: key, text, chosen; of the selected hex.
    RowModel* terrains() { return &terrains_; }
    RowModel* tokens() { return &tokens_; }
    /// Kinds of harbour that may lie on the selected water hex, none by an empty key. Roles: key, text, chosen.
    RowModel* harbours() { return &harbourKinds_; }
    bool onWater() const;
    /// CONQ-5: the harbour is the selected hex itself and points nowhere.
    bool isPort() const;
    QString selected() const;
    QString selectedName() const;
    QString summary() const;
    bool isConfirmed() const { return confirmed_; }
    /// Laid out or dealt, not read.
    bool isByHand() const { return byHand_; }
    bool empty() const { return tiles_.empty(); }
    bool dealt() const { return dealt_; }
    game::LaidOut laidOut() const;

    Q_INVOKABLE void tap(const QString& site);
    /// Answers a doubt with its first, second or third reading.
    Q_INVOKABLE void answer(const QString& site, int which);
    Q_INVOKABLE void setTerrain(const QString& terrain);
    Q_INVOKABLE void setToken(int token);
    /// The robber, or on water the pirate, starts on the selected hex.
    Q_INVOKABLE void setThief();
    /// A board to be set by hand: an island of desert two hexes about the middle, or a sea of more.
    Q_INVOKABLE void layByHand(int rings);
    /// A board from the two decks of Risk, to be laid out on the table as it is shown.
    Q_INVOKABLE void deal();
    /// Sea round the selected hex, where there is nothing yet.
    Q_INVOKABLE void widen();
    Q_INVOKABLE void takeHexAway();
    Q_INVOKABLE void setHarbour(const QString& kind);
    /// The harbour of the selected hex points at the next coast.
    Q_INVOKABLE void turnHarbour();
    Q_INVOKABLE void setPort(bool port);
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
    void clear();
    void setSelected(board::Terrain, board::Token);
    void lay(board::Hex, board::Terrain, board::Token);
    /// Harbours off the coast, ports ashore, a robber at sea: what a hex carried before it became another.
    void dropWhatFitsNowhere();
    /// Something was said by hand: it wants confirming anew.
    void changeByHand();
    /// The same of harbours, which are read no more then.
    void changeHarboursByHand();
    board::HarbourReading* harbourAtSelected();
    /// Edges of the selected water hex with land beyond.
    std::vector<board::Edge> coasts() const;

    BoardModel board_;
    RowModel doubts_, terrains_, tokens_, harbourKinds_;
    std::map<board::Hex, Tile> tiles_;
    std::set<board::Hex> takenAway_;  ///< by hand: they are read no more
    std::vector<board::HarbourReading> harbours_;
    std::map<board::Hex, board::HarbourKind> ports_;
    std::optional<board::River> river_;
    std::optional<board::Hex> robber_, pirate_;
    std::vector<Standing> pieces_;
    std::optional<board::Hex> selected_;
    std::optional<board::Layout> followed_;  ///< the record's
    bool robberSettled_ = false, pirateSettled_ = false;
    bool harboursSettled_ = false;
    bool confirmed_ = false;
    bool byHand_ = false;
    bool dealt_ = false;
};

}  // namespace hexwarden::viewmodel
