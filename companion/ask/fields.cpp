#include "companion/ask/fields.h"

#include "tracker/board/quotes.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

std::string shortened(const Json& value) {
    std::string s = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (s.size() > 40) s = s.substr(0, 37) + "...";
    return s;
}

constexpr int kMostCards = 1000;

}  // namespace

std::string_view Field::text() const {
    if (!value_->is_string()) complain(shortened(*value_) + " is not a text");
    return value_->get_ref<const std::string&>();
}

bool Field::flag() const {
    if (!value_->is_boolean()) complain(shortened(*value_) + " is not true or false");
    return value_->get<bool>();
}

int Field::number(int least, int most) const {
    const std::string range = " is not a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    if (!value_->is_number_integer()) complain(shortened(*value_) + range);
    if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT32_MAX))
        complain(shortened(*value_) + range);
    const auto n = value_->get<std::int64_t>();
    if (n < least || n > most) complain(shortened(*value_) + range);
    return static_cast<int>(n);
}

std::vector<Field> Field::list(std::size_t least, std::size_t most) const {
    if (!value_->is_array()) complain(shortened(*value_) + " is not a list");
    const std::size_t size = value_->size();
    if (size < least || size > most)
        complain("the list has " + std::to_string(size) + " entries, not " +
                 std::to_string(size < least ? least : most));
    std::vector<Field> all;
    all.reserve(size);
    for (std::size_t i = 0; i < size; ++i) all.emplace_back((*value_)[i], path_ + "[" + std::to_string(i) + "]");
    return all;
}

template <class T>
T Field::need(const std::optional<T>& value, const char* expected) const {
    if (!value) complain(shortened(*value_) + " is not " + expected);
    return *value;
}

Colour Field::colour() const {
    return need(board::colourOf(text()), "a colour");
}
Piece Field::piece() const {
    return need(board::pieceOf(text()), "a kind of piece");
}
Resource Field::resource() const {
    return need(board::resourceOf(text()), "a resource");
}
board::Terrain Field::terrain() const {
    return need(board::terrainOf(text()), "a terrain");
}
board::HarbourKind Field::harbour() const {
    return need(board::harbourKindOf(text()), "a kind of port");
}

Hex Field::hex() const {
    const Hex h = need(board::hexOf(text()), "a hex \"q,r\"");
    if (!h.playable()) complain(shortened(*value_) + " lies too far out for a board");
    return h;
}

Corner Field::corner() const {
    const auto t = text();
    const bool canonical = t.size() > 2 && t[t.size() - 2] == ',' && (t.back() == 'N' || t.back() == 'S');
    const Corner c = need(canonical ? board::cornerOf(t) : std::nullopt, "a corner \"q,r,N\" or \"q,r,S\"");
    if (!game::onAnyBoard(c)) complain(shortened(*value_) + " lies too far out for a board");
    return c;
}

Edge Field::edge() const {
    const auto both = list(2, 2);
    const auto e = board::edgeBetween(both[0].corner(), both[1].corner());
    return need(e, "an edge: its two corners are not neighbours");
}

Site Field::site() const {
    if (value_->is_array()) return edge();
    const auto t = text();
    if (std::count(t.begin(), t.end(), ',') == 1) return hex();
    return corner();
}

Cards Field::cards() const {
    Cards cards{};
    for (const auto& [key, field] : Fields(*this).all()) {
        const auto resource = board::resourceOf(key);
        if (!resource) throw Complaint(board::inQuotes(key) + " is not a resource", field.path());
        cards[static_cast<std::size_t>(*resource)] = field.number(0, kMostCards);
    }
    return cards;
}

Fields::Fields(const Field& object) : object_(&object.json()), path_(object.path()) {
    if (!object_->is_object()) object.complain(shortened(*object_) + " is not an object");
}

std::string Fields::pathOf(std::string_view key) const {
    return path_.empty() ? std::string(key) : path_ + "." + std::string(key);
}

std::optional<Field> Fields::optional(const char* key) {
    const auto found = object_->find(key);
    if (found == object_->end()) return std::nullopt;
    taken_.emplace_back(key);
    if (found->is_null()) return std::nullopt;
    return Field(*found, pathOf(key));
}

Field Fields::required(const char* key) {
    auto field = optional(key);
    if (!field) throw Complaint("the field '" + std::string(key) + "' is missing", pathOf(key));
    return *field;
}

std::vector<std::pair<std::string, Field>> Fields::all() {
    std::vector<std::pair<std::string, Field>> fields;
    for (const auto& [key, value] : object_->items()) fields.emplace_back(key, Field(value, pathOf(key)));
    return fields;
}

void Fields::finish() const {
    for (const auto& [key, value] : object_->items())
        if (std::find(taken_.begin(), taken_.end(), key) == taken_.end())
            throw Complaint("there is no field " + board::inQuotes(key) + " here", pathOf(key));
}

}  // namespace hexwarden::ask
