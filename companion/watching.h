// The camera's side of a session: opens a source and the models in a thread of its own, runs the table's loop on them,
// and tells the screens in theirs.
#pragma once

#include "companion/table/table_loop.h"
#include "companion/viewmodel/camera_model.h"

#include <QObject>
#include <filesystem>
#include <memory>
#include <thread>

namespace hexwarden {

struct WatchOptions {
    std::filesystem::path data;  ///< with boards/, models/ and pieces/
    std::string source;          ///< as source::open takes it
    bool realTime = false;       ///< a video plays as if it were a camera
};

class Watching : public QObject {
    Q_OBJECT

  public:
    /// Starts at once; pictures go to `feed`. Table and feed must outlive it.
    Watching(const WatchOptions&, table::Table&, viewmodel::PictureFeed& feed);
    /// Stops and waits.
    ~Watching() override;

    /// The corners of `handles` as people dragged them, in shares of the picture. Refused with a sentence.
    std::optional<std::string> place(const std::vector<QPointF>& cornersInPicture);

  signals:
    void reported(const hexwarden::viewmodel::CameraReport& report);
    void ended();
    void failed(const QString& sentence);

  private:
    void start(const WatchOptions&);
    void show(const table::Look&);

    table::Table& table_;
    viewmodel::PictureFeed& feed_;
    const std::filesystem::path data_;
    const QString source_;
    std::mutex mutex_;
    cv::Size picture_;
    bool stopping_ = false;
    std::unique_ptr<table::TableLoop> loop_;
    std::jthread starter_;
};

/// The lines of the lattice through four dragged corners, one a hex; none if they cannot be a board's.
std::vector<std::vector<QPointF>> latticeThrough(const std::vector<QPointF>& cornersInPicture,
                                                 const std::filesystem::path& data);

}  // namespace hexwarden
