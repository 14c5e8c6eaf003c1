#include "companion/viewmodel/screens/table_model.h"

#include "companion/story/missed_roll.h"
#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/reminders.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/standings.h"
#include "companion/viewmodel/words/stock.h"
#include "companion/viewmodel/words/verdict_lines.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <map>

namespace hexwarden::viewmodel {

namespace {

const Entry* lastRoll(const Evening& evening) {
    for (auto entry = evening.story().rbegin(); entry != evening.story().rend(); ++entry)
        if (game::rollOf(entry->event.body)) return &*entry;
    return nullptr;
}

}  // namespace

TableModel::TableModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      seats_({"colour", "name", "points", "active", "cards", "gains", "longest", "army", "side", "rank", "sharing",
              "due", "tokens", "hand", "kit", "means"}),
      prompts_({"text", "urgent", "action", "actionText", "mayKeep", "key", "why"}),
      dues_({"text", "actionText", "discards", "kinds", "wanted", "picked"}),
      actions_({"text", "chosen"}),
      choices_({"text", "colour", "chosen"}),
      proposal_(evening),
      counts_(evening) {
    connect(&evening_, &Evening::changed, this, [this] {
        if (const auto active = evening_.ledger().active; active != active_) {
            active_ = active;
            turnedTo_.reset();
        }
        shown_.clear();
        noteTokens();
        proposal_.renew();
        refresh();
    });
    refresh();
}

QString TableModel::turnTitle() const {
    const rules::Ledger& ledger = evening_.ledger();
    if (!begun()) return tr("No game is running");
    if (const QString won = wonBy(evening_); !won.isEmpty()) return won;
    if (ledger.joining) return tr("Start from here");
    if (!ledger.active) return tr("The table is ready");
    const QString who = evening_.nameOf(*ledger.active);
    return ledger.phase == rules::Phase::setUp ? tr("Set-up: %1").arg(who) : tr("%1's turn").arg(who);
}

QString TableModel::turnColour() const {
    const auto active = evening_.ledger().active;
    return active ? wordOf(*active) : QString();
}

QString TableModel::phaseHint() const {
    const rules::Ledger& ledger = evening_.ledger();
    if (!begun()) return tr("Start a new game, or continue the last one.");
    if (board::hexes(evening_.state().layout).empty())
        return tr("No board lies on the table yet: confirm the one that was read, or lay one out by hand.");
    if (ledger.joining) return tr("Tap what lies on the table, or let the camera see it; then enter the cards.");
    if (const auto missed = evening_.missedRoll())
        return tr("Did %1 roll? Tap the sum: the roll is put in where it belongs.")
            .arg(evening_.nameOf(missed->player));
    if (ledger.thiefDue && evening_.extras().drowned) return tr("The robber comes back: tap the hex where he started.");
    if (ledger.thiefDue)
        return ledger.box.pirate ? tr("The robber or the pirate must move: tap the hex he goes to.")
                                 : tr("The robber must move: tap the hex he goes to.");
    switch (ledger.phase) {
        case rules::Phase::setUp:
            return setUpHintOf(evening_, canEndTurn());
        case rules::Phase::roll:
            return tr("Roll the dice.");
        case rules::Phase::act:
            if (const auto rounds = evening_.extras().rounds; rounds && rounds->attackPhase)
                return tr("Trade, build and attack.");
            return tr("Trade and build.");
        case rules::Phase::between:
            return tr("The others may build; then the next player rolls.");
        case rules::Phase::over:
            return tr("The game is over.");
    }
    return {};
}

QString TableModel::step() const {
    const rules::Ledger& ledger = evening_.ledger();
    if (!begun() || ledger.joining || ledger.phase == rules::Phase::over) return {};
    if (ledger.phase == rules::Phase::setUp) return {};  // the title says so
    const auto rounds = evening_.extras().rounds;
    if (!rounds) {
        if (ledger.phase == rules::Phase::roll) return tr("Before the roll");
        return ledger.phase == rules::Phase::act ? tr("After the roll") : tr("Between two turns");
    }
    QStringList order;
    for (const game::Colour c : rounds->order) order << evening_.nameOf(c);
    const QString phase = (rounds->attackPhase ? tr("Attack phase, round %1 of %2") : tr("Build phase, round %1 of %2"))
                              .arg(rounds->number)
                              .arg(rounds->most);
    return order.isEmpty() ? phase : tr("%1. Order: %2").arg(phase, order.join(QStringLiteral(", ")));
}

QString TableModel::lead() const {
    return begun() && evening_.ledger().phase != rules::Phase::setUp ? leadOf(evening_) : QString();
}

QString TableModel::bank() const {
    return begun() ? bankOf(evening_) : QString();
}

QList<int> TableModel::dice() const {
    const Entry* roll = lastRoll(evening_);
    const auto* rolled = roll ? std::get_if<game::Rolled>(&roll->event.body) : nullptr;
    if (!rolled) return {};
    const auto& faces = rolled->dice.faces();
    return faces ? QList<int>{(*faces)[0], (*faces)[1]} : QList<int>();
}

QString TableModel::rollTitle() const {
    const Entry* roll = lastRoll(evening_);
    if (!roll) return tr("No roll yet");
    const game::Body& body = roll->event.body;
    return tr("%1 rolled %2").arg(evening_.nameOf(*game::playerOf(body))).arg(*game::rollOf(body));
}

bool TableModel::rollDue() const {
    const auto phase = evening_.ledger().phase;
    if (!begun()) return false;
    return phase == rules::Phase::roll || phase == rules::Phase::between || evening_.missedRoll();
}

bool TableModel::canEndTurn() const {
    const auto active = evening_.ledger().active;
    if (!begun() || !active) return false;
    // In set-up only where an army may find no hex, or a knight no place to settle (RISK-6, CONQ-6).
    const bool mayPass = evening_.ledger().phase == rules::Phase::setUp && evening_.ledger().box.mayPass &&
                         verdictOn(game::TurnEnded{*active}, evening_).allowed();
    return evening_.ledger().phase == rules::Phase::act || mayPass;
}

double TableModel::turnBeganMs() const {
    const auto& story = evening_.story();
    const auto ended = std::ranges::find_if(story.rbegin(), story.rend(), [](const Entry& entry) {
        return std::holds_alternative<game::TurnEnded>(entry.event.body);
    });
    if (ended != story.rend()) return static_cast<double>(ended->event.atMs);
    const auto rolled = std::ranges::find_if(
        story, [](const Entry& entry) { return std::holds_alternative<game::Rolled>(entry.event.body); });
    return rolled == story.end() ? 0 : static_cast<double>(rolled->event.atMs);
}

void TableModel::showDisagreements(std::vector<Disagreement> disagreements) {
    // Two that say the same are one card.
    disagreements_.clear();
    for (Disagreement& d : disagreements)
        if (std::ranges::find(disagreements_, d.sentence, &Disagreement::sentence) == disagreements_.end())
            disagreements_.push_back(std::move(d));
    const auto stands = [&](const auto& kept) {
        return std::ranges::any_of(disagreements_,
                                   [&](const Disagreement& d) { return std::pair(d.site, d.sentence) == kept; });
    };
    std::erase_if(kept_, [&](const auto& kept) { return !stands(kept); });
    std::erase_if(disagreements_, [&](const Disagreement& d) {
        return std::ranges::find(kept_, std::pair(d.site, d.sentence)) != kept_.end();
    });
    refresh();
}

void TableModel::roll(int sum) {
    const auto player = evening_.ledger().active;
    if (!player || sum < 2 || sum > 12) return;
    if (const auto missed = evening_.missedRoll()) {
        for (const game::Body& body : story::putIn(*missed, sum)) evening_.declare(body);
        return;
    }
    evening_.declare(game::Rolled{*player, game::Dice::ofTotal(sum)});
}

int TableModel::sides() const {
    int sides = 0;
    for (const game::Seat& seat : evening_.state().seats) sides |= 1 << static_cast<int>(seat.place);
    return sides;
}

int TableModel::facing() const {
    const auto whom = turnedTo_ ? turnedTo_ : evening_.ledger().active;
    const auto seat = whom ? game::seatOf(evening_.state(), *whom) : std::nullopt;
    return seat ? static_cast<int>(evening_.state().seats[*seat].place) : 0;
}

void TableModel::turnTo(const QString& colour) {
    turnedTo_ = board::colourOf(colour.toStdString());
    emit changed();
}

void TableModel::discard(const QString& colour) {
    const auto player = board::colourOf(colour.toStdString());
    if (const int due = player ? discardsDue(evening_.ledger(), *player) : 0; due > 0)
        evening_.declare(game::Discarded{*player, due});
}

void TableModel::endTurn() {
    if (canEndTurn()) evening_.declare(game::TurnEnded{*evening_.ledger().active});
}

void TableModel::tap(const QString& site) {
    const auto at = board::siteOf(site.toStdString());
    if (!at) return;
    const bool goal = proposal_.isGoal(*at);
    if (!goal) shown_.clear();
    proposal_.tap(*at);
    if (!goal && atOnce_ && isSettingUp() && proposalAllowed() && proposing() && !wantsGoal()) return confirm();
    refresh();
}

void TableModel::stroke(const QStringList& sites) {
    if (!atOnce_ || !isSettingUp()) return;
    const auto due = [&] { return std::pair(evening_.ledger().active, evening_.ledger().setUp.piece); };
    const auto [player, first] = due();
    bool begun = false;
    for (const QString& site : sites) {
        if (!isSettingUp() || due().first != player || (begun && due().second == first)) return;
        const auto at = board::siteOf(site.toStdString());
        const auto places = placesDue(evening_);
        if (!at || std::ranges::find(places, *at) == places.end()) continue;
        tap(site);
        begun = true;
    }
}

bool TableModel::isSettingUp() const {
    return evening_.begun() && evening_.ledger().phase == rules::Phase::setUp &&
           !board::hexes(evening_.state().layout).empty();
}

void TableModel::setAtOnce(bool atOnce) {
    atOnce_ = atOnce;
    emit changed();
}

void TableModel::chooseAction(int action) {
    proposal_.chooseAction(action);
    refresh();
}

void TableModel::choose(int choice) {
    proposal_.choose(choice);
    refresh();
}

void TableModel::setCount(int count) {
    proposal_.setCount(count);
    refresh();
}

void TableModel::confirm() {
    if (!proposing() || wantsGoal()) return;
    const game::Body body = proposal_.body();
    cancel();
    evening_.declare(body);
}

void TableModel::cancel() {
    proposal_.forget();
    refresh();
}

void TableModel::acceptTable(int disagreement) {
    if (disagreement == kRiver) return emit riverWanted();
    if (disagreement == kLastMove && !evening_.story().empty()) {
        const Entry& last = evening_.story().back();
        return isBoard(last) ? emit boardWanted() : emit correctionWanted(last.event.sequence);
    }
    const auto at = static_cast<std::size_t>(disagreement);
    if (const auto missed = evening_.missedRoll(); missed && at == disagreements_.size())
        return evening_.declare(game::Ruled{missed->before, "no roll was missed"});
    if (at < disagreements_.size() && disagreements_[at].accept) evening_.declare(*disagreements_[at].accept);
}

void TableModel::keepRecord(int disagreement) {
    const auto at = static_cast<std::size_t>(disagreement);
    if (at >= disagreements_.size()) return;
    kept_.emplace_back(disagreements_[at].site, disagreements_[at].sentence);
    disagreements_.erase(disagreements_.begin() + disagreement);
    refresh();
}

void TableModel::settle(int due) {
    const auto at = static_cast<std::size_t>(due);
    if (due < 0 || at >= owed_.size()) return;
    const DueLine what = owed_[at];
    switch (what.cure) {
        case DueLine::Cure::tell:
            if (what.tells) evening_.declare(*what.tells);
            return;
        case DueLine::Cure::show:
            cancel();
            shown_ = what.where ? what.where() : std::vector<game::Site>();
            return refresh();
        case DueLine::Cure::choose:
        case DueLine::Cure::tick:
            ticked_ << what.text;
            return refresh();
    }
}

const DueLine* TableModel::choiceAt(int due) const {
    const auto at = static_cast<std::size_t>(due);
    return due >= 0 && at < owed_.size() && owed_[at].cure == DueLine::Cure::choose ? &owed_[at] : nullptr;
}

void TableModel::pick(int due, const QString& kind) {
    const DueLine* what = choiceAt(due);
    const auto resource = board::resourceOf(kind.toStdString());
    if (!what || !resource || !picks_.objectionTo(*what, *resource, evening_).isEmpty()) return;
    const auto chosen = picks_.pick(*what, *resource);
    chosen ? evening_.declare(*chosen) : refresh();
}

void TableModel::clearPicks(int due) {
    if (const DueLine* what = choiceAt(due)) picks_.clear(*what);
    refresh();
}

void TableModel::showSeats() {
    const rules::Ledger& ledger = evening_.ledger();
    const Entry* roll = lastRoll(evening_);
    const rules::Extras extras = evening_.extras();
    const auto gains = roll ? roll->credits.gains() : game::ByColour<game::Cards>{};
    std::vector<Row> rows;
    std::map<game::Place, int> ranks;
    for (const game::Seat& seat : evening_.state().seats) {
        const game::Colour c = seat.colour;
        const auto sharing = std::ranges::count(evening_.state().seats, seat.place, &game::Seat::place);
        rows.push_back({wordOf(c), evening_.nameOf(c), ledger.points.total(c), ledger.active == c,
                        countOf(ledger.hand(c)), name(game::of(gains, c)), ledger.longest.holder == c,
                        ledger.army.holder == c, static_cast<int>(seat.place), ranks[seat.place]++,
                        static_cast<int>(sharing), discardsDue(ledger, c),
                        tokensDecide(evening_) ? extras.tokensOf(c) : -1, handOf(evening_, c), kitOf(evening_, c),
                        c == evening_.ledger().active && !isSettingUp() ? meansOf(evening_, c) : QString()});
    }
    seats_.show(std::move(rows));
}

void TableModel::refresh() {
    Marks marks;
    if (const Entry* roll = lastRoll(evening_); roll && evening_.referee().rolled())
        for (const rules::Credit& credit : roll->credits.paid) marks[credit.hex] = QStringLiteral("paid");
    for (const Disagreement& d : disagreements_)
        if (d.site) marks[*d.site] = QStringLiteral("doubt");
    for (const game::Site& site : shown_) marks[site] = QStringLiteral("legal");
    for (const auto& [site, mark] : proposal_.marks()) marks[site] = mark;
    board_.show(factsOf(evening_.referee()), marks);
    board_.showPath(proposal_.verdict().way);
    actions_.show(proposal_.actions());
    choices_.show(proposal_.choices());
    counts_.lookAt(proposal_.tapped());
    showSeats();
    showPrompts();
    showDues();
    emit changed();
}

}  // namespace hexwarden::viewmodel
