// The referee's screen: pick a question, tap a site, read the verdict with its clauses in plain words, what would make
// it legal, and record what the table decides instead.
#pragma once

#include "companion/viewmodel/books/questions.h"

namespace hexwarden::viewmodel {

class RefereeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* questions READ questions CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* players READ players CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* consents READ consents CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lenders READ lenders CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(bool wantsNumber READ wantsNumber NOTIFY changed)
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(bool mayRule READ mayRule NOTIFY changed)
    Q_PROPERTY(bool ruled READ ruled NOTIFY changed)

  public:
    explicit RefereeModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Roles: key, text, chosen.
    RowModel* questions() { return &questions_; }
    /// Roles: colour, text, chosen.
    RowModel* players() { return &players_; }
    /// Roles: key, text, chosen; empty where there is no choice.
    RowModel* pieces() { return &pieces_; }
    /// Who else may consent. Roles: colour, text, chosen.
    RowModel* consents() { return &consents_; }
    /// Who may lend played knights. Roles: colour, text, chosen.
    RowModel* lenders() { return &lenders_; }
    /// Roles: clause, text, detail, kind ("objection", "waiver", "question", "remark", "condition", "fact").
    RowModel* lines() { return &lines_; }
    /// A sum of the dice answers it, not a site.
    bool wantsNumber() const;
    QString instruction() const;
    QString answer() const { return answer_.text; }
    bool answered() const { return !answer_.text.isEmpty(); }
    bool allowed() const { return answer_.verdict.allowed(); }
    bool mayRule() const { return answer_.asked.has_value(); }
    bool ruled() const { return ruled_; }
    /// Cards that what was asked about costs, where only the players know whether they are there.
    std::optional<game::Cards> price() const;

    Q_INVOKABLE void ask(const QString& question);
    Q_INVOKABLE void choosePlayer(const QString& colour);
    Q_INVOKABLE void choosePiece(const QString& piece);
    Q_INVOKABLE void toggleConsent(const QString& colour);
    Q_INVOKABLE void toggleLender(const QString& colour);
    Q_INVOKABLE void tap(const QString& site);
    Q_INVOKABLE void askRoll(int sum);
    /// The table overrules the verdict, or confirms it: recorded as its own decision.
    Q_INVOKABLE void rule(bool allow);
    /// What somebody has asked elsewhere is asked here.
    void takeOver(const RefereeModel& other);
    /// Another game: what was asked was about the one before.
    void forget();
    void refresh();

  signals:
    void changed();

  private:
    game::Colour player() const;
    const Question* current() const;
    /// Something has happened; a new turn is asked about for whose it is.
    void follow();
    void clear();
    void showChoices();

    Evening& evening_;
    BoardModel board_;
    RowModel questions_, players_, pieces_, consents_, lenders_, lines_;
    std::vector<Question> offered_;
    QString question_ = QStringLiteral("build");
    std::optional<game::Colour> player_;  ///< chosen to be asked about, until the turn passes
    std::optional<game::Colour> active_;
    game::Piece piece_ = game::Piece::none;
    rules::ColourSet consent_, lending_;
    std::vector<game::Site> sites_;
    int sum_ = 0;
    Answer answer_;
    bool ruled_ = false;
};

}  // namespace hexwarden::viewmodel
