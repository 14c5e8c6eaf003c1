#include "companion/viewmodel/screens/counts_model.h"

#include "companion/story/counted.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::viewmodel {

namespace {

constexpr int kAbout = 2;  // numbers that are offered beyond what is recorded and seen

}  // namespace

CountsModel::CountsModel(Evening& evening, QObject* parent)
    : QObject(parent), evening_(evening), rows_({"text", "recorded", "seen", "least", "most", "sight"}) {}

QString CountsModel::hex() const {
    return hex_ && !stacks_.empty() ? QString::fromStdString(board::text(*hex_)) : QString();
}

void CountsModel::show(std::vector<SeenOnHex> seen) {
    seen_ = std::move(seen);
    refresh();
}

void CountsModel::lookAt(const std::optional<game::Site>& site) {
    const auto* const hex = site ? std::get_if<game::Hex>(&*site) : nullptr;
    hex_ = hex ? std::optional(*hex) : std::nullopt;
    refresh();
}

void CountsModel::recount(int row, int count) {
    if (row < 0 || row >= static_cast<int>(stacks_.size()) || count < 0) return;
    game::Stack stack = stacks_[static_cast<std::size_t>(row)];
    stack.count = count;
    for (const game::Body& body : story::counted(evening_.whole(), stack)) evening_.declare(body);
}

void CountsModel::refresh() {
    stacks_.clear();
    if (hex_ && !seen_.empty()) {
        const game::GameState& state = evening_.state();
        std::ranges::copy_if(state.stacks, std::back_inserter(stacks_),
                             [&](const game::Stack& stack) { return stack.at == *hex_; });
        for (const SeenOnHex& seen : seen_) {
            game::Stack stack = seen.stack;
            stack.count = game::countOn(state, stack.at, stack.owner, stack.piece);
            if (stack.at == *hex_ && stack.count == 0) stacks_.push_back(stack);
        }
    }
    std::vector<Row> rows;
    for (const game::Stack& stack : stacks_) {
        const auto seen = std::ranges::find_if(seen_, [&](const SeenOnHex& s) {
            return s.stack.at == stack.at && s.stack.owner == stack.owner && s.stack.piece == stack.piece;
        });
        const bool isSeen = seen != seen_.end();
        const QString sight =
            isSeen
                ? tr("The camera sees %1, %2% sure.").arg(seen->stack.count).arg(std::lround(100 * seen->probability))
                : tr("The camera sees none.");
        const auto [fewest, most] = std::minmax({stack.count, isSeen ? seen->stack.count : 0});
        rows.push_back({QStringLiteral("%1 (%2)").arg(capitalised(name(stack.piece)), evening_.nameOf(stack.owner)),
                        stack.count, isSeen ? seen->stack.count : -1, std::max(0, fewest - kAbout), most + kAbout,
                        sight});
    }
    rows_.show(std::move(rows));
    emit changed();
}

}  // namespace hexwarden::viewmodel
