// Where phones at the table can reach this machine: its addresses in private networks.
#pragma once

#include <QHostAddress>
#include <QList>

namespace hexwarden::seats {

/// An address that no network outside the house routes (RFC 1918, RFC 3927), or this machine's own.
bool isLocal(const QHostAddress&);

/// Of the interfaces that are up, the best first; without the machine's own.
QList<QHostAddress> localAddresses();

}  // namespace hexwarden::seats
