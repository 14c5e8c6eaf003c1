#include "companion/session/no_network.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpServer>
#include <QTest>
#include <memory>

#include <gtest/gtest.h>

namespace hexwarden::session {
namespace {

TEST(NoNetwork, SendsNothingAndSaysSo) {
    int argc = 0;
    const QCoreApplication app(argc, nullptr);
    QTcpServer server;
    ASSERT_TRUE(server.listen(QHostAddress::LocalHost));
    NoNetwork factory;
    const std::unique_ptr<QNetworkAccessManager> network(factory.create(nullptr));
    for (const QString& address :
         {QStringLiteral("http://127.0.0.1:%1/spy.png"), QStringLiteral("ftp://127.0.0.1:%1/")}) {
        const std::unique_ptr<QNetworkReply> reply(
            network->get(QNetworkRequest(QUrl(address.arg(server.serverPort())))));
        EXPECT_TRUE(QTest::qWaitFor([&] { return reply->isFinished(); }));
        EXPECT_NE(reply->error(), QNetworkReply::NoError);
    }
    EXPECT_FALSE(server.waitForNewConnection(100));
}

TEST(NoNetwork, ReadsFilesOfThisMachine) {
    int argc = 0;
    const QCoreApplication app(argc, nullptr);
    NoNetwork factory;
    const std::unique_ptr<QNetworkAccessManager> network(factory.create(nullptr));
    const std::unique_ptr<QNetworkReply> reply(
        network->get(QNetworkRequest(QUrl::fromLocalFile(QStringLiteral(HEXWARDEN_SOURCE "/README.md")))));
    EXPECT_TRUE(QTest::qWaitFor([&] { return reply->isFinished(); }));
    EXPECT_EQ(reply->error(), QNetworkReply::NoError);
    EXPECT_GT(reply->readAll().size(), 100);
}

}  // namespace
}  // namespace hexwarden::session
