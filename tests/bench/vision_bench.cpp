// How well and how quickly labelled photographs are read, by set: kUsage tells how it is called.
#include "companion/commands/options.h"
#include "tests/bench/contact_sheet.h"
#include "tests/bench/quantile.h"
#include "tests/bench/shape_marks.h"
#include "vision/photo.h"

#include <cstdio>
#include <ctime>
#include <functional>
#include <iostream>
#include <stdexcept>

#include <malloc.h>
#include <opencv2/imgcodecs.hpp>
#include <sys/resource.h>

namespace {

using namespace hexwarden;
using namespace hexwarden::bench;
namespace fs = std::filesystem;

constexpr const char* kUsage = R"(How well and how quickly labelled photographs are read, by set.

  vision_bench FOLDER... [options]

Prints tables of the goals, of how honest the probabilities are, and of what each stage costs.

  --list        also name what was read wrongly
  --sheet PNG   also draw the worst readings as crops, outside the repository: photographs are not ours to publish
  --rows        a line a set instead, for folders of many sets such as vision/training/tables/stress.py makes
  --shapes      only the other pieces of the rule books, on the lattice of the labels, as if every shape were in play
  --pieces SET  only the other pieces, as a game with these pieces has them (risk-cubes-6, river-6, ...)
  --models DIR  another data folder than the repository's
)";

constexpr std::size_t kCrops = 40;

struct Figure {
    const char* name;
    const char* goal;
};
constexpr Figure kFigures[]{
    {"board found rightly", "98 %"},
    {"board found wrongly", "0"},
    {"board where none is", "0"},
    {"terrain", "99.5 %"},
    {"tokens", "99 %"},
    {"no token where none is", ""},
    {"pieces: recall", "97 %"},
    {"recall, road", "97 %"},
    {"recall, settlement", "97 %"},
    {"recall, city", "97 %"},
    {"recall, white", "97 %"},
    {"recall, orange", "97 %"},
    {"recall, red", ""},
    {"recall, blue", ""},
    {"pieces: precision", "97 %"},
    {"precision, road", "97 %"},
    {"precision, settlement", "97 %"},
    {"precision, city", "97 %"},
    {"precision, white", "97 %"},
    {"precision, orange", "97 %"},
    {"robber", "98 %"},
    {"harbour kinds told", "90 %"},
    {"told harbour kinds right", "99 %"},
    {"dice", "99 %"},
    {"dice with a wrong value", "0"},
    {"false dice", "0"},
    {"whole board: tiles and tokens", "90 %"},
    {"whole board: everything", "70 %"},
};

/// A settlement or a city is reported or there.
bool isBuilding(const Judged& j) {
    const auto tells = [&](const char* piece) {
        return j.said.find(piece) != std::string::npos || j.truth.find(piece) != std::string::npos;
    };
    return j.about == About::site && (tells("settlement") || tells("city"));
}

struct Kind {
    const char* name;
    std::function<bool(const Judged&)> is;
};
const Kind kKinds[]{
    {"tiles (terrain and token)", [](const Judged& j) { return j.about == About::tile; }},
    {"corners and edges, all", [](const Judged& j) { return j.about == About::site; }},
    {"corners and edges, a piece reported or there", [](const Judged& j) { return j.taken; }},
    {"settlements and cities", isBuilding},
    {"robber", [](const Judged& j) { return j.about == About::robber; }},
    {"dice", [](const Judged& j) { return j.about == About::die; }},
    {"everything but dice", [](const Judged& j) { return j.about != About::die; }},
};

struct Set {
    Marks marks;
    std::map<std::string, std::vector<double>> ms;
};

void measure(vision::Scanner& scanner, const Label& label, Set& set) {
    vision::Stopwatch watch;
    const vision::Frame frame = vision::readPhoto(label.photo);
    watch.lap("decode");
    const std::clock_t processor = std::clock();
    const vision::Scan scan = scanner.scan(frame);
    set.ms["find and read, processor"].push_back(1000. * static_cast<double>(std::clock() - processor) /
                                                 CLOCKS_PER_SEC);
    set.marks.take(label, scan);
    set.ms["decode"].push_back(watch.laps()[0].ms);
    set.ms["find"].push_back(scan.findMs);
    set.ms["read"].push_back(scan.readMs);
    set.ms["find and read"].push_back(scan.findMs + scan.readMs);
    if (scan.board)
        for (const vision::Lap& lap : scanner.reader().laps()) set.ms["read: " + lap.stage].push_back(lap.ms);
}

void printHead(const std::map<std::string, Set>& sets, const char* first) {
    std::printf("\n| %s |", first);
    for (const auto& [name, set] : sets) std::printf(" %s |", name.c_str());
    std::printf("\n|---|");
    for (std::size_t i = 0; i < sets.size(); ++i) std::printf("---|");
    std::printf("\n");
}

void printFigures(const std::map<std::string, Set>& sets) {
    printHead(sets, "figure, goal");
    for (const Figure& figure : kFigures) {
        std::printf("| %s%s%s |", figure.name, *figure.goal ? ", " : "", figure.goal);
        for (const auto& [name, set] : sets) {
            const Count c = set.marks.of(figure.name);
            const auto [low, high] = interval(c);
            if (c.of == 0)
                std::printf(" |");
            else if (std::string(figure.goal) == "0")
                std::printf(" %d of %d |", figure.name == std::string("false dice") ? c.of : c.right, c.of);
            else
                std::printf(" %.1f %% (%d of %d, %.1f to %.1f) |", 100. * c.right / c.of, c.right, c.of, 100 * low,
                            100 * high);
        }
        std::printf("\n");
    }
}

/// A line a set: counts, and of the boards also those that were refused.
void printRows(const std::map<std::string, Set>& sets) {
    constexpr const char* kColumns[]{"terrain",           "tokens", "no token where none is", "pieces: recall",
                                     "pieces: precision", "robber", "board where none is"};
    std::printf("\n| set | boards right, refused, wrong |");
    for (const char* column : kColumns) std::printf(" %s |", column);
    std::printf(" tiles: given p / right, error; wrong over 0.99 |\n|---|---|");
    for (std::size_t i = 0; i <= std::size(kColumns); ++i) std::printf("---|");
    for (const auto& [name, set] : sets) {
        const Count right = set.marks.of("board found rightly"), wrong = set.marks.of("board found wrongly");
        std::printf("\n| %s | %d, %d, %d |", name.c_str(), right.right, right.of - right.right - wrong.right,
                    wrong.right);
        for (const char* column : kColumns) {
            const Count c = set.marks.of(column);
            if (c.of == 0)
                std::printf(" |");
            else
                std::printf(" %d of %d |", c.right, c.of);
        }
        std::vector<Judged> tiles;
        std::copy_if(set.marks.judged().begin(), set.marks.judged().end(), std::back_inserter(tiles), kKinds[0].is);
        if (const Reliability r = reliability(tiles); r.readings > 0)
            std::printf(" %.3f / %.3f, %.1f %%; %d of %d |", r.meanP, r.share, 100 * r.error, r.sure.of - r.sure.right,
                        r.sure.of);
        else
            std::printf(" |");
    }
    std::printf("\n");
}

void printHonesty(const std::map<std::string, Set>& sets) {
    printHead(sets, "readings: given p / right, calibration error; wrong of those over 0.99");
    for (const Kind& kind : kKinds) {
        std::printf("| %s |", kind.name);
        for (const auto& [name, set] : sets) {
            std::vector<Judged> some;
            std::copy_if(set.marks.judged().begin(), set.marks.judged().end(), std::back_inserter(some), kind.is);
            const Reliability r = reliability(some);
            if (r.readings == 0)
                std::printf(" |");
            else
                std::printf(" %.3f / %.3f, %.2f %%; %d of %d |", r.meanP, r.share, 100 * r.error,
                            r.sure.of - r.sure.right, r.sure.of);
        }
        std::printf("\n");
    }
}

void printTimes(const std::map<std::string, Set>& sets) {
    printHead(sets, "ms, median and 95th percentile");
    for (const char* stage : {"decode", "find", "read", "read: tiles and robber", "read: tokens", "read: harbours",
                              "read: pieces", "read: waiting for dice", "find and read", "find and read, processor"}) {
        std::printf("| %s |", stage);
        for (const auto& [name, set] : sets) {
            const auto ms = set.ms.find(stage);
            if (ms == set.ms.end())
                std::printf(" |");
            else
                std::printf(" %.0f, %.0f |", at(ms->second, .5), at(ms->second, .95));
        }
        std::printf("\n");
    }
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf("\nGreatest memory: %ld MB\n", used.ru_maxrss / 1024);
}

void list(const std::vector<Judged>& judged) {
    for (const Judged& j : judged)
        if (!j.right)
            std::printf("%s: %s with %.3f is %s, at %.0f,%.0f\n", j.photo.c_str(), j.said.c_str(), j.p, j.truth.c_str(),
                        j.at.x, j.at.y);
}

bool liesInRepository(const fs::path& file) {
    const fs::path relative = fs::relative(fs::absolute(file), HEXWARDEN_SOURCE);
    return !relative.empty() && *relative.begin() != "..";
}

void run(const commands::Arguments& arguments) {
    if (commands::wroteHelp(arguments, {std::cin, std::cout, std::cerr}, kUsage)) return;
    ::mallopt(M_ARENA_MAX, 1);  // as the scan command has it
    std::string sheet, pieces;
    std::string data = HEXWARDEN_SOURCE "/data";
    bool listing = false, rows = false, shapes = false;
    std::vector<std::string> folders;
    const auto wrong =
        commands::takeApart(arguments, {.values = {{"--sheet", &sheet}, {"--models", &data}, {"--pieces", &pieces}},
                                        .flags = {{"--list", &listing}, {"--rows", &rows}, {"--shapes", &shapes}},
                                        .others = &folders});
    if (wrong) throw std::runtime_error(english(*wrong) + "; see --help");
    std::vector<Label> labels;
    for (const std::string& folder : folders)
        for (Label& label : readLabels(folder)) labels.push_back(std::move(label));
    if (labels.empty()) throw std::runtime_error("which folder of labelled photographs?");
    if (!sheet.empty() && liesInRepository(sheet)) throw std::runtime_error("the sheet must not lie in the repository");
    if (shapes || !pieces.empty()) return printShapes(labels, data, pieces);

    vision::Scanner scanner(data);
    scanner.scan(vision::readPhoto(labels[0].photo));  // the first look prepares the networks
    std::map<std::string, Set> sets;
    std::map<std::string, fs::path> photoOf;
    std::vector<Judged> judged;
    for (const Label& label : labels) {
        measure(scanner, label, sets[label.set]);
        photoOf[label.name] = label.photo;
    }
    if (rows) {
        printRows(sets);
    } else {
        printFigures(sets);
        printHonesty(sets);
        printTimes(sets);
    }
    for (const auto& [name, set] : sets)
        judged.insert(judged.end(), set.marks.judged().begin(), set.marks.judged().end());
    if (listing) list(judged);
    if (!sheet.empty() && !cv::imwrite(sheet, contactSheet(worst(judged, kCrops), photoOf)))
        throw std::runtime_error("cannot write " + sheet);
}

}  // namespace

int main(int count, char** arguments) try {
    run({arguments + 1, arguments + count});
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "vision_bench: %s\n", e.what());
    return 1;
}
