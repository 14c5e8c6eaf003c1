// From frames to observations: finds the board, follows it, masks hands, reads what needs reading.
#pragma once

#include "calibration/pose_tracker.h"
#include "tracker/board/message.h"
#include "tracker/game/state.h"
#include "vision/board_finder.h"
#include "vision/hand_finder.h"
#include "vision/left_behind.h"
#include "vision/new_things.h"
#include "vision/reader.h"
#include "vision/scanner.h"
#include "vision/steady_view.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace hexwarden::table {

/// One frame, looked at.
struct SeenFrame {
    vision::Frame frame;
    board::Observation seen;                ///< without a board only the dice
    std::optional<vision::BoardPose> pose;  ///< none: `reason` says why
    board::Message reason;
    std::vector<vision::NewThing> fresh;  ///< while somebody shows pieces: what came to lie in the picture meanwhile
    bool handCame = false;  ///< a hand is in view, for a second frame, and was not for a while: a torn frame is no hand
    bool handInView = false;
};

struct EyeOptions {
    vision::FinderOptions finder;
    std::string pieceSet = vision::kAnyPieces;
    bool still = false;    ///< every frame is a picture of its own: nothing is followed, everything is read
    int tilesAtFirst = 8;  ///< quiet frames on which tiles are read after the board was found
    int tilesEvery = 80;   ///< and then once in that many frames
    int checkEvery = 160;  ///< frames after which a followed board is compared with one found again
};

/// Not thread-safe.
class Eye {
  public:
    /// `data`: the folder with boards/, models/ and pieces/. Throws as vision::Scanner does.
    explicit Eye(const std::filesystem::path& data, EyeOptions = {});

    SeenFrame look(const vision::Frame&);

    /// Hexes are numbered as on this board from the next reading of tiles on: a game that goes on, or a board that was
    /// found again from another side.
    void expect(const board::Layout&);
    /// People placed the corners.
    void place(const vision::BoardPose&);

    /// What this table's pieces look like, from other evenings.
    void use(const vision::TableColours&);
    /// The pieces that were shown once; throws as vision::Reader::know does.
    void know(calibration::ShownPieces);
    /// People show pieces: what is new in the picture is reported, and does not count as played.
    void showing(bool);
    /// A thing of SeenFrame::fresh is that piece; `place` and `bulk` are filled in, and it is known from now on. None
    /// if it stands there no more.
    std::optional<vision::ShownSight> teach(std::int64_t thing, calibration::ShownPiece);
    /// A kind that was shown is shown no more.
    void unlearn(board::Piece, int worth);
    const calibration::ShownPieces& shown() const { return shown_; }
    /// The record says what lies there. Learns what the pieces and the empty sites that were read in the look are like,
    /// each once.
    void confirm(const SeenFrame&, const game::GameState& record);
    /// People said what these things are: their kinds are known by these looks too.
    void name(const std::vector<board::NamedThing>&);
    const vision::TableColours& colours() const;

  private:
    void announceHand(const vision::Frame&, SeenFrame&);
    void find(const vision::Frame&, SeenFrame&);
    void follow(const vision::Frame&, SeenFrame&);
    void check(const vision::Frame&, SeenFrame&);
    void take(const vision::Frame&, vision::BoardPose);
    void begin(const vision::Frame&);
    void settle(const vision::Frame&);
    void read(const vision::Frame&, SeenFrame&);
    std::optional<board::Message> objection(const vision::Frame&, const board::Observation&);
    void turnToExpected(const vision::Frame&, SeenFrame&, const vision::ReadScope&);

    EyeOptions options_;
    vision::Scanner scanner_;
    calibration::PoseTracker tracker_;
    vision::SteadyView steady_;
    vision::HandFinder hands_;
    vision::StillTable still_;
    vision::NewThings fresh_;
    bool showing_ = false;
    calibration::ShownPieces shown_;
    std::optional<vision::BoardPose> pose_;
    std::optional<vision::BoardPose> lastPose_;  ///< before the board was lost
    std::optional<board::Layout> expected_;
    bool turned_ = false;         ///< `pose_` is numbered as expected
    bool poseReplaced_ = false;   ///< `pose_` is another than in the frame before
    bool placed_ = false;         ///< `pose_` is to be taken up by the tracker
    bool foundByItself_ = false;  ///< `pose_`: nobody placed the corners
    bool numbersJudged_ = false;  ///< the picture is not mirrored
    vision::Frame readFrame_;     ///< what was read last, as the steady view shows it
    vision::BoardPose readPose_;  ///< where the board lies there
    cv::Mat aboutBoard_;          ///< 255 on the land and a rim about it, in the steady view
    cv::Matx33d inThisPicture_;   ///< the board in this very frame, however little it swayed
    int awaySinceFrames_ = 0;     ///< for how long the board has lain elsewhere than in the steady view
    bool blurred_ = false, covered_ = false, unread_ = false;  ///< this frame
    bool hand_ = false;                                        ///< the frame before
    std::optional<std::int64_t> handAtMs_;                     ///< when a hand that was announced was in view last
    std::int64_t lookedAtMs_ = 0;                              ///< the frame before
    cv::Size size_;                                            ///< of the frame before
    int framesSinceFound_ = 0;
    int tileReadings_ = 0;
    std::map<board::Site, board::Occupant> learned_;  ///< as it was confirmed
};

}  // namespace hexwarden::table
