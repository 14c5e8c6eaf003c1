#include "companion/session/folders.h"

#include <QDir>
#include <QStandardPaths>

namespace hexwarden::session {

namespace {

QString folderFor(QStandardPaths::StandardLocation location, const QString& name) {
    const QDir folder(QStandardPaths::writableLocation(location) + QLatin1Char('/') + name);
    folder.mkpath(QStringLiteral("."));
    return folder.path();
}

}  // namespace

QString dataFolder(const QString& name) {
    return folderFor(QStandardPaths::AppDataLocation, name);
}

QString documentsFolder() {
    return folderFor(QStandardPaths::DocumentsLocation, QStringLiteral("Hexwarden"));
}

}  // namespace hexwarden::session
