// One window a desktop: a program that is started while another one is open hands over what it was to open and ends.
// The two find each other by a lock and a socket in the runtime folder of the user; both go with the program that made
// them.
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QString>
#include <memory>

namespace hexwarden::session {

/// What a start was asked for.
struct StartRequest {
    QString file;    ///< absolute; empty for none
    QString screen;  ///< empty for any
    QString source;  ///< empty for any
    QString token;   ///< by which a desktop lets a window come to the front (XDG_ACTIVATION_TOKEN)
};

class SingleStart : public QObject {
    Q_OBJECT

  public:
    /// `folder`: the user's runtime folder. Where no lock can be made everybody is the first.
    explicit SingleStart(const QString& folder, QObject* parent = nullptr);
    ~SingleStart() override;

    bool isFirst() const { return first_; }
    /// To the one that is open. False if it does not answer within a few seconds.
    bool handOver(const StartRequest&) const;

  signals:
    /// Somebody has started the program again.
    void asked(const hexwarden::session::StartRequest& request);

  private:
    void listen();
    void answer();

    QString socketFile_;
    int lock_ = -1, socket_ = -1;
    bool first_ = true;
    std::unique_ptr<QSocketNotifier> waiting_;
};

}  // namespace hexwarden::session
