#include "companion/commands/command.h"
#include "tracker/board/message.h"

#include <cstdlib>

namespace hexwarden::commands {

std::filesystem::path dataFolder() {
    namespace fs = std::filesystem;
    if (const char* named = std::getenv("HEXWARDEN_DATA")) {
        if (fs::is_directory(named)) return named;
        throw board::Failure(board::say("HEXWARDEN_DATA names '%1', which is no folder", named));
    }
    std::error_code none;
    const fs::path installed = fs::read_symlink("/proc/self/exe", none).parent_path() / "../share/hexwarden";
    if (fs::is_directory(installed)) return fs::weakly_canonical(installed);
#ifdef HEXWARDEN_SOURCE_DATA
    if (fs::is_directory(HEXWARDEN_SOURCE_DATA)) return HEXWARDEN_SOURCE_DATA;
#endif
    throw board::Failure(board::say("the data folder is missing: reinstall Hexwarden or set HEXWARDEN_DATA"));
}

void checkNames(const std::string& pieces, const std::string& layout, const std::filesystem::path& data) {
    if (!std::filesystem::exists(data / "pieces" / (pieces + ".txt")))
        throw board::Failure(board::say("there is no set of pieces '%1'", pieces));
    const bool known = layout.empty() || layout == "free-form";
    if (!known && !std::filesystem::exists(data / "boards" / (layout + ".txt")))
        throw board::Failure(board::say("there is no layout '%1'", layout));
}

}  // namespace hexwarden::commands
