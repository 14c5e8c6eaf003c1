// Before the game: resume the last one, or agree on books, seats and table options.
#pragma once

#include "companion/viewmodel/row_model.h"
#include "tracker/game/event.h"

#include <functional>

namespace hexwarden::viewmodel {

/// A rule book that can be chosen; base is always there and is not listed.
struct BookOffer {
    QString key;
    QString title;
    QString summary;
};

/// A ruling that the table may make otherwise; on or off.
struct OptionOffer {
    QString key;
    QString title;
    bool on = false;
};

/// What the rules offer, and which books go together: a sentence that refuses a combination, empty for one that goes.
struct Catalogue {
    std::function<std::vector<BookOffer>()> books;
    std::function<std::vector<OptionOffer>(const std::vector<std::string>& books)> options;
    std::function<QString(const std::vector<std::string>& books)> refusal;
};

class NewGameModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* books READ books CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* options READ options CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    Q_PROPERTY(bool canAddSeat READ canAddSeat NOTIFY changed)
    Q_PROPERTY(bool canRemoveSeat READ canRemoveSeat NOTIFY changed)
    Q_PROPERTY(bool resumable READ resumable NOTIFY changed)
    Q_PROPERTY(QString resumeTitle READ resumeTitle NOTIFY changed)

  public:
    explicit NewGameModel(QObject* parent = nullptr);

    void offer(Catalogue);
    /// The last game, told in a line; empty if there is none to go on with.
    Q_INVOKABLE void offerResume(const QString& title);

    /// Roles: key, title, summary, chosen.
    RowModel* books() { return &books_; }
    /// Roles: key, title, on.
    RowModel* options() { return &options_; }
    /// Roles: name, colour, colourName, place.
    RowModel* seats() { return &seatRows_; }
    QString refusal() const;
    bool canStart() const { return refusal().isEmpty(); }
    bool canAddSeat() const { return seats_.size() < 6; }
    bool canRemoveSeat() const { return seats_.size() > 2; }
    bool resumable() const { return !resumeTitle_.isEmpty(); }
    QString resumeTitle() const { return resumeTitle_; }
    game::Began began() const;

    Q_INVOKABLE void toggleBook(const QString& key);
    Q_INVOKABLE void toggleOption(const QString& key);
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
    std::vector<std::string> chosenBooks() const;

    Catalogue catalogue_;
    RowModel books_, options_, seatRows_;
    std::vector<game::Seat> seats_;
    std::vector<std::string> chosen_;
    std::vector<std::string> flipped_;  ///< options that stand otherwise than offered
    QString resumeTitle_;
};

}  // namespace hexwarden::viewmodel
