// What a table's confirmed photographs do for reading its later ones: kUsage tells how it is called.
#include "companion/commands/options.h"
#include "tests/bench/labels.h"
#include "tracker/board/number.h"
#include "vision/photo.h"
#include "vision/scanner.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <stdexcept>

#include <opencv2/imgproc.hpp>

namespace {

using namespace hexwarden;
using namespace hexwarden::bench;

constexpr const char* kUsage = R"(What a table's confirmed photographs do for reading its later ones.

  series_bench FOLDER... [options]

The photographs are read in the order given, pieces only, on the lattice of their labels: once by a reader that knows
nothing of the table, once by one that has learned from all photographs before. Then the labels are confirmed.

  --set PREFIX    only photographs whose names begin so
  --side PX       first reduce the picture until a tile side has so many pixels
  --blur PX       then blur it
  --gain FACTOR   then darken or brighten it
  --noise LEVELS  then give it noise, in grey levels
)";

struct Request {
    std::vector<Label> labels;
    std::string set;
    double sidePx = 0, noise = 0, blurPx = 0, gain = 1;
};

struct Tally {
    int sites = 0, wrong = 0, pieces = 0, wrongPieces = 0, falsePieces = 0, sure = 0, sureWrong = 0;
    double surprise = 0;

    Tally& operator+=(const Tally& other) {
        sites += other.sites, wrong += other.wrong, pieces += other.pieces, wrongPieces += other.wrongPieces;
        falsePieces += other.falsePieces, sure += other.sure, sureWrong += other.sureWrong;
        surprise += other.surprise;
        return *this;
    }
};

struct Picture {
    vision::Frame frame;
    vision::BoardPose pose;
};

Picture pictureOf(const Label& label, const Request& request) {
    const TrueBoard& truth = *label.board;
    cv::Mat image = vision::readPhoto(label.photo).image, noise;
    vision::BoardPose pose;
    for (const auto& [hex, tile] : truth.tiles) pose.land.push_back(hex);
    pose.view = {truth.imageFromLattice, image.size(), 0};
    pose.layout = "base-19";
    const double scale = request.sidePx > 0 ? request.sidePx / shortSidePx(truth.imageFromLattice, {}) : 1;
    if (scale < 1) {
        cv::resize(image, image, {}, scale, scale, cv::INTER_AREA);
        pose = vision::resized(pose, image.size());
    }
    if (request.blurPx > 0) cv::GaussianBlur(image, image, {}, request.blurPx);
    image.convertTo(image, CV_32F, request.gain);
    noise.create(image.size(), image.type());
    cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0, request.noise);
    image += noise;
    image.convertTo(image, CV_8U);
    return {{image, 0, 0}, pose};
}

std::vector<vision::ConfirmedSite> truthOf(const Label& label, const vision::BoardPose& pose) {
    std::vector<vision::ConfirmedSite> all;
    for (board::Corner c : vision::cornersOf(pose.land)) all.push_back({c, {}});
    for (board::Edge e : vision::edgesOf(pose.land)) all.push_back({e, {}});
    for (auto& [site, occupant] : all)
        for (const auto& piece : label.board->pieces)
            if (piece.first == site) occupant = piece.second;
    return all;
}

Tally tally(const board::Observation& seen, const std::vector<vision::ConfirmedSite>& truth) {
    Tally t;
    for (const board::SiteReading& reading : seen.sites) {
        const auto there =
            std::find_if(truth.begin(), truth.end(), [&](const auto& s) { return s.site == reading.site; })->occupant;
        const bool empty = there.piece == board::Piece::none;
        double p = .001;
        for (const auto& guess : reading.occupant)
            if (guess.value == there) p = std::max<double>(p, guess.probability);
        const auto& first = reading.occupant[0];
        const bool wrong = !(first.value == there);
        ++t.sites, t.pieces += !empty, t.wrong += wrong, t.wrongPieces += wrong && !empty;
        t.falsePieces += wrong && empty;
        t.sure += first.probability > .99F, t.sureWrong += wrong && first.probability > .99F;
        t.surprise -= std::log(p);
    }
    return t;
}

void print(const char* name, const Tally& t) {
    std::printf("| %s | %d of %d | %d of %d | %d | %.1f | %d of %d |\n", name, t.wrong, t.sites, t.wrongPieces,
                t.pieces, t.falsePieces, t.surprise, t.sureWrong, t.sure);
}

double number(const std::string& word, const std::string& value) {
    if (const auto number = board::numberIn<double>(value)) return *number;
    throw std::runtime_error(word + " wants a number, not '" + value + "'");
}

Request requestOf(const commands::Arguments& arguments) {
    Request request;
    std::string side = "0", noise = "0", blur = "0", gain = "1";
    std::vector<std::string> folders;
    const auto wrong = commands::takeApart(arguments, {.values = {{"--set", &request.set},
                                                                  {"--side", &side},
                                                                  {"--noise", &noise},
                                                                  {"--blur", &blur},
                                                                  {"--gain", &gain}},
                                                       .others = &folders});
    if (wrong) throw std::runtime_error(english(*wrong) + "; see --help");
    request.sidePx = number("--side", side), request.noise = number("--noise", noise);
    request.blurPx = number("--blur", blur), request.gain = number("--gain", gain);
    for (const std::string& folder : folders)
        for (Label& label : readLabels(folder))
            if (label.board && label.name.rfind(request.set, 0) == 0) request.labels.push_back(std::move(label));
    if (request.labels.empty()) throw std::runtime_error("which folder of labelled photographs?");
    return request;
}

void run(const commands::Arguments& arguments) {
    if (commands::wroteHelp(arguments, {std::cin, std::cout, std::cerr}, kUsage)) return;
    const Request request = requestOf(arguments);
    vision::Scanner fresh(HEXWARDEN_SOURCE "/data"), learned(HEXWARDEN_SOURCE "/data");
    const vision::ReadScope piecesOnly{.tiles = false, .dice = false};
    Tally without, with;
    std::printf(
        "| photograph | wrong sites | wrong pieces | false pieces | surprise, nats | wrong of those over 0.99 "
        "|\n|---|---|---|---|---|---|\n");
    for (const Label& label : request.labels) {
        const Picture picture = pictureOf(label, request);
        const auto truth = truthOf(label, picture.pose);
        const Tally plain = tally(fresh.reader().read(picture.frame, picture.pose, piecesOnly), truth);
        const Tally taught = tally(learned.reader().read(picture.frame, picture.pose, piecesOnly), truth);
        learned.reader().learn(picture.frame, picture.pose, truth);
        if (&label == request.labels.data()) continue;  // nothing was known yet
        print((label.name + ", nothing known").c_str(), plain);
        print((label.name + ", table known").c_str(), taught);
        without += plain, with += taught;
    }
    print("all, nothing known", without);
    print("all, table known", with);
}

}  // namespace

int main(int count, char** arguments) try {
    run({arguments + 1, arguments + count});
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "series_bench: %s\n", e.what());
    return 1;
}
