// The screens load nothing from anywhere: whatever a journal from somebody else makes them ask for is refused.
#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace hexwarden::session {

class NoNetwork : public QQmlNetworkAccessManagerFactory {
  public:
    /// Reads files of this machine and of the program; any other request fails without a packet sent.
    QNetworkAccessManager* create(QObject* parent) override;
};

}  // namespace hexwarden::session
