// What only people can tell of what the camera saw: whom the robber robbed, whose pieces of a strange colour are.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

#include <optional>

namespace hexwarden::viewmodel {

/// Pieces in a colour that nobody plays.
struct Strangers {
    game::Colour colour{};
    int pieces = 0;
    game::Site first;  ///< where one of them stands

    bool operator==(const Strangers&) const = default;
};

/// What the camera saw done and did not write: what it may have been, likeliest first.
struct Unwritten {
    std::int64_t number = 0;
    std::vector<std::vector<game::Body>> choices;

    bool operator==(const Unwritten&) const = default;
};

class QuestionsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* rows READ rows CONSTANT)

  public:
    explicit QuestionsModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: text, answers (on buttons), colours (of the answers; empty for none), key (the same whatever the
    /// figures).
    RowModel* rows() { return &rows_; }

    void showStrangers(std::vector<Strangers>);
    /// Called with the owner that was chosen; none: nobody's.
    using Claim = std::function<void(game::Colour stranger, std::optional<game::Colour> seat)>;
    void onClaimed(Claim claim) { claim_ = std::move(claim); }

    void showUnwritten(std::vector<Unwritten>);
    /// Who hears which it was; by none, nothing of the kind.
    using Settle = std::function<void(std::int64_t number, std::optional<std::size_t> choice)>;
    void onSettled(Settle settle) { settle_ = std::move(settle); }

    Q_INVOKABLE void answer(int question, int answer);
    void refresh();

  private:
    struct Answer {
        QString text;
        std::optional<game::Colour> colour;
        std::function<void()> take;
    };
    struct Question {
        QString key;  ///< the same as long as it is the same question, whatever its figures
        QString text;
        std::vector<Answer> answers;
    };

    std::optional<Question> robbed() const;
    Question whose(const Strangers&) const;
    Question which(const Unwritten&) const;

    Evening& evening_;
    RowModel rows_;
    std::vector<Strangers> strangers_;
    std::vector<Question> questions_;
    std::vector<Unwritten> unwritten_;
    Claim claim_;
    Settle settle_;
};

}  // namespace hexwarden::viewmodel
