#include "companion/viewmodel/words/refusals.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <vector>

namespace hexwarden::viewmodel {

namespace {

constexpr const char* kSentences[] = {
    // the board in the picture
    QT_TRANSLATE_NOOP("Refusals", "no board is to be seen"),
    QT_TRANSLATE_NOOP("Refusals", "no land tiles are to be seen"),
    QT_TRANSLATE_NOOP("Refusals", "fewer than five land tiles are to be seen"),
    QT_TRANSLATE_NOOP("Refusals", "too little of the board is in view to tell which of its hexes are seen"),
    QT_TRANSLATE_NOOP("Refusals", "the tiles do not make the shape of %1"),
    QT_TRANSLATE_NOOP("Refusals", "the board reaches beyond the picture and has no known shape"),
    QT_TRANSLATE_NOOP("Refusals", "it is not clear which hexes of the board are land"),
    QT_TRANSLATE_NOOP("Refusals", "the tiles that are seen do not lie on one lattice"),
    QT_TRANSLATE_NOOP("Refusals", "only %1 % of the lattice is seen where it should be"),
    QT_TRANSLATE_NOOP("Refusals", "the board is seen too unclearly to be trusted"),
    QT_TRANSLATE_NOOP("Refusals", "the board is seen too flat"),
    QT_TRANSLATE_NOOP("Refusals", "what looks like tiles does not lie on a lattice"),
    QT_TRANSLATE_NOOP("Refusals", "what looks like tiles is gone at a second look"),
    // following it
    QT_TRANSLATE_NOOP("Refusals", "the board shows too little pattern to be followed"),
    QT_TRANSLATE_NOOP("Refusals", "the camera or the board was moved, or the board is covered"),
    QT_TRANSLATE_NOOP("Refusals", "the board has been covered for too long"),
    QT_TRANSLATE_NOOP("Refusals", "the camera changed the size of its pictures"),
    QT_TRANSLATE_NOOP("Refusals", "the board was found elsewhere than where it was followed to"),
    QT_TRANSLATE_NOOP("Refusals", "the board lies elsewhere than where it was followed to"),
    // corners placed by hand
    QT_TRANSLATE_NOOP("Refusals", "There is no picture yet."),
    QT_TRANSLATE_NOOP("Refusals", "the same corner of the board was given twice"),
    QT_TRANSLATE_NOOP("Refusals", "two of the four corners lie on the same spot of the picture"),
    QT_TRANSLATE_NOOP("Refusals", "three of the four corners lie in one line"),
    QT_TRANSLATE_NOOP("Refusals", "the corners run the wrong way round: the board would be mirrored"),
    QT_TRANSLATE_NOOP("Refusals", "the corners are crossed: two of them have changed places"),
    QT_TRANSLATE_NOOP("Refusals", "the board would reach behind the camera"),
    QT_TRANSLATE_NOOP("Refusals", "the board would be seen mirrored, from below the table"),
    QT_TRANSLATE_NOOP("Refusals", "no place of the board explains the picture"),
    // the lens
    QT_TRANSLATE_NOOP("Refusals", "the photograph is empty"),
    QT_TRANSLATE_NOOP("Refusals", "no marker of the sheet is in view"),
    QT_TRANSLATE_NOOP("Refusals", "only %1 corners of the sheet are in view, %2 are needed"),
    QT_TRANSLATE_NOOP("Refusals", "only %1 photographs show the sheet, %2 are needed"),
    QT_TRANSLATE_NOOP("Refusals", "the photographs differ in size: take all with one camera setting"),
    QT_TRANSLATE_NOOP("Refusals",
                      "the sheet is always in the same part of the picture: bring it closer and into the corners"),
    QT_TRANSLATE_NOOP("Refusals", "the views are too alike: tilt the sheet by 20 to 40 degrees to different sides"),
    QT_TRANSLATE_NOOP("Refusals", "the corners miss a flat sheet by %1 pixels: mount the sheet flat and hold it still"),
    QT_TRANSLATE_NOOP("Refusals", "the views leave the focal length open by %1 %: add views with more tilt"),
    // what is known of a table
    QT_TRANSLATE_NOOP("Refusals", "this profile is of another table: %1"),
    QT_TRANSLATE_NOOP("Refusals", "the camera was %1 and is %2"),
    QT_TRANSLATE_NOOP("Refusals", "the picture was %1 and is %2"),
    QT_TRANSLATE_NOOP("Refusals", "the board was %1 and is %2"),
    QT_TRANSLATE_NOOP("Refusals", "%1, line %2: this is no profile of Hexwarden"),
    QT_TRANSLATE_NOOP("Refusals", "%1, line %2: this profile is from a newer version of Hexwarden"),
    // sources
    QT_TRANSLATE_NOOP("Refusals", "there is no camera %1"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 is busy: %2 uses it; close that program"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 is busy: close the program that uses it"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 may not be opened by you: join the group %2 and log in again"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 is gone: plug it in again"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 gives no pictures: unplug it and plug it in again"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 cannot be used: %2"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 has no pictures in a format that can be read here"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 has no mode %2"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 gives pictures of %2 where it promised %3: choose another mode"),
    QT_TRANSLATE_NOOP(
        "Refusals",
        "the camera %1 is too slow, it gives fewer than 2 pictures a second: more light or a smaller mode helps"),
    QT_TRANSLATE_NOOP("Refusals", "the camera %1 gives black pictures: open its shutter"),
    QT_TRANSLATE_NOOP("Refusals", "several cameras are called '%1'; hexwarden cameras lists their names"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' is no mode of a camera; write it like 1920x1080@15/MJPG"),
    QT_TRANSLATE_NOOP("Refusals", "no pictures come from %1"),
    QT_TRANSLATE_NOOP("Refusals", "%1 stopped; trying again"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' is no video that can be played"),
    QT_TRANSLATE_NOOP("Refusals", "there is no file or folder '%1'"),
    QT_TRANSLATE_NOOP("Refusals", "the folder '%1' holds no pictures"),
    // the journal
    QT_TRANSLATE_NOOP("Refusals", "there is no journal '%1'"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' is no Hexwarden journal"),
    QT_TRANSLATE_NOOP("Refusals", "'%1': the file is damaged"),
    QT_TRANSLATE_NOOP("Refusals", "'%1': the file cannot be opened"),
    QT_TRANSLATE_NOOP("Refusals", "'%1': the disk is full"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' was written by a newer Hexwarden (journal format %2, this one knows %3)"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' cannot be made: %2"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' is already open for writing in another Hexwarden"),
    QT_TRANSLATE_NOOP("Refusals", "'%1' cannot be locked: %2"),
    QT_TRANSLATE_NOOP("Refusals", "there is too little memory to run the model %1"),
    QT_TRANSLATE_NOOP("Refusals", "cannot write '%1': %2"),
    QT_TRANSLATE_NOOP("Refusals", "cannot read '%1': %2"),
};

/// One for each of `kSentences`.
std::vector<QRegularExpression> patterns() {
    std::vector<QRegularExpression> all;
    for (const char* sentence : kSentences) {
        QString pattern = QRegularExpression::escape(QLatin1String(sentence));
        for (const char* place : {"%1", "%2", "%3"})
            pattern.replace(QRegularExpression::escape(QLatin1String(place)), QStringLiteral("(.+)"));
        all.emplace_back(QRegularExpression::anchoredPattern(pattern));
    }
    return all;
}

/// What a sentence fills in may itself be a list of sentences.
QString filledIn(const QString& words) {
    QStringList parts = words.split(QStringLiteral("; "));
    for (QString& part : parts) part = inWords(part.toStdString());
    return parts.join(QStringLiteral("; "));
}

}  // namespace

QString inWords(std::string_view sentence) {
    QString said = QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()));
    static const std::vector<QRegularExpression> kPatterns = patterns();
    for (std::size_t i = 0; i < kPatterns.size(); ++i) {
        const auto match = kPatterns[i].match(said);
        if (!match.hasMatch()) continue;
        const QString words = QCoreApplication::translate("Refusals", kSentences[i]);
        const auto part = [&](int n) { return filledIn(match.captured(n)); };
        switch (match.lastCapturedIndex()) {
            case 3:
                return words.arg(part(1), part(2), part(3));
            case 2:
                return words.arg(part(1), part(2));
            case 1:
                return words.arg(part(1));
            default:
                return words;
        }
    }
    return said;
}

QStringList knownSentences() {
    QStringList all;
    for (const char* known : kSentences) all << QLatin1String(known);
    return all;
}

}  // namespace hexwarden::viewmodel
