// Runs a subcommand as `main` does, with streams that can be read.
#pragma once

#include "companion/commands/command.h"
#include "tests/support/scratch_folder.h"

#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace hexwarden::commands {

class CommandTest : public ::testing::Test {
  protected:
    std::string in(const std::string& name) const { return (folder_ / name).string(); }

    /// The exit status; what an exception says is on `err_`, as `main` puts it there.
    int run(int (*command)(const Arguments&, Streams), const Arguments& arguments) {
        out_.str({});
        err_.str({});
        try {
            return command(arguments, {in_, out_, err_});
        } catch (const std::exception& e) {
            err_ << "hexwarden: " << e.what() << '\n';
            return 1;
        }
    }

    support::ScratchFolder folder_;
    std::istringstream in_;
    std::ostringstream out_, err_;
};

}  // namespace hexwarden::commands
