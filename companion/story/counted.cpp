#include "companion/story/counted.h"

#include <algorithm>
#include <cstdlib>

namespace hexwarden::story {

namespace {

int recorded(const rules::Referee& referee, const game::Stack& stack) {
    return game::countOn(referee.state(), stack.at, stack.owner, stack.piece);
}

game::Body corrected(std::int64_t sequence, const game::Body& now) {
    return game::Corrected{sequence, std::make_shared<const game::Body>(now)};
}

int onBoard(const rules::Referee& referee, const game::Stack& stack) {
    return game::countOf(referee.state(), stack.owner, stack.piece);
}

/// The event with that count; with none it did not happen.
game::Body recounted(const game::Event& event, int count) {
    if (count == 0) return game::Undone{event.sequence};
    game::Body now = event.body;
    if (auto* moved = std::get_if<game::Moved>(&now)) moved->count = count;
    if (auto* placed = std::get_if<game::ArmiesPlaced>(&now)) placed->count = count;
    return corrected(event.sequence, now);
}

/// The event with another count that explains `more` pieces in the stack; none if it did not touch the stack, or
/// touched it in a way that has no count.
struct Explained {
    bool touches = false;
    std::optional<game::Body> by{};
    bool conserves = false;  ///< what came stood elsewhere before
};

Explained explained(const game::Event& event, const game::Stack& stack, int more) {
    const auto* const moved = std::get_if<game::Moved>(&event.body);
    if (moved && moved->player == stack.owner && moved->piece == stack.piece) {
        const bool comes = moved->to == game::Site(stack.at), goes = moved->from == game::Site(stack.at);
        const int count = moved->count + (comes ? more : -more);
        if (comes != goes) return {true, count >= 0 ? std::optional(recounted(event, count)) : std::nullopt, true};
    }
    const auto* const placed = std::get_if<game::ArmiesPlaced>(&event.body);
    if (placed && placed->player == stack.owner && placed->at == stack.at && stack.piece == game::Piece::army) {
        const int count = placed->count + more;
        return {true, count >= 0 ? std::optional(recounted(event, count)) : std::nullopt};
    }
    const auto* const battled = std::get_if<game::Battled>(&event.body);
    const auto* const lost = std::get_if<game::Lost>(&event.body);
    return {(battled && (battled->from == stack.at || battled->to == stack.at)) || (lost && lost->at == stack.at)};
}

std::optional<game::Body> correction(const Story& story, const game::Stack& stack) {
    const int more = stack.count - recorded(story.referee(), stack);
    const auto& entries = story.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const Explained by = explained(entry->event, stack, more);
        if (!by.touches) continue;
        if (!by.by) return std::nullopt;
        const rules::Referee after = story.with(*by.by).referee();
        return recorded(after, stack) == stack.count &&
                       (!by.conserves || onBoard(after, stack) == onBoard(story.referee(), stack))
                   ? by.by
                   : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::vector<game::Body> counted(const Story& story, const game::Stack& stack) {
    const int more = stack.count - recorded(story.referee(), stack);
    if (more == 0 || stack.count < 0) return {};
    if (const auto body = correction(story, stack)) return {*body};
    if (more > 0 && stack.piece == game::Piece::army) return {game::ArmiesPlaced{stack.owner, stack.at, more}};
    const game::Body one = more > 0 ? game::Body(game::Built{stack.owner, stack.piece, stack.at})
                                    : game::Body(game::Removed{stack.owner, stack.piece, stack.at});
    return std::vector<game::Body>(static_cast<std::size_t>(std::abs(more)), one);
}

}  // namespace hexwarden::story
