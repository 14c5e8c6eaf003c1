#include "companion/rules/verdict.h"

#include "companion/rules/language.h"

#include <cassert>

namespace hexwarden::rules {
namespace {

constexpr std::string_view kAgreeing = "number|";

/// "card" or "cards" of "card|cards".
std::string agreeing(std::string_view forms, int number) {
    const auto bar = forms.find('|');
    return std::string(number == 1 ? forms.substr(0, bar) : forms.substr(bar + 1));
}

std::string filled(const Finding& f, std::string_view what, Language language, const PlayerNames& names) {
    const auto called = [&](Colour player) { return names ? names(player) : std::string(name(player).in(language)); };
    if (what == "player" && f.player) return called(*f.player);
    if (what == "other" && f.other) return called(*f.other);
    if (what == "piece") return std::string(name(f.piece).in(language));
    if (what == "number") return std::to_string(f.number);
    if (what.starts_with(kAgreeing)) return agreeing(what.substr(kAgreeing.size()), f.number);
    if (what == "most") return std::to_string(f.most);
    if (what == "cards") return listed(f.cards, language);
    assert(false && "a sentence speaks of what its finding does not fill in");
    return std::string(what);
}

}  // namespace

Standing Verdict::standing() const {
    if (!objections.empty()) return Standing::illegal;
    if (questions.empty()) return Standing::allowed;
    const bool denied = std::ranges::any_of(questions, [](const Finding& f) { return f.sentence->recordSaysNo; });
    return denied ? Standing::unlikely : Standing::allowedIf;
}

std::string render(const Finding& finding, Language language, const PlayerNames& names) {
    const std::string_view pattern = finding.sentence->text.in(language);
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto open = pattern.find('{', at);
        out += pattern.substr(at, open - at);
        if (open == pattern.npos) break;
        const auto close = pattern.find('}', open);
        out += filled(finding, pattern.substr(open + 1, close - open - 1), language, names);
        at = close + 1;
    }
    return out;
}

}  // namespace hexwarden::rules
