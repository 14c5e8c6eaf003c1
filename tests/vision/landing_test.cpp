// A player of Conquest lands: a settlement comes to the middle of a hex, pushes its number token aside, and a knight
// stands beside it (CONQ-1, CONQ-6).
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
using testing::AnyOf;
using testing::Contains;
using testing::Not;
using testing::SizeIs;

struct Figure {
    cv::Point2d foot;
    Colour colour;
};

/// A table of Conquest's figures, of which knights and archers look the same and cavalry is low and broad as a token,
/// and cubes for settlements, which nobody showed.
class Landing : public testing::Test {
  protected:
    Landing() : reader_(kData / "models", {}, board::readPieceSet(kData / "pieces/conquest-figures-6.txt")) {
        truth_.buildings.clear(), truth_.routes.clear(), truth_.robber.reset();
        bare_ = tableOf(truth_);
        pose_ = trueBoard(truth_, bare_);
        const cv::Point2d beside = centreInLattice({-4, 2});
        calibration::ShownPieces shown{"conquest-figures-6", {}};
        for (const Colour colour : {Colour::red, Colour::white})
            for (const Piece kind : {Piece::knight, Piece::archer}) {
                const Reach came{drawn(bare_, {}, {}), drawn(bare_, {}, {{beside, colour}})};
                shown.pieces.push_back(shownTo(reader_, pose_, came, beside, {kind, 1}, colour));
            }
        const Reach low{drawn(bare_, {}, {}), drawn(bare_, {}, {}, {}, {{beside, Colour::white}})};
        shown.pieces.push_back(shownTo(reader_, pose_, low, beside, {Piece::cavalry, 1}, Colour::white));
        reader_.know(std::move(shown));
    }

    /// The table is laid with a number token off the middle of its hex.
    void layToken(Hex hex, cv::Point2d off) {
        truth_.pushed[hex] = off;
        bare_ = tableOf(truth_);
    }
    std::vector<Trace> land(Hex hex, Colour colour, cv::Point2d tokenPushedBy) {
        auto pushed = truth_;
        pushed.pushed[hex] = tokenPushedBy;
        const cv::Point2d middle = centreInLattice(hex);
        const std::vector<Figure> knight{{middle + cv::Point2d(-.5, .2), colour}};
        const auto table = tableOf(pushed);
        settled_ = drawn(table, {{middle, colour}}, knight);
        joined_ = drawn(table, {{middle, colour}}, {knight[0], {middle + cv::Point2d(.5, .35), colour}});
        std::vector<Figure> towers;
        for (const cv::Point2d off : {cv::Point2d(.2, 0), {-.2, 0}, {.1, .17}, {-.1, .17}, {.1, -.17}, {-.1, -.17}})
            towers.push_back({middle + off, colour});
        rebuilt_ = drawn(table, {}, knight, towers);
        return reader_.traces({drawn(bare_, {}, {}), settled_}, pose_, {});
    }
    /// A ring of towers comes in place of the settlement that landed.
    std::vector<Trace> rebuild() { return reader_.traces({settled_, rebuilt_}, pose_, {}); }
    /// A second figure comes to the one that landed.
    std::vector<Trace> join() { return reader_.traces({settled_, joined_}, pose_, {}); }
    std::vector<Trace> arrive(Hex hex, Colour colour) {
        const Figure figure{centreInLattice(hex) + cv::Point2d(-.5, .2), colour};
        return reader_.traces({drawn(bare_, {}, {}), drawn(bare_, {}, {figure})}, pose_, {});
    }

    const Hex there_{1, -1};
    support::TableTruth truth_ = shuffled(6);

  private:
    static support::RenderedTable tableOf(const support::TableTruth& truth) {
        return render(truth, {.tiltDegrees = 38, .size = {1280, 960}}, {.noise = 0}, 6);
    }
    static cv::Mat drawn(const support::RenderedTable& table, const std::vector<Figure>& settlements,
                         const std::vector<Figure>& figures, const std::vector<Figure>& towers = {},
                         const std::vector<Figure>& low = {}) {
        cv::Mat image = table.image.clone();
        support::Pieces pieces(table.view);
        for (const Figure& one : settlements) pieces.addCube(one.foot, .28, one.colour);
        for (const Figure& one : towers) pieces.addObelisk(one.foot, .13, .2, one.colour);
        for (const Figure& one : figures) pieces.addObelisk(one.foot, .16, .36, one.colour);
        for (const Figure& one : low) pieces.addObelisk(one.foot, .56, .06, one.colour);
        pieces.drawOn(image);
        return image;
    }

    Reader reader_;
    support::RenderedTable bare_;
    BoardPose pose_;
    cv::Mat settled_, rebuilt_, joined_;
};

MATCHER_P2(Came, piece, leastSure, "") {
    const auto& likeliest = arg.kinds.front();
    return arg.came && likeliest.what.piece == piece && likeliest.probability > leastSure;
}

TEST_F(Landing, IsASettlementAndAKnight) {
    const auto traces = land(there_, Colour::red, {.3, -.5});
    EXPECT_THAT(traces, Contains(Came(Piece::settlement, .9F)));
    EXPECT_THAT(traces, Contains(Came(Piece::knight, .9F)));
}

TEST_F(Landing, IsNoneWhereAFigureComesAlone) {
    EXPECT_THAT(arrive(there_, Colour::red), Not(Contains(Came(Piece::knight, .9F)))) << "it may be an archer";
}

TEST_F(Landing, IsNoneWhereAllHaveLanded) {
    land({-1, 1}, Colour::red, {.3, -.5});
    land({1, 1}, Colour::white, {.3, -.5});
    const auto settled = land(there_, Colour::red, {.3, -.5});
    EXPECT_THAT(settled, Contains(Came(Piece::settlement, .9F)));
    EXPECT_THAT(settled, Not(Contains(Came(Piece::knight, .9F)))) << "an archer may have come with the settler";
}

TEST_F(Landing, IsFollowedByACity) {
    land(there_, Colour::red, {.3, -.5});
    EXPECT_THAT(rebuild(), Contains(AnyOf(Came(Piece::settlement, .5F), Came(Piece::city, .5F))));
}

TEST_F(Landing, LeavesATokenAsideThatIsNoThing) {
    layToken(there_, {-.05, -.25});
    EXPECT_THAT(land(there_, Colour::red, {.1, -.65}), SizeIs(2)) << "a settlement and a knight";
    EXPECT_THAT(join(), SizeIs(1));
}

TEST_F(Landing, OfAWhiteSettlementBeforeAPaleToken) {
    EXPECT_THAT(land(there_, Colour::white, {-.1, -.55}), Contains(Came(Piece::settlement, .9F)));
}

}  // namespace
}  // namespace hexwarden::vision
