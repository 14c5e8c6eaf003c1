// The time of day that journals and recordings are stamped with.
#pragma once

#include <chrono>
#include <cstdint>

namespace hexwarden::table {

/// Milliseconds since 1970, by the system's clock.
inline std::int64_t epochMs() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace hexwarden::table
