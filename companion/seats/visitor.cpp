#include "companion/seats/visitor.h"

#include "companion/seats/http.h"
#include "companion/seats/page.h"

#include <chrono>
#include <utility>

namespace hexwarden::seats {

namespace {

constexpr std::chrono::seconds kPatience{10};  ///< to send a request and to take its answer

}  // namespace

Visitor::Visitor(QTcpSocket* socket, QByteArray host, QObject* parent)
    : QObject(parent), socket_(socket), host_(std::move(host)) {
    socket_->setParent(this);
    socket_->setReadBufferSize(2 * kMostHead);
    connect(socket_, &QTcpSocket::readyRead, this, &Visitor::look);
    connect(socket_, &QTcpSocket::disconnected, this, &Visitor::done);
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, &Visitor::drop);
    patience_.start(kPatience);
    // What has come already is looked at when somebody listens to this.
    QMetaObject::invokeMethod(this, &Visitor::look, Qt::QueuedConnection);
}

void Visitor::look() {
    if (!socket_) return;
    if (answered_) {
        socket_->readAll();  // what follows a request is nothing that we asked for
        return;
    }
    const Head head = readHead(socket_->peek(kMostHead + 4));
    if (head.state == Head::State::unfinished) return;
    if (head.state == Head::State::refused)
        return answer(head.status, "text/plain", "This is no request of the page.\n");
    const Request& request = head.request;
    // Neither a page from elsewhere nor a name from elsewhere that leads here.
    if (request.host != host_ || (!request.origin.isEmpty() && request.origin != "http://" + host_))
        return answer(421, "text/plain", "Read the code at the table again.\n");
    if (request.path == "/socket" && request.wantsSocket && !request.origin.isEmpty()) {
        socket_->disconnect(this);
        socket_->setReadBufferSize(0);
        QTcpSocket* socket = std::exchange(socket_, nullptr);
        socket->setParent(nullptr);
        emit wantsSocket(socket);
        emit done();
        return;
    }
    const auto file = fileAt(request.path);
    file ? answer(200, file->type, file->bytes) : answer(404, "text/plain", "There is no such page.\n");
}

void Visitor::answer(int status, const QByteArray& type, const QByteArray& body) {
    answered_ = true;
    socket_->readAll();
    socket_->write(response(status, type, body, host_));
    socket_->disconnectFromHost();
}

void Visitor::drop() {
    socket_->disconnect(this);
    socket_->abort();
    emit done();
}

}  // namespace hexwarden::seats
