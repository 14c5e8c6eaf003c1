#include "companion/viewmodel/screens/corrections.h"

#include "companion/rules/placements.h"
#include "companion/story/difference.h"
#include "companion/viewmodel/screens/taps.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/stock.h"
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

/// A few pieces more or fewer, or another player's.
template <typename Several>
std::vector<game::Body> otherCounts(const Several& event, bool isSeveral, const rules::Referee& then) {
    constexpr int kMiscounted = 2;
    std::vector<game::Body> others;
    for (int count = std::max(1, event.count - kMiscounted); count <= event.count + kMiscounted; ++count) {
        Several other = event;
        other.count = count;
        if (count != event.count && isSeveral) others.push_back(other);
    }
    for (const game::Seat& seat : then.state().seats) {
        Several other = event;
        other.player = seat.colour;
        if (seat.colour != event.player) others.push_back(other);
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

/// Where the event stands in the story; none if it does not count.
std::optional<std::size_t> placeIn(const Evening& evening, std::int64_t sequence) {
    const auto& story = evening.story();
    const auto found = std::ranges::find(story, sequence, [](const Entry& entry) { return entry.event.sequence; });
    if (found == story.end()) return std::nullopt;
    return static_cast<std::size_t>(found - story.begin());
}

/// One event earlier, and one later: then it is the next one that comes earlier. The beginning stays the beginning.
std::vector<game::Body> reorderings(const game::Event& event, const Evening& evening) {
    const auto& story = evening.story();
    std::vector<game::Body> bodies;
    const auto place = placeIn(evening, event.sequence);
    if (!place || *place == 0) return bodies;
    const game::Event& before = story[*place - 1].event;
    if (*place > 1) bodies.push_back(game::reordered(event.sequence, before.sequence, event.body));
    if (*place + 1 < story.size()) {
        const game::Event& next = story[*place + 1].event;
        bodies.push_back(game::reordered(next.sequence, event.sequence, next.body));
    }
    return bodies;
}

/// The game before the event, as if it were now.
std::vector<game::Event> journalBefore(const game::Event& event, const Evening& evening) {
    std::vector<game::Event> events;
    for (const Entry& entry : evening.story()) {
        if (entry.event.sequence == event.sequence) break;
        events.push_back(entry.event);
        events.back().sequence = static_cast<std::int64_t>(events.size());
    }
    return events;
}

/// What a tap there may have meant before the event.
std::vector<Meaning> meaningsBefore(const game::Event& event, const game::Site& site, const Evening& evening) {
    Evening then;
    then.follow(journalBefore(event, evening));
    return meaningsOf(site, then);
}

std::vector<game::Body> elsewhere(const game::Body& body, const game::Site& site, const rules::Referee& then) {
    const auto* hex = std::get_if<game::Hex>(&site);
    if (auto* built = std::get_if<game::Built>(&body); built && game::fits(built->piece, site))
        return {game::Built{built->player, built->piece, site}};
    if (auto* move = std::get_if<game::ThiefMoved>(&body); move && hex) {
        std::vector<game::Body> walks;
        const auto victims = then.rules().victimsAt(then.state(), then.ledger(), *hex);
        for (const game::Seat& seat : then.state().seats)
            if (seat.colour != move->player && victims.has(seat.colour))
                walks.push_back(game::ThiefMoved{move->player, move->thief, *hex, seat.colour});
        walks.push_back(game::ThiefMoved{move->player, move->thief, *hex, std::nullopt});
        return walks;
    }
    if (const auto* moved = std::get_if<game::Moved>(&body); moved && game::fits(moved->piece, site)) {
        game::Moved other = *moved;
        other.to = site;
        return {other};
    }
    if (const auto* placed = std::get_if<game::ArmiesPlaced>(&body); placed && hex) {
        game::ArmiesPlaced other = *placed;
        other.at = *hex;
        return {other};
    }
    return {};
}

/// Another site than event `what` has it on.
bool isElsewhere(const game::Built& built, std::int64_t what, const Evening& evening) {
    for (const Entry& entry : evening.story())
        if (const auto* was = std::get_if<game::Built>(&entry.event.body); was && entry.event.sequence == what)
            return was->at != built.at;
    return false;
}

void tellHand(const QString& who, const story::Change& change, std::vector<DifferenceLine>& differences) {
    const QString before = countOf(change.handBefore), after = countOf(change.handAfter);
    differences.push_back({before == after ? Corrections::tr("%1: other cards are known").arg(who)
                                           : Corrections::tr("%1: %2 card(s) in hand instead of %3", nullptr,
                                                             change.handAfter.totalMost())
                                                 .arg(who, after, before),
                           change.handAfter.totalLeast() - change.handBefore.totalLeast()});
}

void tellCards(const QString& who, const game::Cards& gains, std::vector<DifferenceLine>& differences) {
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
    if (const auto* placed = std::get_if<game::ArmiesPlaced>(&body)) others = otherCounts(*placed, true, then);
    if (const auto* moved = std::get_if<game::Moved>(&body))
        others = otherCounts(*moved, std::holds_alternative<game::Hex>(moved->from), then);
    std::vector<game::Body> mendings;
    for (game::Body& other : others) mendings.push_back(game::corrected(event.sequence, std::move(other)));
    for (game::Body& other : reorderings(event, evening)) mendings.push_back(std::move(other));
    for (game::Body& before : missedBefore(then, body))
        mendings.push_back(game::missed(event.sequence, std::move(before)));
    if (!std::holds_alternative<game::Began>(body)) mendings.push_back(game::Undone{event.sequence});
    return mendings;
}

std::vector<game::Body> correctionsAt(const game::Event& event, const game::Site& site, const Evening& evening) {
    std::vector<game::Body> mendings;
    for (game::Body& other : elsewhere(event.body, site, evening.before(event.sequence)))
        if (other != event.body) mendings.push_back(game::corrected(event.sequence, std::move(other)));
    return mendings;
}

std::vector<game::Body> missedAt(const game::Event& event, const game::Site& site, const Evening& evening) {
    std::vector<game::Body> mendings;
    for (Meaning& meaning : meaningsBefore(event, site, evening))
        mendings.push_back(game::missed(event.sequence, std::move(meaning.body)));
    return mendings;
}

std::vector<game::Body> missedMoves(const game::Event& event, const game::Site& from, const game::Site& to,
                                    const Evening& evening) {
    std::vector<game::Body> mendings;
    for (const Meaning& meaning : meaningsBefore(event, from, evening)) {
        const auto* move = std::get_if<game::Moved>(&meaning.body);
        if (!meaning.wantsGoal || !move || from == to || !game::fits(move->piece, to)) continue;
        for (int count = 1; count <= meaning.most; ++count)
            mendings.push_back(game::missed(event.sequence, withGoal(withCount(meaning.body, count), to)));
    }
    return mendings;
}

bool wantsGoal(const game::Body& mending) {
    const auto* correction = std::get_if<game::Corrected>(&mending);
    const auto* move = correction && correction->now ? std::get_if<game::Moved>(correction->now.get()) : nullptr;
    return move && move->from == move->to;
}

std::optional<game::Body> reorderedBefore(const game::Event& event, std::int64_t other, const Evening& evening) {
    const auto from = placeIn(evening, event.sequence), to = placeIn(evening, other);
    if (!from || !to || *from == 0 || *to == 0 || *from == *to || *from + 1 == *to) return std::nullopt;
    return game::reordered(event.sequence, other, event.body);
}

std::vector<game::Site> otherSitesOf(const game::Event& event, const Evening& evening) {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built) return {};
    const rules::Referee then = evening.before(event.sequence);
    return rules::placements(then.rules(), then.state(), then.ledger(), built->player, built->piece);
}

QString labelOfCorrection(const game::Body& mending, std::int64_t about, const Evening& evening) {
    if (const auto* undone = std::get_if<game::Undone>(&mending))
        return evening.isUndoing(undone->what) ? Corrections::tr("It did happen")
                                               : Corrections::tr("It did not happen");
    const auto* correction = std::get_if<game::Corrected>(&mending);
    if (!correction) return {};
    const game::Body& now = *correction->now;
    if (const auto* move = std::get_if<game::Moved>(&now); move && wantsGoal(mending))
        return Corrections::tr("Before it, missed: %1 moves %2. Tap where to.")
            .arg(evening.nameOf(move->player), name(move->piece));
    if (game::placeOfMissed(mending)) return Corrections::tr("Before it, missed: %1").arg(inWords(now, evening));
    if (const auto place = placeIn(evening, correction->before)) {
        const auto was = placeIn(evening, correction->what);
        const bool isNext = was && *was == *place + 1;
        if (isNext && correction->before == about)
            return Corrections::tr("One event later, after: %1").arg(inWords(now, evening));
        const QString before = inWords(evening.story()[*place].event.body, evening);
        return isNext ? Corrections::tr("One event earlier, before: %1").arg(before)
                      : Corrections::tr("Right before: %1").arg(before);
    }
    if (const auto* roll = std::get_if<game::Rolled>(&now)) return QString::number(roll->dice.total());
    const auto* built = std::get_if<game::Built>(&now);
    if (built && isElsewhere(*built, correction->what, evening)) return name(built->at, evening.state().layout);
    if (built) return QStringLiteral("%1, %2").arg(evening.nameOf(built->player), name(built->piece));
    const auto* move = std::get_if<game::ThiefMoved>(&now);
    const auto was = placeIn(evening, correction->what);
    const auto* walked = was ? std::get_if<game::ThiefMoved>(&evening.story()[*was].event.body) : nullptr;
    if (move && walked && move->to == walked->to)
        return move->victim ? Corrections::tr("a card from %1").arg(evening.nameOf(*move->victim))
                            : Corrections::tr("no card");
    return inWords(now, evening);
}

QString colourOfCorrection(const game::Body& mending) {
    const auto* correction = std::get_if<game::Corrected>(&mending);
    if (!correction || correction->before != 0 || game::placeOfMissed(mending)) return {};
    if (const auto* built = std::get_if<game::Built>(correction->now.get())) return wordOf(built->player);
    if (const auto* placed = std::get_if<game::ArmiesPlaced>(correction->now.get())) return wordOf(placed->player);
    if (const auto* moved = std::get_if<game::Moved>(correction->now.get())) return wordOf(moved->player);
    const auto* move = std::get_if<game::ThiefMoved>(correction->now.get());
    return move && move->victim ? wordOf(*move->victim) : QString();
}

std::vector<DifferenceLine> differenceOf(const game::Body& mending, const Evening& evening) {
    const story::Difference difference = story::differenceOf(evening.whole(), evening.whole().with(mending));
    std::vector<DifferenceLine> differences;
    for (const story::Change& change : difference.changes) {
        const QString who = evening.nameOf(change.player);
        tellCards(who, change.drawn, differences);
        if (change.drawn == game::Cards{} && change.handBefore != change.handAfter) tellHand(who, change, differences);
        if (const int gain = change.pointsAfter - change.pointsBefore; gain != 0)
            differences.push_back({Corrections::tr("%1: %n point(s) instead of %2", nullptr, change.pointsAfter)
                                       .arg(who)
                                       .arg(change.pointsBefore),
                                   gain});
    }
    if (difference.longestMoves)
        differences.push_back(
            {difference.longestOf
                 ? Corrections::tr("The longest road goes to %1").arg(evening.nameOf(*difference.longestOf))
                 : Corrections::tr("Nobody has the longest road any more"),
             0});
    if (difference.turnMoves && difference.turnOf)
        differences.push_back({Corrections::tr("It is the turn of %1").arg(evening.nameOf(*difference.turnOf)), 0});
    if (const int more = difference.broken; more != 0)
        differences.push_back({more > 0 ? Corrections::tr("%n later event(s) would break a rule", nullptr, more)
                                        : Corrections::tr("%n event(s) would no longer break a rule", nullptr, -more),
                               -more});
    return differences;
}

std::vector<Row> differenceRows(const game::Body& mending, const Evening& evening) {
    std::vector<Row> rows;
    for (const DifferenceLine& d : differenceOf(mending, evening)) rows.push_back({d.text, d.gain});
    if (rows.empty()) rows.push_back({Corrections::tr("Nobody's cards or points change."), 0});
    return rows;
}

}  // namespace hexwarden::viewmodel
