#include "companion/commands/command.h"

namespace hexwarden::commands {

const std::vector<Command>& all() {
    static const std::vector<Command> commands{};
    return commands;
}

}  // namespace hexwarden::commands
