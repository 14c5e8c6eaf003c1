#include "companion/session/opened_file.h"

#include "vision/source/clip.h"
#include "vision/source/stills_source.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace hexwarden::session {

FileKind kindOf(const QString& file) {
    static const QStringList kFilms{QStringLiteral("mp4"), QStringLiteral("m4v"),  QStringLiteral("mov"),
                                    QStringLiteral("mkv"), QStringLiteral("webm"), QStringLiteral("avi")};
    const QFileInfo info(file);
    if (info.isDir()) return FileKind::pictures;
    QFile opened(file);
    if (opened.open(QIODevice::ReadOnly) && opened.peek(16) == QByteArray("SQLite format 3\0", 16))
        return FileKind::game;
    const std::filesystem::path path = file.toStdString();
    if (source::isPicture(path) || source::isClip(path) || kFilms.contains(info.suffix().toLower()))
        return FileKind::pictures;
    return info.suffix() == QStringLiteral("hexwarden") ? FileKind::game : FileKind::unknown;
}

}  // namespace hexwarden::session
