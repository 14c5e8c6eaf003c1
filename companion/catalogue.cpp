#include "companion/catalogue.h"

#include "companion/rules/recipes.h"
#include "companion/viewmodel/names.h"

#include <algorithm>

namespace hexwarden {

namespace {

constexpr std::size_t kUsualSeats = 4;

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString refusal(const std::vector<std::string>& books) {
    const auto composed = rules::compose(books, {}, kUsualSeats);
    const auto* refused = std::get_if<rules::Refusal>(&composed);
    return refused ? QString::fromStdString(refused->sentence) : QString();
}

/// Flags of base and of the chosen books; numbers keep their standard.
std::vector<viewmodel::OptionOffer> options(const std::vector<std::string>& books) {
    std::vector<viewmodel::OptionOffer> offers;
    for (const rules::Option& option : rules::allOptions()) {
        const bool played = option.book == "base" || std::ranges::find(books, option.book) != books.end();
        if (played && option.kind == rules::Option::Kind::flag)
            offers.push_back({text(option.key), viewmodel::inWords(option.name), option.standard != 0});
    }
    return offers;
}

std::vector<viewmodel::BookOffer> books() {
    std::vector<viewmodel::BookOffer> offers;
    for (const rules::Book* book : rules::books())
        if (book->word != "base") offers.push_back({text(book->word), viewmodel::inWords(book->name), {}});
    return offers;
}

}  // namespace

viewmodel::Catalogue catalogue() {
    return {books, options, refusal};
}

}  // namespace hexwarden
