// What lets a phone in: 128 random bits, as 32 hexadecimal digits. Never logged.
#pragma once

#include <QByteArray>
#include <QString>

namespace hexwarden::seats {

inline constexpr qsizetype kKeyDigits = 32;

/// From the operating system's source of randomness.
QString newKey();

/// Compares in constant time, wherever they differ.
bool same(const QByteArray& one, const QByteArray& other);

}  // namespace hexwarden::seats
