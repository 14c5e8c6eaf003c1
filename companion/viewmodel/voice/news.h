// The news of the game for the voice, in sentences of the screens. Nothing here remembers what was said before: the
// announcer does.
#pragma once

#include "companion/viewmodel/screens/questions_model.h"
#include "companion/viewmodel/screens/table_model.h"

#include <QString>
#include <vector>

namespace hexwarden::viewmodel {

/// How much is said; each level includes those before.
enum class Telling : std::uint8_t { nothing, due, rolls, everything };

/// In the order in which they are said.
enum class Topic : std::uint8_t { won, roll, flood, due, objection, question, note, turn };

Telling tellingOf(Topic);

struct News {
    Topic topic{};
    QString sort;          ///< what of the topic it is; people get used to each sort by itself
    QString key;           ///< the same as long as it is the same thing, whatever its figures
    std::int64_t cause{};  ///< of one cause it is said once, should it go and come back
    QString full;          ///< a sentence or more, ready to be said
    QString brief;         ///< the same for those who know it by now
    QString least{};       ///< where even that is too long; empty for none
    /// It waits for somebody, or goes on being so, and may be said as long as it does; else it is of its moment.
    bool waits = false;
};

/// Everything, in order.
std::vector<News> newsOf(const Evening&, TableModel&, QuestionsModel&);

}  // namespace hexwarden::viewmodel
