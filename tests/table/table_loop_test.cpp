// The thread that looks, on a rendered film and on sources and tables that make trouble.
#include "companion/table/table_loop.h"

#include "tests/table/rendered_film.h"

#include <deque>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::table {
namespace {

/// Hands out what it was given, then ends.
class Queue : public source::FrameSource {
  public:
    explicit Queue(std::deque<source::Next> all) : all_(std::move(all)) {}

    source::Next next(std::stop_token) override {
        if (all_.empty()) return source::End{};
        source::Next first = std::move(all_.front());
        all_.pop_front();
        return first;
    }
    source::Pace pace() const override { return source::Pace::video; }

  private:
    std::deque<source::Next> all_;
};

class TableLoopTest : public testing::Test {
  protected:
    void add(int frames) {
        for (int i = 0; i < frames; ++i) queue_.emplace_back(film_.next());
    }
    /// Runs the loop to its end.
    void run(Table& table) {
        std::promise<void> done;
        TableLoop loop(std::make_unique<Queue>(std::move(queue_)), Eye(HEXWARDEN_SOURCE "/data", EyeOptions{}), table,
                       {.looked = [&](const SeenFrame& look, const auto&) { looks_.push_back(look); },
                        .interrupted = [&](const board::Message& reason) { reported_.push_back(english(reason)); },
                        .ended = [&] { done.set_value(); },
                        .failed = [&](const board::Message& sentence) { reported_.push_back(english(sentence)); }});
        done.get_future().wait();
        learned_ = loop.learned();
    }

    support::RenderedFilm film_;
    std::deque<source::Next> queue_;
    std::vector<SeenFrame> looks_;
    std::vector<std::string> reported_;
    Learned learned_;
};

TEST_F(TableLoopTest, LaysOutTheBoardItSees) {
    add(4);
    queue_.emplace_back(source::Interruption{board::say("the stream stopped")});
    add(2);
    Table table({}, {.belief = {}, .layOutAfter = 4});
    run(table);
    EXPECT_EQ(looks_.size(), 6U);
    EXPECT_THAT(reported_, testing::ElementsAre("the stream stopped"));
    const auto& layout = table.snapshot()->state().layout;
    EXPECT_EQ(board::hexes(layout).size(), 19U);
    EXPECT_TRUE(learned_.pose);
}

TEST_F(TableLoopTest, GoesOnAfterAFrameThatMakesTrouble) {
    queue_.emplace_back(vision::Frame{cv::Mat(8, 8, CV_8UC1), 1, 0});  // grey: no picture of a camera
    add(1);
    Table table;
    run(table);
    EXPECT_EQ(reported_.size(), 1U);
    ASSERT_EQ(looks_.size(), 1U);
    EXPECT_TRUE(looks_[0].pose);
}

TEST_F(TableLoopTest, TakesTheCornersThatPeoplePlaced) {
    add(3);
    vision::BoardPose placed;
    placed.view = film_.trueView();
    placed.land = film_.truth.land;
    placed.layout = "base-19";
    std::promise<void> done;
    std::vector<cv::Matx33d> seen;
    Table table;
    Eye eye(HEXWARDEN_SOURCE "/data", EyeOptions{});
    placed.view.imageFromLattice = placed.view.imageFromLattice * calibration::latticeTurned(2);
    eye.place(placed);
    TableLoop loop(
        std::make_unique<Queue>(std::move(queue_)), std::move(eye), table,
        {.looked = [&](const SeenFrame& look, const auto&) { seen.push_back(look.pose->view.imageFromLattice); },
         .interrupted = {},
         .ended = [&] { done.set_value(); },
         .failed = {}});
    done.get_future().wait();
    ASSERT_EQ(seen.size(), 3U);
    EXPECT_LT(calibration::disagreementSides(seen[2], placed.view.imageFromLattice, placed.land), .05)
        << "with the turn that people gave it";
}

}  // namespace
}  // namespace hexwarden::table
