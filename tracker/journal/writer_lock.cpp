#include "tracker/journal/writer_lock.h"

#include "tracker/board/message.h"

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexwarden::journal {
namespace {

// The holder removes the file when it is done; who then gets the lock of a removed file holds nothing.
bool stillNamed(int descriptor, const std::filesystem::path& lockFile) {
    struct stat held {};
    struct stat named {};
    return ::fstat(descriptor, &held) == 0 && ::stat(lockFile.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

}  // namespace

std::filesystem::path behindLinks(const std::filesystem::path& file) {
    std::error_code none;
    if (!std::filesystem::is_symlink(file, none)) return file;
    const auto real = std::filesystem::canonical(file, none);
    return none ? file : real;
}

WriterLock::WriterLock(const std::filesystem::path& file) : lockFile_(behindLinks(file).string() + "-lock") {
    struct stat about {};
    if (::stat(file.c_str(), &about) == 0 && about.st_nlink > 1)
        throw board::Failure(board::say(
            "'%1' has a second name (a hard link), so that two could write it; copy it and open the copy", file));
    for (;;) {
        descriptor_ = ::open(lockFile_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (descriptor_ < 0)
            throw board::Failure(board::say("'%1' cannot be made: %2", lockFile_, std::strerror(errno)));
        if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            ::close(descriptor_);
            if (error != EWOULDBLOCK)
                throw board::Failure(board::say("'%1' cannot be locked: %2", file, std::strerror(error)));
            throw board::Failure(
                board::say("'%1' is already open for writing in another Hexwarden", file.stem().string()));
        }
        if (stillNamed(descriptor_, lockFile_)) return;
        ::close(descriptor_);
    }
}

WriterLock::WriterLock(WriterLock&& other) noexcept
    : lockFile_(std::move(other.lockFile_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

WriterLock::~WriterLock() {
    if (descriptor_ < 0) return;
    ::unlink(lockFile_.c_str());
    ::close(descriptor_);
}

}  // namespace hexwarden::journal
