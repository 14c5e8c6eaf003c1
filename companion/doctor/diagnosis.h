// One thing that was looked at, how it is, and what to do about it.
#pragma once

#include "tracker/board/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwarden::doctor {

enum class Health : std::uint8_t {
    fine,
    limited,  ///< the program works, but not as well as it could
    broken    ///< something of the program does not work
};

struct Diagnosis {
    std::string topic;  ///< "program", "qt", "opencv", "gpu", "camera", "voice", "phones", "model", "room", "folder",
                        ///< "photograph", "frame"
    Health health = Health::fine;
    board::Message what;
    board::Message cure{};               ///< empty where nothing is to be done
    std::vector<std::string> details{};  ///< a camera's modes, a model's checksum; in no language
};

}  // namespace hexwarden::doctor
