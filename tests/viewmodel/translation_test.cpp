// Both languages are complete: no text of a screen is missing from the German file, and none waits for its translation.
#include "companion/viewmodel/words/refusals.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;

const QString kRoot = QStringLiteral(HEXWARDEN_SOURCE);

struct Texts {
    std::map<QString, std::set<QString>> byContext;
    QStringList unfinished;
};

Texts read(const QString& language) {
    QFile file(kRoot + QStringLiteral("/companion/i18n/hexwarden_%1.ts").arg(language));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    Texts texts;
    QString context, source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("name")) context = xml.readElementText();
        if (xml.name() == QStringLiteral("source")) texts.byContext[context].insert(source = xml.readElementText());
        if (xml.name() == QStringLiteral("translation") && xml.attributes().hasAttribute(QStringLiteral("type")))
            texts.unfinished << source;
    }
    return texts;
}

TEST(Translation, GermanIsCompleteForEveryScreen) {
    const Texts german = read("de");
    EXPECT_TRUE(german.unfinished.isEmpty()) << german.unfinished.join("; ").toStdString();
    static const QRegularExpression call("qsTr\\(\"((?:[^\"\\\\]|\\\\.)*)\"");
    int texts = 0;
    QDirIterator files(kRoot + "/companion/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString words = QString::fromUtf8(file.readAll()), context = files.fileInfo().baseName();
        for (auto found = call.globalMatch(words); found.hasNext(); ++texts) {
            const QString text = found.next().captured(1);
            const auto known = german.byContext.find(context);
            EXPECT_TRUE(known != german.byContext.end() && known->second.contains(text))
                << context.toStdString() << ": " << text.toStdString();
        }
    }
    EXPECT_GT(texts, 60);
}

/// The beginnings of the sentences with which a library refuses something that people at the table do.
QStringList refusalsIn(const QString& folder) {
    static const QRegularExpression refusal(
        R"re((?:refused\(|lose\(|lostBecause_ = |look\.reason = |return )"([A-Za-z][^"]*[a-z:%])\s*")re");
    QStringList found;
    QDirIterator files(kRoot + folder, {"*.cpp"}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        const QString words = QString::fromUtf8(file.readAll());
        for (auto match = refusal.globalMatch(words); match.hasNext();) found << match.next().captured(1);
    }
    return found;
}

TEST(Translation, WhatTheLibrariesRefuseIsKnownInTheLanguageOfTheScreen) {
    const QStringList known = viewmodel::knownSentences();
    const Texts german = read("de");
    for (const QString& sentence : known)
        EXPECT_TRUE(german.byContext.at("Refusals").contains(sentence)) << sentence.toStdString();
    int refusals = 0;
    for (const char* folder : {"/calibration", "/vision", "/companion/table"})
        for (const QString& refusal : refusalsIn(folder)) {
            if (!refusal.contains(' ')) continue;  // a word, no sentence
            ++refusals;
            EXPECT_TRUE(std::ranges::any_of(known, [&](const QString& s) { return s.startsWith(refusal); }))
                << refusal.toStdString();
        }
    EXPECT_GT(refusals, 30);
}

class Shouted : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        return QString::fromUtf8(text).toUpper();
    }
};

TEST(Translation, ARefusalKeepsWhatItFillsIn) {
    int argc = 1;
    char name[] = "viewmodel_test";
    char* argv[] = {name, nullptr};
    QCoreApplication app(argc, argv);
    Shouted shouted;
    QCoreApplication::installTranslator(&shouted);
    EXPECT_EQ(viewmodel::inWords("nobody knows this sentence"), "nobody knows this sentence");
    EXPECT_EQ(viewmodel::inWords("no board is to be seen"), "NO BOARD IS TO BE SEEN");
    EXPECT_EQ(viewmodel::inWords("only 7 corners of the sheet are in view, 12 are needed"),
              "ONLY 7 CORNERS OF THE SHEET ARE IN VIEW, 12 ARE NEEDED");
    EXPECT_EQ(viewmodel::inWords("'a.hexwarden': the disk is full"), "'a.hexwarden': THE DISK IS FULL");
    EXPECT_EQ(viewmodel::inWords("'a' was written by a newer Hexwarden (journal format 9, this one knows 2)"),
              "'a' WAS WRITTEN BY A NEWER HEXWARDEN (JOURNAL FORMAT 9, THIS ONE KNOWS 2)");
    EXPECT_EQ(
        viewmodel::inWords("this profile is of another table: the camera was a and is b; the board was c and is d"),
        "THIS PROFILE IS OF ANOTHER TABLE: THE CAMERA WAS a AND IS b; THE BOARD WAS c AND IS d");
}

TEST(Translation, EnglishHasItsPlurals) {
    EXPECT_TRUE(read("en").unfinished.isEmpty());
}

}  // namespace
