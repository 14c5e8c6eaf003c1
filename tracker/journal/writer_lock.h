// One writer a journal: a lock beside the file that the system releases however the writer ends.
#pragma once

#include <filesystem>

namespace hexwarden::journal {

/// The file itself where a symbolic link was given.
std::filesystem::path behindLinks(const std::filesystem::path& file);

/// Holds `FILE-lock`, FILE being what lies behind links, until destroyed. SQLite's own locks would shut out readers or
/// leave gaps between transactions. Throws std::runtime_error with one sentence if another program, or another part of
/// this one, holds it, or if the file has a second name (a hard link): SQLite would keep two WALs of one game, and no
/// lock would see the other.
class WriterLock {
  public:
    explicit WriterLock(const std::filesystem::path& file);
    ~WriterLock();
    WriterLock(WriterLock&&) noexcept;
    WriterLock& operator=(WriterLock&&) = delete;

  private:
    std::filesystem::path lockFile_;
    int descriptor_ = -1;
};

}  // namespace hexwarden::journal
