#include "companion/session/game_shelf.h"

#include "tracker/journal/journal.h"

#include <QDir>

namespace hexwarden::session {

std::vector<viewmodel::PastGame> GameShelf::games(const QString& butNot) {
    std::vector<viewmodel::PastGame> games;
    const auto files = QDir(folder_).entryInfoList({QStringLiteral("*.hexwarden")}, QDir::Files, QDir::Time);
    for (const QFileInfo& info : files.mid(0, kMost)) {
        const QString file = info.absoluteFilePath();
        if (file == butNot) continue;
        Read& read = read_[file];
        if (read.changed != info.lastModified()) {
            read = {info.lastModified(), std::nullopt};
            try {
                read.game = viewmodel::pastGameOf(file, journal::Journal::openReadOnly(file.toStdString()).events());
            } catch (const std::exception&) {
            }
        }
        if (read.game) games.push_back(*read.game);
    }
    return games;
}

}  // namespace hexwarden::session
