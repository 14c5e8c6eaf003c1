#pragma once

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>

#include <gtest/gtest.h>

namespace hexwarden::support {

/// What a random test starts from, printed. The running test's own name gives it, so that an ordinary run tries the
/// same everywhere and an unrelated change never meets another table; HEXWARDEN_SEED gives a number instead, or `fresh`
/// for one never seen (the nightly preset).
inline unsigned seed() {
    unsigned from = 2166136261U;  // FNV-1a, for it must not change with the library
    const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
    for (const char c : std::string(test->test_suite_name()) + "." + test->name())
        from = (from ^ static_cast<unsigned char>(c)) * 16777619U;
    if (const char* wanted = std::getenv("HEXWARDEN_SEED"))
        from = std::string(wanted) == "fresh" ? std::random_device{}() : static_cast<unsigned>(std::stoul(wanted));
    std::cout << "seed " << from << std::endl;
    return from;
}

}  // namespace hexwarden::support
