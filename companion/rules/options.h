// Table options: the rulings that a table may decide otherwise, agreed on when a game is set up.
#pragma once

#include "companion/rules/clause.h"
#include "tracker/board/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwarden::rules {

struct Option {
    enum class Kind : unsigned char { flag, number };

    std::string_view key;
    ClauseId clause;
    Text name;  ///< as the new-game screen asks it
    Kind kind = Kind::flag;
    int standard = 0;  ///< 0 or 1 for a flag
    int least = 0;
    int most = 1;
};

/// What a table chose; everything else is the standard.
class Options {
  public:
    explicit Options(std::vector<const Option*> known = {}) : known_(std::move(known)) {}

    bool is(std::string_view flag) const { return number(flag) != 0; }
    int number(std::string_view key) const;

    /// Refuses an unknown key, and a value that is none.
    std::optional<board::Message> set(std::string_view key, std::string_view value);

  private:
    const Option* find(std::string_view key) const;

    std::vector<const Option*> known_;
    std::vector<std::pair<std::string, int>> chosen_;
};

}  // namespace hexwarden::rules
