#include "companion/commands/command.h"

#include <cstdlib>
#include <stdexcept>

namespace hexwarden::commands {

std::filesystem::path dataFolder() {
    namespace fs = std::filesystem;
    if (const char* told = std::getenv("HEXWARDEN_DATA")) {
        if (fs::is_directory(told)) return told;
        throw std::runtime_error("HEXWARDEN_DATA names '" + std::string(told) + "', which is no folder");
    }
    std::error_code none;
    const fs::path installed = fs::read_symlink("/proc/self/exe", none).parent_path() / "../share/hexwarden";
    if (fs::is_directory(installed)) return fs::weakly_canonical(installed);
#ifdef HEXWARDEN_SOURCE_DATA
    if (fs::is_directory(HEXWARDEN_SOURCE_DATA)) return HEXWARDEN_SOURCE_DATA;
#endif
    throw std::runtime_error("the data folder is missing: reinstall Hexwarden or set HEXWARDEN_DATA");
}

void checkNames(const std::string& pieces, const std::string& layout, const std::filesystem::path& data) {
    if (!std::filesystem::exists(data / "pieces" / (pieces + ".txt")))
        throw std::runtime_error("there is no set of pieces '" + pieces + "'");
    const bool known = layout.empty() || layout == "free-form";
    if (!known && !std::filesystem::exists(data / "boards" / (layout + ".txt")))
        throw std::runtime_error("there is no layout '" + layout + "'");
}

}  // namespace hexwarden::commands
