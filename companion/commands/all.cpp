#include "companion/commands/ask.h"
#include "companion/commands/calibrate.h"
#include "companion/commands/cameras.h"
#include "companion/commands/command.h"
#include "companion/commands/doctor.h"
#include "companion/commands/new_game.h"
#include "companion/commands/replay.h"
#include "companion/commands/rules.h"
#include "companion/commands/scan.h"
#include "companion/commands/teach.h"
#include "companion/commands/watch.h"

namespace hexwarden::commands {

const std::vector<Command>& all() {
    static const std::vector<Command> commands{
        {"scan", "read the board, pieces and dice in photographs", scan},
        {"watch", "watch a camera, a video or a stream and report what happens", watch},
        {"teach", "learn what the pieces of a table look like, each shown once", teach},
        {"cameras", "list the cameras, their modes and what would be chosen", cameras},
        {"new", "start the journal of a game", newGame},
        {"replay", "print a game from its journal", replay},
        {"ask", "answer questions about rules, JSON lines in and out", ask},
        {"rules", "print the clauses of the rule books", rules},
        {"doctor", "report what this machine has and what is wrong with it", doctor},
        {"calibrate", "measure the camera's lens from a printed sheet", calibrate},
    };
    return commands;
}

}  // namespace hexwarden::commands
