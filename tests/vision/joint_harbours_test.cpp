#include "vision/joint_harbours.h"

#include "tracker/board/board_spec.h"
#include "tracker/board/frame.h"

#include <fstream>
#include <random>
#include <set>

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::HarbourKind;

/// As one letter an edge: . bare, 3 3:1, l b w g o.
constexpr std::string_view kLetters = ".3lbwgo";
constexpr std::string_view kUsual = "3..g.3..w...l....3..3..b...o..";

class JointHarbours : public testing::Test {
  protected:
    JointHarbours() : edges_(board::coastOf(box_.land)) {}

    static board::BoardSpec baseBox() {
        std::ifstream file(HEXWARDEN_SOURCE "/data/boards/base-19.txt");
        const std::string text(std::istreambuf_iterator<char>(file), {});
        return board::parseBoardSpec(text, "base-19.txt");
    }

    /// Each edge gives its own letter `p`, and shares the rest among the others.
    static std::vector<CoastLook> looks(std::string_view letters, double p) {
        std::vector<CoastLook> all;
        for (const char c : letters) {
            CoastLook look;
            look.kind.assign(kHarbourKinds.size(), (1 - p) / static_cast<double>(kHarbourKinds.size() - 1));
            look.kind[kLetters.find(c)] = p;
            all.push_back(look);
        }
        return all;
    }

    /// Noise everywhere, and something drawn where a letter is.
    void mark(std::vector<CoastLook>& looks, std::string_view letters, float strength) {
        for (std::size_t i = 0; i < looks.size(); ++i) {
            looks[i].marks = cv::Mat(12, 16, CV_32F);
            looks[i].marks.forEach<float>([&](float& at, const int*) { at = 2 + .02F * noise_(random_); });
            if (letters[i] != '.') looks[i].marks(cv::Rect(6, 3, 4, 5)) += strength;
        }
    }

    /// harbour_kinds.onnx gives each harbour its own letter `p`; nothing of it is known at '?'.
    static void print(std::vector<CoastLook>& looks, std::string_view letters, double p) {
        const double others = static_cast<double>(kHarbourKinds.size() - 2);
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (letters[i] == '.') continue;
            const auto kind = kLetters.find(letters[i]);
            Shares& shares = looks[i].asPrinted;
            // As often as in its training, where it knows nothing.
            for (std::size_t k = 0; k < kHarbourKinds.size(); ++k)
                shares.push_back(k == 0                           ? 0
                                 : kind == std::string_view::npos ? (k == 1 ? .335 : .133)
                                 : k == kind                      ? p
                                                                  : (1 - p) / others);
        }
    }

    static std::string places(const std::vector<Shares>& together) {
        std::string text;
        for (const Shares& shares : together) text += 1 - shares[0] > .98 ? '#' : shares[0] > .98 ? '.' : '?';
        return text;
    }

    std::string placesOf(std::string_view letters) const {
        std::string text;
        for (const char c : letters) text += c == '.' ? '.' : '#';
        return text;
    }

    HarboursRead read(const std::vector<CoastLook>& looks) const {
        return harboursOfFrame(edges_, looks, box_.harbourCount);
    }

    std::string text(const std::vector<board::HarbourReading>& harbours) const {
        std::string letters(edges_.size(), '.');
        for (const auto& harbour : harbours) {
            const auto at = std::find(edges_.begin(), edges_.end(), harbour.edge) - edges_.begin();
            const auto kind = std::find(kHarbourKinds.begin(), kHarbourKinds.end(), harbour.kind);
            letters[static_cast<std::size_t>(at)] = kLetters[static_cast<std::size_t>(kind - kHarbourKinds.begin())];
        }
        return letters;
    }

    board::BoardSpec box_ = baseBox();
    std::vector<board::Edge> edges_;
    std::mt19937 random_{7};
    std::normal_distribution<float> noise_{0, 1};
};

TEST_F(JointHarbours, WeakReadingsOfManyEdgesMakeThePlacesSure) {
    auto weak = looks(kUsual, .5);
    EXPECT_EQ(places(harboursTogether(weak)), placesOf(kUsual));
    const auto read = this->read(weak);
    EXPECT_TRUE(read.reported.empty()) << "no kind is sure";
    EXPECT_EQ(read.open.size(), 9U);
}

TEST_F(JointHarbours, MarksTellThePlacesOfAPrintThatTheNetworkTakesForSea) {
    auto unknown = looks(std::string(30, '.'), .85);
    EXPECT_EQ(places(harboursTogether(unknown)).find('#'), std::string::npos);
    mark(unknown, kUsual, .1F);
    EXPECT_EQ(places(harboursTogether(unknown)), placesOf(kUsual));
    EXPECT_TRUE(read(unknown).reported.empty());
}

TEST_F(JointHarbours, KindsOfAnUnknownPrintAreToldByTheNetworkOfAnyPrint) {
    auto unknown = looks(std::string(30, '.'), .85);
    mark(unknown, kUsual, .1F);
    print(unknown, kUsual, .8);
    EXPECT_EQ(text(read(unknown).reported), kUsual);
    EXPECT_TRUE(read(unknown).open.empty());
}

TEST_F(JointHarbours, WhatTheBoxHasLeftTellsAKindInWhateverOrderTheyLie) {
    const std::string strewn = "g..3.3..3...l....w..3..b...o..", butOne = "g..3.3..3...l....w..3..?...o..";
    auto unknown = looks(std::string(30, '.'), .85);
    mark(unknown, strewn, .1F);
    print(unknown, butOne, .98);
    EXPECT_EQ(text(read(unknown).reported), "...3.3..3...........3.........");
    const auto open = read(unknown).open;
    ASSERT_EQ(text(open), "g...........l....w.....b...o..") << "goods in an odd order must be surer";
    EXPECT_GT(std::ranges::find(open, HarbourKind::brick, &board::HarbourReading::kind)->probability, .7F)
        << "what else it may be, the box has used up";
    auto doubted = looks(std::string(30, '.'), .85);
    mark(doubted, strewn, .1F);
    print(doubted, "?..?.?..?...?....?..?..?...?..", .98);
    EXPECT_TRUE(read(doubted).reported.empty()) << "nothing is known of any kind";
    EXPECT_EQ(read(doubted).open.size(), 9U);
}

/// The crop of a coast with a print of its own, or none.
cv::Mat crop(int print) {
    cv::Mat sea(64, 64, CV_8UC3, cv::Scalar(150, 100, 40));
    cv::randn(sea, cv::Scalar(150, 100, 40), cv::Scalar::all(6));
    if (print == 0) return sea;
    cv::RNG strokes(static_cast<std::uint64_t>(print));
    for (int i = 0; i < 6; ++i) {
        const cv::Point from(strokes.uniform(18, 46), strokes.uniform(14, 46)),
            to(strokes.uniform(18, 46), strokes.uniform(14, 46));
        cv::line(sea, from, to, cv::Scalar(210, 220, 230), 2, cv::LINE_AA);
    }
    return sea;
}

TEST_F(JointHarbours, FourAlikeAreTheThreeToOnes) {
    cv::theRNG().state = 5;
    std::vector<cv::Mat> crops;
    int others = 1;
    for (const char c : kUsual) crops.push_back(crop(c == '.' ? 0 : c == '3' ? 1 : ++others));
    const AlikePrints alike(crops);
    const FourHarbours threes{0, 5, 17, 20}, oneOther{0, 5, 17, 23};
    EXPECT_GT(alike.natsFor(threes), alike.natsFor(oneOther) + 4);
    EXPECT_EQ(AlikePrints().natsFor(threes), 0) << "nothing is known";

    auto unknown = looks(std::string(30, '.'), .85);
    mark(unknown, kUsual, .1F);
    print(unknown, "?..?.?..?...?....?..?..?...?..", .8);
    EXPECT_TRUE(read(unknown).reported.empty());
    const auto read = harboursOfFrame(edges_, unknown, box_.harbourCount, alike);
    EXPECT_EQ(text(read.reported), "3....3...........3..3.........") << "no good is known";
    EXPECT_EQ(read.open.size(), 5U);
}

TEST_F(JointHarbours, MarksThatLieAsNoFrameHasThemTellNoPlace) {
    const std::string strewn = ".3.3l....b3....w..g..o......33";
    auto unknown = looks(std::string(30, '.'), .85);
    mark(unknown, strewn, .1F);
    EXPECT_EQ(places(harboursTogether(unknown)).find('#'), std::string::npos);
    EXPECT_TRUE(read(unknown).open.empty());
}

TEST_F(JointHarbours, ASurePrintIsReadWhateverKindsLieOnIt) {
    // Two grain and no lumber, and 2:1 where 3:1 are usual: discs laid on a frame.
    const std::string discs = "..b....g....3..w..g.3..o.3..3.";
    const auto read = this->read(looks(discs, .97));
    EXPECT_EQ(text(read.reported), discs);
    EXPECT_TRUE(read.open.empty());
}

TEST_F(JointHarbours, AHarbourThatContradictsAllOthersIsNotTold) {
    auto sure = looks(kUsual, .97);
    sure[1] = looks("w", .9)[0];
    EXPECT_EQ(text(read(sure).reported), kUsual);
}

TEST_F(JointHarbours, ALoneOneOnABareCoastMustBeSurer) {
    auto lone = looks(std::string(30, '.'), .97);
    lone[8] = looks("w", .87)[0];
    EXPECT_TRUE(read(lone).reported.empty());
    lone[8] = looks("w", .97)[0];
    ASSERT_EQ(read(lone).reported.size(), 1U);
    EXPECT_EQ(read(lone).reported[0].kind, HarbourKind::wool);
}

TEST_F(JointHarbours, OpenOnesGetTheKindsThatAreLeft) {
    // Discs: grain lies where 3:1 is usual. The ore edge looks most like grain, too.
    auto half = looks("g..3.3..w...l....3..3..b...o..", .97);
    half[27].kind = {.01, .05, .02, .02, .02, .8, .08};
    const auto read = this->read(half);
    EXPECT_EQ(read.reported.size(), 8U);
    ASSERT_EQ(read.open.size(), 1U);
    EXPECT_EQ(read.open[0].edge, edges_[27]);
    EXPECT_EQ(read.open[0].kind, HarbourKind::ore);
}

TEST_F(JointHarbours, OpenOnesOfAnUnknownPrintAreTheBoxesNine) {
    auto unknown = looks(std::string(30, '.'), .85);
    mark(unknown, kUsual, .1F);
    std::multiset<HarbourKind> kinds;
    for (const auto& harbour : read(unknown).open) kinds.insert(harbour.kind);
    EXPECT_EQ(kinds.size(), 9U);
    EXPECT_EQ(kinds.count(HarbourKind::any), 4U);
    for (const auto kind :
         {HarbourKind::lumber, HarbourKind::brick, HarbourKind::wool, HarbourKind::grain, HarbourKind::ore})
        EXPECT_EQ(kinds.count(kind), 1U);
}

TEST_F(JointHarbours, WhatLiesOutsideThePictureIsInferredFromTheRest) {
    auto cut = looks(kUsual, .9);
    for (std::size_t i = 12; i < 20; ++i) cut[i] = {};
    EXPECT_EQ(places(harboursTogether(cut)), placesOf(kUsual));
    for (const auto& harbour : read(cut).reported) EXPECT_NE(harbour.edge, edges_[12]);
    // Half a coast can belong to more than one frame.
    for (std::size_t i = 8; i < 30; ++i) cut[i] = {};
    EXPECT_NE(places(harboursTogether(cut)).find('?'), std::string::npos);
}

TEST_F(JointHarbours, AFrameThatLiesTurnedByAnEdgeIsRead) {
    std::string turned(kUsual);
    std::rotate(turned.begin(), turned.end() - 1, turned.end());
    auto sure = looks(turned, .7);
    mark(sure, turned, .1F);
    EXPECT_EQ(places(harboursTogether(sure)), placesOf(turned));
}

TEST_F(JointHarbours, ACoastWithoutAFrameTellsWhatIsSureByItself) {
    auto loose = looks(".3.l......", .9);
    loose[3] = looks("l", .8)[0];
    const std::vector<board::Edge> some(edges_.begin(), edges_.begin() + 10);
    const auto read = harboursAlone(some, loose);
    ASSERT_EQ(read.reported.size(), 1U);
    EXPECT_EQ(read.reported[0].edge, edges_[1]);
    EXPECT_TRUE(read.open.empty());
}

TEST(MarksOfACrop, AreOnThePlateAndNotOnTheSea) {
    cv::Mat crop(64, 64, CV_8UC3, cv::Scalar(170, 90, 30));
    crop(cv::Rect(24, 16, 14, 14)).setTo(cv::Scalar(200, 220, 230));
    const cv::Mat marks = marksOf(crop);
    ASSERT_EQ(marks.size(), cv::Size(16, 12));
    EXPECT_GT(marks.at<float>(4, 6), marks.at<float>(10, 14) + 1);
}

}  // namespace
}  // namespace hexwarden::vision
