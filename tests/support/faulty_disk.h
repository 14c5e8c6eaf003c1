// A disk that loses power or is full. What SQLite does to its files is recorded call by call, and what the disk would
// hold after a cut at any moment can be put into a folder: what was not synced at that moment is there, is missing or
// is torn, each sector by chance.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace hexwarden::support {

class FaultyDisk {
  public:
    /// From here on every database that is opened is recorded. One at a time; it must outlive what is opened.
    /// `folder`: where the files lie; what lies there now counts as synced.
    explicit FaultyDisk(const std::filesystem::path& folder);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// Calls so far: moments at which the power may go are 0 to this.
    std::size_t moment() const { return calls_.size(); }

    /// How often somebody has waited for the disk.
    std::size_t syncs() const {
        return static_cast<std::size_t>(std::ranges::count(calls_, Call::Kind::sync, &Call::kind));
    }

    /// Leaves in `to` what a disk holds when the power goes after `moment` calls.
    void cut(std::size_t moment, std::mt19937& chance, const std::filesystem::path& to) const;

    /// SQLite's writes find no room while `full` says so.
    void fullWhile(std::function<bool()> full) { full_ = std::move(full); }
    bool full() const { return full_ && full_(); }

    struct Call {
        enum class Kind : std::uint8_t { write, truncate, sync, remove } kind;
        std::string file;  ///< its name without folders
        std::int64_t at;   ///< of a write where it begins, of a truncation what is left
        std::string bytes;
    };
    void note(Call call) { calls_.push_back(std::move(call)); }

  private:
    std::map<std::string, std::string> before_;
    std::vector<Call> calls_;
    std::function<bool()> full_;
};

}  // namespace hexwarden::support
