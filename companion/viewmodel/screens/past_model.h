// The evenings before: games to continue or to look at, and how everybody has fared over all of them.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

#include <optional>
#include <set>

namespace hexwarden::viewmodel {

/// A game that was kept, in short.
struct PastGame {
    struct Player {
        QString name;
        int points = 0;
        bool won = false;
    };
    QString file;
    std::int64_t lastMs = 0;      ///< of its last event, since the Unix epoch
    QStringList books;            ///< beside base
    std::vector<Player> players;  ///< in playing order
    int rolls = 0, robbings = 0, built = 0;
    bool isWon = false;
    game::LaidOut board{};  ///< as it was laid last
};

/// A journal in short; none if its game never began.
std::optional<PastGame> pastGameOf(const QString& file, const std::vector<game::Event>& journal);

class PastModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* games READ games CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* players READ players CONSTANT)

  public:
    explicit PastModel(QObject* parent = nullptr);

    /// The latest first.
    void show(std::vector<PastGame>);
    /// Roles: title (names and when), summary, won (it is over).
    RowModel* games() { return &gameRows_; }
    /// Who has played more than once, who won most first. Roles: name, games, won, points (the mean).
    RowModel* players() { return &playerRows_; }

    Q_INVOKABLE void open(int game);
    void refresh();

  signals:
    void wanted(const QString& file);

  private:
    std::vector<PastGame> games_;
    RowModel gameRows_, playerRows_;
};

}  // namespace hexwarden::viewmodel
