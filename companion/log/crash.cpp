#include "companion/log/crash.h"

#include "companion/log/places.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <string_view>

#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

namespace hexwarden::log {

namespace {

namespace fs = std::filesystem;

constexpr std::array kSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr const char* kFresh = "crash-";
constexpr const char* kOld = "old-crash-";
constexpr std::size_t kOldOnes = 5;
constexpr int kMostFrames = 64;

// Nothing may be allocated while the program dies: all that is needed then lies here.
char file[4096];
char firstLine[256];
char lastWords[512];
volatile std::sig_atomic_t dying = 0;

void put(int out, const char* text) {
    if (::write(out, text, std::strlen(text)) < 0) return;
}

const char* nameOf(int signal) {
    switch (signal) {
        case SIGSEGV:
            return "segmentation fault";
        case SIGBUS:
            return "bus error";
        case SIGFPE:
            return "arithmetic error";
        case SIGILL:
            return "illegal instruction";
        default:
            return "abort";
    }
}

void die(int signal) {
    std::signal(signal, SIG_DFL);
    if (!dying) {
        dying = 1;
        const int out = ::open(file, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
        if (out >= 0) {
            put(out, firstLine);
            put(out, "\nended by: ");
            put(out, nameOf(signal));
            put(out, "\n");
            put(out, lastWords);
            put(out, "where, innermost first (addresses for the package with the symbols):\n");
            void* frames[kMostFrames];
            ::backtrace_symbols_fd(frames, ::backtrace(frames, kMostFrames), out);
            ::close(out);
        }
    }
    ::raise(signal);
}

void copy(char* to, std::size_t room, std::string_view text) {
    const std::size_t length = std::min(room - 1, text.size());
    std::memcpy(to, text.data(), length);
    to[length] = '\0';
}

/// An exception that nobody caught: its sentence is worth more than where it ended.
void unexpected() {
    try {
        if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::exception& e) {
        copy(lastWords, sizeof lastWords - 1, "exception: " + withoutOwner(e.what()));
        std::strncat(lastWords, "\n", 2);
    } catch (...) {
        copy(lastWords, sizeof lastWords, "exception of an unknown kind\n");
    }
    std::abort();
}

std::vector<fs::path> reports(const fs::path& folder, const char* beginning) {
    std::vector<fs::path> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().filename().string().starts_with(beginning)) found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

}  // namespace

void watchForCrashes(const fs::path& folder, const std::string& about) {
    std::error_code none;
    fs::create_directories(folder, none);
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    char begun[32];
    std::strftime(begun, sizeof begun, "%Y%m%dT%H%M%SZ", &utc);
    // Named after the start: the end is no time for calendars.
    copy(file, sizeof file,
         (folder / (kFresh + std::string(begun) + '-' + std::to_string(::getpid()) + ".txt")).string());
    copy(firstLine, sizeof firstLine, about + ", started " + begun);
    void* frame[1];
    ::backtrace(frame, 1);  // loads what it needs, which it must not do later
    // A stack that has run over is no place to die on.
    static char stack[64 * 1024];
    const stack_t other{.ss_sp = stack, .ss_flags = 0, .ss_size = sizeof stack};
    ::sigaltstack(&other, nullptr);
    for (const int signal : kSignals) {
        struct sigaction action {};
        action.sa_handler = die;
        action.sa_flags = SA_ONSTACK | SA_NODEFER;
        ::sigaction(signal, &action, nullptr);
    }
    std::set_terminate(unexpected);
}

std::vector<fs::path> crashes(const fs::path& folder) {
    return reports(folder, kFresh);
}

void putAside(const fs::path& crash) {
    std::error_code none;
    fs::rename(crash, crash.parent_path() / ("old-" + crash.filename().string()), none);
    auto old = oldCrashes(crash.parent_path());
    for (std::size_t i = 0; i + kOldOnes < old.size(); ++i) fs::remove(old[i], none);
}

std::vector<fs::path> oldCrashes(const fs::path& folder) {
    return reports(folder, kOld);
}

}  // namespace hexwarden::log
