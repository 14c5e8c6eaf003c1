#include "companion/viewmodel/words/dues.h"

#include "companion/rules/placements.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"
#include "tracker/board/text.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

namespace hexwarden::viewmodel {

namespace {

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

/// Whatever these books have on edges: roads, bridges, ships or walls.
std::vector<game::Site> routesFor(const Evening& evening, game::Colour player) {
    std::vector<game::Site> sites;
    for (const Piece route : board::kPieces)
        if (evening.ledger().box.builds(route, rules::Ground::edge))
            for (const game::Site& site : sitesFor(evening, player, route)) sites.push_back(site);
    return sites;
}

void addDiscards(const Evening& evening, std::vector<DueLine>& dues) {
    for (const game::Seat& seat : evening.state().seats)
        if (const int count = discardsDue(evening.ledger(), seat.colour); count > 0)
            dues.push_back({DueLine::Kind::discard,
                            {seat.colour},
                            Words::tr("%1 discards %2.").arg(evening.nameOf(seat.colour)).arg(count),
                            DueLine::Cure::tell,
                            game::Discarded{seat.colour, count},
                            Words::tr("Done")});
}

QString whoOf(const rules::Due& due, const Evening& evening) {
    QStringList players;
    for (const game::Colour c : due.players) players << evening.nameOf(c);
    return players.join(Words::tr(" or "));
}

/// Without where to tap; empty where nobody is told.
QString toldOf(const rules::Due& due, const Evening& evening) {
    if (due.kind != rules::Due::Kind::harbour || !due.at) return {};
    return Words::tr("%1: %2 may choose a harbour.").arg(name(*due.at, evening.state().layout), whoOf(due, evening));
}

DueLine::Kind kindOf(const rules::Due& due) {
    switch (due.kind) {
        case rules::Due::Kind::armies:
            return DueLine::Kind::armies;
        case rules::Due::Kind::harbour:
            return DueLine::Kind::harbour;
        case rules::Due::Kind::peril:
            return DueLine::Kind::peril;
        case rules::Due::Kind::choice:
            return due.at ? DueLine::Kind::draw : DueLine::Kind::gold;
        case rules::Due::Kind::gift:
            return DueLine::Kind::draw;
        case rules::Due::Kind::freeCard:
            return DueLine::Kind::freeCard;
        case rules::Due::Kind::own:
            return DueLine::Kind::own;
    }
    return DueLine::Kind::own;
}

QString aboutOf(const rules::Due& due) {
    if (due.kind == rules::Due::Kind::gift) return QStringLiteral("gift");
    return QString::fromStdString(due.at ? board::text(*due.at) : std::string(due.name.en));
}

/// What the books in force have waiting.
void addBooks(const Evening& evening, std::vector<DueLine>& dues) {
    for (const rules::Due& due : evening.referee().rules().dues(evening.state(), evening.ledger())) {
        DueLine added{.kind = kindOf(due), .players = {}, .text = sentenceOf(due, evening)};
        added.about = aboutOf(due);
        added.told = toldOf(due, evening);
        for (const game::Colour c : due.players) added.players.add(c);
        if (due.kind == rules::Due::Kind::choice) {
            added.cure = DueLine::Cure::choose;
            const auto* at = due.at ? std::get_if<game::Hex>(&*due.at) : nullptr;
            added.choice = {due.players[0], due.count, due.among, at ? std::optional(*at) : std::nullopt};
        } else if (due.kind == rules::Due::Kind::freeCard) {
            added.cure = DueLine::Cure::tell;
            added.tells = game::Bought{due.players[0], game::Bought::What::card};
            added.telling = Words::tr("Drawn");
        } else if (due.kind == rules::Due::Kind::armies) {
            added.cure = DueLine::Cure::show;
            added.where = [&evening, player = due.players[0]] { return hexesForArmies(evening, player); };
        } else if (!due.where.empty()) {
            added.cure = DueLine::Cure::show;
            added.where = [where = due.where] { return where; };
        }
        dues.push_back(std::move(added));
    }
}

void addFreeRoutes(const Evening& evening, std::vector<DueLine>& dues) {
    const rules::Ledger& ledger = evening.ledger();
    if (ledger.freeRoutes <= 0 || !ledger.active) return;
    dues.push_back({DueLine::Kind::freeRoute,
                    {*ledger.active},
                    Words::tr("%1 may lay %n more route(s) for nothing.", nullptr, ledger.freeRoutes)
                        .arg(evening.nameOf(*ledger.active)),
                    DueLine::Cure::show,
                    std::nullopt,
                    QString(),
                    [&evening, c = *ledger.active] { return routesFor(evening, c); }});
}

}  // namespace

QString sentenceOf(const rules::Due& due, const Evening& evening) {
    const QString who = whoOf(due, evening);
    const QString at = due.at ? name(*due.at, evening.state().layout) : QString();
    switch (due.kind) {
        case rules::Due::Kind::armies:
            return Words::tr("%1 places %n free army(ies).", nullptr, due.count).arg(who);
        case rules::Due::Kind::harbour:
            return toldOf(due, evening) + QLatin1Char(' ') + Words::tr("Tap the water.");
        case rules::Due::Kind::peril:
            return Words::tr("%1 strikes %2: tap what it takes.").arg(capitalised(inWords(due.name)), who);
        case rules::Due::Kind::choice: {
            if (!due.at) return Words::tr("%1 chooses %n card(s) for gold.", nullptr, due.count).arg(who);
            QStringList among;
            for (const game::Resource r : due.among) among << name(r);
            return Words::tr("%1 chooses %n card(s) for %2: %3.", nullptr, due.count)
                .arg(who, at, among.join(QStringLiteral(", ")));
        }
        case rules::Due::Kind::gift:
            return Words::tr("%1 got nothing and may draw: %2.").arg(who, name(due.cards));
        case rules::Due::Kind::freeCard:
            return Words::tr("%1 may draw a development card for nothing.").arg(who);
        case rules::Due::Kind::own:
            return inWords(due.says, evening);
    }
    return {};
}

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
    return ledger.setUp.piece == Piece::road ? routesFor(evening, player)
                                             : sitesFor(evening, player, ledger.setUp.piece);
}

std::optional<game::Colour> DueLine::whose() const {
    if (players.size() != 1) return std::nullopt;
    return static_cast<game::Colour>(std::countr_zero(players.bits()));
}

std::vector<DueLine> duesOf(const Evening& evening) {
    std::vector<DueLine> dues;
    if (evening.story().empty() || evening.ledger().joining) return dues;
    addDiscards(evening, dues);
    addBooks(evening, dues);
    addFreeRoutes(evening, dues);
    return dues;
}

}  // namespace hexwarden::viewmodel
