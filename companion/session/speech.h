// The machine's own voice, by Qt TextToSpeech: on Debian Speech Dispatcher with eSpeak NG. It lives in a thread of its
// own, for starting the dispatcher takes seconds and nobody knows what a driver of sound waits for.
#pragma once

#include "companion/viewmodel/voice/speaker.h"

class QThread;

namespace hexwarden::session {

class SpeechEngine;

class Speech : public viewmodel::Speaker {
  public:
    Speech();
    /// Waits half a second for the engine, and no longer.
    ~Speech() override;

    void wake() override;
    void say(const QString& sentence, const QString& language) override;
    void stop() override;
    bool isSpeaking() const override;
    QString problem(const QString& language) const override;

  private:
    QThread* thread_;       ///< deletes itself and the engine, once it ends
    SpeechEngine* engine_;  ///< lives there
};

}  // namespace hexwarden::session
