// The last rolls on the table's screen, to be corrected where they stand: a tap on the roll, one on what it was, one to
// record it, and what that changes for everybody in between.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

class RollsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* rolls READ rolls CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* differences READ differences CONSTANT)
    Q_PROPERTY(bool choosing READ choosing NOTIFY changed)
    Q_PROPERTY(bool correcting READ correcting NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString correction READ correction NOTIFY changed)

  public:
    explicit RollsModel(Evening& evening, QObject* parent = nullptr);

    /// The newest last. Roles: text, colour, chosen.
    RowModel* rolls() { return &rolls_; }
    /// What the correction changes. Roles: text, gain.
    RowModel* differences() { return &differences_; }
    bool choosing() const { return chosen_ != 0; }
    bool correcting() const { return choosing() && sum_ != 0; }
    QString title() const;
    QString correction() const;

    /// Choosing it again leaves it.
    Q_INVOKABLE void choose(int roll);
    /// What it was.
    Q_INVOKABLE void say(int sum);
    Q_INVOKABLE void apply();
    Q_INVOKABLE void cancel();
    void refresh();

  signals:
    void changed();

  private:
    std::vector<const game::Event*> last() const;
    const game::Event* chosen() const;
    game::Body mending(const game::Event& roll) const;

    Evening& evening_;
    RowModel rolls_, differences_;
    std::int64_t chosen_ = 0;  ///< by sequence
    int sum_ = 0;
};

}  // namespace hexwarden::viewmodel
