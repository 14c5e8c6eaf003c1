#include "companion/seats/dues_json.h"

#include "companion/seats/words.h"
#include "companion/viewmodel/screens/taps.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace hexwarden::seats {

namespace {

using viewmodel::Evening;

/// The most pieces that may be entry at once and are still allowed.
int mostAllowed(const game::Body& body, int most, const Evening& evening) {
    while (most > 1 && !viewmodel::verdictOn(viewmodel::withCount(body, most), evening).allowed()) --most;
    return most;
}

const viewmodel::Entry* lastRoll(const Evening& evening) {
    const auto& story = evening.story();
    const auto found = std::ranges::find_if(
        story.rbegin(), story.rend(), [](const auto& entry) { return game::rollOf(entry.event.body).has_value(); });
    return found == story.rend() ? nullptr : &*found;
}

}  // namespace

std::vector<viewmodel::DueLine> waitsOf(const viewmodel::TableModel& table, game::Colour seat) {
    std::vector<viewmodel::DueLine> waits;
    std::ranges::copy_if(table.owed(), std::back_inserter(waits),
                         [&](const viewmodel::DueLine& due) { return due.players.has(seat); });
    return waits;
}

QJsonObject choiceJson(const viewmodel::DueLine& due, const viewmodel::Picks& picks, const Evening& evening) {
    QJsonArray kinds;
    for (const viewmodel::Pickable& one : picks.kindsOf(due, evening))
        kinds.append(
            QJsonObject{{"kind", viewmodel::wordOf(one.kind)}, {"name", viewmodel::name(one.kind)}, {"may", one.may}});
    const QString picked = picks.textOf(due);
    return {{"kinds", kinds},
            {"wanted", due.choice.count},
            {"any", !picked.isEmpty()},
            {"picked", Seats::tr("Picked: %1").arg(picked.isEmpty() ? QStringLiteral("–") : picked)}};
}

std::vector<Option> optionsAt(const game::Site& site, const Evening& evening, game::Colour seat) {
    std::vector<Option> options;
    for (const viewmodel::Meaning& meaning : viewmodel::meaningsOf(site, evening)) {
        if (meaning.wantsGoal || !mayDeclare(meaning.body, seat)) continue;
        if (!viewmodel::verdictOn(meaning.body, evening).allowed()) continue;
        const QString text = QStringLiteral("%1: %2").arg(meaning.action, meaning.who);
        options.push_back({text, meaning.body, mostAllowed(meaning.body, meaning.most, evening)});
    }
    return options;
}

bool mayDeclare(const game::Body& body, game::Colour seat) {
    if (const auto* corrected = std::get_if<game::Corrected>(&body)) {
        const auto* walk = corrected->now ? std::get_if<game::ThiefMoved>(&*corrected->now) : nullptr;
        return walk && walk->player == seat;
    }
    const bool answers = std::holds_alternative<game::Discarded>(body) || std::holds_alternative<game::Chosen>(body) ||
                         std::holds_alternative<game::Built>(body) ||
                         std::holds_alternative<game::ArmiesPlaced>(body) || std::holds_alternative<game::Lost>(body) ||
                         std::holds_alternative<game::HarbourPlaced>(body) ||
                         std::holds_alternative<game::ThiefMoved>(body) || std::holds_alternative<game::Bought>(body) ||
                         std::holds_alternative<game::Consented>(body) || std::holds_alternative<game::Holds>(body);
    return answers && game::playerOf(body) == seat;
}

QJsonArray creditsJson(const Evening& evening, game::Colour seat) {
    const viewmodel::Entry* roll = lastRoll(evening);
    if (!roll) return {};
    std::map<game::Hex, game::Cards> paid;
    for (const rules::Credit& credit : roll->credits.paid)
        if (credit.player == seat) paid[credit.hex][static_cast<std::size_t>(credit.resource)] += credit.count;
    QJsonArray lines;
    for (const auto& [hex, cards] : paid)
        lines.append(QStringLiteral("%1: %2").arg(viewmodel::name(game::Site(hex), evening.state().layout),
                                                  viewmodel::name(cards)));
    if (const QString gift = viewmodel::name(game::of(roll->credits.gifts, seat)); !gift.isEmpty())
        lines.append(Seats::tr("From the bank: %1").arg(gift));
    return lines;
}

}  // namespace hexwarden::seats
