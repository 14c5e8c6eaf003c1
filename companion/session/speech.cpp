#include "companion/session/speech.h"

#include "companion/doctor/voice.h"
#include "companion/log/log.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTextToSpeech>
#include <QThread>
#include <atomic>
#include <memory>

namespace hexwarden::session {

namespace {

struct SpeechWords {
    Q_DECLARE_TR_FUNCTIONS(SpeechWords)
};

constexpr unsigned long kPatienceMs = 500;

QLocale localeOf(const QString& language) {
    return language == QStringLiteral("de") ? QLocale(QLocale::German) : QLocale(QLocale::English);
}

}  // namespace

/// In the thread; what others ask of it is atomic.
class SpeechEngine : public QObject {
  public:
    explicit SpeechEngine(QString name) : name_(std::move(name)) {}

    void wake() {
        if (engine_ && !broken_) return;
        engine_ = std::make_unique<QTextToSpeech>(name_);
        for (const QLocale& locale : engine_->availableLocales()) {
            if (locale.language() == QLocale::English) english_ = true;
            if (locale.language() == QLocale::German) german_ = true;
        }
        connect(engine_.get(), &QTextToSpeech::stateChanged, this, &SpeechEngine::follow);
        follow(engine_->state());
        awake_ = true;
        log::write("voice: " + name_.toStdString() + (broken_ ? " does not answer" : ""));
    }

    void say(const QString& sentence, const QString& language) {
        wake();
        if (!engine_ || broken_ || !speaks(language)) {
            speaking_ = false;
            return;
        }
        if (engine_->locale().language() != localeOf(language).language()) engine_->setLocale(localeOf(language));
        engine_->say(sentence);
    }

    void stop() {
        if (engine_) engine_->stop();
        speaking_ = false;
    }

    bool speaks(const QString& language) const { return language == QStringLiteral("de") ? german_ : english_; }

    const QString name_;
    std::atomic<bool> awake_ = false, broken_ = false, speaking_ = false, english_ = false, german_ = false;

  private:
    void follow(QTextToSpeech::State state) {
        broken_ = state == QTextToSpeech::Error;
        if (state == QTextToSpeech::Ready || broken_) speaking_ = false;
    }

    std::unique_ptr<QTextToSpeech> engine_;
};

Speech::Speech() : thread_(new QThread), engine_(new SpeechEngine(QString::fromStdString(doctor::voiceEngine()))) {
    engine_->moveToThread(thread_);
    QObject::connect(thread_, &QThread::finished, engine_, &QObject::deleteLater);
    QObject::connect(thread_, &QThread::finished, thread_, &QObject::deleteLater);
}

Speech::~Speech() {
    if (thread_->isRunning()) {
        thread_->quit();
        thread_->wait(kPatienceMs);
    } else {
        delete engine_;
        delete thread_;
    }
}

void Speech::wake() {
    if (engine_->name_.isEmpty()) return;
    if (!thread_->isRunning()) thread_->start();
    QMetaObject::invokeMethod(engine_, &SpeechEngine::wake);
}

void Speech::say(const QString& sentence, const QString& language) {
    if (engine_->name_.isEmpty()) return;
    wake();
    engine_->speaking_ = true;
    QMetaObject::invokeMethod(engine_, [=, engine = engine_] { engine->say(sentence, language); });
}

void Speech::stop() {
    QMetaObject::invokeMethod(engine_, &SpeechEngine::stop);
}

bool Speech::isSpeaking() const {
    return engine_->speaking_;
}

QString Speech::problem(const QString& language) const {
    if (engine_->name_.isEmpty())
        return SpeechWords::tr(
            "This machine has no voice: install qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng and "
            "espeak-ng, then start again.");
    if (!engine_->awake_) return {};
    if (engine_->broken_) return SpeechWords::tr("The voice of this machine does not answer.");
    return engine_->speaks(language) ? QString()
                                     : SpeechWords::tr("The voice of this machine does not speak this language.");
}

}  // namespace hexwarden::session
