// The board as the camera read it, before it becomes the evening's board: doubtful readings with their likeliest
// answers, and everything else to be set right by tapping it. Without a camera the same board is laid out by hand.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/painting.h"
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
    Q_PROPERTY(hexwarden::viewmodel::RowModel* frames READ frames CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* brushes READ brushes CONSTANT)
    Q_PROPERTY(bool ofABox READ isOfABox NOTIFY changed)
    Q_PROPERTY(bool hasLast READ hasLast NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
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
    static constexpr float kAskBelow = 0.9F;

    explicit ScanModel(QObject* parent = nullptr);

    /// What the camera has read of the board so far; hexes that are not among it are gone, what was entered by hand
    /// stays.
    void read(const board::Observation&);
    /// A board that is known already: resumed, or chosen from the known ones.
    void show(const game::LaidOut&);
    /// The record's board, as soon as it has another, and where its robber and pirate are by now: they stay there
    /// when a tile is corrected. A board that the record no longer has must be confirmed again.
    void follow(const game::GameState&);
    void forget();
    /// How a book of the table deals its boards; none: they are laid out as the table likes.
    using Deal = board::Layout (*)(std::uint64_t seed);
    void offerDeal(Deal);
    /// The boxes whose boards can be dealt and painted.
    void offerBoxes(std::vector<board::BoardSpec>);
    /// The board of the evening before.
    void offerLast(std::optional<game::LaidOut>);

    BoardModel* board() { return &board_; }
    /// Roles: site, name, first, second, third (text of the likeliest answers).
    RowModel* doubts() { return &doubts_; }
    /// Roles: key, text, chosen; of the selected hex.
    RowModel* terrains() { return &terrains_; }
    RowModel* tokens() { return &tokens_; }
    /// Kinds of harbour that may lie on the selected water hex, none by an empty key. Roles: key, text, chosen.
    RowModel* harbours() { return &harbourKinds_; }
    /// The boxes. Roles: hexes, beginners (the box shows a board for beginners).
    RowModel* frames() { return &frameRows_; }
    /// What can be painted. Roles: key, label, rest, kind ("terrain", "token" or "harbour"), chosen.
    RowModel* brushes() { return &brushRows_; }
    /// The land is that of a known box: it can be painted, and what is missing is counted.
    bool isOfABox() const { return boxOfLand() != nullptr; }
    bool hasLast() const { return last_.has_value(); }
    /// Why what was pasted is no board; empty if it was one.
    QString refusal() const { return refusal_; }
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
    bool dealt() const { return deal_ != nullptr; }
    game::LaidOut laidOut() const;

    Q_INVOKABLE void tap(const QString& site);
    /// Paints every hex that a finger came to with the land of the brush, as long as some is left of it.
    Q_INVOKABLE void stroke(const QStringList& sites);
    /// No brush and no hex is chosen any more.
    void putDown();
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
    /// A board of that box, as it could be dealt by the rules (BASE-1 to BASE-4).
    Q_INVOKABLE void dealBox(int box);
    Q_INVOKABLE void layBeginners(int box);
    Q_INVOKABLE void layLast();
    /// Land of that box to be painted, with its harbours as the frame shows them.
    Q_INVOKABLE void paintBox(int box);
    /// What the next taps paint; the same again, or empty: nothing.
    Q_INVOKABLE void chooseBrush(const QString& brush);
    /// The frame lies one of its sides further on: all harbours go round with it.
    Q_INVOKABLE void turnFrame();
    /// The board as a line of text, and one of that kind, or the lines of a board's file, as the board.
    Q_INVOKABLE QString text() const;
    Q_INVOKABLE void lay(const QString& text);
    Q_INVOKABLE void copyText() const;
    Q_INVOKABLE void pasteText();
    /// Sea round the selected hex, where there is nothing yet.
    Q_INVOKABLE void widen();
    Q_INVOKABLE void takeHexAway();
    Q_INVOKABLE void setHarbour(const QString& kind);
    /// The harbour of the selected hex points at the next coast.
    Q_INVOKABLE void turnHarbour();
    Q_INVOKABLE void setPort(bool port);
    Q_INVOKABLE void confirm();
    /// What lies here is not the board: it is laid or read again. The record keeps its own until another is confirmed.
    Q_INVOKABLE void startOver() { clear(); }
    void refresh();

  signals:
    void changed();
    void confirmedBoard(const game::LaidOut&);

  private:
    struct Tile {
        board::TileReading reading;
        bool settled = false;  ///< entered by hand, or sure
    };

    bool doubtful(const Tile&) const;
    const board::BoardSpec* boxOfLand() const;
    /// What the box has and nobody has laid: a sentence, or empty.
    QString missing() const;
    std::optional<board::Hex> onlyDesert() const;
    void layWhole(const game::LaidOut&);
    void clear();
    void setSelected(board::Terrain, board::Token);
    void lay(board::Hex, board::Terrain, board::Token);
    /// Harbours off the coast, ports ashore, a robber at sea: what a hex carried before it became another.
    void dropWhatFitsNowhere();
    /// Something was entered by hand: it must be confirmed again.
    void changeByHand();
    /// The same for harbours, which are then no longer read.
    void changeHarboursByHand();
    board::HarbourReading* harbourAtSelected();
    /// Edges of the selected water hex with land beyond.
    std::vector<board::Edge> coasts() const;

    BoardModel board_;
    RowModel doubts_, terrains_, tokens_, harbourKinds_, frameRows_, brushRows_;
    std::vector<board::BoardSpec> boxes_;
    std::optional<game::LaidOut> last_;
    Painting painting_;
    QString refusal_;
    std::map<board::Hex, Tile> tiles_;
    std::set<board::Hex> takenAway_;  ///< by hand: they are no longer read
    std::vector<board::HarbourReading> harbours_;
    std::set<board::Edge> guessedHarbours_;  ///< of them: read where they lie, but not what they are
    std::map<board::Hex, board::HarbourKind> ports_;
    std::optional<board::River> river_;
    std::optional<board::Hex> robber_, pirate_;
    std::vector<PlacedPiece> pieces_;
    std::optional<board::Hex> selected_;
    std::optional<board::Layout> followed_;  ///< the record's
    bool robberSettled_ = false, pirateSettled_ = false;
    bool harboursSettled_ = false;
    bool confirmed_ = false;
    bool byHand_ = false;
    Deal deal_ = nullptr;
};

}  // namespace hexwarden::viewmodel
