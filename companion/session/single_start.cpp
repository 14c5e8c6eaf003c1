#include "companion/session/single_start.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace hexwarden::session {

namespace {

constexpr int kPatienceMs = 3000, kRetryMs = 50;
constexpr int kAnswerMs = 6000;  ///< the first may be busy with its first picture of a board
constexpr qsizetype kMostBytes = 64 * 1024;
constexpr char kTaken = '+';

/// None if the name is too long for a socket.
bool addressOf(const QString& file, sockaddr_un& address) {
    const QByteArray name = QFile::encodeName(file);
    address = {};
    address.sun_family = AF_UNIX;
    if (name.size() >= static_cast<qsizetype>(sizeof address.sun_path)) return false;
    std::copy(name.begin(), name.end(), address.sun_path);
    return true;
}

const sockaddr* general(const sockaddr_un& address) {
    return reinterpret_cast<const sockaddr*>(&address);
}

int connected(const QString& file) {
    sockaddr_un address;
    if (!addressOf(file, address)) return -1;
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket >= 0 && ::connect(socket, general(address), sizeof address) == 0) return socket;
    if (socket >= 0) ::close(socket);
    return -1;
}

bool isReadable(int socket, int withinMs) {
    pollfd wait{.fd = socket, .events = POLLIN, .revents = 0};
    return ::poll(&wait, 1, withinMs) == 1;
}

QByteArray written(const StartRequest& request) {
    return QJsonDocument(QJsonObject{{QStringLiteral("file"), request.file},
                                     {QStringLiteral("screen"), request.screen},
                                     {QStringLiteral("source"), request.source},
                                     {QStringLiteral("token"), request.token}})
        .toJson(QJsonDocument::Compact);
}

StartRequest readFrom(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const auto text = [&](const char* key) { return object.value(QLatin1String(key)).toString(); };
    return {text("file"), text("screen"), text("source"), text("token")};
}

}  // namespace

SingleStart::SingleStart(const QString& folder, QObject* parent)
    : QObject(parent), socketFile_(QDir(folder).filePath(QStringLiteral("hexwarden.socket"))) {
    lock_ = ::open(QFile::encodeName(QDir(folder).filePath(QStringLiteral("hexwarden.lock"))).constData(),
                   O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (lock_ < 0) return;
    first_ = ::flock(lock_, LOCK_EX | LOCK_NB) == 0;
    if (first_) listen();
}

SingleStart::~SingleStart() {
    waiting_.reset();
    if (socket_ >= 0) {
        ::close(socket_);
        QFile::remove(socketFile_);
    }
    if (lock_ >= 0) ::close(lock_);
}

void SingleStart::listen() {
    sockaddr_un address;
    if (!addressOf(socketFile_, address)) return;
    QFile::remove(socketFile_);  // of a program that crashed: the lock was free
    socket_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket_ < 0) return;
    if (::bind(socket_, general(address), sizeof address) != 0 || ::listen(socket_, 8) != 0) {
        ::close(socket_);
        socket_ = -1;
        return;
    }
    waiting_ = std::make_unique<QSocketNotifier>(socket_, QSocketNotifier::Read);
    connect(waiting_.get(), &QSocketNotifier::activated, this, [this] { answer(); });
}

void SingleStart::answer() {
    const int other = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (other < 0) return;
    QByteArray bytes;
    char part[4096];
    while (bytes.size() < kMostBytes && isReadable(other, kPatienceMs)) {
        const ssize_t length = ::read(other, part, sizeof part);
        if (length <= 0) break;
        bytes.append(part, static_cast<qsizetype>(length));
    }
    const bool taken = ::send(other, &kTaken, 1, MSG_NOSIGNAL) == 1;
    ::close(other);
    if (taken) emit asked(readFrom(bytes));
}

bool SingleStart::handOver(const StartRequest& request) const {
    int socket = -1;
    // The first may have its lock and not its socket yet.
    for (int waited = 0; waited < kPatienceMs; waited += kRetryMs) {
        if ((socket = connected(socketFile_)) >= 0) break;
        QThread::msleep(kRetryMs);
    }
    if (socket < 0) return false;
    const QByteArray bytes = written(request);
    char reply = 0;
    const bool sent = ::send(socket, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL) ==
                      static_cast<ssize_t>(bytes.size());
    const bool taken = sent && ::shutdown(socket, SHUT_WR) == 0 && isReadable(socket, kAnswerMs) &&
                       ::read(socket, &reply, 1) == 1 && reply == kTaken;
    ::close(socket);
    return taken;
}

}  // namespace hexwarden::session
