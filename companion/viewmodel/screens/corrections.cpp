#include "companion/viewmodel/screens/corrections.h"

#include "companion/rules/placements.h"
#include "companion/story/difference.h"
#include "companion/viewmodel/screens/taps.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "tracker/game/mending.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct Corrections {
    Q_DECLARE_TR_FUNCTIONS(Corrections)
};

std::vector<game::Body> otherReadings(const game::Rolled& roll) {
    std::vector<game::Body> others;
    for (int sum = 2; sum <= 12; ++sum)
        if (sum != roll.dice.total()) others.push_back(game::Rolled{roll.player, game::Dice::ofTotal(sum)});
    return others;
}

/// On the same kind of site and next to it, where a finger or a camera may have taken one for the other.
bool isBeside(const board::Site& a, const board::Site& b) {
    const auto* edge = std::get_if<board::Edge>(&a);
    const auto* other = std::get_if<board::Edge>(&b);
    if (edge && other) {
        const auto these = board::ends(*edge), those = board::ends(*other);
        return std::ranges::find_first_of(these, those) != these.end();
    }
    const auto* corner = std::get_if<board::Corner>(&a);
    const auto* next = std::get_if<board::Corner>(&b);
    if (!corner || !next) return false;
    return std::ranges::any_of(board::edges(*corner), [&](board::Edge e) {
        const auto both = board::ends(e);
        return *corner != *next && std::ranges::find(both, *next) != both.end();
    });
}

std::vector<game::Body> otherReadings(const game::Built& built, const rules::Referee& then) {
    const game::GameState& state = then.state();
    std::vector<game::Body> others;
    for (const game::Site& site : rules::placements(then.rules(), state, then.ledger(), built.player, built.piece))
        if (site != built.at && isBeside(site, built.at))
            others.push_back(game::Built{built.player, built.piece, site});
    for (const game::Seat& seat : state.seats)
        if (seat.colour != built.player) others.push_back(game::Built{seat.colour, built.piece, built.at});
    if (std::holds_alternative<game::Corner>(built.at)) {
        const auto other = built.piece == game::Piece::city ? game::Piece::settlement : game::Piece::city;
        others.push_back(game::Built{built.player, other, built.at});
    }
    return others;
}

/// Whom the rules let be robbed there then.
std::vector<game::Body> otherReadings(const game::ThiefMoved& move, const rules::Referee& then) {
    std::vector<game::Body> others;
    const auto victims = move.to ? then.rules().victimsAt(then.state(), then.ledger(), *move.to) : rules::ColourSet();
    for (const game::Seat& seat : then.state().seats)
        if (seat.colour != move.player && seat.colour != move.victim && victims.has(seat.colour))
            others.push_back(game::ThiefMoved{move.player, move.thief, move.to, seat.colour});
    if (move.victim) others.push_back(game::ThiefMoved{move.player, move.thief, move.to, std::nullopt});
    return others;
}

/// What may have happened before an event and may be put in: the end of a turn, or the roll that was due, unless the
/// event is that itself.
std::vector<game::Body> missedBefore(const rules::Referee& then, const game::Body& event) {
    const rules::Ledger& ledger = then.ledger();
    std::vector<game::Body> bodies;
    if (!ledger.active) return bodies;
    if (ledger.phase == rules::Phase::act && !std::holds_alternative<game::TurnEnded>(event))
        bodies.push_back(game::TurnEnded{*ledger.active});
    if (ledger.phase == rules::Phase::roll && !game::rollOf(event))
        for (int sum = 2; sum <= 12; ++sum) bodies.push_back(game::Rolled{*ledger.active, game::Dice::ofTotal(sum)});
    return bodies;
}

/// Another site than event `what` has it on.
bool isElsewhere(const game::Built& built, std::int64_t what, const Evening& evening) {
    for (const Told& told : evening.story())
        if (const auto* was = std::get_if<game::Built>(&told.event.body); was && told.event.sequence == what)
            return was->at != built.at;
    return false;
}

void tellCards(const QString& who, const game::Cards& gains, std::vector<Difference>& differences) {
    for (const board::Resource r : board::kResources) {
        const int gain = gains[static_cast<std::size_t>(r)];
        if (gain != 0)
            differences.push_back({QStringLiteral("%1: %2%3 %4")
                                       .arg(who, gain > 0 ? QStringLiteral("+") : QStringLiteral("−"))
                                       .arg(std::abs(gain))
                                       .arg(name(r)),
                                   gain});
    }
}

}  // namespace

std::vector<game::Body> correctionsOf(const game::Event& event, const Evening& evening) {
    if (const auto undoing = evening.undoingOf(event.sequence)) return {game::Undone{*undoing}};
    const game::Body& body = event.body;
    std::vector<game::Body> others;
    if (const auto* roll = std::get_if<game::Rolled>(&body)) others = otherReadings(*roll);
    const std::size_t place = evening.storyUpTo(event.sequence);
    const rules::Referee then = evening.after(place > 0 ? place - 1 : 0);
    if (const auto* built = std::get_if<game::Built>(&body)) others = otherReadings(*built, then);
    if (const auto* move = std::get_if<game::ThiefMoved>(&body)) others = otherReadings(*move, then);
    std::vector<game::Body> mendings;
    for (game::Body& other : others) mendings.push_back(game::corrected(event.sequence, std::move(other)));
    for (game::Body& before : missedBefore(then, body))
        mendings.push_back(game::missed(event.sequence, std::move(before)));
    if (!std::holds_alternative<game::Began>(body)) mendings.push_back(game::Undone{event.sequence});
    return mendings;
}

QString labelOfCorrection(const game::Body& mending, const Evening& evening) {
    if (const auto* undone = std::get_if<game::Undone>(&mending))
        return evening.isUndoing(undone->what) ? Corrections::tr("It did happen")
                                               : Corrections::tr("It did not happen");
    const auto* correction = std::get_if<game::Corrected>(&mending);
    if (!correction) return {};
    const game::Body& now = *correction->now;
    if (game::placeOfMissed(mending)) return Corrections::tr("Before it, missed: %1").arg(told(now, evening));
    if (const auto* roll = std::get_if<game::Rolled>(&now)) return QString::number(roll->dice.total());
    const auto* built = std::get_if<game::Built>(&now);
    if (built && isElsewhere(*built, correction->what, evening)) return name(built->at, evening.state().layout);
    if (built) return QStringLiteral("%1, %2").arg(evening.nameOf(built->player), name(built->piece));
    if (const auto* move = std::get_if<game::ThiefMoved>(&now))
        return move->victim ? Corrections::tr("from %1").arg(evening.nameOf(*move->victim))
                            : Corrections::tr("no card");
    return told(now, evening);
}

QString colourOfCorrection(const game::Body& mending) {
    const auto* correction = std::get_if<game::Corrected>(&mending);
    if (!correction || game::placeOfMissed(mending)) return {};
    if (const auto* built = std::get_if<game::Built>(correction->now.get())) return wordOf(built->player);
    const auto* move = std::get_if<game::ThiefMoved>(correction->now.get());
    return move && move->victim ? wordOf(*move->victim) : QString();
}

std::vector<Difference> differenceOf(const game::Body& mending, const Evening& evening) {
    const story::Difference difference = story::differenceOf(evening.whole(), evening.whole().with(mending));
    std::vector<Difference> differences;
    for (const story::Change& change : difference.changes) {
        const QString who = evening.nameOf(change.player);
        tellCards(who, change.drawn, differences);
        if (const int gain = change.pointsAfter - change.pointsBefore; gain != 0)
            differences.push_back({Corrections::tr("%1: %2 points instead of %3")
                                       .arg(who)
                                       .arg(change.pointsAfter)
                                       .arg(change.pointsBefore),
                                   gain});
    }
    if (difference.longestMoves)
        differences.push_back(
            {difference.longestOf
                 ? Corrections::tr("The longest road goes to %1").arg(evening.nameOf(*difference.longestOf))
                 : Corrections::tr("Nobody has the longest road any more"),
             0});
    if (const int more = difference.broken; more != 0)
        differences.push_back({more > 0 ? Corrections::tr("%n later event(s) would break a rule", nullptr, more)
                                        : Corrections::tr("%n event(s) would no longer break a rule", nullptr, -more),
                               -more});
    return differences;
}

}  // namespace hexwarden::viewmodel
