#include "companion/seats/key.h"

#include <QRandomGenerator>
#include <array>

namespace hexwarden::seats {

QString newKey() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits).toHex());
}

bool same(const QByteArray& one, const QByteArray& other) {
    // The length of a key is no secret.
    if (one.size() != other.size() || one.isEmpty()) return false;
    unsigned char differing = 0;
    for (qsizetype i = 0; i < one.size(); ++i) differing = static_cast<unsigned char>(differing | (one[i] ^ other[i]));
    return differing == 0;
}

}  // namespace hexwarden::seats
