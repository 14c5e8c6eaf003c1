#include "companion/session/no_network.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

namespace hexwarden::session {
namespace {

class LocalOnly : public QNetworkAccessManager {
  public:
    using QNetworkAccessManager::QNetworkAccessManager;

  protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override {
        const QString scheme = request.url().scheme();
        if (scheme == QStringLiteral("qrc") || request.url().isLocalFile())
            return QNetworkAccessManager::createRequest(operation, request, data);
        // A page that is not there is refused by this class's own means, and without a connection.
        QNetworkRequest refused(request);
        refused.setUrl(QUrl(QStringLiteral("qrc:/refused")));
        return QNetworkAccessManager::createRequest(GetOperation, refused, nullptr);
    }
};

}  // namespace

QNetworkAccessManager* NoNetwork::create(QObject* parent) {
    return new LocalOnly(parent);
}

}  // namespace hexwarden::session
