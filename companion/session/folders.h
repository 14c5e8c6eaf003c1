// Where this user's files go; made when asked for.
#pragma once

#include <QString>

namespace hexwarden::session {

/// A folder among the program's own data: games, profiles.
QString dataFolder(const QString& name);
/// What people take away: reports, the lens sheet.
QString documentsFolder();

}  // namespace hexwarden::session
