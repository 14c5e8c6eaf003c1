// Reading JSON with every field accounted for: an unknown field is a typing mistake, and every complaint names the
// field it is about.
#pragma once

#include "companion/rules/words.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace hexwarden::ask {

using Json = nlohmann::json;
using rules::Cards;
using rules::Colour;
using rules::Corner;
using rules::Edge;
using rules::Hex;
using rules::of;
using rules::Piece;
using rules::Resource;
using rules::Site;

/// Why a line cannot be answered; `at` is the path of the field: "table.hexes[3]".
class Complaint : public std::runtime_error {
  public:
    Complaint(const std::string& sentence, std::string at) : std::runtime_error(sentence), at_(std::move(at)) {}
    const std::string& at() const { return at_; }

  private:
    std::string at_;
};

/// A value and the path that led to it.
class Field {
  public:
    Field(const Json& value, std::string path) : value_(&value), path_(std::move(path)) {}

    [[noreturn]] void complain(const std::string& what) const { throw Complaint(what, path_); }
    const Json& json() const { return *value_; }
    const std::string& path() const { return path_; }

    bool isNull() const { return value_->is_null(); }
    bool isText() const { return value_->is_string(); }
    std::string_view text() const;
    bool flag() const;
    int number(int least, int most) const;

    /// Elements of a list; complains unless it holds `least` to `most` of them.
    std::vector<Field> list(std::size_t least = 0, std::size_t most = SIZE_MAX) const;

    Colour colour() const;
    Piece piece() const;
    Resource resource() const;
    board::Terrain terrain() const;
    board::HarbourKind harbour() const;
    Hex hex() const;        ///< "q,r"
    Corner corner() const;  ///< "q,r,N" or "q,r,S"
    Edge edge() const;      ///< [corner, corner]
    Site site() const;      ///< any of them
    Cards cards() const;    ///< {resource: n}

  private:
    template <class T>
    T need(const std::optional<T>& value, const char* expected) const;

    const Json* value_;
    std::string path_;
};

/// An object whose fields are taken one by one; `finish` complains about the first that nobody took.
class Fields {
  public:
    explicit Fields(const Field& object);

    /// A field that is absent or null counts as not there.
    std::optional<Field> optional(const char* key);
    Field required(const char* key);
    /// Every field there is, for objects whose keys are data.
    std::vector<std::pair<std::string, Field>> all();
    void finish() const;

  private:
    std::string pathOf(std::string_view key) const;

    const Json* object_;
    std::string path_;
    std::vector<std::string_view> taken_;
};

}  // namespace hexwarden::ask
