// The heads of requests that the server reads, and what it says with every answer.
#include "companion/seats/http.h"

#include <gtest/gtest.h>

namespace hexwarden::seats {
namespace {

int statusOf(const QByteArray& bytes) {
    const Head head = readHead(bytes);
    return head.state == Head::State::whole ? 200 : head.state == Head::State::unfinished ? 0 : head.status;
}

TEST(Http, ReadsTheRequestOfABrowser) {
    const Head head = readHead(
        "GET /page.js HTTP/1.1\r\nHost: 192.168.1.7:8470\r\nOrigin: http://192.168.1.7:8470\r\nAccept: */*\r\n\r\n");
    ASSERT_EQ(head.state, Head::State::whole);
    EXPECT_EQ(head.request.path, "/page.js");
    EXPECT_EQ(head.request.host, "192.168.1.7:8470");
    EXPECT_EQ(head.request.origin, "http://192.168.1.7:8470");
    EXPECT_FALSE(head.request.wantsSocket);
    EXPECT_TRUE(readHead("GET /socket HTTP/1.1\r\nHost: a\r\nUpgrade: WebSocket\r\n\r\n").request.wantsSocket);
}

TEST(Http, WaitsForTheWholeHead) {
    const QByteArray whole = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    for (qsizetype length = 0; length < whole.size(); ++length) EXPECT_EQ(statusOf(whole.left(length)), 0) << length;
    EXPECT_EQ(statusOf(whole), 200);
}

TEST(Http, RefusesWhatNoPhoneAsksFor) {
    EXPECT_EQ(statusOf("POST / HTTP/1.1\r\nHost: a\r\n\r\n"), 405);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n"), 413);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"), 413);
    EXPECT_EQ(statusOf("GET / HTTP/1.0\r\nHost: a\r\n\r\n"), 400);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\n\r\n"), 400) << "nobody is asked";
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\nHost: a\n\r\n\r\n"), 400);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n"), 400);
    EXPECT_EQ(statusOf("GET http://elsewhere/ HTTP/1.1\r\nHost: a\r\n\r\n"), 400);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n"), 400);
}

TEST(Http, RefusesAHeadWithoutEnd) {
    EXPECT_EQ(statusOf(QByteArray(kMostHead + 1, 'x')), 431);
    EXPECT_EQ(statusOf("GET / HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(kMostHead, 'x') + "\r\n\r\n"), 431);
    QByteArray many = "GET / HTTP/1.1\r\nHost: a\r\n";
    for (int i = 0; i < kMostFields; ++i) many += "X: y\r\n";
    EXPECT_EQ(statusOf(many + "\r\n"), 431);
}

TEST(Http, EveryAnswerKeepsThePageToItself) {
    for (const int status : {200, 400, 404, 405, 413, 421, 431, 503}) {
        const QByteArray answer = response(status, "text/plain", "x", "127.0.0.1:1");
        for (const char* header :
             {"Content-Security-Policy: default-src 'none'; script-src 'self'", "connect-src ws://127.0.0.1:1;",
              "frame-ancestors 'none'", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
              "Cache-Control: no-store", "Cross-Origin-Resource-Policy: same-origin"})
            EXPECT_TRUE(answer.contains(header)) << status << ": " << header;
        for (const char* header : {"Access-Control", "Set-Cookie", "unsafe"}) EXPECT_FALSE(answer.contains(header));
    }
}

}  // namespace
}  // namespace hexwarden::seats
