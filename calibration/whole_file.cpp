#include "calibration/whole_file.h"

#include "tracker/board/message.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace hexwarden::calibration {
namespace {

std::string inWords(int error) {
    return std::generic_category().message(error);
}

/// Zero, or the system's error.
int writeAll(const std::filesystem::path& file, std::string_view bytes) {
    const int out = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (out < 0) return errno;
    int error = 0;
    while (!bytes.empty() && error == 0) {
        const ssize_t written = ::write(out, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            error = errno;
    }
    if (error == 0 && ::fsync(out) != 0) error = errno;
    if (::close(out) != 0 && error == 0) error = errno;
    return error;
}

}  // namespace

void writeWhole(const std::filesystem::path& file, std::string_view bytes) {
    // A device or a pipe cannot be replaced by a file and has nothing to lose.
    std::error_code ignored;
    const auto status = std::filesystem::status(file, ignored);
    const bool inPlace = exists(status) && !is_regular_file(status);
    std::filesystem::path beside = file;
    if (!inPlace) beside += ".part";
    int error = writeAll(beside, bytes);
    if (error == 0 && !inPlace && ::rename(beside.c_str(), file.c_str()) != 0) error = errno;
    if (error == 0) return;
    if (!inPlace) std::filesystem::remove(beside, ignored);
    throw board::Failure(board::say("cannot write '%1': %2", file, inWords(error)));
}

std::string readWhole(const std::filesystem::path& file) {
    const auto status = std::filesystem::status(file);
    if (std::filesystem::is_fifo(status) || std::filesystem::is_character_file(status))
        throw board::Failure(board::say("'%1' is a device or a pipe, and no file that can be read", file));
    std::ifstream in(file, std::ios::binary);
    if (!in) throw board::Failure(board::say("cannot read '%1': %2", file, inWords(errno)));
    std::ostringstream bytes;
    bytes << in.rdbuf();
    if (in.bad() || std::filesystem::is_directory(file))
        throw board::Failure(board::say("cannot read '%1': %2", file, inWords(in.bad() ? EIO : EISDIR)));
    return std::move(bytes).str();
}

}  // namespace hexwarden::calibration
