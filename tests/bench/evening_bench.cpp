// What a long evening leaves behind:   evening_bench FILM HOURS [EVERY_MS]
//
// The film is watched again and again as one long one, into a journal, by what `watch` uses. A row each half hour of
// the film's time: memory in use, files open, size of the journal, processor time a frame.
#include "companion/table/table_loop.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <future>
#include <stdexcept>
#include <string>

#include <malloc.h>
#include <unistd.h>

namespace {

using namespace hexwarden;

class Again : public source::FrameSource {
  public:
    Again(std::string film, std::int64_t everyMs, std::int64_t lengthMs)
        : film_(std::move(film)), options_{.everyMs = everyMs}, lengthMs_(lengthMs) {}

    source::Next next(std::stop_token stop) override {
        if (!source_) source_ = source::open(film_, options_);
        source::Next next = source_->next(stop);
        if (std::holds_alternative<source::End>(next) && lastMs_ < lengthMs_ && !stop.stop_requested()) {
            sinceMs_ = lastMs_ + options_.everyMs;
            source_ = source::open(film_, options_);
            next = source_->next(stop);
        }
        if (auto* frame = std::get_if<vision::Frame>(&next)) {
            frame->id = ++frames_;
            frame->atMs += sinceMs_;
            lastMs_ = frame->atMs;
        }
        return next;
    }
    source::Pace pace() const override { return source::Pace::video; }

  private:
    std::string film_;
    source::SourceOptions options_;
    std::int64_t lengthMs_, sinceMs_ = 0, lastMs_ = 0, frames_ = 0;
    std::unique_ptr<source::FrameSource> source_;
};

double memoryMb() {
    std::ifstream statm("/proc/self/statm");
    long all = 0, resident = 0;
    statm >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

std::ptrdiff_t openFiles() {
    const std::filesystem::directory_iterator files("/proc/self/fd");
    return std::distance(begin(files), end(files)) - 1;  // but the folder itself
}

int run(const std::string& film, double hours, std::int64_t everyMs) {
    constexpr std::int64_t kMinuteMs = 60'000;
    const auto folder = std::filesystem::temp_directory_path() / ("evening_bench-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const auto file = folder / "evening.hexwarden";
    table::Table table(journal::Journal::create(file.string()), {});
    const table::EyeOptions options;
    std::promise<void> done;
    std::int64_t nextMs = 10 * kMinuteMs, frames = 0;
    std::clock_t since = std::clock();
    std::printf(
        "| minute of film | memory, MB | of it in use | files open | journal, MB | events | processor ms a frame |\n");
    std::printf("|---|---|---|---|---|---|---|\n");
    const auto looked = [&](const table::SeenFrame& look, const std::vector<board::Change>&) {
        ++frames;
        if (look.frame.atMs < nextMs) return;
        const double ms = 1000. * static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
        std::printf("| %lld | %.0f | %.0f | %td | %.1f | %zu | %.0f |\n",
                    static_cast<long long>(look.frame.atMs / kMinuteMs), memoryMb(),
                    static_cast<double>(mallinfo2().uordblks + mallinfo2().hblkhd) / 1e6, openFiles(),
                    static_cast<double>(std::filesystem::file_size(file)) / 1e6, table.snapshot()->events().size(),
                    ms / static_cast<double>(frames));
        std::fflush(stdout);
        nextMs = nextMs < 30 * kMinuteMs ? 30 * kMinuteMs : nextMs + 30 * kMinuteMs;
        frames = 0;
        since = std::clock();
    };
    {
        const table::TableLoop loop(
            std::make_unique<Again>(film, everyMs, static_cast<std::int64_t>(hours * 60) * kMinuteMs),
            table::Eye(HEXWARDEN_SOURCE "/data", options), table,
            {.looked = looked,
             .interrupted = [](const board::Message&) {},
             .ended = [&] { done.set_value(); },
             .failed =
                 [](const board::Message& sentence) { std::fprintf(stderr, "%s\n", english(sentence).c_str()); }});
        done.get_future().wait();
    }
    std::filesystem::remove_all(folder);
    return 0;
}

}  // namespace

int main(int argc, char** argv) try {
    if (argc < 3) throw std::runtime_error("which film, and for how many hours?");
    return run(argv[1], std::stod(argv[2]), argc > 3 ? std::stoll(argv[3]) : source::SourceOptions{}.everyMs);
} catch (const std::exception& error) {
    std::fprintf(stderr, "evening_bench: %s\n", error.what());
    return 2;
}
