// Questions as people pipe them into the filter, for tests.
#pragma once

#include "companion/ask/ask.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {

/// The reply, an answer or a complaint.
inline nlohmann::json replyTo(const nlohmann::json& request) {
    return nlohmann::json::parse(answer(request.dump()).line);
}

/// The reply to a request that must be answered.
inline nlohmann::json asked(const nlohmann::json& request) {
    const Answer given = answer(request.dump());
    EXPECT_TRUE(given.answered) << given.line;
    return nlohmann::json::parse(given.line);
}

}  // namespace hexwarden::ask
