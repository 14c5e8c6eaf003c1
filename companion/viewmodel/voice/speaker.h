// Says sentences aloud: an engine of the machine, or a test that writes them down.
#pragma once

#include <QString>

namespace hexwarden::viewmodel {

class Speaker {
  public:
    Speaker() = default;
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    virtual ~Speaker() = default;

    /// Somebody will be spoken to soon; may be called again. Waits for nothing.
    virtual void wake() = 0;
    /// Begins to say it and comes back at once. `language`: "en" or "de".
    virtual void say(const QString& sentence, const QString& language) = 0;
    virtual void stop() = 0;
    virtual bool isSpeaking() const = 0;
    /// Why nothing is heard in that language, one sentence; empty if all is well as far as is known.
    virtual QString problem(const QString& language) const = 0;
};

}  // namespace hexwarden::viewmodel
