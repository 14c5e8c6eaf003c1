// The referee as a filter: one JSON line in, one JSON line out (`hexwarden ask`). No state between lines.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::ask {

/// Every word that `ask` may be; docs/ask.md lists each with its answer.
std::vector<std::string_view> questionWords();

struct Answer {
    std::string line;  ///< JSON, no line break
    bool answered = true;
};

/// Never throws for what the line says: a line that cannot be answered becomes {"id", "error", "at"}.
Answer answer(std::string_view line);

/// Every line of `in`, in order. Exit status: 0 all were answered, 1 some were not.
int answerAll(std::istream& in, std::ostream& out);

}  // namespace hexwarden::ask
