// The little of HTTP/1.1 that a phone needs to fetch the page and to ask for a socket: the head of a GET request, and
// whole responses (RFC 9112). Everything else is refused by its head; no body is ever read.
#pragma once

#include <QByteArray>

namespace hexwarden::seats {

/// Bytes and lines that a head may have.
inline constexpr qsizetype kMostHead = 8192;
inline constexpr int kMostFields = 64;

struct Request {
    QByteArray path;
    QByteArray host;
    QByteArray origin;         ///< of the page that asks; empty where none does
    bool wantsSocket = false;  ///< by `Upgrade: websocket`
};

struct Head {
    enum class State { unfinished, whole, refused };
    State state = State::unfinished;
    Request request{};
    int status = 0;  ///< of what is refused
};

/// Reads what has come so far.
Head readHead(const QByteArray& bytes);

/// With the headers that keep a page to itself. `host` is where the page may open its socket.
QByteArray response(int status, const QByteArray& type, const QByteArray& body, const QByteArray& host);

}  // namespace hexwarden::seats
