#include "companion/viewmodel/screens/taps.h"

#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

/// Armies that one tap can place; more come with a second tap.
constexpr int kArmiesAtOnce = 30;

class Reader {
    Q_DECLARE_TR_FUNCTIONS(Taps)

  public:
    Reader(const game::Site& site, const Evening& evening) : site_(site), evening_(evening), state_(evening.state()) {
        for (const game::Seat& seat : state_.seats) players_.push_back(seat.colour);
        if (const auto active = evening.ledger().active)
            std::stable_partition(players_.begin(), players_.end(), [&](game::Colour c) { return c == *active; });
    }

    std::vector<Meaning> read() {
        if (const auto* h = std::get_if<board::Hex>(&site_))
            readHex(*h);
        else
            readPlace();
        std::ranges::stable_sort(found_, {}, [&](const Meaning& meaning) { return unlikelihood(meaning); });
        if (std::holds_alternative<board::Hex>(site_) && evening_.ledger().thiefDue)
            std::stable_partition(found_.begin(), found_.end(),
                                  [](const Meaning& m) { return std::holds_alternative<game::ThiefMoved>(m.body); });
        return std::move(found_);
    }

  private:
    /// What the rules allow is meant before what they do not, and what a hand can pay before what the record denies:
    /// at most people do what is legal. Nobody takes a piece away by the way.
    int unlikelihood(const Meaning& meaning) const {
        if (std::holds_alternative<game::Removed>(meaning.body)) return 4;
        const bool own = meaning.colour && meaning.colour == evening_.ledger().active;
        if (meaning.wantsGoal) return own ? 1 : 3;
        switch (verdictOn(meaning.body, evening_).standing()) {
            case rules::Standing::allowed:
            case rules::Standing::allowedIf:
                return 0;
            case rules::Standing::unlikely:
                return 2;
            case rules::Standing::illegal:
                return 3;
        }
        return 3;
    }

    void readHex(board::Hex h) {
        readBooks();
        if (box_.ground(game::Piece::settlement) == rules::Ground::hex) readBuilding(state_.hexBuildings[h]);
        for (const game::Stack& stack : state_.stacks)
            if (stack.at == h) offerMove(stack.owner, stack.piece, stack.count);
        for (const game::Piece p : board::kPieces)
            if (!board::isBuilding(p)) offerBuild(p, box_.suits(p, state_.layout, h));
        for (const game::Stack& stack : state_.stacks)
            if (stack.at == h) offerRemoval(stack.owner, stack.piece);
        readThief(h);
    }

    /// What the books in force add.
    void readBooks() {
        const auto bodies = evening_.referee().rules().taps(state_, evening_.ledger(), site_);
        for (const game::Body& body : bodies) {
            const auto player = game::playerOf(body);
            if (!player) continue;
            const bool armies = std::holds_alternative<game::ArmiesPlaced>(body);
            add(actionOf(body), *player, body, armies ? kArmiesAtOnce : 1);
            if (const auto* token = std::get_if<game::HarbourPlaced>(&body); token && isTwice(*token, bodies))
                found_.back().who += QStringLiteral(", ") + name(board::Site(token->at), state_.layout);
        }
    }

    QString actionOf(const game::Body& body) const {
        if (const auto* loss = std::get_if<game::Lost>(&body)) return tr("Lost: %1").arg(name(loss->piece));
        if (const auto* token = std::get_if<game::HarbourPlaced>(&body)) return name(token->kind);
        if (const auto* armies = std::get_if<game::ArmiesPlaced>(&body))
            return armies->paid ? tr("Recruit for %1").arg(name(*armies->paid)) : tr("Place armies");
        return inWords(body, evening_);
    }

    /// Of two harbours that wait beside this water nobody could tell which button is whose.
    static bool isTwice(const game::HarbourPlaced& token, const std::vector<game::Body>& bodies) {
        return std::ranges::any_of(bodies, [&](const game::Body& body) {
            const auto* other = std::get_if<game::HarbourPlaced>(&body);
            return other && other->kind == token.kind && other->player == token.player && other->at != token.at;
        });
    }

    void readThief(board::Hex to) {
        auto active = evening_.ledger().active;
        if (evening_.ledger().joining)
            active = state_.seats[0].colour;  // where he stands is said, and nobody is robbed
        if (!active) return;
        const game::Piece thief = box_.thiefOn(water(to));
        if (thief == game::Piece::none) return;
        const auto robbable = evening_.referee().rules().victimsAt(state_, evening_.ledger(), to);
        for (const game::Colour victim : players_)
            if (victim != *active && robbable.has(victim) && !evening_.ledger().joining)
                found_.push_back({goesTo(thief), tr("a card from %1").arg(evening_.nameOf(victim)), victim,
                                  game::ThiefMoved{*active, thief, to, victim}});
        found_.push_back(
            {goesTo(thief), tr("no card"), std::nullopt, game::ThiefMoved{*active, thief, to, std::nullopt}});
    }

    void readPlace() {
        readBooks();
        const game::Occupant there = game::occupantOf(state_, site_);
        if (std::holds_alternative<board::Corner>(site_)) {
            if (box_.ground(game::Piece::settlement) == rules::Ground::corner) readBuilding(there);
            return;
        }
        if (there.piece == game::Piece::none) {
            for (const game::Piece p : {game::Piece::road, game::Piece::wall, game::Piece::ship, game::Piece::bridge})
                offerBuild(p, box_.suits(p, state_.layout, std::get<board::Edge>(site_)));
            return;
        }
        if (there.piece != game::Piece::road && there.piece != game::Piece::bridge)
            offerMove(there.colour, there.piece, 1);
        offerRemoval(there.colour, there.piece);
    }

    void readBuilding(game::Occupant there) {
        using game::Piece;
        if (there.piece == Piece::none) return offerBuild(Piece::settlement, true);
        for (const Piece p : {Piece::city, Piece::castle, Piece::fort, Piece::settlement})
            if (p != there.piece && known(p)) add(named(p), there.colour, game::Built{there.colour, p, site_});
        offerRemoval(there.colour, there.piece);
    }

    void offerBuild(game::Piece p, bool fits) {
        if (!fits || !known(p)) return;
        for (const game::Colour player : players_) add(named(p), player, game::Built{player, p, site_});
    }

    void offerMove(game::Colour owner, game::Piece p, int most) {
        add(tr("Move: %1").arg(name(p)), owner, game::Moved{owner, p, site_, site_, 1}, most);
        found_.back().wantsGoal = true;
    }

    void offerRemoval(game::Colour owner, game::Piece p) {
        add(tr("Take away: %1").arg(name(p)), owner, game::Removed{owner, p, site_});
    }

    void add(const QString& action, game::Colour who, game::Body body, int most = 1) {
        found_.push_back({action, evening_.nameOf(who), who, std::move(body), most});
    }

    bool known(game::Piece p) const { return evening_.ledger().box.price(p).has_value(); }
    bool water(board::Hex h) const { return board::isWater(state_.layout.terrain[h]); }
    static QString goesTo(game::Piece thief) {
        return thief == game::Piece::pirate ? tr("The pirate comes") : tr("The robber comes");
    }
    static QString named(game::Piece p) { return capitalised(name(p)); }

    const game::Site& site_;
    const Evening& evening_;
    const game::GameState& state_;
    const rules::Box& box_ = evening_.ledger().box;
    std::vector<game::Colour> players_;
    std::vector<Meaning> found_;
};

}  // namespace

std::vector<Meaning> meaningsOf(const game::Site& site, const Evening& evening) {
    return evening.begun() ? Reader(site, evening).read() : std::vector<Meaning>();
}

game::Body withCount(game::Body body, int count) {
    if (auto* placed = std::get_if<game::ArmiesPlaced>(&body)) placed->count = count;
    if (auto* moved = std::get_if<game::Moved>(&body)) moved->count = count;
    return body;
}

game::Body withGoal(game::Body body, const game::Site& goal) {
    if (auto* moved = std::get_if<game::Moved>(&body)) moved->to = goal;
    return body;
}

}  // namespace hexwarden::viewmodel
