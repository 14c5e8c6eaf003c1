#include "companion/viewmodel/words/dues.h"

#include "companion/rules/conquest/account.h"
#include "companion/rules/placements.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/rules.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

namespace hexwarden::viewmodel {

namespace {

namespace conquest = rules::conquest;
using game::Piece;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Dues)
};

/// Hexes where the rules allow what `make` makes of them.
template <class Make>
std::vector<game::Site> hexesFor(const Evening& evening, Make make) {
    std::vector<game::Site> sites;
    for (const board::Hex h : board::hexes(evening.state().layout))
        if (verdictOn(make(h), evening).allowed()) sites.emplace_back(h);
    return sites;
}

std::vector<game::Site> hexesForArmies(const Evening& evening, game::Colour player) {
    return hexesFor(evening, [&](board::Hex h) { return game::Body(game::ArmiesPlaced{player, h, 1}); });
}

std::vector<game::Site> sitesFor(const Evening& evening, game::Colour player, Piece piece) {
    return rules::placements(evening.referee().rules(), evening.state(), evening.ledger(), player, piece);
}

void addDiscards(const Evening& evening, std::vector<Due>& dues) {
    for (const game::Seat& seat : evening.state().seats)
        if (const int count = discardsDue(evening.ledger(), seat.colour); count > 0)
            dues.push_back({Due::Kind::discard,
                            {seat.colour},
                            Words::tr("%1 discards %2.").arg(evening.nameOf(seat.colour)).arg(count),
                            Due::Cure::tell,
                            game::Discarded{seat.colour, count},
                            Words::tr("Done")});
}

/// SEA-1: the roller chooses first, then clockwise. Only while the last event is what brought the gold.
void addGold(const Evening& evening, std::vector<Due>& dues) {
    if (!evening.ledger().box.goldIsChosen) return;
    const auto gains = evening.story().back().credits.gains();
    const auto& seats = evening.state().seats;
    const auto player = game::playerOf(evening.story().back().event.body);
    const std::size_t first = player ? game::seatOf(evening.state(), *player).value_or(0) : 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const game::Colour c = seats[(first + i) % seats.size()].colour;
        if (const int gold = game::of(gains, c)[static_cast<std::size_t>(game::Resource::gold)]; gold > 0)
            dues.push_back({Due::Kind::gold,
                            {c},
                            Words::tr("%1 chooses %n card(s) for gold.", nullptr, gold).arg(evening.nameOf(c))});
    }
}

/// RISK-20, RISK-41. Of harbours only whoever is at turn is reminded: a table that leaves them out is not nagged.
void addArmiesAndHarbours(const Evening& evening, std::vector<Due>& dues) {
    if (!evening.ledger().box.has(Piece::army)) return;
    const game::GameState& state = evening.state();
    for (const game::Seat& seat : state.seats)
        if (const int armies = game::of(rules::risk::accountOf(evening.ledger()).freeArmies, seat.colour); armies > 0)
            dues.push_back({Due::Kind::armies,
                            {seat.colour},
                            Words::tr("%1 places %n free army(ies).", nullptr, armies).arg(evening.nameOf(seat.colour)),
                            Due::Cure::show,
                            std::nullopt,
                            QString(),
                            [&evening, c = seat.colour] { return hexesForArmies(evening, c); }});
    for (const game::Corner c : rules::risk::buildingsWithoutHarbour(state)) {
        if (state.buildings[c].colour != evening.ledger().active) continue;
        std::vector<game::Site> waters;
        for (const board::Hex h : board::hexes(c))
            if (board::isWater(state.layout.terrain[h])) waters.emplace_back(h);
        dues.push_back({Due::Kind::harbour,
                        {state.buildings[c].colour},
                        Words::tr("%1 may choose a harbour: tap the water. %2")
                            .arg(evening.nameOf(state.buildings[c].colour), name(board::Site(c), state.layout)),
                        Due::Cure::show,
                        std::nullopt,
                        QString(),
                        [waters] { return waters; }});
    }
}

std::vector<game::Site> hexesStruck(const Evening& evening, conquest::Peril peril) {
    std::vector<game::Site> sites;
    for (const board::Hex h : board::hexes(evening.state().layout)) {
        const auto losses = conquest::lossesAt(evening.state(), evening.ledger(), h);
        const bool here = std::ranges::any_of(losses, [&](const game::Lost& loss) {
            const conquest::Call* call = conquest::callFor(evening.ledger(), loss.player, loss.piece);
            return call && call->peril == peril;
        });
        if (here) sites.emplace_back(h);
    }
    return sites;
}

/// CONQ-20 to CONQ-22.
void addPerils(const Evening& evening, std::vector<Due>& dues) {
    for (const conquest::Call& call : conquest::accountOf(evening.ledger()).economy.calls) {
        if (call.settled) continue;
        QStringList struck;
        rules::ColourSet players;
        for (const game::Colour c : call.struck) {
            struck << evening.nameOf(c);
            players.add(c);
        }
        const QString peril = inWords(conquest::name(call.peril));
        dues.push_back({Due::Kind::peril, players,
                        Words::tr("%1 strikes %2: tap what it takes.")
                            .arg(peril.left(1).toUpper() + peril.mid(1), struck.join(Words::tr(" or "))),
                        Due::Cure::show, std::nullopt, QString(),
                        [&evening, peril = call.peril] { return hexesStruck(evening, peril); }});
    }
}

/// CONQ-3, CONQ-4 and CONQ-62: what players draw by their own choice.
void addDraws(const Evening& evening, std::vector<Due>& dues) {
    if (!evening.ledger().box.has(Piece::knight)) return;
    const rules::Ledger& ledger = evening.ledger();
    const auto& options = evening.referee().rules().options();
    const auto& dice = evening.state().turn.dice;
    for (const conquest::Choice& choice : conquest::choicesDue(evening.state(), options.is("own_hex_draws"))) {
        if (!choice.isFree()) continue;
        QStringList among;
        for (const game::Resource r : choice.among) among << name(r);
        dues.push_back(
            {Due::Kind::draw,
             {choice.player},
             Words::tr("%1 chooses %n card(s) for %2: %3.", nullptr, choice.count)
                 .arg(evening.nameOf(choice.player), name(board::Site(choice.building), evening.state().layout),
                      among.join(QStringLiteral(", ")))});
    }
    for (const game::Seat& seat : evening.state().seats) {
        const QString who = evening.nameOf(seat.colour);
        if (const QString gift = name(game::of(ledger.lastCredits.gifts, seat.colour)); dice && !gift.isEmpty())
            dues.push_back(
                {Due::Kind::draw, {seat.colour}, Words::tr("%1 got nothing and may draw: %2.").arg(who, gift)});
        if (game::of(ledger.freeCards, seat.colour))
            dues.push_back({Due::Kind::freeCard,
                            {seat.colour},
                            Words::tr("%1 may draw a development card for nothing.").arg(who),
                            Due::Cure::tell,
                            game::Bought{seat.colour, game::Bought::What::card},
                            Words::tr("Drawn")});
    }
}

void addFreeRoutes(const Evening& evening, std::vector<Due>& dues) {
    const rules::Ledger& ledger = evening.ledger();
    if (ledger.freeRoutes <= 0 || !ledger.active) return;
    const Piece piece = evening.ledger().box.has(Piece::knight) ? Piece::wall : Piece::road;
    dues.push_back({Due::Kind::freeRoute,
                    {*ledger.active},
                    Words::tr("%1 may lay %n more route(s) for nothing.", nullptr, ledger.freeRoutes)
                        .arg(evening.nameOf(*ledger.active)),
                    Due::Cure::show,
                    std::nullopt,
                    QString(),
                    [&evening, c = *ledger.active, piece] { return sitesFor(evening, c, piece); }});
}

}  // namespace

int discardsDue(const rules::Ledger& ledger, game::Colour player) {
    if (!ledger.discardsDue || game::of(ledger.discarded, player)) return 0;
    return rules::discardDue(ledger, player).value_or(0);
}

std::vector<game::Site> placesDue(const Evening& evening) {
    const rules::Ledger& ledger = evening.ledger();
    if (!evening.begun() || !ledger.active) return {};
    const game::Colour player = *ledger.active;
    if (ledger.thiefDue) {
        auto sites = hexesFor(evening, [&](board::Hex h) {
            const Piece thief = ledger.box.thiefOn(board::isWater(evening.state().layout.terrain[h]));
            return game::Body(game::ThiefMoved{player, thief, h, std::nullopt});
        });
        return sites;
    }
    if (ledger.phase != rules::Phase::setUp) return {};
    if (ledger.setUp.piece == Piece::army) return hexesForArmies(evening, player);
    auto sites = sitesFor(evening, player, ledger.setUp.piece);
    if (ledger.setUp.piece == Piece::road && evening.ledger().box.builds(Piece::ship, rules::Ground::edge))
        for (const game::Site& site : sitesFor(evening, player, Piece::ship)) sites.push_back(site);
    return sites;
}

std::optional<game::Colour> Due::whose() const {
    if (players.size() != 1) return std::nullopt;
    return static_cast<game::Colour>(std::countr_zero(players.bits()));
}

std::vector<Due> duesOf(const Evening& evening) {
    std::vector<Due> dues;
    if (evening.story().empty() || evening.ledger().joining) return dues;
    addDiscards(evening, dues);
    addGold(evening, dues);
    addPerils(evening, dues);
    addDraws(evening, dues);
    addArmiesAndHarbours(evening, dues);
    addFreeRoutes(evening, dues);
    return dues;
}

}  // namespace hexwarden::viewmodel
