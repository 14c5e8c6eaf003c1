#include "companion/session/phones.h"

#include "companion/seats/address.h"
#include "companion/seats/qr.h"
#include "companion/viewmodel/words/messages.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/message.h"

#include <chrono>

namespace hexwarden::session {

namespace {

/// Where it is free; a fixed one can be let through a firewall.
constexpr quint16 kPort = 8470;
constexpr std::chrono::minutes kFarewell{10};

/// None where the link would open nothing.
viewmodel::CodeShape shapeOf(const QString& link, const seats::Server& server) {
    if (!server.hasKeys()) return {};
    const seats::QrCode code = seats::qrCode(link);
    return {code.path, code.side};
}

/// For tests and for machines with several networks.
QHostAddress addressToUse() {
    const QHostAddress wanted(qEnvironmentVariable("HEXWARDEN_SEATS"));
    if (seats::isLocal(wanted)) return wanted;
    const auto addresses = seats::localAddresses();
    if (addresses.isEmpty())
        throw board::Failure(board::say("This machine is in no local network: join the Wi-Fi that the phones are in."));
    return addresses.front();
}

}  // namespace

Phones::Phones(viewmodel::Companion& companion, seats::Desk::Declare declare)
    : companion_(companion), declare_(std::move(declare)) {
    viewmodel::SeatsModel* seats = companion.seats();
    connect(seats, &viewmodel::SeatsModel::wanted, this, &Phones::turn);
    connect(seats, &viewmodel::SeatsModel::freed, this, [this](const QString& colour) {
        if (const auto seat = board::colourOf(colour.toStdString()); seat && server_) server_->free(*seat);
    });
    connect(&companion.evening(), &viewmodel::Evening::changed, this, [this] {
        noteEnd();
        if (server_ && companion_.evening().state().seats != seats_) showSeats();
    });
    farewell_.setSingleShot(true);
    connect(&farewell_, &QTimer::timeout, this, &Phones::end);
}

void Phones::turn(bool on) {
    if (!on) return end();
    if (server_) return;
    try {
        begin();
    } catch (const std::exception& e) {
        server_.reset();
        companion_.seats()->showOff(viewmodel::inWords(board::messageOf(e)));
    }
}

void Phones::begin() {
    server_ = std::make_unique<seats::Server>(companion_, addressToUse(), kPort, declare_);
    connect(server_.get(), &seats::Server::changed, this, &Phones::showSeats);
    connect(server_.get(), &seats::Server::photographed, this, &Phones::photographed);
    noteEnd();
    showCodes();
}

void Phones::end() {
    farewell_.stop();
    if (!server_) return;
    server_->disconnect(this);
    server_.reset();
    companion_.seats()->showOff();
}

void Phones::answerPhotograph(const QString& sentence) {
    if (server_) server_->answerPhotograph(sentence);
}

void Phones::showCodes() {
    companion_.seats()->showOn(server_->host(), shapeOf(server_->linkToPlay(), *server_),
                               shapeOf(server_->linkToLookOn(), *server_));
    showSeats();
}

void Phones::showSeats() {
    std::vector<viewmodel::SeatPhone> seats;
    seats_ = companion_.evening().state().seats;
    for (const game::Seat& seat : seats_)
        seats.push_back({viewmodel::wordOf(seat.colour), companion_.evening().nameOf(seat.colour),
                         server_->isTaken(seat.colour), shapeOf(server_->linkFor(seat.colour), *server_)});
    companion_.seats()->showSeats(seats, server_->lookersOn());
}

void Phones::noteEnd() {
    if (!server_) return;
    const bool over = companion_.evening().begun() && companion_.evening().ledger().phase == rules::Phase::over;
    if (over != server_->hasKeys()) return;
    over ? farewell_.start(kFarewell) : farewell_.stop();
    over ? server_->withdrawKeys() : server_->makeKeys();
    showCodes();
}

}  // namespace hexwarden::session
