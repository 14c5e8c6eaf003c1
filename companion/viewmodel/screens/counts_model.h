// What stands on the hex that was tapped, as the camera counts it beside what the record has, so that a wrong count is
// set right by one more tap.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

#include <optional>
#include <vector>

namespace hexwarden::viewmodel {

/// What the camera believes of a hex.
struct SeenOnHex {
    game::Stack stack;
    double probability = 0;
};

class CountsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the table")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString hex READ hex NOTIFY changed)

  public:
    explicit CountsModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: text (what stands there and whose it is), recorded, seen (how many; -1: the camera sees none), least and
    /// most (that can be chosen), sight (what the camera says, in a sentence). None where the camera counts nothing at
    /// all.
    RowModel* rows() { return &rows_; }
    /// The hex that they are about; empty if there are none.
    QString hex() const;

    void show(std::vector<SeenOnHex>);
    void lookAt(const std::optional<game::Site>&);
    /// So many of that row's pieces stand there.
    Q_INVOKABLE void recount(int row, int count);

  signals:
    void changed();

  private:
    void refresh();

    Evening& evening_;
    std::vector<SeenOnHex> seen_;
    std::optional<game::Hex> hex_;
    std::vector<game::Stack> stacks_;  ///< a row each, as recorded
    RowModel rows_;
};

}  // namespace hexwarden::viewmodel
