// Where frames come from: cameras, video files, folders of pictures, streams.
//
// A live source (camera, stream) never hands out a stale frame: a thread of its own keeps only the newest. It survives
// being unplugged: it says so once, tries again at growing intervals, and goes on. A file hands out every sampled
// frame, however slow the reader, unless it is asked to play in real time.
#pragma once

#include "tracker/board/message.h"
#include "vision/frame.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <variant>

namespace hexwarden::source {

/// No frame now, and why, in one sentence; more may follow.
struct Interruption {
    board::Message reason;
};
/// Nothing more will come: the file is read through, or the reader asked to stop.
struct End {};
using Next = std::variant<vision::Frame, Interruption, End>;

enum class Pace : std::uint8_t {
    live,   ///< the table as it is now
    video,  ///< frames a fraction of a second apart
    stills  ///< deliberate pictures of a quiet table
};

class Steering;

/// How a camera is held; `vision/source/turn.h` reads and writes it.
struct Turn {
    int quarters = 0;       ///< 0 to 3, clockwise: what brings its pictures upright
    bool mirrored = false;  ///< it shows the table as a mirror does

    bool operator==(const Turn&) const = default;
};

struct SourceOptions {
    std::int64_t everyMs = 125;  ///< of a video file's own time between two frames handed out; 0: every frame
    bool realTime = false;       ///< a video file plays as if it were a camera
    std::int64_t firstRetryMs = 250;
    std::int64_t longestRetryMs = 5000;
    std::int64_t patienceMs = 5000;        ///< how long a stream may be silent before it counts as stopped
    std::string mode{};                    ///< of a camera: "1920x1080@15/MJPG", or a part of that; empty: the best one
    std::shared_ptr<Steering> steering{};  ///< of a camera: what is asked of it while it is watched
    Turn turn{};                           ///< of every picture
};

/// Not thread-safe, but it may be made in one thread and used in another. If a camera or a stream is silent, `next`
/// says so once, within three seconds, whatever the reason.
class FrameSource {
  public:
    virtual ~FrameSource() = default;

    /// Waits for the next frame. `atMs` is the file's own time for videos, one second a picture for stills, and the
    /// time since the source was opened for cameras and streams. Ids count up from 0, skipped frames included.
    virtual Next next(std::stop_token = {}) = 0;
    virtual Pace pace() const = 0;
};

/// `description`: a camera's number ("0"), its name (see `cameraCalled`), an address ("http://…", "rtsp://…"), a folder
/// of pictures (read in name order), a picture, or a video file. Throws std::runtime_error with one sentence if there
/// is no such camera, nobody answers at the address, or the file cannot be read.
std::unique_ptr<FrameSource> open(const std::string& description, const SourceOptions& = {});

}  // namespace hexwarden::source
