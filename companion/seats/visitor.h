// Somebody who has connected: reads the head of one request, serves a file of the page, or hands the connection over to
// become a socket. A visitor that is slow to ask or to read is dropped.
#pragma once

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

namespace hexwarden::seats {

class Visitor : public QObject {
    Q_OBJECT

  public:
    /// Takes the connection over. `host`: how this server is called, "192.168.1.7:8470".
    Visitor(QTcpSocket* socket, QByteArray host, QObject* parent);

  signals:
    /// The request for a socket is complete and waits, unread, in the connection; the receiver owns the connection.
    void wantsSocket(QTcpSocket* socket);
    void done();

  private:
    void look();
    void answer(int status, const QByteArray& type, const QByteArray& body);
    void drop();

    QTcpSocket* socket_;
    QByteArray host_;
    QTimer patience_;
    bool answered_ = false;
};

}  // namespace hexwarden::seats
