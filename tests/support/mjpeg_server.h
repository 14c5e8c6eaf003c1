// A phone that serves its camera as MJPEG over HTTP, on the loopback interface; it can go away and come back.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace hexwarden::support {

class MjpegServer {
  public:
    /// Port 0: any free one. Serves the same picture over and over, to one reader at a time.
    explicit MjpegServer(std::vector<std::uint8_t> jpeg, int port = 0);
    /// Hangs up on its reader in the middle of a picture.
    ~MjpegServer();

    int port() const { return port_; }
    std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/video"; }

  private:
    void serve();

    std::vector<std::uint8_t> jpeg_;
    int port_ = 0;
    int listening_ = -1;
    std::atomic<bool> stopped_ = false;
    std::thread thread_;
};

}  // namespace hexwarden::support
