#include "companion/commands/command.h"
#include "companion/commands/scan.h"

namespace hexwarden::commands {

const std::vector<Command>& all() {
    static const std::vector<Command> commands{
        {"scan", "read the board, pieces and dice in photographs", scan},
    };
    return commands;
}

}  // namespace hexwarden::commands
