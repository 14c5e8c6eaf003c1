#include "companion/viewmodel/screens/corrections.h"

#include "companion/viewmodel/screens/taps.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct Corrections {
    Q_DECLARE_TR_FUNCTIONS(Corrections)
};

game::Body corrected(std::int64_t what, game::Body now) {
    return game::Corrected{what, std::make_shared<const game::Body>(std::move(now))};
}

std::vector<game::Body> otherReadings(const game::Rolled& roll) {
    std::vector<game::Body> others;
    for (int sum = 2; sum <= 12; ++sum)
        if (sum != roll.dice.total()) others.push_back(game::Rolled{roll.player, game::Dice::ofTotal(sum)});
    return others;
}

std::vector<game::Body> otherReadings(const game::Built& built, const game::GameState& state) {
    std::vector<game::Body> others;
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

/// All that one player drew from rolls and set-up over a story.
game::Cards drawn(const std::vector<Told>& story, game::Colour player) {
    game::Cards sum{};
    for (const Told& told : story) {
        const auto gains = told.credits.gains();
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += game::of(gains, player)[i];
    }
    return sum;
}

void compareCards(const QString& who, const game::Cards& before, const game::Cards& after,
                  std::vector<Difference>& differences) {
    for (const board::Resource r : board::kResources) {
        const auto i = static_cast<std::size_t>(r);
        const int gain = after[i] - before[i];
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
    if (const auto* built = std::get_if<game::Built>(&body)) others = otherReadings(*built, evening.state());
    if (const auto* move = std::get_if<game::ThiefMoved>(&body))
        others = otherReadings(*move, evening.before(event.sequence));
    std::vector<game::Body> mendings;
    for (game::Body& other : others) mendings.push_back(corrected(event.sequence, std::move(other)));
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
    if (const auto* roll = std::get_if<game::Rolled>(&now)) return QString::number(roll->dice.total());
    if (const auto* built = std::get_if<game::Built>(&now))
        return QStringLiteral("%1, %2").arg(evening.nameOf(built->player), name(built->piece));
    if (const auto* move = std::get_if<game::ThiefMoved>(&now))
        return move->victim ? Corrections::tr("from %1").arg(evening.nameOf(*move->victim))
                            : Corrections::tr("no card");
    return told(now, evening);
}

QString colourOfCorrection(const game::Body& mending) {
    const auto* correction = std::get_if<game::Corrected>(&mending);
    if (!correction) return {};
    if (const auto* built = std::get_if<game::Built>(correction->now.get())) return wordOf(built->player);
    const auto* move = std::get_if<game::ThiefMoved>(correction->now.get());
    return move && move->victim ? wordOf(*move->victim) : QString();
}

std::vector<Difference> differenceOf(const game::Body& mending, const Evening& evening) {
    std::vector<game::Event> journal = evening.journal();
    game::Event event;
    event.sequence = journal.empty() ? 1 : journal.back().sequence + 1;
    event.body = mending;
    journal.push_back(event);
    rules::Referee referee;
    const std::vector<Told> story = tell(game::effective(journal), referee);

    std::vector<Difference> differences;
    for (const game::Seat& seat : evening.state().seats) {
        const QString who = evening.nameOf(seat.colour);
        compareCards(who, drawn(evening.story(), seat.colour), drawn(story, seat.colour), differences);
        const int before = evening.ledger().points.total(seat.colour);
        const int after = referee.ledger().points.total(seat.colour);
        if (before != after)
            differences.push_back(
                {Corrections::tr("%1: %2 points instead of %3").arg(who).arg(after).arg(before), after - before});
    }
    if (const auto holder = referee.ledger().longest.holder; holder != evening.ledger().longest.holder)
        differences.push_back({holder ? Corrections::tr("The longest road goes to %1").arg(evening.nameOf(*holder))
                                      : Corrections::tr("Nobody has the longest road any more"),
                               0});
    const auto broken = [](const std::vector<Told>& told) {
        return static_cast<int>(std::ranges::count_if(told, [](const Told& t) { return !t.verdict.allowed(); }));
    };
    if (const int more = broken(story) - broken(evening.story()); more != 0)
        differences.push_back({more > 0 ? Corrections::tr("%n later event(s) would break a rule", nullptr, more)
                                        : Corrections::tr("%n event(s) would no longer break a rule", nullptr, -more),
                               -more});
    return differences;
}

}  // namespace hexwarden::viewmodel
