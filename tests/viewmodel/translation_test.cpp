// Both languages are complete: no text of a screen is missing from the German file, and none waits for its translation.
#include "companion/viewmodel/words/messages.h"

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

/// "1 bridges": what a number stands above has a form for one.
TEST(Translation, ALabelOfANumberIsNoBarePlural) {
    static const QRegularExpression figure("\\bFigure \\{[^}]*label: qsTr\\(\"([^\"]*)\"([^)]*)\\)");
    int labels = 0;
    QDirIterator files(kRoot + "/companion/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString words = QString::fromUtf8(file.readAll());
        for (auto found = figure.globalMatch(words); found.hasNext(); ++labels) {
            const auto label = found.next();
            const bool counted = label.captured(2).count(u',') == 2;
            EXPECT_TRUE(counted || !label.captured(1).endsWith(u's'))
                << files.fileName().toStdString() << ": " << label.captured(1).toStdString();
            EXPECT_FALSE(counted && !label.captured(1).contains(QStringLiteral("s)")))
                << "has no two forms: " << label.captured(1).toStdString();
        }
    }
    EXPECT_GT(labels, 10);
}

TEST(Translation, WhatIsAskedForByANameIsFiledUnderIt) {
    const Texts german = read("de");
    static const QRegularExpression declared("Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)");
    int names = 0;
    QDirIterator files(kRoot + "/companion", {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString words = QString::fromUtf8(file.readAll());
        for (auto found = declared.globalMatch(words); found.hasNext(); ++names)
            EXPECT_TRUE(german.byContext.contains(found.next().captured(1))) << file.fileName().toStdString();
    }
    EXPECT_GT(names, 15);
    for (const auto& [context, texts] : german.byContext)
        EXPECT_FALSE(context.contains(QStringLiteral("::"))) << "is asked for without it: " << context.toStdString();
}

/// The texts of all messages of the libraries.
QStringList messagesIn(const QString& folder) {
    static const QRegularExpression call(R"re(\bsay\(\s*((?:"[^"]*"\s*)+)[,)])re"), joint(R"re("\s*")re");
    QStringList found;
    QDirIterator files(kRoot + folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        const QString words = QString::fromUtf8(file.readAll());
        for (auto match = call.globalMatch(words); match.hasNext();)
            found << match.next().captured(1).trimmed().replace(joint, QString()).sliced(1).chopped(1);
    }
    return found;
}

TEST(Translation, GermanSpeaksToTheWholeTable) {
    QFile file(kRoot + "/companion/i18n/hexwarden_de.ts");
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    static const QRegularExpression familiar(
        "\\b(du|dein\\w*|dir|dich|darfst|kannst|musst|tippe|wähle|lege|setze|teile|bestätige|nimm|siedle|lass|beende|"
        "drücke|schließe|öffne|prüfe|wähl|leg|zieh|gib|sieh)\\b",
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    // "Sie" that begins a sentence are they. A "Tipp" is a hint, and nobody clicks on a table.
    static const QRegularExpression formal("(?<=[\\p{Ll}\\d,;%“] )(Sie|Ihnen|Ihr(e[mnrs]?)?)\\b|[Kk]lick|\\bTipps?\\b",
                                           QRegularExpression::UseUnicodePropertiesOption);
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QStringLiteral("translation")) continue;
        const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        EXPECT_FALSE(familiar.match(text).hasMatch()) << text.toStdString();
        EXPECT_FALSE(formal.match(text).hasMatch()) << text.toStdString();
        EXPECT_FALSE(text.contains(u'\'')) << "quotes as in English: " << text.toStdString();
    }
}

TEST(Translation, GermanHasTheWordsOfTheGlossaryAndNoOthersForThem) {
    // What players also say, in the texts of the screens and the rules: docs/glossary.md has one word for each.
    static const QRegularExpression others("Kreuzung|Fischschw[aä]rm|Hügelland|Ackerland|gold field|\\bchits?\\b",
                                           QRegularExpression::UseUnicodePropertiesOption);
    QDirIterator files(kRoot + "/companion", {"*.ts", "*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    for (; files.hasNext(); ++count) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const auto found = others.match(QString::fromUtf8(file.readAll()));
        EXPECT_FALSE(found.hasMatch()) << file.fileName().toStdString() << ": " << found.captured().toStdString();
    }
    EXPECT_GT(count, 100);
}

TEST(Translation, WhatTheLibrariesSayIsKnownInTheLanguageOfTheScreen) {
    const std::set<QString> known = read("de").byContext.at("Messages");
    QStringList said;
    for (const char* folder : {"/tracker", "/calibration", "/vision", "/companion/doctor", "/companion/table",
                               "/companion/rules", "/companion/session", "/companion/story", "/companion/viewmodel"})
        said << messagesIn(folder);
    for (const QString& message : said)
        EXPECT_TRUE(known.contains(message)) << "has no translation: " << message.toStdString();
    // Others are words of a line that a reader expects, and have no call of their own.
    EXPECT_GT(std::ranges::count_if(known, [&](const QString& m) { return said.contains(m); }), 100);
}

class Shouted : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        return QString::fromUtf8(text).toUpper();
    }
};

TEST(Translation, AMessageKeepsWhatItFillsIn) {
    int argc = 1;
    char name[] = "viewmodel_test";
    char* argv[] = {name, nullptr};
    QCoreApplication app(argc, argv);
    Shouted shouted;
    QCoreApplication::installTranslator(&shouted);
    const auto inWords = [](const board::Message& m) { return viewmodel::inWords(m).toStdString(); };
    EXPECT_EQ(inWords({}), "");
    EXPECT_EQ(inWords(board::say("no board can be seen")), "NO BOARD CAN BE SEEN");
    EXPECT_EQ(inWords(board::say("only %1 corners are in view, %2 are needed", 7, 12)),
              "ONLY 7 CORNERS ARE IN VIEW, 12 ARE NEEDED");
    EXPECT_EQ(inWords(board::say("'%1': the disk is full", "a%2.hexwarden")), "'a%2.hexwarden': THE DISK IS FULL");
    EXPECT_EQ(inWords(board::say("another table: %1", std::vector{board::say("the camera was %1 and is %2", "a", "b"),
                                                                  board::say("the board was %1 and is %2", "c", "d")})),
              "ANOTHER TABLE: THE CAMERA WAS a AND IS b; THE BOARD WAS c AND IS d");
    EXPECT_EQ(inWords(board::messageOf(std::runtime_error("No words of ours"))), "No words of ours");
}

TEST(Translation, EnglishHasItsPlurals) {
    EXPECT_TRUE(read("en").unfinished.isEmpty());
}

}  // namespace
