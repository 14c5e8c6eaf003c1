// Before the game: resume the last one, or agree on books, seats, table options and the pieces.
#pragma once

#include "companion/viewmodel/screens/row_model.h"
#include "tracker/game/event.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hexwarden::viewmodel {

/// A rule book that can be chosen; base is always there and is not listed.
struct BookOffer {
    QString key;
    QString title;
    QString summary;
};

/// A ruling that the table may make otherwise.
struct OptionOffer {
    QString key;
    QString title;
    QString clause;
    bool flag = true;  ///< on or off, written as `true` and `false`; else a number
    int standard = 0;
    int least = 0;
    int most = 1;
};

/// A set of pieces that has what the chosen books need, and what stands for what in it.
struct PieceSetOffer {
    QString key;
    QString title;
    QString stands;
    std::vector<game::Colour> colours{};  ///< that it has; none: nobody counted
};

/// What the rules and the box offer.
struct Catalogue {
    using Books = std::vector<std::string>;

    std::function<std::vector<BookOffer>()> books;
    std::function<std::vector<Books>()> combinations;  ///< of books that make a game, base left out
    std::function<std::vector<OptionOffer>(const Books&)> options;
    std::function<std::vector<PieceSetOffer>(const Books&)> pieceSets;  ///< the likeliest first
    std::function<QString(const Books&)> refusal;  ///< why these books do not go together; empty if they do
    std::function<QString(const Books&, std::size_t seats)> advice{};  ///< for how many they are meant, if for others
};

class NewGameModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* books READ books CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* combinations READ combinations CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* options READ options CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* pieceSets READ pieceSets CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* groups READ groups CONSTANT)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    Q_PROPERTY(bool canAddSeat READ canAddSeat NOTIFY changed)
    Q_PROPERTY(bool canRemoveSeat READ canRemoveSeat NOTIFY changed)
    Q_PROPERTY(bool resumable READ resumable NOTIFY changed)
    Q_PROPERTY(QString resumeTitle READ resumeTitle NOTIFY changed)

  public:
    explicit NewGameModel(QObject* parent = nullptr);

    void offer(Catalogue);
    /// The last game in one line; empty if there is none to continue.
    Q_INVOKABLE void offerResume(const QString& title);

    /// Roles: key, title, summary, chosen.
    RowModel* books() { return &books_; }
    /// Where the chosen books are refused: what would go with the book chosen last. Roles: title.
    RowModel* combinations() { return &combinations_; }
    /// Of books that go together. Roles: key, title, clause, flag, value, least, most.
    RowModel* options() { return &options_; }
    /// Roles: key, title, stands, chosen.
    RowModel* pieceSets() { return &pieceSets_; }
    /// Who has played together before. Roles: title.
    RowModel* groups() { return &groupRows_; }
    /// The latest first; it is seated if nobody has changed the seats yet.
    void offerGroups(const std::vector<std::vector<game::Seat>>&);
    /// As they are seated, names only where somebody gave one.
    const std::vector<game::Seat>& seated() const { return seats_; }
    /// Roles: name, colour, colourName, place.
    RowModel* seats() { return &seatRows_; }
    QString refusal() const;
    /// What to know of that many seats; empty for nothing. They may start all the same.
    QString advice() const;
    bool canStart() const { return refusal().isEmpty(); }
    bool canAddSeat() const { return seats_.size() < 6; }
    bool canRemoveSeat() const { return seats_.size() > 2; }
    bool resumable() const { return !resumeTitle_.isEmpty(); }
    QString resumeTitle() const { return resumeTitle_; }
    game::Began began() const;

    Q_INVOKABLE void toggleBook(const QString& key);
    Q_INVOKABLE void chooseCombination(int combination);
    Q_INVOKABLE void setOption(const QString& key, int value);
    Q_INVOKABLE void choosePieces(const QString& key);
    Q_INVOKABLE void chooseGroup(int group);
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void setName(int seat, const QString& name);
    /// To the next colour that nobody has.
    Q_INVOKABLE void nextColour(int seat);
    /// To the next side of the table, clockwise.
    Q_INVOKABLE void nextPlace(int seat);
    Q_INVOKABLE void moveUp(int seat);
    Q_INVOKABLE void start();
    Q_INVOKABLE void resume() { emit resumeWanted(); }
    void refresh();

  signals:
    void changed();
    void started(const game::Began&);
    void resumeWanted();

  private:
    std::optional<game::Colour> freeColourAfter(game::Colour) const;
    Catalogue::Books chosenBooks() const;
    int valueOf(const OptionOffer&) const;
    /// The sets that have what the books need in every colour that is seated.
    std::vector<PieceSetOffer> fittingPieces() const;
    void showBooks();
    void showOptions();
    void showSeats();

    Catalogue catalogue_;
    RowModel books_, combinations_, options_, pieceSets_, seatRows_, groupRows_;
    std::vector<std::vector<game::Seat>> groups_;
    std::vector<game::Seat> seats_;
    std::vector<std::string> chosen_;        ///< in the order in which they were tapped
    std::vector<Catalogue::Books> fitting_;  ///< as `combinations` lists them
    std::map<QString, int> changed_;         ///< options that were touched
    QString pieces_;                         ///< empty: the first that is offered
    QString resumeTitle_;
};

}  // namespace hexwarden::viewmodel
