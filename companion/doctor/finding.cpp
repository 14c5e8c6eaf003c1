#include "companion/doctor/finding.h"

namespace hexwarden::doctor {

std::string text(const Said& said) {
    std::string words = said.words, text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t place =
            i + 1 < words.size() ? static_cast<std::size_t>(words[i + 1] - '1') : said.with.size();
        if (words[i] == '%' && place < said.with.size()) {
            text += said.with[place];
            ++i;
        } else {
            text += words[i];
        }
    }
    return text;
}

}  // namespace hexwarden::doctor
