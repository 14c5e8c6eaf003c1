// One thing that was looked at, how it is, and what to do about it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hexwarden::doctor {

enum class Health : std::uint8_t {
    fine,
    limited,  ///< the program works, and would work better otherwise
    broken    ///< something of the program does not work
};

/// A sentence with places %1, %2 … and what fills them: so screens can say it in their own language. `words` is listed
/// for translation (context "Doctor").
struct Said {
    const char* words = "";
    std::vector<std::string> with{};

    bool empty() const { return *words == '\0'; }
};

/// In English.
std::string text(const Said&);

struct Finding {
    std::string
        topic;  ///< "program", "qt", "opencv", "gpu", "camera", "model", "room", "folder", "photograph", "frame"
    Health health = Health::fine;
    Said what;
    Said cure{};                         ///< empty where nothing is to be done
    std::vector<std::string> details{};  ///< a camera's modes, a model's checksum; in no language
};

}  // namespace hexwarden::doctor
