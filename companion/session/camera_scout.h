// Notices cameras that are plugged in and out, and looks, only while somebody wants to choose one, which of them sees
// a board: in a thread of its own, since asking a camera may take its time.
#pragma once

#include "vision/source/cameras.h"

#include <QObject>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <set>
#include <thread>

namespace hexwarden::session {

using Cameras = std::vector<source::Camera>;

class CameraScout : public QObject {
    Q_OBJECT

  public:
    /// `data`: with boards/ and models/.
    explicit CameraScout(std::filesystem::path data, std::chrono::milliseconds every = std::chrono::seconds(1));
    ~CameraScout() override;

    /// Begins to look; once, and after its signals are connected: what it finds first is reported at once.
    void start();

    /// Looks through every camera but `watched`, once, until `look(false)`; those that come meanwhile too.
    void look(bool wanted, const std::string& watched = {});

  signals:
    /// Those that are there now: emitted at the start and on every change.
    void changed(const hexwarden::session::Cameras& cameras);
    /// By its lasting name. Never the watched one.
    void sawBoard(const QString& camera);

  private:
    void run(const std::stop_token&);
    void list();
    void lookThrough(const source::Camera&, const std::stop_token&);

    std::filesystem::path data_;
    std::chrono::milliseconds every_;
    std::mutex mutex_;
    std::condition_variable_any woken_;
    bool wanted_ = false;
    std::string watched_;
    std::set<std::string> looked_;  ///< through, by lasting name
    // of the thread
    bool listed_ = false;
    std::vector<std::string> devices_;
    Cameras cameras_;
    std::jthread thread_;  // last: it uses the others
};

}  // namespace hexwarden::session
