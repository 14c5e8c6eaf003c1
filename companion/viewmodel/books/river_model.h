// The Great River on the screen: the flood, where the robber is, who built bridges; and where the river tile lies, if
// the board was read without it or with another place.
#pragma once

#include "companion/viewmodel/books/panel.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

class RiverModel : public Panel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* tiles READ tiles CONSTANT)
    Q_PROPERTY(bool laid READ laid NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    Q_PROPERTY(bool flooded READ flooded NOTIFY changed)
    Q_PROPERTY(QString flood READ flood NOTIFY changed)
    Q_PROPERTY(QString robber READ robber NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)

  public:
    explicit RiverModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: colour, name, bridges, wins (ties for the longest road).
    RowModel* seats() { return &seats_; }
    /// How the tile may lie with its mouth where it was tapped. Roles: text.
    RowModel* tiles() { return &tiles_; }
    bool laid() const { return evening_.state().layout.river.has_value(); }
    /// Where the tile lies.
    bool asks() const { return !laid() || again_; }
    bool flooded() const;
    QString flood() const;
    QString robber() const;
    QString hint() const;

    QString label() const override;
    bool isOffered() const override { return evening_.ledger().box.river; }
    int tappable() const override { return BoardModel::Corners; }
    void tap(const game::Site&) override;
    Marks marks() const override;
    Q_INVOKABLE void lay(int tile);
    /// Asks for the tile's place though it has one; or leaves it there.
    Q_INVOKABLE void layAgain(bool again);
    void refresh() override;

  private:
    Evening& evening_;
    RowModel seats_, tiles_;
    std::optional<game::Corner> mouth_;
    bool again_ = false;
    std::vector<board::River> possible_;
};

}  // namespace hexwarden::viewmodel
