// The evenings that come with the program and play when there is no camera: films, and scripts that say who sits at
// them and what their boards have (data/samples/*/README.md).
#pragma once

#include "tracker/game/event.h"

#include <QString>
#include <filesystem>
#include <optional>
#include <vector>

namespace hexwarden::session {

/// The source that plays the first evening; the others are named after it.
inline const auto kSample = QStringLiteral("sample");

bool isSample(const QString& source);

/// The samples whose films are there, the first evening first.
std::vector<QString> samples(const std::filesystem::path& data);

QString sampleTitle(const QString& source);
/// What happens in it, a sentence.
QString sampleSummary(const QString& source);

std::filesystem::path sampleFilm(const std::filesystem::path& data, const QString& source);
std::filesystem::path samplePoster(const std::filesystem::path& data, const QString& source);
/// What is known of the pieces that are shown in the film; none where it is played with those of the base game alone.
std::optional<std::filesystem::path> sampleProfile(const std::filesystem::path& data, const QString& source);

/// The books, and who plays; seats go by the names of their colours.
game::Began sampleSeats(const std::filesystem::path& data, const QString& source);

/// The board with what no camera can read of it: its harbours, its river.
game::LaidOut sampleBoard(const std::filesystem::path& data, const QString& source);

}  // namespace hexwarden::session
