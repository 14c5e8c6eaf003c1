#include "companion/viewmodel/screens/referee_model.h"

#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/screens/toggled.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <utility>

namespace hexwarden::viewmodel {

RefereeModel::RefereeModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      questions_({"key", "text", "chosen"}),
      players_({"colour", "text", "chosen"}),
      pieces_({"key", "text", "chosen"}),
      consents_({"colour", "text", "chosen"}),
      lenders_({"colour", "text", "chosen"}),
      lines_({"clause", "text", "detail", "kind"}) {
    connect(&evening_, &Evening::changed, this, &RefereeModel::follow);
    refresh();
}

const Question* RefereeModel::current() const {
    const auto found = std::ranges::find(offered_, question_, &Question::key);
    return found != offered_.end() ? &*found : offered_.empty() ? nullptr : &offered_.front();
}

bool RefereeModel::wantsNumber() const {
    return current() && current()->wantsNumber;
}

QString RefereeModel::instruction() const {
    return evening_.begun() ? answer_.instruction : tr("Start a game first: the referee speaks about its board.");
}

game::Colour RefereeModel::player() const {
    if (player_ && game::seatOf(evening_.state(), *player_)) return *player_;
    if (const auto active = evening_.ledger().active) return *active;
    return evening_.begun() ? evening_.state().seats[0].colour : game::Colour::red;
}

void RefereeModel::follow() {
    const auto active = evening_.ledger().active;
    if (active != std::exchange(active_, active)) player_.reset();
    const auto& story = evening_.story();
    ruled_ = ruled_ && !story.empty() && std::holds_alternative<game::Ruled>(story.back().event.body);
    refresh();
}

void RefereeModel::forget() {
    clear();
    player_.reset();
    piece_ = game::Piece::none;
    refresh();
}

void RefereeModel::clear() {
    sites_.clear();
    consent_ = lending_ = {};
    sum_ = 0;
    ruled_ = false;
}

void RefereeModel::ask(const QString& question) {
    question_ = question;
    clear();
    refresh();
}

void RefereeModel::choosePlayer(const QString& colour) {
    player_ = board::colourOf(colour.toStdString());
    ruled_ = false;
    refresh();
}

void RefereeModel::choosePiece(const QString& piece) {
    piece_ = board::pieceOf(piece.toStdString()).value_or(piece_);
    ruled_ = false;
    refresh();
}

void RefereeModel::toggleConsent(const QString& colour) {
    consent_ = toggled(consent_, colour);
    ruled_ = false;
    refresh();
}

void RefereeModel::toggleLender(const QString& colour) {
    lending_ = toggled(lending_, colour);
    ruled_ = false;
    refresh();
}

void RefereeModel::tap(const QString& site) {
    const auto at = board::siteOf(site.toStdString());
    const Question* question = current();
    if (!at || !question || question->sites == 0) return;
    if (answer_.startsAgain || sites_.size() >= static_cast<std::size_t>(question->sites)) clear();
    sites_.push_back(*at);
    refresh();
}

void RefereeModel::askRoll(int sum) {
    clear();
    sum_ = sum;
    refresh();
}

void RefereeModel::rule(bool allow) {
    if (!answer_.asked) return;
    const QString decision = (allow ? tr("allowed: %1") : tr("not allowed: %1")).arg(inWords(*answer_.asked, evening_));
    const std::size_t before = evening_.story().size();
    evening_.declare(game::Ruled{0, decision.toStdString()});
    ruled_ = evening_.story().size() > before;  // else the journal could not be written, and that has been reported
    emit changed();
}

std::optional<game::Cards> RefereeModel::price() const {
    const auto* built = answer_.asked ? std::get_if<game::Built>(&*answer_.asked) : nullptr;
    const auto standing = answer_.verdict.standing();
    if (!built || standing == rules::Standing::allowed || standing == rules::Standing::illegal) return std::nullopt;
    const auto& price = evening_.ledger().box.price(built->piece);
    return price ? std::optional(price->cards) : std::nullopt;
}

void RefereeModel::takeOver(const RefereeModel& other) {
    question_ = other.question_;
    player_ = other.player_;
    piece_ = other.piece_;
    consent_ = other.consent_;
    lending_ = other.lending_;
    sites_ = other.sites_;
    sum_ = other.sum_;
    ruled_ = false;
    refresh();
}

void RefereeModel::showChoices() {
    std::vector<Row> questions, players, pieces, consents, lenders;
    for (const Question& question : offered_)
        questions.push_back({question.key, question.title, &question == current()});
    for (const game::Seat& seat : evening_.state().seats)
        players.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour), seat.colour == player()});
    for (const game::Piece p : answer_.pieces) pieces.push_back({wordOf(p), name(p), p == answer_.piece});
    for (const game::Colour c : answer_.mayConsent)
        consents.push_back({wordOf(c), evening_.nameOf(c), consent_.has(c)});
    for (const game::Colour c : answer_.mayLend) lenders.push_back({wordOf(c), evening_.nameOf(c), lending_.has(c)});
    questions_.show(std::move(questions));
    players_.show(std::move(players));
    pieces_.show(std::move(pieces));
    consents_.show(std::move(consents));
    lenders_.show(std::move(lenders));
}

void RefereeModel::refresh() {
    offered_ = questionsOf(evening_);
    answer_ = {};
    if (evening_.begun())
        answer_ =
            current()->answer({evening_, player(), player_.has_value(), sites_, piece_, consent_, lending_, sum_});
    showChoices();
    lines_.show(withEachClauseOnce(answer_.lines));
    board_.setTappable(answer_.tappable);
    board_.show(factsOf(evening_.referee()), answer_.marks);
    board_.showPath(answer_.path);
    emit changed();
}

}  // namespace hexwarden::viewmodel
