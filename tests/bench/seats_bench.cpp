// Figures of phones at the seats, for docs/measurements.md: from an event at the table to the screens of six phones,
// bytes of states, differences and page, what fifty states a second cost a frame of the camera, and what phones cost
// that nobody has let in.
//
//   build/release/seats_bench
#include "companion/seats/page.h"
#include "companion/session/phones.h"
#include "companion/table/eye.h"
#include "tests/bench/quantile.h"
#include "tests/seats/party.h"
#include "tests/voice/whole_evening.h"
#include "vision/source/source.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTimer>
#include <atomic>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <thread>

namespace {

using namespace hexwarden;
using bench::at;

/// The page and every file that it or one of its files names, as they are sent.
qsizetype bytesOfPage() {
    static const QRegularExpression name(QStringLiteral("[a-z]+\\.(?:css|js)\\b"));
    QByteArrayList paths{"/"};
    qsizetype bytes = 0;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const auto file = seats::fileAt(paths[i]);
        if (!file) continue;
        bytes += file->bytes.size();
        for (auto found = name.globalMatch(QString::fromUtf8(file->bytes)); found.hasNext();)
            if (const QByteArray path = '/' + found.next().captured().toUtf8(); !paths.contains(path)) paths << path;
    }
    return bytes;
}

std::vector<std::unique_ptr<tests::TestPhone>> sixPhones(tests::Party& party) {
    std::vector<std::unique_ptr<tests::TestPhone>> phones;
    for (const game::Seat& seat : party.companion.evening().state().seats) phones.push_back(party.phoneOf(seat.colour));
    while (phones.size() < 6) phones.push_back(party.looker());
    return phones;
}

/// A whole game: phones come at its middle and see the rest of it; one comes back at its end, when most is on the
/// board.
void measure(const tests::WholeEvening& whole) {
    tests::Party party("evening", 1);
    const auto middle = whole.lines.begin() + static_cast<std::ptrdiff_t>(whole.lines.size() / 2);
    party.play({whole.lines.begin(), middle});
    auto phones = sixPhones(party);
    std::vector<double> delays, sizes;
    QElapsedTimer clock;
    for (auto line = middle; line != whole.lines.end(); ++line) {
        std::size_t waiting = phones.size();
        for (auto& phone : phones) {
            phone->sizes.clear();
            phone->shown = [&, shownBy = phone.get()] {
                delays.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
                --waiting;
                shownBy->shown = nullptr;
            };
        }
        clock.start();
        party.add(*line);
        tests::Party::waitUntil([&] { return waiting == 0; });
        for (const auto& phone : phones) sizes.push_back(static_cast<double>(phone->sizes.front()));
    }
    if (delays.empty()) throw std::runtime_error(whole.name + ": nothing happens after its middle");
    tests::TestPhone& back = *phones.front();
    back.sizes.clear();
    back.connectAgain();
    tests::Party::waitUntil([&] { return !back.mine().isEmpty(); });
    std::printf(
        "%-21s first state %lld bytes at its end; difference %.0f bytes in the median, %.0f at most; "
        "event to phone %.1f ms in the median, %.1f ms at the 95th percentile, %.1f at most (%zu)\n",
        whole.name.c_str(), static_cast<long long>(back.sizes.front()), at(sizes, 0.5), at(sizes, 1), at(delays, 0.5),
        at(delays, 0.95), at(delays, 1), delays.size());
}

/// Milliseconds that an event of the sample evening takes the companion, where no phone is let in; with the object that
/// could let them in, or without.
std::vector<double> eventsWhileOff(bool couldBeOn) {
    tests::Party party("evening", 1);
    party.server.reset();
    std::unique_ptr<session::Phones> phones;
    if (couldBeOn) phones = std::make_unique<session::Phones>(party.companion, nullptr);
    tests::Desk whole;
    whole.play();
    std::vector<double> times;
    QElapsedTimer clock;
    for (std::size_t i = party.journal.size(); i < whole.journal.size(); ++i) {
        clock.start();
        party.add(whole.journal[i]);
        QCoreApplication::processEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return times;
}

/// Six that say as much as they can, and come again when they are dropped.
class Flood {
  public:
    explicit Flood(tests::Party& party) : phones_(sixPhones(party)) {
        for (auto& phone : phones_) phone->hasty = true;
        QObject::connect(&timer_, &QTimer::timeout, [this] { pour(); });
        timer_.start(0);
    }
    std::size_t said = 0, dropped = 0;

  private:
    void pour() {
        for (auto& phone : phones_) {
            if (phone->isGone()) {
                ++dropped;
                phone->connectAgain();
            }
            if (!phone->isThere()) continue;
            for (int i = 0; i < 20; ++i, ++said) phone->say("ask", {{"question", "where"}});
        }
    }

    std::vector<std::unique_ptr<tests::TestPhone>> phones_;
    QTimer timer_;
};

enum class Phones { off, six, flood };

/// Times of frames of the sample film, while fifty events a second happen: with the switch off, shown to six phones, or
/// while six flood the server.
std::vector<double> framesWhile(Phones there) {
    tests::Party party("evening", tests::kSetUp);
    std::vector<std::unique_ptr<tests::TestPhone>> phones;
    std::optional<Flood> flood;
    if (there == Phones::six) phones = sixPhones(party);
    if (there == Phones::flood) flood.emplace(party);
    if (there == Phones::off) party.server.reset();
    std::vector<double> times;
    std::atomic<bool> ended = false;
    std::jthread camera([&] {
        const std::filesystem::path data = HEXWARDEN_SOURCE "/data";
        const auto source = source::open((data / "samples/first_evening/game.mp4").string());
        table::Eye eye(data);
        for (int i = 0; i < 160; ++i) {
            const source::Next next = source->next();
            const auto* frame = std::get_if<vision::Frame>(&next);
            if (!frame) break;
            QElapsedTimer clock;
            clock.start();
            eye.look(*frame);
            if (i >= 40) times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }
        ended = true;
    });
    QTimer events;
    tests::Desk whole;
    whole.play();
    std::size_t next = tests::kSetUp, shown = 0;
    QObject::connect(&events, &QTimer::timeout, [&] {
        if (next == whole.journal.size()) next = tests::kSetUp;
        ++next;
        ++shown;
        party.companion.evening().follow(
            {whole.journal.begin(), whole.journal.begin() + static_cast<std::ptrdiff_t>(next)});
    });
    events.start(20);
    tests::Party::waitUntil([&] { return ended.load(); });
    if (flood)
        std::printf("flood: %zu messages, %zu times a phone was dropped, %zu events shown\n", flood->said,
                    flood->dropped, shown);
    return times;
}

}  // namespace

int main() try {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);  // who writes it to a file sees how far it is
    std::printf("page: %lld bytes\n", static_cast<long long>(bytesOfPage()));
    for (const tests::WholeEvening& whole : tests::wholeEvenings()) measure(whole);
    for (int round = 0; round < 3; ++round) {
        const auto without = eventsWhileOff(false), off = eventsWhileOff(true);
        std::printf(
            "an event: %.2f ms in the median without phones, %.2f ms with the switch off; "
            "95th percentile %.2f and %.2f ms\n",
            at(without, 0.5), at(off, 0.5), at(without, 0.95), at(off, 0.95));
    }
    for (int round = 0; round < 3; ++round) {
        const auto without = framesWhile(Phones::off), with = framesWhile(Phones::six),
                   flooded = framesWhile(Phones::flood);
        std::printf(
            "a frame: %.1f ms in the median with the switch off, %.1f ms with fifty states a second for six, %.1f ms "
            "while six flood; 95th percentile %.1f, %.1f and %.1f ms\n",
            at(without, 0.5), at(with, 0.5), at(flooded, 0.5), at(without, 0.95), at(with, 0.95), at(flooded, 0.95));
    }
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "seats_bench: %s\n", e.what());
    return 1;
}
