#include "companion/viewmodel/words/messages.h"

#include "tracker/board/message.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <variant>
#include <vector>

namespace hexwarden::viewmodel {

namespace {

/// For the tool that collects texts for translation: it does not look into the libraries.
constexpr const char* kMessages[] = {
    // the board in the picture
    QT_TRANSLATE_NOOP("Messages", "no board can be seen"),
    QT_TRANSLATE_NOOP("Messages", "no land tiles can be seen"),
    QT_TRANSLATE_NOOP("Messages", "fewer than five land tiles can be seen"),
    QT_TRANSLATE_NOOP("Messages", "too little of the board is in view to tell which of its hexes are seen"),
    QT_TRANSLATE_NOOP("Messages", "the tiles do not make the shape of %1"),
    QT_TRANSLATE_NOOP("Messages", "the board reaches beyond the picture and has no known shape"),
    QT_TRANSLATE_NOOP("Messages", "it is not clear which hexes of the board are land"),
    QT_TRANSLATE_NOOP("Messages", "the tiles that are seen do not lie on one lattice"),
    QT_TRANSLATE_NOOP("Messages", "only %1 % of the lattice is seen where it should be"),
    QT_TRANSLATE_NOOP("Messages", "the board is seen too unclearly to be trusted"),
    QT_TRANSLATE_NOOP("Messages", "the board is seen too flat"),
    QT_TRANSLATE_NOOP("Messages", "what looks like tiles does not lie on a lattice"),
    QT_TRANSLATE_NOOP("Messages", "what looks like tiles is gone at a second look"),
    // following it
    QT_TRANSLATE_NOOP("Messages", "the board shows too little pattern to be followed"),
    QT_TRANSLATE_NOOP("Messages", "the camera or the board was moved, or the board is covered"),
    QT_TRANSLATE_NOOP("Messages", "the board has been covered for too long"),
    QT_TRANSLATE_NOOP("Messages", "the camera changed the size of its pictures"),
    QT_TRANSLATE_NOOP("Messages", "the board was found elsewhere than where it was followed to"),
    QT_TRANSLATE_NOOP("Messages", "the board lies elsewhere than where it was followed to"),
    // how the camera stands
    QT_TRANSLATE_NOOP("Messages", "the table is dark: more light helps"),
    QT_TRANSLATE_NOOP("Messages", "the picture is glaring: less light helps, or none from the front"),
    QT_TRANSLATE_NOOP("Messages",
                      "a part of the board lies outside the picture: turn the camera to it or move it back"),
    QT_TRANSLATE_NOOP("Messages", "the board is seen too flat, %1 degrees from above (at most %2): raise the camera"),
    QT_TRANSLATE_NOOP("Messages", "the picture is blurred: focus again, or clean the lens"),
    QT_TRANSLATE_NOOP("Messages", "%1 need %2 pixels a hex's side, yours have %3: bring the camera nearer"),
    QT_TRANSLATE_NOOP("Messages",
                      "%1 need %2 pixels a hex's side, yours have %3: bring the camera nearer, or choose %4x%5"),
    QT_TRANSLATE_NOOP("Messages", "dice need %1 pixels a face, yours have %2: bring the camera nearer"),
    QT_TRANSLATE_NOOP("Messages",
                      "dice need %1 pixels a face, yours have %2: bring the camera nearer, or choose %3x%4"),
    QT_TRANSLATE_NOOP("Messages", "tokens"),
    QT_TRANSLATE_NOOP("Messages", "pieces"),
    QT_TRANSLATE_NOOP("Messages", "units"),
    QT_TRANSLATE_NOOP("Messages", "a lamp is reflected on %1 % of the hexes: move the lamp or the camera"),
    QT_TRANSLATE_NOOP("Messages", "the picture is noisy: more light helps"),
    QT_TRANSLATE_NOOP("Messages", "the lamp flickers in bands: another lamp helps, or more daylight"),
    QT_TRANSLATE_NOOP("Messages", "the camera sways by %1 pixels: a stiffer arm helps, or one beside the table"),
    // corners placed by hand
    QT_TRANSLATE_NOOP("Messages", "There is no picture yet."),
    QT_TRANSLATE_NOOP("Messages", "the same corner of the board was given twice"),
    QT_TRANSLATE_NOOP("Messages", "two of the four corners lie on the same spot of the picture"),
    QT_TRANSLATE_NOOP("Messages", "three of the four corners lie in one line"),
    QT_TRANSLATE_NOOP("Messages", "the corners run the wrong way round: the board would be mirrored"),
    QT_TRANSLATE_NOOP("Messages", "the corners are crossed: two of them have changed places"),
    // the lens
    QT_TRANSLATE_NOOP("Messages", "the photograph is empty"),
    QT_TRANSLATE_NOOP("Messages", "no marker of the sheet is in view"),
    QT_TRANSLATE_NOOP("Messages", "only %1 corners of the sheet are in view, %2 are needed"),
    QT_TRANSLATE_NOOP("Messages", "only %1 photographs show the sheet, %2 are needed"),
    QT_TRANSLATE_NOOP("Messages", "the photographs differ in size: take all with one camera setting"),
    QT_TRANSLATE_NOOP("Messages",
                      "the sheet is always in the same part of the picture: bring it closer and into the corners"),
    QT_TRANSLATE_NOOP("Messages", "the views are too alike: tilt the sheet by 20 to 40 degrees to different sides"),
    QT_TRANSLATE_NOOP("Messages", "the corners miss a flat sheet by %1 pixels: mount the sheet flat and hold it still"),
    QT_TRANSLATE_NOOP("Messages", "the views leave the focal length open by %1 %: add views with more tilt"),
    // what is known of a table
    QT_TRANSLATE_NOOP("Messages", "this profile is of another table: %1"),
    QT_TRANSLATE_NOOP("Messages", "the camera was %1 and is %2"),
    QT_TRANSLATE_NOOP("Messages", "the picture was %1 and is %2"),
    QT_TRANSLATE_NOOP("Messages", "the board was %1 and is %2"),
    QT_TRANSLATE_NOOP("Messages", "%1, line %2: %3"),
    QT_TRANSLATE_NOOP("Messages", "this is no profile of Hexwarden"),
    // sources
    QT_TRANSLATE_NOOP("Messages", "there is no board '%1'"),
    QT_TRANSLATE_NOOP("Messages", "there is no camera %1"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 is busy: %2 uses it; close that program"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 is busy: close the program that uses it"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 may not be opened by you: join the group %2 and log in again"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 is gone: plug it in again"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 gives no pictures: unplug it and plug it in again"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 cannot be used: %2"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 has no pictures in a format that can be read here"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 has no mode %2"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 gives pictures of %2 where it promised %3: choose another mode"),
    QT_TRANSLATE_NOOP(
        "Messages",
        "the camera %1 is too slow, it gives fewer than 2 pictures a second: more light or a smaller mode helps"),
    QT_TRANSLATE_NOOP("Messages", "the camera %1 gives black pictures: open its shutter"),
    QT_TRANSLATE_NOOP("Messages", "several cameras are called '%1'; hexwarden cameras lists their names"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no mode of a camera; write it like 1920x1080@15/MJPG"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no turn of a picture; write 90, 180, 270, mirrored or 90,mirrored"),
    QT_TRANSLATE_NOOP("Messages", "no pictures come from %1"),
    QT_TRANSLATE_NOOP("Messages", "the stream %1 stopped; trying again"),
    QT_TRANSLATE_NOOP("Messages", "%1 does not exist"),
    QT_TRANSLATE_NOOP("Messages", "%1 is no file with a picture"),
    QT_TRANSLATE_NOOP("Messages", "%1 is larger than any photograph"),
    QT_TRANSLATE_NOOP("Messages", "%1 is empty or cannot be read"),
    QT_TRANSLATE_NOOP("Messages",
                      "%1 is no picture, or it is cut off: JPEG, PNG, WebP, BMP, TIFF, PPM and HEIC are read"),
    QT_TRANSLATE_NOOP("Messages", "%1 has %2 megapixels; up to %3 are read: make it smaller"),
    QT_TRANSLATE_NOOP("Messages", "%1 ends before its picture does"),
    QT_TRANSLATE_NOOP("Messages", "%1 is no picture that can be decoded"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is a device or a pipe, and no picture or film"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is a device or a pipe, and no file that can be read"),
    QT_TRANSLATE_NOOP("Messages", "%1 is not the one that SHA256SUMS beside it names"),
    QT_TRANSLATE_NOOP("Messages", "there are no boards in %1"),
    QT_TRANSLATE_NOOP("Messages", "there are hexes, but not the tiles of this game"),
    QT_TRANSLATE_NOOP("Messages",
                      "the picture is mirrored: switch that off in the camera, or choose 'mirrored' (--turn mirrored)"),
    QT_TRANSLATE_NOOP("Messages", "'%1' may only be read: allow writing it, or copy it and open the copy"),
    QT_TRANSLATE_NOOP("Messages",
                      "in the folder '%1' nothing may be written: allow it, or use a game in another folder"),
    QT_TRANSLATE_NOOP("Messages", "there are two boards: turn the camera to one, or cover the other"),
    QT_TRANSLATE_NOOP("Messages", "%1 words are expected, not %2"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no kind of piece"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no number of pieces"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no colour"),
    QT_TRANSLATE_NOOP("Messages", "a piece is standing or lying, not '%1'"),
    QT_TRANSLATE_NOOP("Messages", "the pieces of this profile were shown for %1, and %2 are played with"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is missing"),
    QT_TRANSLATE_NOOP("Messages", "'%1' must be a word"),
    QT_TRANSLATE_NOOP("Messages", "'%1' must be a list of %2 numbers"),
    QT_TRANSLATE_NOOP("Messages", "'%1' lies beyond any picture"),
    QT_TRANSLATE_NOOP("Messages", "'%1' must be a whole number from %2 to %3"),
    QT_TRANSLATE_NOOP("Messages", "a line must be a JSON object"),
    QT_TRANSLATE_NOOP("Messages", "'%1' must be true or false"),
    QT_TRANSLATE_NOOP("Messages", "that is no JSON"),
    QT_TRANSLATE_NOOP("Messages", "that is no name of a field"),
    QT_TRANSLATE_NOOP("Messages", "%1 names no piece"),
    QT_TRANSLATE_NOOP("Messages", "no piece is so large as this one"),
    QT_TRANSLATE_NOOP("Messages", "%1: %2; pieces are shown beside a board"),
    QT_TRANSLATE_NOOP("Messages", "%1 has no place %2, %3 (line %4 of the list)"),
    QT_TRANSLATE_NOOP("Messages", "the pieces %1 have no %2 (line %3 of the list)"),
    QT_TRANSLATE_NOOP("Messages", "%1: there is no piece at %2, %3 (line %4 of the list)"),
    QT_TRANSLATE_NOOP(
        "Messages",
        "%1 and %2 look alike from here: show both again from nearer, or mark one of them, with a sticker for example"),
    QT_TRANSLATE_NOOP(
        "Messages",
        "%1 and %2 are too near to each other in this light: more light, or another colour for one of them"),
    QT_TRANSLATE_NOOP(
        "Messages",
        "the pieces in %1 are small: a tile's side has %2 pixels and needs %3; come nearer, or use larger pictures"),
    QT_TRANSLATE_NOOP("Messages", "line %1 of the list names a moment of a video, and this is none"),
    QT_TRANSLATE_NOOP("Messages", "line %1 of the list must name one of the photographs"),
    QT_TRANSLATE_NOOP("Messages", "line %1 of the list names %2, which is not there"),
    QT_TRANSLATE_NOOP("Messages", "line %1 of the list must name a moment of the video"),
    QT_TRANSLATE_NOOP("Messages", "line %1 of the list names a moment after the end of %2"),
    QT_TRANSLATE_NOOP("Messages", "a word is too long"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no video that can be played"),
    QT_TRANSLATE_NOOP("Messages", "there is no camera, file or folder '%1'"),
    QT_TRANSLATE_NOOP("Messages", "the folder '%1' holds no pictures"),
    // the journal
    QT_TRANSLATE_NOOP("Messages", "there is no journal '%1'"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no Hexwarden journal"),
    QT_TRANSLATE_NOOP("Messages", "'%1': the file is damaged"),
    QT_TRANSLATE_NOOP("Messages", "'%1': the file cannot be opened"),
    QT_TRANSLATE_NOOP("Messages", "'%1': the disk is full"),
    QT_TRANSLATE_NOOP("Messages", "'%1' was written by a newer Hexwarden (journal format %2, this one knows %3)"),
    QT_TRANSLATE_NOOP("Messages", "'%1' cannot be made: %2"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is already open for writing in another Hexwarden"),
    QT_TRANSLATE_NOOP("Messages",
                      "'%1' has a second name (a hard link), so that two could write it; copy it and open the copy"),
    QT_TRANSLATE_NOOP("Messages", "'%1' cannot be locked: %2"),
    QT_TRANSLATE_NOOP("Messages", "there is too little memory to run the model %1"),
    QT_TRANSLATE_NOOP("Messages", "cannot write '%1': %2"),
    QT_TRANSLATE_NOOP("Messages", "cannot read '%1': %2"),
    // boards, lines and files
    QT_TRANSLATE_NOOP("Messages", "the line ends where %1 should stand"),
    QT_TRANSLATE_NOOP("Messages", "%1 is not %2"),
    QT_TRANSLATE_NOOP("Messages", "%1 is no place for a %2"),
    QT_TRANSLATE_NOOP("Messages", "%1 is one word too many"),
    QT_TRANSLATE_NOOP("Messages", "the text in quotes does not end: %1"),
    QT_TRANSLATE_NOOP("Messages", "there is no hex in it"),
    QT_TRANSLATE_NOOP("Messages", "no board has been found yet"),
    QT_TRANSLATE_NOOP("Messages", "no board was looked for"),
    QT_TRANSLATE_NOOP("Messages", "no view of the sheet has been taken"),
    QT_TRANSLATE_NOOP("Messages", "the sheet is written as .pdf or .png, not as '%1'"),
    QT_TRANSLATE_NOOP("Messages", "%1 is empty"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no number"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is not known"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is given twice"),
    QT_TRANSLATE_NOOP("Messages", "%1 numbers are expected, not %2"),
    QT_TRANSLATE_NOOP("Messages", "a focal length is above zero"),
    QT_TRANSLATE_NOOP("Messages", "a lens is assumed or sheet"),
    QT_TRANSLATE_NOOP("Messages", "a spread is above zero"),
    QT_TRANSLATE_NOOP("Messages", "that is no colour of pieces"),
    QT_TRANSLATE_NOOP("Messages", "that is no count of pieces"),
    QT_TRANSLATE_NOOP("Messages", "that is no size of a picture"),
    QT_TRANSLATE_NOOP("Messages", "the profile ends without '%1'"),
    QT_TRANSLATE_NOOP("Messages", "this profile is from a newer version of Hexwarden"),
    QT_TRANSLATE_NOOP("Messages", "%1, line %2: cannot read %3"),
    QT_TRANSLATE_NOOP("Messages", "%1: a set of pieces needs a name and colours"),
    QT_TRANSLATE_NOOP("Messages", "cannot read the set of pieces %1"),
    QT_TRANSLATE_NOOP("Messages", "'%1' cannot be written"),
    QT_TRANSLATE_NOOP("Messages", "'%1' exists already"),
    QT_TRANSLATE_NOOP("Messages", "'%1': %2"),
    QT_TRANSLATE_NOOP("Messages", "'%1': event %2 cannot be read: %3"),
    QT_TRANSLATE_NOOP("Messages", "'%1': event %2 has a confidence that is no number"),
    QT_TRANSLATE_NOOP("Messages", "'%1': event %2 is missing or is not what was written: the file is damaged"),
    QT_TRANSLATE_NOOP("Messages", "the model %1 is damaged"),
    QT_TRANSLATE_NOOP("Messages", "the model %1 is missing"),
    QT_TRANSLATE_NOOP("Messages", "the model %1 is not the one this program was made for"),
    // archives and kept misreadings, and what the doctor says
    QT_TRANSLATE_NOOP("Messages", "Camera %1 (%2): %3"),
    QT_TRANSLATE_NOOP("Messages", "Camera %1 (%2)"),
    QT_TRANSLATE_NOOP("Messages", "There is no camera."),
    QT_TRANSLATE_NOOP("Messages", "Plug one in, or play by tapping."),
    QT_TRANSLATE_NOOP("Messages", "This machine has no voice: what it would say stands on the screens."),
    QT_TRANSLATE_NOOP("Messages", "Install qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng and espeak-ng."),
    QT_TRANSLATE_NOOP("Messages", "Voice: %1"),
    QT_TRANSLATE_NOOP("Messages", "This machine is in no network that phones at the table could join."),
    QT_TRANSLATE_NOOP("Messages", "Connect it to the network of the house, or play without phones."),
    QT_TRANSLATE_NOOP("Messages", "Phones in the network of this machine can join."),
    QT_TRANSLATE_NOOP("Messages", "How much room there is in %1 is not known: %2"),
    QT_TRANSLATE_NOOP("Messages", "See that the disk is there and that you may use it."),
    QT_TRANSLATE_NOOP("Messages", "Room for games and pictures in %1: %2 MB"),
    QT_TRANSLATE_NOOP("Messages", "Make room: an evening with its pictures takes about 30 MB."),
    QT_TRANSLATE_NOOP("Messages",
                      "You may not write there: make the folder yours (chown) or choose another one by %1."),
    QT_TRANSLATE_NOOP("Messages", "Boards, pieces and models: %1"),
    QT_TRANSLATE_NOOP("Messages", "Its folder %1 is missing: reinstall Hexwarden."),
    QT_TRANSLATE_NOOP("Messages", "Games: %1"),
    QT_TRANSLATE_NOOP("Messages", "Cameras and tables: %1"),
    QT_TRANSLATE_NOOP("Messages", "Log: %1"),
    QT_TRANSLATE_NOOP("Messages", "The system knows of no graphics card."),
    QT_TRANSLATE_NOOP("Messages", "Screens are drawn by the processor; pictures are read as everywhere."),
    QT_TRANSLATE_NOOP("Messages", "Graphics: %1 draws the screens; the processor reads the pictures."),
    QT_TRANSLATE_NOOP("Messages", "Hexwarden %1, commit %2"),
    QT_TRANSLATE_NOOP("Messages", "Qt %1"),
    QT_TRANSLATE_NOOP("Messages", "OpenCV %1, %2 threads"),
    QT_TRANSLATE_NOOP("Messages", "Reinstall Hexwarden."),
    QT_TRANSLATE_NOOP("Messages", "The model %1 is not the one in its card."),
    QT_TRANSLATE_NOOP("Messages", "Model %1"),
    QT_TRANSLATE_NOOP("Messages", "The model %1 is missing."),
    QT_TRANSLATE_NOOP("Messages", "There are no models."),
    QT_TRANSLATE_NOOP("Messages", "the sample's film shows nothing"),
    QT_TRANSLATE_NOOP("Messages", "A photograph is read in %1 ms here."),
    QT_TRANSLATE_NOOP("Messages", "That is slow: close other programs."),
    QT_TRANSLATE_NOOP("Messages", "The board of the sample's film is not found."),
    QT_TRANSLATE_NOOP("Messages", "A camera's picture takes %1 ms here (median)."),
    QT_TRANSLATE_NOOP("Messages", "That is slow: choose a smaller mode of the camera, or close other programs."),
    QT_TRANSLATE_NOOP("Messages", "No picture can be read here: %1"),
    QT_TRANSLATE_NOOP("Messages", "'%1' holds no pictures"),
    QT_TRANSLATE_NOOP("Messages", "the picture %1 of '%2' is damaged"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no name for a file in an archive"),
    QT_TRANSLATE_NOOP("Messages", "'%1' is no archive, or it is damaged"),
    // what a line of a board is expected to hold
    QT_TRANSLATE_NOOP("Messages", "a colour"),
    QT_TRANSLATE_NOOP("Messages", "a hex"),
    QT_TRANSLATE_NOOP("Messages", "a corner"),
    QT_TRANSLATE_NOOP("Messages", "an edge"),
    QT_TRANSLATE_NOOP("Messages", "a site"),
    QT_TRANSLATE_NOOP("Messages", "a hex, a corner or an edge"),
    QT_TRANSLATE_NOOP("Messages", "a harbour"),
    QT_TRANSLATE_NOOP("Messages", "a kind of harbour"),
    QT_TRANSLATE_NOOP("Messages", "a site that a board can have"),
    QT_TRANSLATE_NOOP("Messages", "a terrain"),
    QT_TRANSLATE_NOOP("Messages", "a token from 2 to 12 but 7"),
    QT_TRANSLATE_NOOP("Messages", "hex, harbour, port, river, robber or pirate"),
    QT_TRANSLATE_NOOP("Messages", "robber or pirate"),
    // what is wrong with a board
    QT_TRANSLATE_NOOP("Messages", "the river's x and y do not share a side"),
    QT_TRANSLATE_NOOP("Messages", "the river's y and z do not share a side"),
    QT_TRANSLATE_NOOP("Messages", "the river's x and z touch"),
    QT_TRANSLATE_NOOP("Messages", "the river's mouth is not a corner of z"),
    QT_TRANSLATE_NOOP("Messages", "a corner beside the river's mouth belongs to y"),
    QT_TRANSLATE_NOOP("Messages", "the river's x is not mountains"),
    QT_TRANSLATE_NOOP("Messages", "the river's y is not hills"),
    QT_TRANSLATE_NOOP("Messages", "the river's z is not fields"),
    QT_TRANSLATE_NOOP("Messages", "a side of z at the river's mouth is not on the coast"),
    QT_TRANSLATE_NOOP("Messages", "a board needs a name"),
    QT_TRANSLATE_NOOP("Messages", "a board needs a name and rows"),
    QT_TRANSLATE_NOOP("Messages", "a board has at most %1 rows of 1 to %1 hexes"),
    QT_TRANSLATE_NOOP("Messages", "a kind and a count are expected"),
    // which rule books and options make no game
    QT_TRANSLATE_NOOP("Messages", "there is no rule book %1"),
    QT_TRANSLATE_NOOP("Messages", "the rule book %1 is named twice"),
    QT_TRANSLATE_NOOP("Messages", "these rule books do not go together: %1"),
    QT_TRANSLATE_NOOP("Messages", "there is no option %1"),
    QT_TRANSLATE_NOOP("Messages", "the option %1 is true or false, not %2"),
    QT_TRANSLATE_NOOP("Messages", "the option %1 is a number from %2 to %3, not %4"),
    QT_TRANSLATE_NOOP("Messages", "the option %1 belongs to the rule book %2"),
};

QString filledIn(const board::Message::Part& part) {
    if (const auto* words = std::get_if<std::string>(&part)) return QString::fromStdString(*words);
    QStringList list;
    for (const board::Message& m : std::get<std::vector<board::Message>>(part)) list << inWords(m);
    return list.join(QStringLiteral("; "));
}

}  // namespace

QString inWords(const board::Message& message) {
    QString said = QCoreApplication::translate("Messages", std::string(message.text).c_str());
    // All at once: what is filled in may itself hold a %1.
    static const QRegularExpression kPlace(QStringLiteral("%([1-9])"));
    QString filled;
    qsizetype from = 0;
    for (auto places = kPlace.globalMatch(said); places.hasNext();) {
        const auto place = places.next();
        const auto number = place.captured(1).toUInt();
        if (number > message.parts.size()) continue;
        filled += said.mid(from, place.capturedStart() - from) + filledIn(message.parts[number - 1]);
        from = place.capturedEnd();
    }
    return filled + said.mid(from);
}

QStringList translatedMessages() {
    QStringList all;
    for (const char* known : kMessages) all << QLatin1String(known);
    return all;
}

}  // namespace hexwarden::viewmodel
