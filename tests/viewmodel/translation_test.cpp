// Both languages are complete: no text of a screen is missing from the German file, and none waits for its translation.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace {

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

TEST(Translation, EnglishHasItsPlurals) {
    EXPECT_TRUE(read("en").unfinished.isEmpty());
}

}  // namespace
