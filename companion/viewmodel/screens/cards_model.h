// What is done with cards, as far as the table sees it: a card bought, a card played with what it names, a trade, a
// discard. Nobody is asked what a hand holds; a bought card stays hidden until it is played.
#pragma once

#include "companion/viewmodel/books/panel.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/words/verdict_lines.h"

namespace hexwarden::viewmodel {

class CardsModel : public Panel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* players READ players CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* deeds READ deeds CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* partners READ partners CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* giving READ giving CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* taking READ taking CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool trading READ trades NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool wantsRoll READ wantsRoll NOTIFY changed)
    Q_PROPERTY(int discards READ discards NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)

  public:
    explicit CardsModel(Evening& evening, QObject* parent = nullptr);

    /// Who does it; the player of the turn unless somebody else is chosen. Roles: colour, text, chosen.
    RowModel* players() { return &players_; }
    /// Roles: text, chosen.
    RowModel* deeds() { return &deeds_; }
    /// With whom a trade is made (the bank has no colour), or who loses a card to the robber. Roles: colour, text,
    /// chosen.
    RowModel* partners() { return &partners_; }
    /// Cards that go, and cards that come or are named. Roles: key, text, count.
    RowModel* giving() { return &giving_; }
    RowModel* taking() { return &taking_; }
    /// The verdict on what would be recorded. Roles: clause, text, detail, kind.
    RowModel* lines() { return &lines_; }
    QString hint() const;
    bool busy() const { return deed_.has_value(); }
    bool trades() const { return deed_ && deed_->kind == Kind::trade; }
    /// A partner was tapped and the rules or the record speak against that trade.
    bool asks() const { return trades() && asks_; }
    /// What is being entered: "Trade".
    QString title() const { return deed_ ? deed_->text : QString(); }
    bool wantsRoll() const { return plays(game::Card::loadedDice); }
    /// Cards that are discarded; 0 where nothing is.
    int discards() const { return deed_ && deed_->kind == Kind::discard ? discards_ : 0; }
    QString outcome() const;
    bool complete() const { return body().has_value(); }
    bool allowed() const { return verdict_.allowed(); }
    /// What the verdict comes to, as `standingOf` names it.
    QString standing() const { return standingOf(verdict_); }

    QString label() const override { return tr("Cards and trade"); }
    bool isOffered() const override { return evening_.begun(); }
    int tappable() const override { return BoardModel::Hexes; }
    void tap(const game::Site&) override;
    Marks marks() const override;
    Q_INVOKABLE void choosePlayer(const QString& colour);
    Q_INVOKABLE void chooseDeed(int deed);
    Q_INVOKABLE void choosePartner(int partner);
    /// One more of that kind; a monopoly names one kind only.
    Q_INVOKABLE void give(const QString& resource);
    Q_INVOKABLE void take(const QString& resource);
    Q_INVOKABLE void clearCards();
    Q_INVOKABLE void nameRoll(int sum);
    Q_INVOKABLE void setDiscards(int count);
    Q_INVOKABLE void beginTrade() { chooseDeed(0); }
    /// The trade is made with that partner: recorded at once where the rules and the record allow it.
    Q_INVOKABLE void tradeWith(int partner);
    Q_INVOKABLE void record();
    Q_INVOKABLE void cancel() override;
    void refresh() override;

  private:
    enum class Kind { buy, play, trade, discard, leave };
    struct CardDeed {
        Kind kind{};
        game::Card card = game::Card::knight;
        QString text;

        bool operator==(const CardDeed& other) const { return kind == other.kind && card == other.card; }
    };

    bool plays(game::Card card) const { return deed_ && deed_->kind == Kind::play && deed_->card == card; }
    game::Colour player() const;
    std::vector<CardDeed> possible() const;
    std::vector<std::optional<game::Colour>> possiblePartners() const;
    std::optional<game::Body> body() const;
    game::Played played() const;
    void forget();

    Evening& evening_;
    RowModel players_, deeds_, partners_, giving_, taking_, lines_;
    std::optional<game::Colour> player_;
    std::optional<CardDeed> deed_;
    std::size_t partner_ = 0;
    bool asks_ = false;
    game::Cards gives_{}, takes_{};
    std::optional<game::Hex> at_;
    int roll_ = 0, discards_ = 1;
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
