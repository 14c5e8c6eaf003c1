// What `watch` writes: a JSON line, or a line for people, for everything that happens.
#pragma once

#include "companion/table/eye.h"
#include "companion/table/table.h"
#include "tracker/board/change.h"
#include "tracker/board/message.h"
#include "vision/view_meter.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace hexwarden::commands {

class WatchLines {
  public:
    WatchLines(std::ostream& out, std::string source, bool json, vision::PlacingNeeds needs = {})
        : out_(out), source_(std::move(source)), json_(json), needs_(needs) {}

    /// `boardReadings`: how often tiles must have been read before the board is printed.
    void looked(const table::SeenFrame&, const std::vector<board::Change>&, const table::Snapshot&, int boardReadings);
    /// Changes that are printed as soon as they are written.
    void tell(const std::vector<board::Change>&);
    void interrupted(const board::Message& reason);
    /// The picture is as sharp as reading needs.
    bool isSharp() const;
    /// Writes what is known of a board that was not read often enough.
    void ended(const table::Snapshot&);

  private:
    void tellWorse();
    void tellBoard(const table::Snapshot&);
    void tell(const board::Change&);
    void tellDoubts(const std::vector<board::Doubt>&);
    void tellDoubts(const std::vector<board::UnitDoubt>&, const std::vector<board::UnitReading>& believed);
    void tellUnknown(const std::vector<board::UnknownThing>&);
    void tellDoubt(const board::DiceRest&);
    void lost(const std::string& reason, std::int64_t atMs);
    void found(std::int64_t atMs);

    std::ostream& out_;
    std::string source_;
    bool json_;
    vision::PlacingNeeds needs_;
    bool lost_ = false;
    bool boardTold_ = false;
    int readings_ = 0;  ///< of tiles
    std::int64_t lastMs_ = 0;
    std::optional<table::SeenFrame> lastWithBoard_;  ///< without its picture
    vision::ViewMeter meter_;
    std::optional<vision::About> worse_;  ///< as it was last printed
    std::vector<board::Doubt> doubts_;
    std::vector<board::UnitDoubt> unitDoubts_;
    std::vector<board::UnknownThing> unknown_;
    std::optional<board::DiceRest> unsureDice_;
};

}  // namespace hexwarden::commands
