#include "vision/aside.h"

#include <atomic>
#include <set>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

TEST(Aside, DoesAllOnOneThreadOfItsOwn) {
    Aside aside;
    std::set<std::thread::id> threads;
    for (int i = 0; i < 50; ++i) threads.insert(aside.begin([] { return std::this_thread::get_id(); }).get());
    EXPECT_EQ(threads.size(), 1U);
    EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST(Aside, KeepsTheOrderInWhichWorkWasAskedFor) {
    Aside aside;
    std::string order;
    std::future<void> last;
    for (const char letter : {'a', 'b', 'c', 'd'}) last = aside.begin([&order, letter] { order += letter; });
    last.get();
    EXPECT_EQ(order, "abcd");
}

TEST(Aside, HandsOnWhatTheWorkThrowsAndGoesOn) {
    Aside aside;
    auto bad = aside.begin([]() -> int { throw std::runtime_error("no die"); });
    EXPECT_THROW(bad.get(), std::runtime_error);
    EXPECT_EQ(aside.begin([] { return 5; }).get(), 5);
}

TEST(Aside, WaitsAtItsEndForWhatIsUnderWay) {
    std::promise<void> begun;
    std::atomic<bool> done = false;
    {
        Aside aside;
        static_cast<void>(aside.begin([&] {
            begun.set_value();
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            done = true;
        }));
        begun.get_future().wait();
    }
    EXPECT_TRUE(done);
}

}  // namespace
}  // namespace hexwarden::vision
