#include "tests/support/faulty_disk.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>

#include <sqlite3.h>

namespace hexwarden::support {
namespace {

namespace fs = std::filesystem;
using Call = FaultyDisk::Call;

constexpr std::int64_t kSector = 512;

FaultyDisk* current = nullptr;
sqlite3_vfs* below = nullptr;
sqlite3_vfs vfs;
sqlite3_io_methods methods;

/// The real file lies directly behind it, in memory that SQLite hands out.
struct Recorded {
    sqlite3_file base;
    char name[256];
};

sqlite3_file* real(sqlite3_file* f) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<Recorded*>(f) + 1);
}

void note(Call::Kind kind, sqlite3_file* f, std::int64_t at, std::string bytes = {}) {
    const std::string name = reinterpret_cast<Recorded*>(f)->name;
    if (current && !name.empty()) current->note({kind, name, at, std::move(bytes)});
}

int write(sqlite3_file* f, const void* from, int count, sqlite3_int64 at) {
    if (current && current->full()) return SQLITE_FULL;
    note(Call::Kind::write, f, at, {static_cast<const char*>(from), static_cast<std::size_t>(count)});
    return real(f)->pMethods->xWrite(real(f), from, count, at);
}

int truncate(sqlite3_file* f, sqlite3_int64 size) {
    note(Call::Kind::truncate, f, size);
    return real(f)->pMethods->xTruncate(real(f), size);
}

int sync(sqlite3_file* f, int flags) {
    const int code = real(f)->pMethods->xSync(real(f), flags);
    note(Call::Kind::sync, f, 0);
    return code;
}

/// SQLite's own function of the same name, asked of the real file.
template <auto Member, class... Args>
auto passed(sqlite3_file* f, Args... args) {
    return (real(f)->pMethods->*Member)(real(f), args...);
}

int open(sqlite3_vfs*, const char* path, sqlite3_file* f, int flags, int* opened) {
    auto* recorded = reinterpret_cast<Recorded*>(f);
    const std::string name = path ? fs::path(path).filename().string() : "";
    recorded->name[name.copy(recorded->name, sizeof recorded->name - 1)] = 0;
    const int code = below->xOpen(below, path, real(f), flags, opened);
    recorded->base.pMethods = real(f)->pMethods ? &methods : nullptr;
    return code;
}

int remove(sqlite3_vfs*, const char* path, int syncFolder) {
    if (current) current->note({Call::Kind::remove, fs::path(path).filename().string(), 0, {}});
    return below->xDelete(below, path, syncFolder);
}

void makeMethods() {
    using M = sqlite3_io_methods;
    methods = {
        .iVersion = 2,
        .xClose = [](sqlite3_file* f) { return real(f)->pMethods ? real(f)->pMethods->xClose(real(f)) : SQLITE_OK; },
        .xRead = passed<&M::xRead, void*, int, sqlite3_int64>,
        .xWrite = write,
        .xTruncate = truncate,
        .xSync = sync,
        .xFileSize = passed<&M::xFileSize, sqlite3_int64*>,
        .xLock = passed<&M::xLock, int>,
        .xUnlock = passed<&M::xUnlock, int>,
        .xCheckReservedLock = passed<&M::xCheckReservedLock, int*>,
        .xFileControl = passed<&M::xFileControl, int, void*>,
        .xSectorSize = passed<&M::xSectorSize>,
        .xDeviceCharacteristics = passed<&M::xDeviceCharacteristics>,
        .xShmMap = passed<&M::xShmMap, int, int, int, void volatile**>,
        .xShmLock = passed<&M::xShmLock, int, int, int>,
        .xShmBarrier = passed<&M::xShmBarrier>,
        .xShmUnmap = passed<&M::xShmUnmap, int>,
        .xFetch = nullptr,
        .xUnfetch = nullptr};
}

using File = std::optional<std::string>;

void apply(const Call& call, File& file) {
    if (call.kind == Call::Kind::remove) {
        file.reset();
        return;
    }
    if (!file) file.emplace();
    const auto at = static_cast<std::size_t>(call.at);
    if (call.kind == Call::Kind::truncate) file->resize(at);
    if (call.kind != Call::Kind::write) return;
    file->resize(std::max(file->size(), at + call.bytes.size()));
    file->replace(at, call.bytes.size(), call.bytes);
}

/// Each sector of a write for itself.
std::vector<Call> torn(const Call& call) {
    if (call.kind != Call::Kind::write) return {call};
    std::vector<Call> parts;
    for (std::size_t from = 0; from < call.bytes.size();) {
        const std::int64_t at = call.at + static_cast<std::int64_t>(from);
        const auto count = static_cast<std::size_t>(kSector - at % kSector);
        parts.push_back({call.kind, call.file, at, call.bytes.substr(from, count)});
        from += count;
    }
    return parts;
}

}  // namespace

FaultyDisk::FaultyDisk(const fs::path& folder) {
    if (current) throw std::logic_error("one faulty disk at a time");
    for (const auto& entry : fs::directory_iterator(folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        before_[entry.path().filename().string()] = {std::istreambuf_iterator<char>(in), {}};
    }
    below = sqlite3_vfs_find(nullptr);
    makeMethods();
    vfs = *below;
    vfs.zName = "faulty-disk";
    vfs.szOsFile = static_cast<int>(sizeof(Recorded)) + below->szOsFile;
    vfs.xOpen = open;
    vfs.xDelete = remove;
    sqlite3_vfs_register(&vfs, 1);
    current = this;
}

FaultyDisk::~FaultyDisk() {
    current = nullptr;
    sqlite3_vfs_unregister(&vfs);
    sqlite3_vfs_register(below, 1);
}

void FaultyDisk::cut(std::size_t moment, std::mt19937& chance, const fs::path& to) const {
    std::map<std::string, File> disk(before_.begin(), before_.end());
    std::map<std::string, std::vector<Call>> waiting;
    for (std::size_t i = 0; i < moment; ++i) {
        const Call& call = calls_[i];
        if (call.kind != Call::Kind::sync) {
            waiting[call.file].push_back(call);
            continue;
        }
        for (const Call& done : waiting[call.file]) apply(done, disk[call.file]);
        waiting[call.file].clear();
    }
    for (const auto& [name, calls] : waiting) {
        std::vector<Call> survivors;
        for (const Call& call : calls)
            for (Call& part : torn(call))
                if (chance() % 2) survivors.push_back(std::move(part));
        for (const Call& call : survivors) apply(call, disk[name]);
    }
    fs::remove_all(to);
    fs::create_directories(to);
    for (const auto& [name, content] : disk)
        if (content) std::ofstream(to / name, std::ios::binary) << *content;
}

}  // namespace hexwarden::support
