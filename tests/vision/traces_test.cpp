// What reaches bring and take, among pieces that were shown once, on a rendered table.
#include "tests/support/rendered_pieces.h"
#include "tests/vision/seen_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using board::Hex;
using board::Piece;
using board::Trace;
using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

enum class Shape { cube, obelisk, stranger };

struct Standing {
    cv::Point2d foot;
    Shape shape = Shape::cube;
    Colour colour = Colour::red;
};

/// A table of Risk's cubes and obelisks, both shown, and of a stranger that was not.
class Traces : public testing::Test {
  protected:
    Traces() : reader_(kData / "models", {}, board::readPieceSet(kData / "pieces/risk-cubes-6.txt")) {
        auto truth = shuffled(6);
        truth.buildings.clear(), truth.routes.clear(), truth.robber.reset();
        table_ = render(truth, {.tiltDegrees = 38, .size = {1280, 960}}, {.noise = 0}, 6);
        pose_ = trueBoard(truth, table_);
        calibration::ShownPieces shown{"risk-cubes-6", {}};
        for (const Colour colour : {Colour::red, Colour::blue}) {
            shown.pieces.push_back(show({beside(), Shape::cube, colour}, {Piece::army, 1}));
            shown.pieces.push_back(show({beside(), Shape::obelisk, colour}, {Piece::army, 5}));
        }
        reader_.know(std::move(shown));
    }

    /// Inside a hex, off its number token.
    static cv::Point2d in(Hex hex, cv::Point2d off = {.3, .35}) { return centreInLattice(hex) + off; }

    /// What became of the table as these stand on it now and nothing else.
    std::vector<Trace> reach(std::vector<Standing> now) {
        const cv::Mat before = picture(standing_);
        standing_ = std::move(now);
        return reader_.traces({before, picture(standing_)}, pose_, {});
    }

  private:
    static cv::Point2d beside() { return centreInLattice({-4, 2}); }

    cv::Mat picture(const std::vector<Standing>& standing) {
        cv::Mat image = table_.image.clone();
        support::Pieces pieces(table_.view);
        for (const Standing& one : standing)
            if (one.shape == Shape::cube)
                pieces.addCube(one.foot, .2, one.colour);
            else if (one.shape == Shape::obelisk)
                pieces.addObelisk(one.foot, .16, .42, one.colour);
            else
                pieces.addObelisk(one.foot, .42, .8, one.colour);
        pieces.drawOn(image);
        cv::Mat noise(image.size(), CV_16SC3);
        cv::theRNG().state = ++seed_;
        cv::randn(noise, 0, 1.5);
        cv::add(image, noise, image, {}, CV_8U);
        return image;
    }

    calibration::ShownPiece show(const Standing& one, board::ShownAs as) {
        return shownTo(reader_, pose_, {picture({}), picture({one})}, one.foot, as, one.colour);
    }

    Reader reader_;
    support::RenderedTable table_;
    BoardPose pose_;
    std::vector<Standing> standing_;
    std::uint64_t seed_ = 0;
};

std::string described(const Trace& trace) {
    const board::TraceGuess& kind = trace.kinds.front();
    const std::string what = kind.what.piece == Piece::none ? "a stranger"
                                                            : std::string(board::word(trace.colours.front().value)) +
                                                                  " of " + std::to_string(kind.what.worth);
    return what + (trace.came ? " came to " : " went from ") + std::to_string(int(trace.hex.q)) + "," +
           std::to_string(int(trace.hex.r));
}

std::vector<std::string> described(const std::vector<Trace>& traces) {
    std::vector<std::string> words;
    for (const Trace& trace : traces) words.push_back(described(trace));
    return words;
}

TEST_F(Traces, SayWhatCameWhereAndWhatWent) {
    EXPECT_THAT(described(reach({{in({0, 0})}})), testing::ElementsAre("red of 1 came to 0,0"));
    EXPECT_THAT(described(reach({{in({0, 0})}, {in({1, -1}), Shape::obelisk, Colour::blue}})),
                testing::ElementsAre("blue of 5 came to 1,-1"));
    EXPECT_THAT(described(reach({{in({1, -1}), Shape::obelisk, Colour::blue}})),
                testing::ElementsAre("red of 1 went from 0,0"));
}

TEST_F(Traces, SayBothEndsOfAMarch) {
    reach({{in({0, 0})}, {in({0, 0}, {-.4, .3})}});
    EXPECT_THAT(described(reach({{in({0, 0})}, {in({1, 0})}})),
                UnorderedElementsAre("red of 1 went from 0,0", "red of 1 came to 1,0"));
}

TEST_F(Traces, SayNothingOfWhatAStrangerHides) {
    const Standing cube{in({0, 0}, {0, .1})};
    reach({cube});
    const auto came = reach({cube, {in({0, 0}, {.02, .41}), Shape::stranger, Colour::brown}});
    EXPECT_THAT(described(came), AllOf(Not(IsEmpty()), Each("a stranger came to 0,0")));
    auto went = described(reach({cube}));
    std::erase(went, "a stranger went from 0,0");
    EXPECT_THAT(went, AnyOf(IsEmpty(), UnorderedElementsAre("red of 1 went from 0,0", "red of 1 came to 0,0")))
        << "the cube may be pushed on its hex";
    EXPECT_THAT(described(reach({})), testing::ElementsAre("red of 1 went from 0,0")) << "it stood there all along";
}

TEST_F(Traces, ComeOfPiecesThatTouch) {
    EXPECT_THAT(described(reach({{in({0, 1})}, {in({0, 1}, {.52, .35})}, {in({0, 1}, {.3, .58})}})),
                AllOf(Contains("red of 1 came to 0,1").Times(testing::Ge(2)),
                      Each(AnyOf("red of 1 came to 0,1", "a stranger came to 0,1"))))
        << "one that others half hide may be asked about";
    EXPECT_THAT(reach({}), SizeIs(3));
    EXPECT_THAT(reach({}), IsEmpty());
}

}  // namespace
}  // namespace hexwarden::vision
