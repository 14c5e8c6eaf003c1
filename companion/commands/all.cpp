#include "companion/commands/calibrate.h"
#include "companion/commands/command.h"
#include "companion/commands/scan.h"

namespace hexwarden::commands {

const std::vector<Command>& all() {
    static const std::vector<Command> commands{
        {"scan", "read the board, pieces and dice in photographs", scan},
        {"calibrate", "measure the camera's lens from a printed sheet", calibrate},
    };
    return commands;
}

}  // namespace hexwarden::commands
