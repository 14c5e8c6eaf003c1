// The threads of a watched game: a camera thread inside the source, and this one, which looks and informs the table.
#pragma once

#include "companion/table/album.h"
#include "companion/table/eye.h"
#include "companion/table/table.h"
#include "tracker/board/message.h"
#include "vision/source/source.h"
#include "vision/source/steering.h"

#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace hexwarden::table {

/// What a loop calls while it runs, in its own thread and one at a time.
struct LoopListener {
    std::function<void(const SeenFrame&, const std::vector<board::Change>&)> looked;
    std::function<void(const board::Message& reason)> interrupted;  ///< the source stopped for a while
    std::function<void()> ended;                                    ///< the source has no more
    /// A frame made trouble or the journal cannot be written; the next frame is tried all the same.
    std::function<void(const board::Message& sentence)> failed;
};

/// What a loop came to know of its table, for the evenings to come.
struct Learned {
    std::array<calibration::Prototype, board::kColourCount> colours;
    std::optional<vision::BoardPose> pose;  ///< where the board lay in the last picture; none if it was out of sight
    calibration::ShownPieces shown{};       ///< the pieces that were shown, in other evenings too
};

class TableLoop {
  public:
    /// Starts at once. The table must outlive the loop. `steering`: of a camera, which is told while the table rests.
    TableLoop(std::unique_ptr<source::FrameSource>, Eye, Table&, LoopListener,
              std::shared_ptr<source::Steering> steering = {});
    /// Stops and waits.
    ~TableLoop() = default;

    /// So far; from any thread.
    Learned learned() const;

    /// Does something with the eye between two frames, in the loop's thread; soon, and left out once the source ended.
    void ask(std::function<void(Eye&)>);

    /// People placed the corners in a frame of this source; counts from the next frame on.
    void place(const vision::BoardPose&);

  private:
    void run(const std::stop_token&);
    void look(const vision::Frame&);
    bool rests(const SeenFrame&, const std::vector<board::Change>&);

    std::unique_ptr<source::FrameSource> source_;
    Eye eye_;
    Album album_;
    Table& table_;
    LoopListener listener_;
    std::shared_ptr<source::Steering> steering_;
    std::int64_t busyMs_ = 0;  ///< when something last happened, by the source's time
    std::optional<std::int64_t> openedEpochMs_;
    mutable std::mutex mutex_;
    std::optional<vision::BoardPose> placed_;
    std::vector<std::function<void(Eye&)>> asked_;
    Learned learned_;
    board::Layout expected_;
    std::jthread thread_;  // last: it uses the others
};

}  // namespace hexwarden::table
