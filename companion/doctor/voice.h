// What the table hears and what phones at the seats need.
#pragma once

#include "companion/doctor/diagnosis.h"

#include <cstddef>
#include <string>

namespace hexwarden::doctor {

/// The first of the engines of Qt TextToSpeech that speak offline on Debian; empty for none.
std::string voiceEngine();

Diagnosis voice(const std::string& engine);
/// `addresses`: how many this machine has in networks of a house.
Diagnosis phones(std::size_t addresses);

}  // namespace hexwarden::doctor
