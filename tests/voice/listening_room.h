// A table with a voice and somebody who writes down what it says. Time passes when the test says so.
#pragma once

#include "companion/viewmodel/voice/spoken.h"
#include "companion/viewmodel/voice/voice_model.h"

#include <QMouseEvent>
#include <QTemporaryDir>
#include <memory>
#include <string>
#include <vector>

namespace hexwarden::tests {

struct Heard {
    qint64 atMs = 0, untilMs = 0;
    QString breath;
};

/// Says nothing, and takes as long for it as the estimate says, or a share more.
class RecordingSpeaker : public viewmodel::Speaker {
  public:
    RecordingSpeaker(const qint64& nowMs, std::vector<Heard>& heard) : nowMs_(nowMs), heard_(heard) {}

    void wake() override {}
    void say(const QString& sentence, const QString&) override {
        heard_.push_back(
            {nowMs_, nowMs_ + static_cast<qint64>(1000 * slowness * viewmodel::secondsToSay(sentence)), sentence});
    }
    void stop() override {
        if (isSpeaking()) heard_.back().untilMs = nowMs_;
    }
    bool isSpeaking() const override { return !heard_.empty() && nowMs_ < heard_.back().untilMs; }
    QString problem(const QString&) const override { return problemIs; }

    double slowness = 1;
    QString problemIs;

  private:
    const qint64& nowMs_;
    std::vector<Heard>& heard_;
};

class ListeningRoom {
  public:
    explicit ListeningRoom(viewmodel::Telling telling = viewmodel::Telling::everything) {
        evening.onDeclared([this](const game::Body& body) { tell(body); });
        settings.setTelling(static_cast<int>(telling));
        voice.setSpeaker(std::unique_ptr<viewmodel::Speaker>(speaker));
    }

    /// Becomes an event, and nothing else happens.
    void tell(const game::Body& body) {
        game::Event event;
        event.sequence = static_cast<std::int64_t>(journal.size()) + 1;
        event.atMs = nowMs;
        event.body = body;
        journal.push_back(event);
        evening.follow(journal);
    }
    void tell(const std::string& line) { tell(game::bodyOf(line)); }
    void pass(qint64 ms) {
        for (const qint64 until = nowMs + ms; nowMs < until; nowMs += 50) voice.step();
    }
    /// It is entered, and they have time to listen.
    void play(const std::string& line, qint64 ms = 8000) {
        tell(line);
        pass(ms);
    }
    void press(QEvent::Type type = QEvent::MouseButtonPress) {
        QMouseEvent touch(type, {}, {}, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        voice.eventFilter(nullptr, &touch);
    }
    void tap() {
        press();
        press(QEvent::MouseButtonRelease);
        taps.push_back(nowMs);
    }
    std::vector<std::string> said() const {
        std::vector<std::string> breaths;
        for (const Heard& h : heard) breaths.push_back(h.breath.toStdString());
        return breaths;
    }

    QTemporaryDir folder;
    viewmodel::Evening evening;
    viewmodel::TableModel table{evening};
    viewmodel::QuestionsModel questions{evening};
    viewmodel::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    qint64 nowMs = 0;
    std::vector<qint64> taps;
    std::vector<Heard> heard;
    std::vector<game::Event> journal;
    RecordingSpeaker* speaker = new RecordingSpeaker(nowMs, heard);  ///< the voice's
    viewmodel::VoiceModel voice{evening, table, questions, settings, [this] { return nowMs; }};
};

}  // namespace hexwarden::tests
