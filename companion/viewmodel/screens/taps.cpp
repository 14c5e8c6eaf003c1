#include "companion/viewmodel/screens/taps.h"

#include "companion/rules/taps.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

/// Armies that one tap can place; more come with a second tap.
constexpr int kArmiesAtOnce = 30;

class TapReader {
    Q_DECLARE_TR_FUNCTIONS(Taps)

  public:
    TapReader(const game::Site& site, const Evening& evening) : site_(site), evening_(evening) {}

    std::vector<Meaning> read() {
        const auto bodies = rules::tapsOn(evening_.referee().rules(), evening_.state(), evening_.ledger(), site_);
        for (const game::Body& body : bodies) {
            if (const auto* walk = std::get_if<game::ThiefMoved>(&body))
                add(*walk);
            else if (const auto player = game::playerOf(body))
                add(*player, body, bodies);
        }
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

    void add(const game::ThiefMoved& walk) {
        const QString action = walk.thief == game::Piece::pirate ? tr("The pirate comes") : tr("The robber comes");
        const QString who = walk.victim ? tr("a card from %1").arg(evening_.nameOf(*walk.victim)) : tr("no card");
        found_.push_back({action, who, walk.victim, walk});
    }

    void add(game::Colour player, const game::Body& body, const std::vector<game::Body>& all) {
        Meaning& meaning = found_.emplace_back(Meaning{actionOf(body), evening_.nameOf(player), player, body});
        if (std::holds_alternative<game::ArmiesPlaced>(body)) meaning.most = kArmiesAtOnce;
        if (const auto* moved = std::get_if<game::Moved>(&body)) {
            meaning.most = moved->count;
            meaning.body = withCount(body, 1);
            meaning.wantsGoal = true;
        }
        if (const auto* token = std::get_if<game::HarbourPlaced>(&body); token && isTwice(*token, all))
            meaning.who += QStringLiteral(", ") + name(board::Site(token->at), evening_.state().layout);
    }

    QString actionOf(const game::Body& body) const {
        if (const auto* loss = std::get_if<game::Lost>(&body)) return tr("Lost: %1").arg(name(loss->piece));
        if (const auto* token = std::get_if<game::HarbourPlaced>(&body)) return name(token->kind);
        if (const auto* armies = std::get_if<game::ArmiesPlaced>(&body))
            return armies->paid ? tr("Recruit for %1").arg(name(*armies->paid)) : tr("Place armies");
        if (const auto* built = std::get_if<game::Built>(&body)) return capitalised(name(built->piece));
        if (const auto* moved = std::get_if<game::Moved>(&body)) return tr("Move: %1").arg(name(moved->piece));
        if (const auto* gone = std::get_if<game::Removed>(&body)) return tr("Take away: %1").arg(name(gone->piece));
        return inWords(body, evening_);
    }

    /// Of two harbours that wait beside this water nobody could tell which button is whose.
    static bool isTwice(const game::HarbourPlaced& token, const std::vector<game::Body>& bodies) {
        return std::ranges::any_of(bodies, [&](const game::Body& body) {
            const auto* other = std::get_if<game::HarbourPlaced>(&body);
            return other && other->kind == token.kind && other->player == token.player && other->at != token.at;
        });
    }

    const game::Site& site_;
    const Evening& evening_;
    std::vector<Meaning> found_;
};

}  // namespace

std::vector<Meaning> meaningsOf(const game::Site& site, const Evening& evening) {
    return evening.begun() ? TapReader(site, evening).read() : std::vector<Meaning>();
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
