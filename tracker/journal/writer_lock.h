// One writer a journal: a lock beside the file that the system releases however the writer ends.
#pragma once

#include <filesystem>

namespace hexwarden::journal {

/// Holds `FILE-lock` until destroyed. SQLite's own locks would shut out readers or leave gaps between transactions.
/// Throws std::runtime_error with one sentence if another program, or another part of this one, holds it.
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
