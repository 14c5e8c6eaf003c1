// The camera's side of a session: opens a source and the models in a thread of its own, runs the table's loop on them,
// measures the lens, and reports to the screens in their thread.
#pragma once

#include "calibration/profile.h"
#include "companion/session/watched_source.h"
#include "companion/table/table_loop.h"
#include "companion/viewmodel/screens/camera_model.h"
#include "companion/viewmodel/screens/our_pieces_model.h"
#include "tracker/board/message.h"
#include "vision/source/steering.h"
#include "vision/view_meter.h"

#include <QObject>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <vector>

namespace hexwarden::session {

struct WatchOptions {
    std::filesystem::path data;                     ///< with boards/, models/ and pieces/
    std::string source;                             ///< as source::open takes it
    bool realTime = false;                          ///< a video plays as if it were a camera
    std::string name;                               ///< of the source, as profiles cite it
    std::optional<calibration::Profile> profile{};  ///< one of another table is refused, and nothing known of this one
    std::string mode{};                             ///< of a camera, as source::SourceOptions has it
    std::shared_ptr<source::Steering> steering{};   ///< of a camera: what is asked of it
    std::function<void(const table::SeenFrame&)> seen{};  ///< called with every look, in the table's thread
    source::Turn turn{};                                  ///< of every picture
    std::int64_t retryMs = 250;                 ///< before a camera that went is looked for again; then longer
    std::string pieceSet = vision::kAnyPieces;  ///< what lies on this table, a file of `data`/pieces
};

/// Threads that were cancelled while they opened a camera or loaded models. The caller does not wait for them; their
/// owner joins them at the end.
using Leftovers = std::vector<std::jthread>;

class Watching : public QObject {
    Q_OBJECT

  public:
    /// Starts at once; pictures go to `feed`. Table, feed and leftovers must outlive it.
    Watching(const WatchOptions&, table::Table&, viewmodel::PictureFeed& feed, Leftovers&);
    /// Stops, and waits for the picture that is being looked at.
    ~Watching() override;

    /// The corners of `handles` as people dragged them, in shares of the picture. Refused with a sentence.
    std::optional<board::Message> place(const std::vector<QPointF>& cornersInPicture);

    /// What is known of the table so far, for the evenings to come; none before the first picture.
    std::optional<calibration::Profile> profile() const;

    /// Pieces are being shown: what is new in the picture is reported by `fresh`.
    void showing(bool);
    /// What is new in the picture is that piece; `taught` follows unless it is there no more.
    void teach(std::int64_t thing, const viewmodel::ShownOne&);
    void unlearn(const viewmodel::ShownKind&);

    /// While the lens is being measured the table is not watched.
    void measureLens(bool);
    /// What measuring came to, as soon as the views settle it.
    std::optional<calibration::CameraModel> lens() const;

  signals:
    void reported(const hexwarden::viewmodel::CameraReport& report);
    void measuring(const hexwarden::viewmodel::LensReport& report);
    void ended();
    void failed(const QString& sentence);
    void profileRefused(const QString& sentence);
    void fresh(const std::vector<hexwarden::viewmodel::NewInPicture>& things);
    /// All pieces that were shown so far, and which of them cannot be told apart.
    void taught(const std::vector<hexwarden::viewmodel::ShownOne>& pieces,
                const hexwarden::viewmodel::NotToldApart& alike);

  private:
    /// Locked to check whether the watching is still wanted, and while it ends.
    struct Wanted {
        std::mutex mutex;
        Watching* by = nullptr;
    };

    static void start(const std::stop_token&, const WatchOptions&, Wanted&);
    void run(std::unique_ptr<source::FrameSource>, table::Eye, WatchedSource&);
    void reportInterruption(const board::Message& reason);
    void show(const table::SeenFrame&);
    void show(const vision::Frame&, calibration::LensCapture::Step, const calibration::LensCapture&);
    WatchedSource::Measuring tellLens();
    void ask(std::function<void(table::Eye&)>);
    void tellFresh(const table::SeenFrame&);
    void tellTaught(const calibration::ShownPieces&);

    table::Table& table_;
    viewmodel::PictureFeed& feed_;
    Leftovers& leftovers_;
    WatchOptions options_;
    bool units_ = false;  ///< things that stand on hexes are in play
    mutable std::mutex mutex_;
    cv::Size picture_;
    vision::ViewMeter meter_;  ///< of the loop's thread
    std::optional<calibration::CameraModel> lens_;
    std::vector<std::function<void(table::Eye&)>> asked_;  ///< before the loop began
    std::vector<viewmodel::NewInPicture> fresh_;           ///< as reported last; of the loop's thread, as the next
    std::map<board::Colour, std::vector<calibration::Lab>> shownColours_;
    bool measuring_ = false;  ///< somebody wants the lens measured
    std::unique_ptr<table::TableLoop> loop_;
    WatchedSource* source_ = nullptr;  ///< the loop's
    std::shared_ptr<Wanted> wanted_ = std::make_shared<Wanted>();
    std::jthread starter_;
};

/// The lines of the lattice through four dragged corners, one a hex; none if they cannot be a board's.
std::vector<std::vector<QPointF>> latticeThrough(const std::vector<QPointF>& cornersInPicture,
                                                 const std::filesystem::path& data);

}  // namespace hexwarden::session
