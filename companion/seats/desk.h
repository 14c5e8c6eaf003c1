// What one seat sees and may do on its phone: what waits for it, its own referee, what the last roll gave it. It uses
// the same models as the screens, over an evening in which this seat speaks, so a phone can do nothing that a tap could
// not.
#pragma once

#include "companion/seats/dues_json.h"
#include "companion/seats/message.h"
#include "companion/viewmodel/screens/companion.h"

#include <functional>
#include <memory>

namespace hexwarden::seats {

class Desk {
  public:
    /// Takes what the seat declares to the journal.
    using Declare = std::function<void(game::Colour seat, const game::Body&)>;

    /// Outlived by the companion.
    Desk(viewmodel::Companion&, game::Colour seat, Declare);

    game::Colour seat() const { return seat_; }
    /// Something has happened at the table, or somebody has begun to tell something on its screen.
    void follow();
    QJsonObject shown();
    /// Does what the message asks; otherwise returns why not, in a sentence.
    QString take(const Message&);

  private:
    /// Where it stands among what the table owes; none if it is settled, or another seat's.
    std::optional<std::size_t> placeOf(const QString& due) const;
    QString settle(const QString& due);
    QString pick(const QString& due, const QString& kind);
    QString clear(const QString& due);
    QString tapAt(QPointF inLattice);
    QString tap(const QString& site);
    QString press();
    void moveCursor(int dx, int dy);
    QString record(const QString& option, int count);
    QString agree(const QString& agreement);
    QString toggle(const Message&);
    QString answer(const QString& question, const QString& answer);
    QString tellCount(int cards);
    QString takeForReferee(const Message&);
    QString put(const Message&);
    void putDown();
    void showPlaces();
    bool isPlace(const std::optional<game::Site>&) const;
    QJsonObject placesCursorJson();
    /// Who speaks of this seat in sentences.
    QString name() const { return evening_.nameOf(seat_); }
    QJsonObject refereeJson();
    QJsonObject attackJson() const;
    QJsonArray agreementsJson() const;
    QJsonArray questionsJson();
    bool isAsked() const;
    QJsonObject handJson() const;

    viewmodel::Companion& companion_;
    game::Colour seat_;
    viewmodel::Evening evening_;
    viewmodel::QuestionsModel questions_;
    viewmodel::BoardModel board_;  ///< with the sites where something that waits may be tapped
    std::vector<viewmodel::DueLine> waits_;
    viewmodel::Picks picks_;
    std::vector<game::Site> places_;
    std::optional<game::Site> tapped_;
    std::optional<game::Site> cursor_;  ///< of the arrow keys, among the places or where one was
    std::vector<Option> options_;
    std::unique_ptr<viewmodel::RefereeModel> referee_;  ///< while it is open on the phone
    QString about_;                                     ///< whom it is asked about
};

}  // namespace hexwarden::seats
