#include "companion/viewmodel/screens/proposal.h"

#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <algorithm>

namespace hexwarden::viewmodel {

game::Body Proposal::body() const {
    game::Body body = most() > 1 ? withCount(meaning().body, count_) : meaning().body;
    return goal_ ? withGoal(std::move(body), *goal_) : body;
}

QString Proposal::text() const {
    if (wantsGoal()) return tr("%1: tap where to.").arg(meaning().action);
    return stands() ? inWords(body(), evening_) : QString();
}

QString Proposal::reason() const {
    if (!stands() || wantsGoal()) return {};
    if (!verdict_.objections.empty()) return inWords(verdict_.objections[0], evening_);
    if (!verdict_.questions.empty()) return inWords(verdict_.questions[0], evening_);
    return verdict_.remarks.empty() ? tr("The rules agree.") : inWords(verdict_.remarks[0], evening_);
}

Marks Proposal::marks() const {
    Marks marks;
    if (!stands()) return marks;
    marks[*tapped_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
    if (goal_) marks[*goal_] = marks[*tapped_];
    return marks;
}

QStringList Proposal::actionTexts() const {
    QStringList texts;
    for (const Meaning& m : meanings_)
        if (!texts.contains(m.action)) texts << m.action;
    return texts;
}

std::vector<Row> Proposal::actions() const {
    std::vector<Row> rows;
    for (const QString& text : actionTexts()) rows.push_back({text, text == meaning().action});
    return rows.size() < 2 ? std::vector<Row>() : rows;
}

std::vector<Row> Proposal::choices() const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < meanings_.size(); ++i)
        if (const Meaning& m = meanings_[i]; m.action == meaning().action)
            rows.push_back({m.who, m.colour ? wordOf(*m.colour) : QString(), chosen_ == i});
    return rows.size() < 2 ? std::vector<Row>() : rows;
}

void Proposal::tap(const game::Site& site) {
    if (isGoal(site)) {
        goal_ = site;
        return judge();
    }
    forget();
    meanings_ = meaningsOf(site, evening_);
    if (meanings_.empty()) return;
    tapped_ = site;
    propose(0);
}

void Proposal::chooseAction(int action) {
    const QStringList texts = actionTexts();
    if (action < 0 || action >= texts.size()) return;
    const auto first = std::ranges::find(meanings_, texts[action], &Meaning::action);
    propose(static_cast<std::size_t>(first - meanings_.begin()));
}

void Proposal::choose(int choice) {
    if (!stands()) return;
    const QString action = meaning().action;
    for (std::size_t i = 0; i < meanings_.size(); ++i)
        if (meanings_[i].action == action && choice-- == 0) return propose(i);
}

void Proposal::setCount(int count) {
    if (!stands()) return;
    count_ = std::clamp(count, 1, most());
    judge();
}

void Proposal::renew() {
    if (!stands()) return;
    const game::Body wanted = meaning().body;
    meanings_ = meaningsOf(*tapped_, evening_);
    const auto still = std::ranges::find(meanings_, wanted, &Meaning::body);
    if (still == meanings_.end()) return forget();
    chosen_ = static_cast<std::size_t>(still - meanings_.begin());
    count_ = std::min(count_, most());
    judge();
}

void Proposal::forget() {
    meanings_.clear();
    chosen_.reset();
    tapped_.reset();
    goal_.reset();
    verdict_ = {};
}

void Proposal::propose(std::size_t meaning) {
    chosen_ = meaning;
    goal_.reset();
    count_ = 1;
    judge();
}

void Proposal::judge() {
    verdict_ = wantsGoal() ? rules::Verdict() : verdictOn(body(), evening_);
}

}  // namespace hexwarden::viewmodel
