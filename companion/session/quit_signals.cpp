#include "companion/session/quit_signals.h"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace hexwarden::session {

namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

// A signal may do no more than write a byte; the event loop reads it.
int ends[2] = {-1, -1};

void note(int signal) {
    const char number = static_cast<char>(signal);
    if (::write(ends[1], &number, 1) < 0) std::signal(signal, SIG_DFL);
}

}  // namespace

QuitSignals::QuitSignals(QObject* parent) : QObject(parent) {
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;
    notifier_ = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, [this] {
        char number = 0;
        if (::read(ends[0], &number, 1) != 1) return;
        came_ = number;
        for (const int signal : kSignals) std::signal(signal, SIG_DFL);  // a second one ends the program at once
        emit quit();
    });
    for (const int signal : kSignals) std::signal(signal, note);
}

QuitSignals::~QuitSignals() {
    for (const int signal : kSignals) std::signal(signal, SIG_DFL);
    notifier_.reset();
    for (int& end : ends) {
        if (end >= 0) ::close(end);
        end = -1;
    }
}

void QuitSignals::obey() const {
    if (came_ == 0) return;
    std::signal(came_, SIG_DFL);
    std::raise(came_);
}

}  // namespace hexwarden::session
