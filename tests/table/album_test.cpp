// Pictures of what an event changed, cut from a rendered film.
#include "companion/table/album.h"

#include "tests/table/rendered_film.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::table {
namespace {

const board::Corner kCorner{{0, 0}, board::Tip::north};
const game::Interpretation kBuilt{game::Built{board::Colour::red, board::Piece::settlement, kCorner}, 1, 0};

class AlbumTest : public testing::Test {
  protected:
    /// The next frame of the film, as an eye that knows the board would look at it.
    const SeenFrame& look() {
        look_.frame = film_.next();
        look_.pose.emplace();
        look_.pose->view = film_.trueView();
        look_.handInView = film_.handAt.has_value();
        album_.take(look_);
        return look_;
    }
    void look(int frames) {
        for (int i = 0; i < frames; ++i) look();
    }
    void build() {
        film_.truth.buildings[kCorner] = {board::Piece::settlement, board::Colour::red};
        film_.draw();
    }
    journal::Evidence seenSince(std::int64_t atMs) const {
        game::Interpretation reading = kBuilt;
        reading.atMs = atMs;
        return album_.of(reading);
    }
    static cv::Mat decoded(const std::vector<std::uint8_t>& jpeg) {
        return jpeg.empty() ? cv::Mat() : cv::imdecode(jpeg, cv::IMREAD_COLOR);
    }
    /// How red the middle of a close-up is.
    static double redness(const std::vector<std::uint8_t>& jpeg) {
        const cv::Mat picture = decoded(jpeg);
        const cv::Scalar mean = cv::mean(picture(cv::Rect(80, 80, 40, 40)));
        return mean[2] - (mean[0] + mean[1]) / 2;
    }

    support::RenderedFilm film_;
    Album album_;
    SeenFrame look_;
};

TEST_F(AlbumTest, ShowsThePlaceBeforeAndAfter) {
    look(20);
    build();
    const auto since = look().frame.atMs;
    look(10);
    const auto evidence = seenSince(since);
    EXPECT_EQ(decoded(evidence.photograph).size(), cv::Size(960, 720));
    EXPECT_GT(redness(evidence.after), redness(evidence.before) + 30);
    EXPECT_LT(evidence.before.size() + evidence.after.size(), 40'000U) << "an evening has hundreds";
}

TEST_F(AlbumTest, APlaceUnderAHandIsNotWhatWasThereBefore) {
    look(20);
    const auto before = seenSince(look_.frame.atMs).before;
    const cv::Point2d at = vision::project(film_.trueView().imageFromLattice, vision::pointInLattice(kCorner));
    film_.handAt = at;
    look(30);
    film_.handAt.reset();
    build();
    const auto since = look().frame.atMs;
    look(4);
    EXPECT_LT(cv::norm(decoded(seenSince(since).before), decoded(before), cv::NORM_L1) / (200 * 200 * 3), 4);
}

TEST_F(AlbumTest, ABoardThatMovedMeanwhileIsCutWhereItLayThen) {
    look(20);
    const auto before = seenSince(look_.frame.atMs).before;
    film_.view.turnDegrees = 12;
    build();
    const auto since = look().frame.atMs;
    EXPECT_LT(cv::norm(decoded(seenSince(since).before), decoded(before), cv::NORM_L1) / (200 * 200 * 3), 4);
}

TEST_F(AlbumTest, DiceAreShownAsTheyLieInThePicture) {
    look(20);
    look_.seen.dice = {{2, board::Colour::white, .9F, {100, 200}, 20}, {5, board::Colour::white, .9F, {180, 200}, 20}};
    look();
    const auto evidence = album_.of({game::Rolled{board::Colour::red, {2, 5}}, 1, look_.frame.atMs});
    EXPECT_EQ(decoded(evidence.after).size(), cv::Size(140, 60));
    EXPECT_EQ(decoded(evidence.before).size(), cv::Size(140, 60));
}

TEST_F(AlbumTest, BeforeARollIsBeforeItsDiceWereRead) {
    const std::vector<board::DieReading> dice{{2, board::Colour::white, .9F, {400, 300}, 20}};
    const auto before = [&](std::int64_t atMs) {
        look_.seen.dice = dice;
        look();
        return decoded(album_.of({game::Rolled{board::Colour::red, {2, 5}}, 1, atMs}).before);
    };
    look(20);
    const cv::Mat unchanged = before(look_.frame.atMs);
    film_.view.turnDegrees = 12;
    look(8);
    EXPECT_LT(cv::norm(before(look_.frame.atMs), unchanged, cv::NORM_L1), cv::norm(unchanged, cv::NORM_L1) / 20);
}

TEST_F(AlbumTest, OfWhatWasNeverSeenQuietThereIsNoPictureBefore) {
    build();
    const auto since = look().frame.atMs;
    look(3);
    EXPECT_TRUE(seenSince(since).before.empty());
    EXPECT_FALSE(seenSince(since).after.empty());
}

}  // namespace
}  // namespace hexwarden::table
