#include "companion/doctor/voice.h"

#include "companion/doctor/examine.h"
#include "companion/seats/address.h"

#include <QTextToSpeech>

namespace hexwarden::doctor {

std::string voiceEngine() {
    const QStringList there = QTextToSpeech::availableEngines();
    for (const char* engine : {"speechd", "flite"})
        if (there.contains(QLatin1String(engine))) return engine;
    return {};
}

Diagnosis voice(const std::string& engine) {
    if (engine.empty())
        return {"voice", Health::limited,
                board::say("This machine has no voice: what it would say stands on the screens."),
                board::say("Install qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng and espeak-ng.")};
    return {"voice", Health::fine, board::say("Voice: %1", engine)};
}

Diagnosis phones(std::size_t addresses) {
    if (addresses == 0)
        return {"phones", Health::limited,
                board::say("This machine is in no network that phones at the table could join."),
                board::say("Connect it to the network of the house, or play without phones.")};
    return {"phones", Health::fine, board::say("Phones in the network of this machine can join.")};
}

std::vector<Diagnosis> voiceAndPhones() {
    return {voice(voiceEngine()), phones(static_cast<std::size_t>(seats::localAddresses().size()))};
}

}  // namespace hexwarden::doctor
