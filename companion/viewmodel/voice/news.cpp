#include "companion/viewmodel/voice/news.h"

#include "companion/viewmodel/voice/spoken.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Voice)
};

class Gatherer {
  public:
    Gatherer(const Evening& evening, TableModel& table, QuestionsModel& questions)
        : evening_(evening), ledger_(evening.ledger()), table_(table), questions_(questions) {
        if (evening.story().empty()) return;
        last_ = evening.story().back().event.sequence;
        addWin();
        addRoll();
        if (!won_) addDues();
        addPrompts();
        addQuestions();
        if (!won_) addTurn();
        std::ranges::stable_sort(news, {}, &News::topic);
    }

    std::vector<News> news;

  private:
    void addWin() {
        const QString won = wonBy(evening_);
        won_ = !won.isEmpty();
        if (won_) news.push_back({Topic::won, "won", "won", last_, spoken(won), spoken(won)});
    }

    /// Only while its turn lasts. A correction of its sum makes it another one; what is corrected before it does not.
    void addRoll() {
        if (!evening_.referee().rolled()) return;
        const auto& story = evening_.story();
        const auto entry = std::ranges::find_if(story.rbegin(), story.rend(),
                                                [](const Entry& t) { return game::rollOf(t.event.body).has_value(); });
        if (entry == story.rend()) return;
        const int sum = *game::rollOf(entry->event.body);
        const QString number = spoken(spoken(sum));
        QStringList full, brief;
        const auto gains = entry->credits.gains();
        for (const game::Seat& seat : evening_.state().seats) {
            game::Cards cards = game::of(gains, seat.colour);
            for (std::size_t kind = 0; kind < cards.size(); ++kind)
                cards[kind] -= game::of(entry->credits.gifts, seat.colour)[kind];                     // that is due
            if (ledger_.box.goldIsChosen) cards[static_cast<std::size_t>(game::Resource::gold)] = 0;  // that is due
            if (rules::sum(cards) == 0) continue;
            const QString who = evening_.nameOf(seat.colour) + QLatin1Char(' ');
            full << who + spoken(cards);
            brief << who + spoken(rules::sum(cards));
        }
        const QString key = QStringLiteral("roll %1 %2").arg(entry->event.sequence).arg(sum);
        const QString head = number.chopped(1);
        News roll{Topic::roll, "roll", key, entry->event.sequence, number, number};
        if (!full.isEmpty()) {
            roll.full = number + QLatin1Char(' ') + spoken(full.join(QStringLiteral(", ")));
            roll.brief = QStringLiteral("%1: %2.").arg(head, brief.join(QStringLiteral(", ")));
            roll.least = number + QLatin1Char(' ') + Words::tr("What it pays is on the screen.");
        } else if (board::pips(static_cast<board::Token>(sum)) > 0 && !ledger_.box.goldIsChosen) {
            roll.full = number + QLatin1Char(' ') + Words::tr("Nobody gets anything.");
        }
        news.push_back(std::move(roll));
        for (const rules::Notice& notice : evening_.extras().notices)
            if (notice.isNews)
                add(Topic::flood, "flood", key + QStringLiteral(" flood"), inWords(notice, evening_), kExplained);
    }

    void addDues() {
        for (const DueLine& due : table_.owed()) {
            if (due.kind == DueLine::Kind::setUp) continue;  // said with whose turn it is
            const QByteArray sort = "due " + QByteArray::number(static_cast<int>(due.kind));
            const QString whose = due.whose() ? evening_.nameOf(*due.whose()) : QString();
            const bool many = due.kind == DueLine::Kind::peril || due.kind == DueLine::Kind::draw;
            add(Topic::due, sort,
                QString::fromLatin1(sort) + whose +
                    (many ? due.about + QString::number(due.players.bits()) : QString()),
                due.told.isEmpty() ? due.text : due.told, due.kind == DueLine::Kind::draw ? "" : kExplained);
            const auto* discarded = due.tells ? std::get_if<game::Discarded>(&*due.tells) : nullptr;
            if (discarded) news.back().brief = spoken(QStringLiteral("%1 %2").arg(whose, spoken(discarded->count)));
        }
    }

    /// What the cards beside the board say: objections, what camera and record disagree about, rewards, remarks.
    void addPrompts() {
        const RowModel& prompts = *table_.prompts();
        bool objected = false;
        for (int row = 0; row < prompts.count(); ++row) {
            const QString text = prompts.value(row, "text").toString(), key = prompts.value(row, "key").toString();
            if (!prompts.value(row, "urgent").toBool()) {
                if (!won_) add(Topic::note, "note", key, text, ";");
            } else if (prompts.value(row, "action").toInt() >= 0) {
                addQuestion(key, text);
            } else if (!objected) {
                objected = true;
                add(Topic::objection, "objection", key, text, "");
                news.back().cause = evening_.state().turn.number;  // whoever goes on has heard it
                news.back().brief = spoken(Words::tr("By the rules: %1").arg(prompts.value(row, "why").toString()));
                news.back().least = Words::tr("By the rules the last move is not allowed. Why is on the screen.");
            }
        }
    }

    void addQuestions() {
        const RowModel& questions = *questions_.rows();
        for (int row = 0; row < questions.count(); ++row)
            addQuestion(questions.value(row, "key").toString(), questions.value(row, "text").toString());
    }

    void addQuestion(const QString& key, const QString& text) {
        add(Topic::question, "question", key, text, "");
        news.back().brief = news.back().least = Words::tr("A question waits on the screen.");
    }

    /// Until somebody rolls, or places what set-up waits for.
    void addTurn() {
        if (!ledger_.active || ledger_.joining) return;
        const QString who = evening_.nameOf(*ledger_.active);
        if (ledger_.phase == rules::Phase::roll) {
            add(Topic::turn, "turn", QStringLiteral("turn ") + who, table_.turnTitle(), "");
        } else if (ledger_.phase == rules::Phase::setUp && !board::hexes(evening_.state().layout).empty()) {
            const QString hint = upTo(kExplained, table_.phaseHint());
            add(Topic::turn, "set-up", QStringLiteral("set-up ") + who,
                QStringLiteral("%1: %2").arg(who, hint.left(1).toLower() + hint.mid(1)), "");
        } else {
            return;
        }
        news.back().brief = spoken(who);
    }

    /// Its short form ends at the first of the signs.
    void add(Topic topic, const QByteArray& sort, const QString& key, const QString& text, const char* signs) {
        const bool waits = topic == Topic::due || topic == Topic::question || topic == Topic::note;
        news.push_back(
            {topic, QString::fromLatin1(sort), key, last_, spoken(text), spoken(upTo(signs, text)), {}, waits});
    }

    static constexpr const char* kExplained = ":;";

    const Evening& evening_;
    const rules::Ledger& ledger_;
    TableModel& table_;
    QuestionsModel& questions_;
    std::int64_t last_ = 0;  ///< the last event that counts
    bool won_ = false;       ///< then nobody goes on, and what waits waits no longer
};

}  // namespace

Telling tellingOf(Topic topic) {
    switch (topic) {
        case Topic::due:
        case Topic::question:
            return Telling::due;
        case Topic::won:
        case Topic::roll:
        case Topic::flood:
            return Telling::rolls;
        case Topic::objection:
        case Topic::note:
        case Topic::turn:
            return Telling::everything;
    }
    return Telling::everything;
}

std::vector<News> newsOf(const Evening& evening, TableModel& table, QuestionsModel& questions) {
    return Gatherer(evening, table, questions).news;
}

}  // namespace hexwarden::viewmodel
