#include "tracker/game/evidence.h"

#include <algorithm>

namespace hexwarden::game {
namespace {

std::string marked(const std::string& evidence, const char* mark) {
    if (evidence.empty()) return {};
    const auto dot = std::min(evidence.rfind('.'), evidence.size());
    return evidence.substr(0, dot) + mark + evidence.substr(dot);
}

}  // namespace

std::string closeUpBefore(const std::string& evidence) {
    return marked(evidence, "-before");
}

std::string closeUpAfter(const std::string& evidence) {
    return marked(evidence, "-after");
}

}  // namespace hexwarden::game
