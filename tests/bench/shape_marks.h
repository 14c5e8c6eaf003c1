// The other pieces of the rule books that were read, held against the truth by where their feet are in the picture.
//
// A thing counts as found if something is reported, more likely there than not, within a fifth of a tile side of its
// foot. Things of which less than four tenths can be seen are neither missed nor wrong, except in the counts of armies.
#pragma once

#include "tests/bench/marks.h"

namespace hexwarden::bench {

class ShapeMarks {
  public:
    /// Only of these shapes.
    explicit ShapeMarks(std::vector<board::Shape> inPlay) : inPlay_(std::move(inPlay)) {}

    /// `seen` was read on the lattice of the label. A label without shapes has the base game's routes and nothing else.
    void take(const Label&, const board::Observation& seen);

    /// By the names that `shapeFigures` gives.
    Count of(const std::string& figure) const;
    /// Everything reported with a tenth or more: that something is there; and of what is there, shape and colour.
    const std::vector<Judged>& presence() const { return presence_; }
    const std::vector<Judged>& kinds() const { return kinds_; }

  private:
    using Found = std::vector<std::pair<const board::ShapeReading*, const TrueShape*>>;
    /// What the label says of shapes; where it says nothing, the base game's routes.
    std::vector<TrueShape> truthOf(const TrueBoard&) const;
    void judge(const Label&, const Found&);
    void countArmies(const TrueBoard&, const std::vector<TrueShape>& truth, const board::Observation& seen);
    void count(const std::string& figure, bool right);

    std::vector<board::Shape> inPlay_;
    std::map<std::string, Count> counts_;
    std::vector<Judged> presence_, kinds_;
};

std::vector<std::string> shapeFigures();

/// Reads these photographs and prints a table of the figures, a column a folder; photographs whose labels have no
/// shapes by set. `data` as vision::Scanner has it; `pieces` names the set in play, of whose shapes alone the figures
/// speak: without it, all.
void printShapes(const std::vector<Label>&, const std::filesystem::path& data, const std::string& pieces);

}  // namespace hexwarden::bench
