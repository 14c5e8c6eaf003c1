#include "companion/rules/verdict.h"

#include "companion/rules/language.h"

#include <cassert>

namespace hexwarden::rules {
namespace {

std::string filled(const Finding& f, std::string_view what, Language language) {
    if (what == "player" && f.player) return std::string(name(*f.player).in(language));
    if (what == "other" && f.other) return std::string(name(*f.other).in(language));
    if (what == "piece") return std::string(name(f.piece).in(language));
    if (what == "number") return std::to_string(f.number);
    if (what == "cards") return listed(f.cards, language);
    assert(!"a sentence speaks of what its finding does not fill in");
    return std::string(what);
}

}  // namespace

std::string render(const Finding& finding, Language language) {
    const std::string_view pattern = finding.sentence->text.in(language);
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto open = pattern.find('{', at);
        out += pattern.substr(at, open - at);
        if (open == pattern.npos) break;
        const auto close = pattern.find('}', open);
        out += filled(finding, pattern.substr(open + 1, close - open - 1), language);
        at = close + 1;
    }
    return out;
}

}  // namespace hexwarden::rules
