#include "companion/seats/address.h"

#include <QNetworkInterface>
#include <algorithm>
#include <array>

namespace hexwarden::seats {

bool isLocal(const QHostAddress& address) {
    static const std::array<QPair<QHostAddress, int>, 5> networks{
        QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
        QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
        QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("127.0.0.0/8"))};
    return address.protocol() == QAbstractSocket::IPv4Protocol &&
           std::ranges::any_of(networks, [&](const auto& network) { return address.isInSubnet(network); });
}

QList<QHostAddress> localAddresses() {
    QList<QHostAddress> found;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        const auto flags = interface.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack)) continue;
        for (const QNetworkAddressEntry& entry : interface.addressEntries())
            if (isLocal(entry.ip())) found << entry.ip();
    }
    // What a machine gives itself where nobody gave it one comes last.
    std::stable_partition(found.begin(), found.end(),
                          [](const QHostAddress& address) { return !address.isLinkLocal(); });
    return found;
}

}  // namespace hexwarden::seats
