#include "tests/support/mjpeg_server.h"

#include <array>
#include <chrono>
#include <stdexcept>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hexwarden::support {
namespace {

constexpr auto kFrameTime = std::chrono::milliseconds(20);

bool sendAll(int reader, const void* data, std::size_t size) {
    const auto* bytes = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t sent = ::send(reader, bytes, size, MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes += sent;
        size -= static_cast<std::size_t>(sent);
    }
    return true;
}
bool sendAll(int reader, const std::string& text) {
    return sendAll(reader, text.data(), text.size());
}

}  // namespace

MjpegServer::MjpegServer(std::vector<std::uint8_t> jpeg, int port) : jpeg_(std::move(jpeg)) {
    listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int yes = 1;
    ::setsockopt(listening_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in where{};
    where.sin_family = AF_INET;
    where.sin_port = htons(static_cast<std::uint16_t>(port));
    where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof where;
    if (::bind(listening_, reinterpret_cast<sockaddr*>(&where), size) != 0 || ::listen(listening_, 4) != 0 ||
        ::getsockname(listening_, reinterpret_cast<sockaddr*>(&where), &size) != 0)
        throw std::runtime_error("the test's stream server has no port");
    port_ = ntohs(where.sin_port);
    thread_ = std::thread([this] { serve(); });
}

MjpegServer::~MjpegServer() {
    stopped_ = true;
    thread_.join();
    ::close(listening_);
}

void MjpegServer::serve() {
    while (!stopped_) {
        pollfd waiting{listening_, POLLIN, 0};
        if (::poll(&waiting, 1, 20) <= 0) continue;
        const int reader = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
        std::array<char, 2048> request{};
        bool open =
            ::recv(reader, request.data(), request.size(), 0) > 0 &&
            sendAll(reader, "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n");
        const std::string head =
            "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg_.size()) + "\r\n\r\n";
        while (open && !stopped_) {
            open = sendAll(reader, head) && sendAll(reader, jpeg_.data(), jpeg_.size()) && sendAll(reader, "\r\n");
            std::this_thread::sleep_for(kFrameTime);
        }
        if (open) {
            sendAll(reader, head);
            sendAll(reader, jpeg_.data(), jpeg_.size() / 2);
        }
        ::close(reader);
    }
}

}  // namespace hexwarden::support
