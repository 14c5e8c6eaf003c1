#include "companion/viewmodel/voice/voice_model.h"

#include <QElapsedTimer>
#include <QEvent>
#include <optional>
#include <utility>

namespace hexwarden::viewmodel {

namespace {

constexpr int kStepMs = 100;

/// Whether the event is somebody's hand at the screen, and whether it stays there; none if it is not.
std::optional<bool> touchOf(const QEvent& event) {
    switch (event.type()) {
        case QEvent::MouseButtonPress:
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
            return true;
        case QEvent::MouseButtonRelease:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
        case QEvent::KeyPress:
        case QEvent::Wheel:
            return false;
        default:
            return std::nullopt;
    }
}

}  // namespace

VoiceModel::VoiceModel(Evening& evening, TableModel& table, QuestionsModel& questions, Settings& settings, Clock now,
                       QObject* parent)
    : QObject(parent),
      evening_(evening),
      table_(table),
      questions_(questions),
      settings_(settings),
      now_(std::move(now)) {
    steps_.setInterval(kStepMs);
    connect(&steps_, &QTimer::timeout, this, &VoiceModel::step);
    connect(&table_, &TableModel::changed, this, &VoiceModel::listen);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(questions_.rows(), signal, this, &VoiceModel::listen);
    connect(questions_.rows(), &QAbstractItemModel::dataChanged, this, &VoiceModel::listen);
    connect(&settings_, &Settings::tellingChanged, this, &VoiceModel::refresh);
    refresh();
}

VoiceModel::Clock VoiceModel::sinceStart() {
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

void VoiceModel::setSpeaker(std::unique_ptr<Speaker> speaker) {
    speaker_ = std::move(speaker);
    refresh();
}

QString VoiceModel::problem() const {
    return speaker_ ? speaker_->problem(settings_.language()) : QString();
}

void VoiceModel::setTelling(int telling) {
    settings_.setTelling(telling);
}

QString VoiceModel::tellingName() const {
    switch (static_cast<Telling>(telling())) {
        case Telling::nothing:
            return tr("Nothing");
        case Telling::due:
            return tr("What is due");
        case Telling::rolls:
            return tr("Rolls and what is due");
        case Telling::everything:
            return tr("Everything");
    }
    return {};
}

void VoiceModel::toggle() {
    settings_.setTelling(isOn() ? 0 : settings_.tellingBefore());
}

void VoiceModel::catchUp() {
    listen();
    announcer_.skip();
}

void VoiceModel::refresh() {
    const bool wasOn = announcer_.telling() != Telling::nothing;
    announcer_.setTelling(static_cast<Telling>(telling()));
    if (speaker_ && isOn()) speaker_->wake();
    if (!wasOn) catchUp();
    step();
    emit changed();
}

void VoiceModel::listen() {
    if (!speaker_ || !isOn()) return;
    announcer_.hear(newsOf(evening_, table_, questions_), now_());
    if (announcer_.isWaiting() && !steps_.isActive()) steps_.start();
}

void VoiceModel::step() {
    if (!speaker_) return;
    const qint64 now = now_();
    if (announcer_.mustStop(now)) speaker_->stop();
    if (announcer_.isSaying() && (announcer_.mustStop(now) || !speaker_->isSpeaking())) announcer_.finish(now);
    if (const auto sentence = announcer_.next(now)) speaker_->say(*sentence, settings_.language());
    if (const QString problem = this->problem(); problem != reported_) {
        reported_ = problem;
        emit changed();
    }
    if (!announcer_.isWaiting() && !announcer_.isSaying()) steps_.stop();
}

bool VoiceModel::eventFilter(QObject* watched, QEvent* event) {
    if (const auto held = touchOf(*event)) {
        announcer_.touch(*held, now_());
        if (announcer_.isSaying()) step();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace hexwarden::viewmodel
