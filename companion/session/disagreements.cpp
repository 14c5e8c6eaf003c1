#include "companion/session/disagreements.h"

#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"
#include "tracker/game/interpret.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::session {

namespace {

struct Disagreements {
    Q_DECLARE_TR_FUNCTIONS(Disagreements)
};

/// For keys, which no language changes.
QString textOf(const board::Site& site) {
    return QString::fromStdString(board::text(site));
}

QString textOf(board::Occupant o) {
    return QStringLiteral("%1 of %2").arg(viewmodel::wordOf(o.piece), viewmodel::wordOf(o.colour));
}

viewmodel::Disagreement disagreement(const board::Doubt& doubt, const viewmodel::Evening& evening) {
    const QString site = viewmodel::name(doubt.site, evening.state().layout);
    const auto piece = [&](board::Occupant o) {
        return o.piece == board::Piece::none
                   ? Disagreements::tr("nothing")
                   : QStringLiteral("%1 (%2)").arg(viewmodel::name(o.piece), evening.nameOf(o.colour));
    };
    viewmodel::Disagreement d{doubt.site,
                              Disagreements::tr("%1: the record says %2, the camera sees %3.")
                                  .arg(site, piece(doubt.believed), piece(doubt.seen)),
                              {}};
    d.key = QStringLiteral("%1: %2, %3").arg(textOf(doubt.site), textOf(doubt.believed), textOf(doubt.seen));
    d.accept = doubt.seen.piece == board::Piece::none
                   ? game::Body(game::Removed{doubt.believed.colour, doubt.believed.piece, doubt.site})
                   : game::Body(game::Built{doubt.seen.colour, doubt.seen.piece, doubt.site});
    return d;
}

viewmodel::Disagreement disagreement(const board::UnitDoubt& doubt, const std::vector<board::UnitDoubt>& all,
                                     const viewmodel::Evening& evening) {
    QStringList kinds{viewmodel::name(doubt.piece)};
    for (const board::Piece piece : doubt.alike) kinds << viewmodel::name(piece);
    return {
        doubt.hex,
        Disagreements::tr("%1, %2 (%3): the record counts %4, the camera %5.")
            .arg(viewmodel::name(doubt.hex, evening.state().layout), kinds.join(QStringLiteral(" / ")),
                 evening.nameOf(*doubt.colour))
            .arg(doubt.believed)
            .arg(doubt.seen),
        game::tableSide(doubt, all),
        QStringLiteral("count on %1: %2").arg(textOf(doubt.hex), textOf(board::Occupant{doubt.piece, *doubt.colour}))};
}

/// It is asked with its choices.
bool isProposed(const board::UnitDoubt& doubt, const std::vector<table::Proposal>& proposals) {
    const auto isIt = [&](const board::Change& change) {
        const auto* units = std::get_if<board::UnitChange>(&change);
        return units && units->hex == doubt.hex && units->piece == doubt.piece && units->colour == doubt.colour;
    };
    return std::ranges::any_of(proposals,
                               [&](const table::Proposal& p) { return std::ranges::any_of(p.changes, isIt); });
}

viewmodel::Disagreement disagreement(const table::DiceDoubt& doubt, const viewmodel::Evening& evening) {
    const auto faces = doubt.seen.faces().value_or(game::Dice::Faces{});
    const game::Body seen = game::Rolled{doubt.player, doubt.seen};
    return {std::nullopt,
            Disagreements::tr("The roll of %1: the record says %2, the camera sees %3 and %4.")
                .arg(evening.nameOf(doubt.player))
                .arg(doubt.recorded.total())
                .arg(faces[0])
                .arg(faces[1]),
            game::Corrected{doubt.roll, std::make_shared<const game::Body>(seen)},
            QStringLiteral("roll of %1").arg(viewmodel::wordOf(doubt.player))};
}

/// Taken over where one event tells it.
viewmodel::Disagreement question(const board::DiceRest& dice, const viewmodel::Evening& evening) {
    viewmodel::Disagreement d{
        std::nullopt,
        Disagreements::tr("The dice look like %1 and %2, but that is not sure.").arg(dice.dice[0]).arg(dice.dice[1]),
        {}};
    d.key = QStringLiteral("dice");
    const auto readings = game::interpret(evening.state(), {dice}, rules::onTurnBy(evening.referee()));
    if (readings.size() == 1) d.accept = readings[0].body;
    return d;
}

/// No event tells it: people record what it is, or say that it is nothing.
viewmodel::Disagreement question(const board::UnknownThing& thing, const viewmodel::Evening& evening) {
    return {thing.hex,
            Disagreements::tr("%1: something lies there that was not shown to the camera. What is it?")
                .arg(viewmodel::name(thing.hex, evening.state().layout)),
            {},
            QStringLiteral("unknown on ") + textOf(thing.hex)};
}

}  // namespace

std::vector<viewmodel::Disagreement> disagreements(const table::Snapshot& snapshot, const viewmodel::Evening& evening) {
    std::vector<viewmodel::Disagreement> all;
    if (evening.begun()) {
        for (board::Doubt doubt : snapshot.doubts) {
            all.push_back(disagreement(doubt, evening));
            for (const board::Piece other : doubt.alike) {
                doubt.seen.piece = other;
                all.push_back(disagreement(doubt, evening));
            }
        }
        for (const board::UnitDoubt& doubt : snapshot.unitDoubts)
            if (doubt.colour && !isProposed(doubt, snapshot.proposals))  // what nobody owns follows from rolls
                all.push_back(disagreement(doubt, snapshot.unitDoubts, evening));
        for (const board::UnknownThing& thing : snapshot.unknown) all.push_back(question(thing, evening));
    }
    if (snapshot.diceDoubt) all.push_back(disagreement(*snapshot.diceDoubt, evening));
    if (evening.begun() && snapshot.unsureDice) all.push_back(question(*snapshot.unsureDice, evening));
    return all;
}

std::vector<viewmodel::Strangers> strangers(const table::Snapshot& snapshot) {
    std::vector<viewmodel::Strangers> all;
    for (const board::SiteChange& piece : snapshot.strangers) {
        const auto known = std::ranges::find(all, piece.after.colour, &viewmodel::Strangers::colour);
        if (known == all.end())
            all.push_back({piece.after.colour, 1, piece.site});
        else
            ++known->pieces;
    }
    return all;
}

std::vector<viewmodel::SeenOnHex> seenOnHexes(const table::Snapshot& snapshot) {
    std::vector<viewmodel::SeenOnHex> all;
    for (const board::UnitReading& unit : snapshot.believed)
        if (unit.colour) all.push_back({{unit.hex, *unit.colour, unit.piece, unit.count}, unit.probability});
    return all;
}

std::vector<viewmodel::Unwritten> unwritten(const table::Snapshot& snapshot) {
    std::vector<viewmodel::Unwritten> all;
    for (const table::Proposal& proposal : snapshot.proposals) {
        viewmodel::Unwritten& one = all.emplace_back(viewmodel::Unwritten{proposal.number, {}});
        for (const auto& choice : proposal.choices) {
            auto& bodies = one.choices.emplace_back();
            for (const game::Interpretation& each : choice) bodies.push_back(each.body);
        }
    }
    return all;
}

}  // namespace hexwarden::session
