// What phones may say, and that everything else is answered with one sentence.
#include "companion/seats/message.h"

#include "companion/seats/key.h"
#include "companion/seats/phone.h"
#include "companion/seats/qr.h"
#include "companion/seats/rate.h"
#include "tests/seats/code_reader.h"
#include "tests/seats/party.h"

#include <set>

#include <gtest/gtest.h>

namespace hexwarden::seats {
namespace {

std::string whyNot(const QByteArray& text) {
    const auto read = messageOf(text);
    const auto* why = std::get_if<QString>(&read);
    return why ? why->toStdString() : "";
}

TEST(Message, IsReadWithItsParts) {
    const auto read = messageOf(R"({"do":"record","n":7,"option":"Road: Anna","count":2})");
    const auto& message = std::get<Message>(read);
    EXPECT_EQ(message.act, "record");
    EXPECT_EQ(message.number, 7);
    EXPECT_EQ(message.text("option"), "Road: Anna");
    EXPECT_EQ(message.whole("count"), 2);
}

TEST(Message, IsRefusedWithOneSentence) {
    EXPECT_EQ(whyNot(""), "That message cannot be read.");
    EXPECT_EQ(whyNot("[1]"), "That message cannot be read.");
    EXPECT_EQ(whyNot(QByteArray(400, '[') + QByteArray(400, ']')), "That message cannot be read.");
    EXPECT_EQ(whyNot(QByteArray(kMostMessage + 1, ' ')), "That message is too long.");
    EXPECT_EQ(whyNot(R"({"do":"roll","n":1,"sum":6})"), "No message has that name.");
    EXPECT_EQ(whyNot(R"({"do":"press"})"), "That message has no number.");
    EXPECT_EQ(whyNot(R"({"do":"press","n":0})"), "That message has no number.");
    EXPECT_EQ(whyNot(R"({"do":"press","n":1.5})"), "That message has no number.");
    EXPECT_EQ(whyNot(R"({"do":"press","n":1,"x":1})"), "That message has a part that nobody knows.");
    for (const char* wrong : {R"({"do":"point","n":1,"x":1})", R"({"do":"point","n":1,"x":1,"y":"2"})",
                              R"({"do":"point","n":1,"x":1,"y":{"a":1}})", R"({"do":"point","n":1,"x":1,"y":1e300})",
                              R"({"do":"count","n":1,"cards":1.5})", R"({"do":"take","n":1,"seat":null})"})
        EXPECT_EQ(whyNot(wrong), "A part of that message is missing or is of another kind.") << wrong;
    EXPECT_NE(whyNot(R"({"do":"take","n":1,"seat":")" + QByteArray(kMostText + 1, 'x') + "\"}"), "");
}

TEST(Key, IsLongAndNeverTheSame) {
    std::set<QString> keys;
    for (int i = 0; i < 1000; ++i) keys.insert(newKey());
    EXPECT_EQ(keys.size(), 1000U);
    EXPECT_EQ(keys.begin()->size(), kKeyDigits) << "128 bits";
    EXPECT_TRUE(same("abcd", "abcd"));
    EXPECT_FALSE(same("abcd", "abce"));
    EXPECT_FALSE(same("abcd", "abc"));
    EXPECT_FALSE(same("", "")) << "no key opens nothing";
}

TEST(Rate, LetsTwentyThroughASecond) {
    Rate rate(20);
    int through = 0;
    for (int ms = 0; ms < 10000; ++ms) through += rate.take(1000 + ms);
    EXPECT_GE(through, 200);
    EXPECT_LE(through, 221) << "twenty at once, then twenty a second";
}

TEST(Difference, TurnsOneStateIntoTheOther) {
    const QJsonObject before{{"a", 1}, {"b", QJsonObject{{"c", 2}, {"d", 3}}}, {"e", QJsonArray{1, 2}}, {"f", "x"}};
    const QJsonObject after{{"a", 1}, {"b", QJsonObject{{"c", 2}, {"d", 4}}}, {"e", QJsonArray{2}}, {"g", "x"}};
    const QJsonObject change = difference(before, after);
    EXPECT_EQ(tests::patched(before, change), after);
    EXPECT_FALSE(change.contains("a"));
    EXPECT_EQ(change[QLatin1String("b")].toObject(), (QJsonObject{{"d", 4}}));
    EXPECT_TRUE(difference(after, after).isEmpty());
}

TEST(QrCode, ReadsAsWhatItSays) {
    for (const QString& text : {QStringLiteral("http://192.168.178.23:8470/#k=%1&s=orange").arg(newKey()),
                                QStringLiteral("http://10.0.0.1:8470/#k=%1").arg(newKey())}) {
        const QrCode code = qrCode(text);
        EXPECT_EQ(tests::linkIn(code.path, code.side), text);
    }
    EXPECT_THROW(qrCode(QString(5000, 'x')), std::runtime_error);
}

}  // namespace
}  // namespace hexwarden::seats
