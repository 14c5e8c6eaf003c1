#include "companion/viewmodel/screens/rolls_model.h"

#include "companion/viewmodel/screens/corrections.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "tracker/game/mending.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

constexpr std::size_t kRolls = 6;  // as many as people remember, and as fit in two rows

}  // namespace

RollsModel::RollsModel(Evening& evening, QObject* parent)
    : QObject(parent), evening_(evening), rolls_({"text", "colour", "chosen"}), differences_({"text", "gain"}) {
    connect(&evening_, &Evening::changed, this, [this] {
        if (!chosen()) chosen_ = sum_ = 0;
        refresh();
    });
    refresh();
}

std::vector<const game::Event*> RollsModel::last() const {
    std::vector<const game::Event*> rolls;
    const auto& story = evening_.story();
    for (auto entry = story.rbegin(); entry != story.rend() && rolls.size() < kRolls; ++entry)
        if (std::holds_alternative<game::Rolled>(entry->event.body)) rolls.push_back(&entry->event);
    std::ranges::reverse(rolls);
    return rolls;
}

const game::Event* RollsModel::chosen() const {
    const auto& story = evening_.story();
    const auto found = std::ranges::find(story, chosen_, [](const Entry& entry) { return entry.event.sequence; });
    return chosen_ != 0 && found != story.end() ? &found->event : nullptr;
}

game::Body RollsModel::mending(const game::Event& roll) const {
    return game::corrected(roll.sequence, game::Rolled{*game::playerOf(roll.body), game::Dice::ofTotal(sum_)});
}

QString RollsModel::title() const {
    const game::Event* roll = chosen();
    return roll ? tr("%1 What was it really?").arg(inWords(roll->body, evening_)) : QString();
}

QString RollsModel::correction() const {
    return correcting() ? tr("It was %1: correct it").arg(sum_) : tr("Tap what it was");
}

void RollsModel::choose(int roll) {
    const auto rolls = last();
    const auto at = static_cast<std::size_t>(roll);
    if (at >= rolls.size()) return;
    chosen_ = chosen_ == rolls[at]->sequence ? 0 : rolls[at]->sequence;
    sum_ = 0;
    refresh();
}

void RollsModel::say(int sum) {
    if (!chosen() || sum < 2 || sum > 12) return;
    sum_ = sum;
    refresh();
}

void RollsModel::apply() {
    const game::Event* roll = chosen();
    if (!roll || sum_ == 0) return;
    const game::Body body = mending(*roll);
    cancel();
    evening_.declare(body);
}

void RollsModel::cancel() {
    chosen_ = sum_ = 0;
    refresh();
}

void RollsModel::refresh() {
    std::vector<Row> rolls, differences;
    for (const game::Event* roll : last()) {
        const game::Colour player = *game::playerOf(roll->body);
        rolls.push_back({QStringLiteral("%1 %2").arg(evening_.nameOf(player)).arg(*game::rollOf(roll->body)),
                         wordOf(player), roll->sequence == chosen_});
    }
    if (const game::Event* roll = chosen(); roll && sum_ != 0) differences = differenceRows(mending(*roll), evening_);
    rolls_.show(std::move(rolls));
    differences_.show(std::move(differences));
    emit changed();
}

}  // namespace hexwarden::viewmodel
