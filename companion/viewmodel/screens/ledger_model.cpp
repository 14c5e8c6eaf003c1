#include "companion/viewmodel/screens/ledger_model.h"

#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/screens/corrections.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "tracker/board/text.h"
#include "tracker/game/evidence.h"
#include "tracker/game/mending.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>
#include <algorithm>
#include <map>

namespace hexwarden::viewmodel {
namespace {

/// Two mendings that put in a move of the same pieces.
bool isSameMove(const game::Body& a, const game::Body& b) {
    const auto& one = std::get<game::Moved>(*std::get<game::Corrected>(a).now);
    const auto& other = std::get<game::Moved>(*std::get<game::Corrected>(b).now);
    return one.player == other.player && one.piece == other.piece;
}

}  // namespace

LedgerModel::LedgerModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      events_({"sequence", "text", "detail", "source", "colour", "counts", "selectable", "objection", "selected",
               "before", "after"}),
      correctionRows_({"text", "colour", "chosen"}),
      differences_({"text", "gain"}) {
    board_.setTappable(0);
    connect(&evening_, &Evening::changed, this, &LedgerModel::follow);
    backToNow();
}

QString LedgerModel::momentTitle() const {
    if (live()) return tr("Now");
    // Events are named by the numbers of their rows: what was taken back keeps its own.
    const auto& story = evening_.story();
    const auto number = [&](int moment) {
        return moment > 0 ? story[static_cast<std::size_t>(moment) - 1].event.sequence : 0;
    };
    return tr("After event %1 of %2").arg(number(moment())).arg(number(moments()));
}

const game::Event* LedgerModel::find(std::int64_t sequence) const {
    for (const Entry& entry : evening_.story())
        if (entry.event.sequence == sequence) return &entry.event;
    for (const game::Event& event : evening_.journal())
        if (event.sequence == sequence && (!isMending(event) || game::placeOfMissed(event.body)) &&
            evening_.undoingOf(sequence))
            return &event;
    return nullptr;
}

QString LedgerModel::selectedTitle() const {
    const game::Event* event = selected();
    return event ? inWords(event->body, evening_) : QString();
}

QString LedgerModel::selectedBefore() const {
    const game::Event* event = selected();
    return event ? picture(game::closeUpBefore(event->evidence)) : QString();
}

QString LedgerModel::selectedAfter() const {
    const game::Event* event = selected();
    return event ? picture(game::closeUpAfter(event->evidence)) : QString();
}

void LedgerModel::setPictureFolder(const QString& folder) {
    pictureFolder_ = folder;
    refresh();
}

QString LedgerModel::picture(const std::string& name) const {
    if (pictureFolder_.isEmpty() || name.empty()) return {};
    // A received journal may name any file of this machine: only those beside it are its own.
    const QString own = QString::fromStdString(name);
    const QFileInfo file(QDir(pictureFolder_), own);
    return file.fileName() == own && file.isFile() && !file.isSymLink()
               ? QUrl::fromLocalFile(file.absoluteFilePath()).toString()
               : QString();
}

const game::Event* LedgerModel::photographed() const {
    for (int i = moment(); i-- > 0;) {
        const game::Event& event = evening_.story()[static_cast<std::size_t>(i)].event;
        if (!picture(event.evidence).isEmpty()) return &event;
    }
    return nullptr;
}

QString LedgerModel::photograph() const {
    const game::Event* event = photographed();
    return event ? picture(event->evidence) : QString();
}

QString LedgerModel::photographTitle() const {
    const game::Event* event = photographed();
    return event ? tr("The table at event %1").arg(event->sequence) : QString();
}

void LedgerModel::setMoment(int wanted) {
    wanted = std::clamp(wanted, 0, moments());
    if (wanted == moment()) return;
    past_ = wanted == moments() ? std::nullopt : std::optional(wanted);
    refresh();
}

void LedgerModel::select(qint64 sequence) {
    if (selected_ == sequence) return backToNow();
    const game::Event* event = find(sequence);
    if (!event) return;
    if (const game::Event* moved = selected(); moved && moving_) {
        if (!reorderedBefore(*moved, sequence, evening_)) return;
        next_ = sequence;
        corrections_ = readings(*moved);
        chosen_ = 0;
        return refresh();
    }
    startOver();
    selected_ = sequence;
    corrections_ = readings(*event);
    past_ = static_cast<int>(evening_.storyUpTo(sequence));
    refresh();
}

/// Nothing has been said of the selected event.
void LedgerModel::startOver() {
    tapped_.reset();
    goal_.reset();
    next_.reset();
    chosen_.reset();
    puttingIn_ = moving_ = false;
}

bool LedgerModel::correcting() const {
    return chosen_ && !wantsGoal(corrections_[*chosen_]);
}

void LedgerModel::follow() {
    const game::Event* event = selected();
    if (selected_ != 0 && !event) return backToNow();
    if (past_) past_ = std::min(*past_, moments());
    const auto wanted = chosen_ ? std::optional(corrections_[*chosen_]) : std::nullopt;
    if (event) corrections_ = readings(*event);
    chosen_.reset();
    for (std::size_t i = 0; i < corrections_.size(); ++i)
        if (wanted == corrections_[i]) chosen_ = i;
    refresh();
}

void LedgerModel::choose(int correction) {
    if (correction < 0 || correction >= static_cast<int>(corrections_.size())) return;
    chosen_ = static_cast<std::size_t>(correction);
    refresh();
}

void LedgerModel::apply() {
    if (!correcting()) return;
    const game::Body mending = corrections_[*chosen_];
    backToNow();
    evening_.mend(mending);
}

std::vector<game::Body> LedgerModel::readings(const game::Event& event) const {
    if (moving_) {
        const auto there = next_ ? reorderedBefore(event, *next_, evening_) : std::nullopt;
        return there ? std::vector{*there} : std::vector<game::Body>();
    }
    if (tapped_ && goal_) return missedMoves(event, *tapped_, *goal_, evening_);
    if (tapped_) return puttingIn_ ? missedAt(event, *tapped_, evening_) : correctionsAt(event, *tapped_, evening_);
    return puttingIn_ ? std::vector<game::Body>() : correctionsOf(event, evening_);
}

bool LedgerModel::canPutIn() const {
    const game::Event* event = selected();
    return event && !evening_.undoingOf(selected_) && !std::holds_alternative<game::Began>(event->body);
}

/// Asks for what is tapped next, on the board or in the list, or no longer.
void LedgerModel::ask(bool& mode, bool on) {
    const game::Event* event = selected();
    if (!event) return;
    startOver();
    mode = on;
    corrections_ = readings(*event);
    refresh();
}

void LedgerModel::putIn(bool on) {
    ask(puttingIn_, on && canPutIn());
}

bool LedgerModel::canMove() const {
    return canPutIn() && evening_.storyUpTo(selected_) > 1;
}

void LedgerModel::move(bool on) {
    ask(moving_, on && canMove());
}

void LedgerModel::tap(const QString& site) {
    const game::Event* event = selected();
    const auto at = board::siteOf(site.toStdString());
    if (!event || !at || moving_ || !canPutIn()) return;
    const auto was = std::pair(tapped_, goal_);
    const bool toGoal = chosen_ && wantsGoal(corrections_[*chosen_]) && at != tapped_;
    if (toGoal)
        goal_ = at;
    else
        tapped_ = at, goal_.reset();
    const auto there = readings(*event);
    if (there.empty()) {
        std::tie(tapped_, goal_) = was;
        return;
    }
    const auto same =
        toGoal ? std::ranges::find_if(there, [&](const game::Body& b) { return isSameMove(b, corrections_[*chosen_]); })
               : there.begin();
    chosen_ = same == there.end() ? 0 : static_cast<std::size_t>(same - there.begin());
    corrections_ = there;
    refresh();
}

int LedgerModel::tappable() const {
    const game::Event* event = selected();
    if (!event || moving_ || !canPutIn()) return 0;
    if (puttingIn_) return BoardModel::Hexes | BoardModel::Corners | BoardModel::Edges;
    const game::Body& body = event->body;
    if (const auto* built = std::get_if<game::Built>(&body))
        return std::holds_alternative<game::Edge>(built->at)     ? BoardModel::Edges
               : std::holds_alternative<game::Corner>(built->at) ? BoardModel::Corners
                                                                 : BoardModel::Hexes;
    const bool onHex =
        std::holds_alternative<game::ThiefMoved>(body) || std::holds_alternative<game::ArmiesPlaced>(body);
    if (onHex) return BoardModel::Hexes;
    const auto* moved = std::get_if<game::Moved>(&body);
    if (!moved) return 0;
    return std::holds_alternative<game::Edge>(moved->to) ? BoardModel::Edges : BoardModel::Hexes;
}

QString LedgerModel::hint() const {
    if (moving_) return tr("When was it? Tap the event below that came right after it.");
    if (puttingIn_)
        return tr(
            "Before it, missed: tap on the board where it was. Cards, trades and battles: record them now, then "
            "move them to their time.");
    return tappable() != 0 ? tr("What was it really? Another place: tap it on the board.") : tr("What was it really?");
}

void LedgerModel::backToNow() {
    selected_ = 0;
    startOver();
    corrections_.clear();
    past_.reset();
    refresh();
}

void LedgerModel::showEvents() {
    std::vector<Row> rows;
    std::map<std::int64_t, const Entry*> counting;
    for (const Entry& entry : evening_.story()) counting[entry.event.sequence] = &entry;
    for (auto event = evening_.journal().rbegin(); event != evening_.journal().rend(); ++event) {
        const auto found = counting.find(event->sequence);
        const bool happened = found != counting.end();
        const Entry* entry = happened ? found->second : nullptr;
        // An undoing stands until it is undone itself: struck through is what it took back.
        const bool counts = happened || (isMending(*event) && !evening_.undoingOf(event->sequence));
        const game::Body& body = happened ? entry->event.body : event->body;
        const auto player = game::playerOf(body);
        const auto before = game::placeOfMissed(event->body);
        const QString text = happened && before ? viewmodel::inWords(game::missed(*before, body), evening_)
                                                : viewmodel::inWords(body, evening_);
        QString source = QLocale().toString(QDateTime::fromMSecsSinceEpoch(event->atMs).time(), QLocale::ShortFormat);
        if (event->source == game::Source::camera)
            source += QStringLiteral(" · ") + tr("camera, %1 % sure").arg(qRound(100 * event->confidence));
        if (event->seat) source += QStringLiteral(" · ") + tr("%1's phone").arg(evening_.nameOf(*event->seat));
        QString objection;
        if (happened && !entry->verdict.objections.empty())
            objection = viewmodel::inWords(entry->verdict.objections[0], evening_);
        rows.push_back({QVariant::fromValue<qint64>(event->sequence), text,
                        happened ? gainsOf(entry->credits, evening_).join(QStringLiteral(" · ")) : QString(), source,
                        player ? wordOf(*player) : QString(), counts, happened || find(event->sequence), objection,
                        selected_ == event->sequence, picture(game::closeUpBefore(event->evidence)),
                        picture(game::closeUpAfter(event->evidence))});
    }
    events_.show(std::move(rows));
}

void LedgerModel::showDifferences() {
    std::vector<Row> rows;
    if (correcting()) rows = differenceRows(corrections_[*chosen_], evening_);
    differences_.show(std::move(rows));
}

void LedgerModel::refresh() {
    showEvents();
    showDifferences();
    std::vector<Row> corrections;
    for (std::size_t i = 0; i < corrections_.size(); ++i)
        corrections.push_back({labelOfCorrection(corrections_[i], selected_, evening_),
                               colourOfCorrection(corrections_[i]), chosen_ == i});
    correctionRows_.show(std::move(corrections));
    const rules::Referee then = live() ? evening_.referee() : evening_.after(static_cast<std::size_t>(moment()));
    Marks marks;
    if (const game::Event* event = selected(); event && !puttingIn_)
        for (const game::Site& site : otherSitesOf(*event, evening_)) marks[site] = QStringLiteral("legal");
    if (moment() > 0) {
        const Entry& last = evening_.story()[static_cast<std::size_t>(moment()) - 1];
        for (const rules::Credit& credit : last.credits.paid) marks[credit.hex] = QStringLiteral("paid");
        if (const auto* built = std::get_if<game::Built>(&last.event.body)) marks[built->at] = QStringLiteral("asked");
    }
    if (tapped_) marks[*tapped_] = QStringLiteral("asked");
    if (goal_) marks[*goal_] = QStringLiteral("asked");
    board_.setTappable(tappable());
    board_.show(factsOf(then), marks);
    emit changed();
}

}  // namespace hexwarden::viewmodel
