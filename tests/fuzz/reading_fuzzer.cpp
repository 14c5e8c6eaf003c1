// One libFuzzer program a reading: HEXWARDEN_READING is its name. What escapes from it is a finding.
#include "tests/fuzz/reading.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <opencv2/core/utils/logger.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hexwarden::fuzz;
    static const FuzzTarget& reading = []() -> const FuzzTarget& {
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        return *std::ranges::find(fuzzTargets(), HEXWARDEN_READING, &FuzzTarget::name);
    }();
    readsOrRefuses(reading, {reinterpret_cast<const char*>(data), size});
    return 0;
}
