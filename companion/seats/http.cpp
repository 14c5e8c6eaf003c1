#include "companion/seats/http.h"

#include <QList>
#include <algorithm>

namespace hexwarden::seats {

namespace {

Head refused(int status) {
    return {Head::State::refused, {}, status};
}

/// RFC 9110, 5.6.2.
bool isToken(const QByteArray& word) {
    static const QByteArray marks = "!#$%&'*+-.^_`|~";
    return !word.isEmpty() && std::ranges::all_of(word, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || marks.contains(c);
    });
}

bool isText(const QByteArray& value) {
    return std::ranges::all_of(value, [](char c) { return c == '\t' || (c >= ' ' && c <= '~'); });
}

QByteArray reason(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 413:
            return "Content Too Large";
        case 421:
            return "Misdirected Request";
        case 431:
            return "Request Header Fields Too Large";
        case 503:
            return "Service Unavailable";
        default:
            return "Bad Request";
    }
}

}  // namespace

Head readHead(const QByteArray& bytes) {
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end > kMostHead || (end < 0 && bytes.size() > kMostHead)) return refused(431);
    if (end < 0) return {};
    QList<QByteArray> lines = bytes.left(end).split('\n');
    if (lines.size() > kMostFields + 1) return refused(431);
    for (QByteArray& line : lines) {
        if (&line != &lines.last() && !line.endsWith('\r')) return refused(400);
        if (line.endsWith('\r')) line.chop(1);
    }
    const QList<QByteArray> first = lines.takeFirst().split(' ');
    if (first.size() != 3 || !isToken(first[0]) || !isText(first[1]) || !first[1].startsWith('/') ||
        first[2] != "HTTP/1.1")
        return refused(400);
    if (first[0] != "GET") return refused(405);

    Head head{Head::State::whole, {first[1], {}, {}, false}, 0};
    for (const QByteArray& line : lines) {
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.left(colon).toLower(), value = line.mid(colon + 1).trimmed();
        if (colon < 0 || !isToken(name) || !isText(value)) return refused(400);
        if (name == "transfer-encoding" || (name == "content-length" && value != "0")) return refused(413);
        if (name == "host") {
            if (!head.request.host.isEmpty()) return refused(400);
            head.request.host = value;
        }
        if (name == "origin") head.request.origin = value;
        if (name == "upgrade") head.request.wantsSocket = value.toLower() == "websocket";
    }
    return head.request.host.isEmpty() ? refused(400) : head;
}

QByteArray response(int status, const QByteArray& type, const QByteArray& body, const QByteArray& host) {
    return "HTTP/1.1 " + QByteArray::number(status) + ' ' + reason(status) + "\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\nConnection: close"
           "\r\nCache-Control: no-store"
           "\r\nContent-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' "
           "data:; "
           "connect-src ws://" +
           host +
           "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
           "\r\nCross-Origin-Opener-Policy: same-origin"
           "\r\nCross-Origin-Resource-Policy: same-origin"
           "\r\nReferrer-Policy: no-referrer"
           "\r\nX-Content-Type-Options: nosniff"
           "\r\n\r\n" +
           body;
}

}  // namespace hexwarden::seats
