#include "companion/viewmodel/screens/questions_model.h"

#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <algorithm>
#include <memory>

namespace hexwarden::viewmodel {

namespace {

/// People have said what they know of the event, be it that nothing is wrong with it.
bool isCorrected(const Evening& evening, std::int64_t sequence) {
    return std::ranges::any_of(evening.journal(), [&](const game::Event& event) {
        const auto* correction = std::get_if<game::Corrected>(&event.body);
        return correction && correction->what == sequence && !evening.undoingOf(event.sequence);
    });
}

}  // namespace

QuestionsModel::QuestionsModel(Evening& evening, QObject* parent)
    : QObject(parent), evening_(evening), rows_({"text", "answers", "colours", "key"}) {
    connect(&evening_, &Evening::changed, this, &QuestionsModel::refresh);
}

void QuestionsModel::showStrangers(std::vector<Strangers> strangers) {
    if (strangers == strangers_) return;
    strangers_ = std::move(strangers);
    refresh();
}

void QuestionsModel::showUnwritten(std::vector<Unwritten> unwritten) {
    if (unwritten == unwritten_) return;
    unwritten_ = std::move(unwritten);
    refresh();
}

void QuestionsModel::answer(int question, int answer) {
    // Taking it makes other questions.
    const auto take =
        questions_.at(static_cast<std::size_t>(question)).answers.at(static_cast<std::size_t>(answer)).take;
    take();
}

/// BASE-14: the robber's last walk, if a camera saw it: it sees no cards. Those who can have lost none are not named.
std::optional<QuestionsModel::Question> QuestionsModel::robbed() const {
    const auto& story = evening_.story();
    const auto walked = std::ranges::find_if(story.rbegin(), story.rend(), [](const Entry& t) {
        return std::holds_alternative<game::ThiefMoved>(t.event.body);
    });
    if (walked == story.rend() || walked->event.source != game::Source::camera) return std::nullopt;
    const auto& walk = std::get<game::ThiefMoved>(walked->event.body);
    if (walk.victim || !walk.to || isCorrected(evening_, walked->event.sequence)) return std::nullopt;
    const rules::Referee then = evening_.before(walked->event.sequence);
    const auto robbable = then.rules().victimsAt(then.state(), then.ledger(), *walk.to);

    Question question{QStringLiteral("robbed %1").arg(walked->event.sequence),
                      tr("%1 moved the robber. Whom did he rob?").arg(evening_.nameOf(walk.player)),
                      {}};
    const auto add = [&](const QString& text, std::optional<game::Colour> victim) {
        game::ThiefMoved known = walk;
        known.victim = victim;
        const game::Corrected correction{walked->event.sequence, std::make_shared<const game::Body>(known)};
        question.answers.push_back({text, victim, [this, correction] { evening_.declare(correction); }});
    };
    for (const game::Seat& seat : evening_.state().seats)
        if (seat.colour != walk.player && robbable.has(seat.colour)) add(evening_.nameOf(seat.colour), seat.colour);
    if (question.answers.empty()) return std::nullopt;
    add(tr("Nobody"), std::nullopt);
    return question;
}

QuestionsModel::Question QuestionsModel::whose(const Strangers& strangers) const {
    Question question{
        QStringLiteral("whose ") + wordOf(strangers.colour),
        tr("%n piece(s) look %1, and nobody plays that colour (%2). Whose are they?", nullptr, strangers.pieces)
            .arg(name(strangers.colour).toLower(), name(strangers.first, evening_.state().layout)),
        {}};
    const auto add = [&](const QString& text, std::optional<game::Colour> seat) {
        question.answers.push_back({text, seat, [this, stranger = strangers.colour, seat] {
                                        if (claim_) claim_(stranger, seat);
                                    }});
    };
    for (const game::Seat& seat : evening_.state().seats) add(evening_.nameOf(seat.colour), seat.colour);
    add(tr("Nobody's"), std::nullopt);
    return question;
}

QuestionsModel::Question QuestionsModel::which(const Unwritten& unwritten) const {
    const auto said = [&](const std::vector<game::Body>& bodies) {
        QStringList lines;
        for (const game::Body& body : bodies) lines << inWords(body, evening_);
        lines.removeDuplicates();
        return lines.join(QStringLiteral("; "));
    };
    Question question{QStringLiteral("which %1").arg(unwritten.number),
                      tr("The camera saw: %1. Is that so?").arg(said(unwritten.choices.front())),
                      {}};
    const auto add = [&](const QString& text, std::optional<std::size_t> choice) {
        question.answers.push_back({text, std::nullopt, [this, number = unwritten.number, choice] {
                                        if (settle_) settle_(number, choice);
                                    }});
    };
    add(tr("Yes"), 0);
    for (std::size_t i = 1; i < unwritten.choices.size(); ++i) add(said(unwritten.choices[i]), i);
    add(tr("No, it is as recorded"), std::nullopt);
    return question;
}

void QuestionsModel::refresh() {
    questions_.clear();
    if (auto question = robbed()) questions_.push_back(std::move(*question));
    for (const Strangers& strangers : strangers_) questions_.push_back(whose(strangers));
    for (const Unwritten& unwritten : unwritten_) questions_.push_back(which(unwritten));
    std::vector<Row> rows;
    for (const Question& question : questions_) {
        QStringList answers, colours;
        for (const Answer& answer : question.answers) {
            answers << answer.text;
            colours << (answer.colour ? wordOf(*answer.colour) : QString());
        }
        rows.push_back({question.text, answers, colours, question.key});
    }
    rows_.show(std::move(rows));
}

}  // namespace hexwarden::viewmodel
