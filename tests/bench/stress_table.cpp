#include "tests/bench/stress_table.h"

#include "companion/table/eye.h"
#include "tests/bench/quantile.h"
#include "tests/support/camera_effects.h"
#include "tracker/belief/belief.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

#include <nlohmann/json.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::bench {

namespace {

using nlohmann::json;

struct True {
    std::string what;  ///< "3 4", "red settlement", "robber"
    cv::Point2d at{};  ///< pixels of the clean film; the lattice may be laid on the board in six ways
    std::int64_t atMs = 0, untilMs = 0;
    std::vector<std::string> of = {};  ///< of dice: kinds
    bool reported = false;
    int wrong = 0, again = 0;  ///< reported instead of it, and after it
};

struct Truth {
    std::vector<True> throws, pieces;
    std::vector<True> hands;
};

double seconds(std::int64_t ms) {
    return static_cast<double>(ms) / 1000;
}

std::string diceText(int a, int b) {
    return std::to_string(std::min(a, b)) + ' ' + std::to_string(std::max(a, b));
}

cv::Point2d pixel(const json& line) {
    return {line["px"][0], line["px"][1]};
}

Truth readTruth(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error("cannot read " + file);
    Truth truth;
    for (std::string line; std::getline(in, line);) {
        const json j = json::parse(line);
        const std::string t = j["t"];
        const std::int64_t at = j.value("at_ms", 0);
        if (t == "roll")
            truth.throws.push_back(
                {diceText(j["dice"][0], j["dice"][1]), {}, at, at, j.value("of", std::vector<std::string>())});
        if (t == "hand") truth.hands.push_back({"hand", {}, at, j.value("until_ms", at)});
        if (t == "robber") truth.pieces.push_back({"robber", pixel(j), at});
        if (t == "build") {
            truth.pieces.push_back({j["p"].get<std::string>() + ' ' + j["kind"].get<std::string>(), pixel(j), at});
        }
    }
    return truth;
}

std::string textOf(const board::Change& change) {
    if (const auto* dice = std::get_if<board::DiceRest>(&change)) return diceText(dice->dice[0], dice->dice[1]);
    if (std::holds_alternative<board::RobberChange>(change)) return "robber";
    const auto& site = std::get<board::SiteChange>(change);
    return std::string(board::word(site.after.colour)) + ' ' + std::string(board::word(site.after.piece));
}

/// In pixels of the clean film, 1280 wide; none for dice.
std::optional<cv::Point2d> placeOf(const board::Change& change, const table::SeenFrame& look) {
    if (!look.pose || std::holds_alternative<board::DiceRest>(change)) return std::nullopt;
    const auto* robber = std::get_if<board::RobberChange>(&change);
    const board::Site site = robber ? board::Site(robber->to) : std::get<board::SiteChange>(change).site;
    return vision::project(look.pose->view.imageFromLattice, vision::pointInLattice(site)) *
           (1280. / look.pose->view.size.width);
}

std::string placeText(std::optional<cv::Point2d> place) {
    return place ? " at " + std::to_string(cvRound(place->x)) + ' ' + std::to_string(cvRound(place->y)) : "";
}

/// Whether something of the truth is reported; the earliest that is not reported yet and happened before.
True* match(std::vector<True>& truth, const std::string& what, std::optional<cv::Point2d> place, std::int64_t nowMs) {
    constexpr std::int64_t kEarlyMs = 300, kLateMs = 6000;
    constexpr double kNearPx = 30;  // less than half a side of this film's tiles
    for (True& one : truth) {
        const bool there = !place || cv::norm(one.at - *place) < kNearPx;
        if (!one.reported && one.what == what && there && one.atMs <= nowMs + kEarlyMs && nowMs <= one.atMs + kLateMs)
            return &one;
    }
    return nullptr;
}

/// The throw that was under way then, if any had been.
True* latest(std::vector<True>& throws, std::int64_t nowMs) {
    const auto later = std::ranges::find_if(throws, [&](const True& t) { return t.atMs > nowMs; });
    return later == throws.begin() ? nullptr : &*std::prev(later);
}

void printKinds(const std::vector<True>& throws) {
    std::map<std::string, std::array<std::ptrdiff_t, 4>> kinds;
    for (const True& one : throws)
        for (const std::string& kind : one.of) {
            auto& [all, reported, wrong, again] = kinds[kind];
            ++all, reported += one.reported, wrong += one.wrong, again += one.again;
        }
    if (!kinds.empty()) std::printf("\n| dice | throws | reported rightly | wrong | twice |\n|---|---|---|---|---|\n");
    for (const auto& [kind, row] : kinds)
        std::printf("| %s | %td | %td | %td | %td |\n", kind.c_str(), row[0], row[1], row[2], row[3]);
}

void run(const std::string& film, Truth truth, const tests::CameraEffect& effect, int strength, bool list) {
    auto source = tests::through(source::open(film), effect, strength);
    constexpr std::int64_t kSettlesMs = 1000;  // what a hand left behind may still look like one
    const table::EyeOptions options;
    table::Eye eye(HEXWARDEN_SOURCE "/data", options);
    belief::Belief belief;
    std::size_t falseHands = 0, falseThrows = 0, falsePieces = 0;
    std::vector<double> lateMs, frameMs;
    for (;;) {
        auto next = source->next({});
        const auto* frame = std::get_if<vision::Frame>(&next);
        if (!frame) break;
        const auto start = std::chrono::steady_clock::now();
        const table::SeenFrame look = eye.look(*frame);
        frameMs.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
        if (look.handCame) {
            const auto hand = std::ranges::find_if(truth.hands, [&](const True& h) {
                return !h.reported && h.atMs <= frame->atMs && frame->atMs <= h.untilMs + kSettlesMs;
            });
            if (hand == truth.hands.end())
                ++falseHands;
            else
                hand->reported = true;
            if (list && hand == truth.hands.end())
                std::printf("%8.2f s  a hand, which is not so\n", seconds(frame->atMs));
        }
        for (const board::Change& change : belief.take(look.seen)) {
            const bool dice = std::holds_alternative<board::DiceRest>(change);
            True* what = match(dice ? truth.throws : truth.pieces, textOf(change), placeOf(change, look), frame->atMs);
            if (list && what)
                std::printf("%8.2f s  %s, %.1f s late\n", seconds(frame->atMs), textOf(change).c_str(),
                            seconds(frame->atMs - what->atMs));
            else if (list)
                std::printf("%8.2f s  %s%s, which is not so\n", seconds(frame->atMs), textOf(change).c_str(),
                            placeText(placeOf(change, look)).c_str());
            if (what && dice) lateMs.push_back(static_cast<double>(frame->atMs - what->atMs));
            if (what)
                what->reported = true;
            else
                ++(dice ? falseThrows : falsePieces);
            if (True* thrown = dice && !what ? latest(truth.throws, frame->atMs) : nullptr)
                ++(thrown->what == textOf(change) ? thrown->again : thrown->wrong);
        }
    }
    const auto reported = [](const std::vector<True>& all) { return std::ranges::count(all, true, &True::reported); };
    std::printf("| %s%s %d | %td of %zu, %zu | %td of %zu, %zu | %td of %zu, %zu | %.0f, %.0f | %.0f, %.0f |\n",
                effect.name.c_str(), effect.judges ? " (judges)" : "", strength, reported(truth.throws),
                truth.throws.size(), falseThrows, reported(truth.pieces), truth.pieces.size(), falsePieces,
                reported(truth.hands), truth.hands.size(), falseHands, at(lateMs, .5), at(lateMs, 1), at(frameMs, .5),
                at(frameMs, .95));
    printKinds(truth.throws);
    std::fflush(stdout);
}

std::pair<const tests::CameraEffect&, int> effectOf(const std::string& word) {
    constexpr int kOrdinary = 2;
    const std::size_t colon = word.find(':');
    return {tests::cameraEffect(word.substr(0, colon)),
            colon == std::string::npos ? kOrdinary : std::stoi(word.substr(colon + 1))};
}

}  // namespace

void printStress(const std::string& film, const std::string& truthFile, std::span<char* const> effects) {
    const Truth truth = readTruth(truthFile);
    std::printf(
        "| effect, strength | throws, beside the truth | pieces, beside the truth | hands | throw reported after ms | "
        "ms a frame |\n|---|---|---|---|---|---|\n");
    if (effects.empty()) {
        for (const auto& effect : tests::cameraEffects())
            for (int strength = 1; strength <= (effect.name == "clean" ? 1 : 3); ++strength)
                run(film, truth, effect, strength, false);
    }
    for (const std::string word : effects) {
        const auto [effect, strength] = effectOf(word);
        run(film, truth, effect, strength, effects.size() == 1);
    }
}

void writeThrough(const std::string& film, const std::string& effectWord, const std::string& newFilm) {
    const source::SourceOptions options;
    const auto [effect, strength] = effectOf(effectWord);
    auto source = tests::through(source::open(film, options), effect, strength);
    cv::VideoWriter writer;
    constexpr double kJpegQuality = 97;
    for (auto next = source->next({}); std::holds_alternative<vision::Frame>(next); next = source->next({})) {
        const cv::Mat& image = std::get<vision::Frame>(next).image;
        if (!writer.isOpened()) {
            writer.open(newFilm, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 1000. / double(options.everyMs),
                        image.size());
            writer.set(cv::VIDEOWRITER_PROP_QUALITY, kJpegQuality);
        }
        if (!writer.isOpened()) throw std::runtime_error("cannot write " + newFilm);
        writer.write(image);
    }
}

}  // namespace hexwarden::bench
