#include "companion/seats/server.h"

#include "companion/seats/key.h"
#include "companion/seats/shared_json.h"
#include "companion/seats/visitor.h"
#include "companion/seats/words.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/message.h"

#include <QTcpSocket>
#include <algorithm>
#include <chrono>

namespace hexwarden::seats {

namespace {

constexpr int kArrivalsASecond = 100;
/// What happens within this time is shown together.
constexpr std::chrono::milliseconds kTogether{40};

bool isId(const QByteArray& text) {
    return text.size() == kKeyDigits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace

Server::Server(viewmodel::Companion& companion, const QHostAddress& address, quint16 port, Desk::Declare declare)
    : companion_(companion),
      declare_(std::move(declare)),
      sockets_(QString(), QWebSocketServer::NonSecureMode),
      arrivals_(kArrivalsASecond) {
    if (!listener_.listen(address, port) && !listener_.listen(address, 0))
        throw board::Failure(board::say("No phone can be let in at %1: this machine may not listen there.",
                                        address.toString().toStdString()));
    host_ = QStringLiteral("%1:%2").arg(address.toString()).arg(listener_.serverPort());
    makeKeys();
    clock_.start();
    listener_.setMaxPendingConnections(kMostConnections);
    sockets_.setMaxPendingConnections(kMostConnections);
    connect(&listener_, &QTcpServer::newConnection, this, &Server::welcome);
    connect(&sockets_, &QWebSocketServer::newConnection, this, &Server::upgrade);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &Server::showNow);
    const auto showAgain = [this] {
        stale_ = true;
        showSoon();
    };
    connect(&companion.evening(), &viewmodel::Evening::changed, this, showAgain);
    connect(companion.table(), &viewmodel::TableModel::changed, this, showAgain);
    connect(companion.books(), &viewmodel::BooksModel::entered, this, showAgain);
    connect(companion.scan(), &viewmodel::ScanModel::changed, this, showAgain);
    connect(companion.settings(), &viewmodel::Settings::languageChanged, this, showAgain);
}

Server::~Server() {
    const auto last = phones_;
    phones_.clear();
    for (Phone* phone : last) {
        phone->disconnect(this);
        phone->sendAway(pageWords()[QLatin1String("ended")].toString());
    }
}

QString Server::linkToPlay() const {
    return QStringLiteral("http://%1/#k=%2").arg(host_, QString::fromLatin1(playKey_));
}

QString Server::linkFor(game::Colour seat) const {
    return linkToPlay() + QStringLiteral("&s=") + viewmodel::wordOf(seat);
}

QString Server::linkToLookOn() const {
    return QStringLiteral("http://%1/#k=%2").arg(host_, QString::fromLatin1(lookKey_));
}

void Server::withdrawKeys() {
    playKey_.clear();
    lookKey_.clear();
}

void Server::makeKeys() {
    playKey_ = newKey().toLatin1();
    lookKey_ = newKey().toLatin1();
}

int Server::lookersOn() const {
    return static_cast<int>(
        std::ranges::count_if(phones_, [](const Phone* phone) { return phone->role() == Phone::Role::looksOn; }));
}

void Server::free(game::Colour seat) {
    if (seats_.erase(seat) == 0) return;
    emit changed();
    showSoon();
}

void Server::answerPhotograph(const QString& sentence) {
    if (!photographer_) return;
    if (sentence.isEmpty()) return photographer_->tell(QStringLiteral("photographRead"));
    photographer_->refuse(sentence);
}

void Server::welcome() {
    while (QTcpSocket* socket = listener_.nextPendingConnection()) {
        if (connections_.size() >= kMostConnections || !arrivals_.take(clock_.elapsed())) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        auto* visitor = new Visitor(socket, host_.toLatin1(), this);
        connections_.insert(visitor);
        connect(visitor, &Visitor::wantsSocket, this, [this](QTcpSocket* open) {
            open->setParent(&sockets_);
            sockets_.handleConnection(open);
        });
        connect(visitor, &Visitor::done, this, [this, visitor] { forget(visitor); });
    }
}

void Server::upgrade() {
    while (QWebSocket* socket = sockets_.nextPendingConnection()) {
        auto* phone = new Phone(socket, this);
        connections_.insert(phone);
        phones_.push_back(phone);
        connect(phone, &Phone::said, this, [this, phone](const Message& message) { hear(*phone, message); });
        connect(phone, &Phone::photographed, this, [this, phone](const QByteArray& picture) {
            photographer_ = phone;
            emit photographed(picture);
        });
        connect(phone, &Phone::gone, this, [this, phone] {
            std::erase(phones_, phone);
            forget(phone);
            emit changed();
        });
    }
}

void Server::forget(QObject* connection) {
    if (connections_.erase(connection) > 0) connection->deleteLater();
}

void Server::hear(Phone& phone, const Message& message) {
    if (message.act == QLatin1String("hello")) return greet(phone, message);
    if (phone.role() == Phone::Role::unknown) return phone.refuse(Seats::tr("Show the key first."));
    if (phone.role() == Phone::Role::looksOn) return phone.refuse(Seats::tr("This phone looks on only."));
    if (message.act == QLatin1String("take")) return take(phone, message.text("seat"));
    Seat* seat = seatOf(phone);
    if (!seat) return phone.refuse(Seats::tr("Take a seat first."));
    if (message.act == QLatin1String("leave")) return free(seat->desk->seat());
    const QString why = seat->desk->take(message);
    if (!why.isEmpty()) phone.refuse(why);
    showSoon();
}

void Server::greet(Phone& phone, const Message& message) {
    const QByteArray key = message.text("key").toLatin1(), id = message.text("phone").toLatin1();
    const bool plays = same(key, playKey_), looksOn = same(key, lookKey_);
    if (phone.role() != Phone::Role::unknown) return phone.refuse(Seats::tr("That was said already."));
    if (!hasKeys()) return phone.sendAway(Seats::tr("This game is over, and its keys open nothing any more."));
    if ((!plays && !looksOn) || !isId(id))
        return phone.sendAway(Seats::tr("This key opens no game here: read the code at the table again."));
    phone.admit(plays ? Phone::Role::plays : Phone::Role::looksOn, id);
    if (plays && !seatOf(phone) && message.fields.contains(QStringLiteral("seat"))) take(phone, message.text("seat"));
    emit changed();
    showSoon();
}

void Server::take(Phone& phone, const QString& seat) {
    const auto colour = board::colourOf(seat.toStdString());
    const auto& state = companion_.evening().state();
    if (!colour || !game::seatOf(state, *colour)) return phone.refuse(Seats::tr("There is no such seat."));
    if (seatOf(phone)) return phone.refuse(Seats::tr("This phone has a seat already."));
    if (isTaken(*colour))
        return phone.refuse(Seats::tr("%1's seat has another phone; the companion can free it.")
                                .arg(companion_.evening().nameOf(*colour)));
    seats_[*colour] = {phone.id(), std::make_unique<Desk>(companion_, *colour, declare_)};
    emit changed();
    showSoon();
}

Server::Seat* Server::seatOf(const Phone& phone) {
    if (phone.role() != Phone::Role::plays) return nullptr;
    const auto found =
        std::ranges::find_if(seats_, [&](const auto& seat) { return same(seat.second.phone, phone.id()); });
    return found == seats_.end() ? nullptr : &found->second;
}

bool Server::wantsBoard() const {
    const viewmodel::Evening& evening = companion_.evening();
    return evening.begun() && board::hexes(evening.state().layout).empty();
}

void Server::showSoon() {
    if (!soon_.isActive() && !phones_.empty()) soon_.start(kTogether);
}

void Server::showNow() {
    if (std::exchange(stale_, false)) {
        std::erase_if(seats_,
                      [&](const auto& seat) { return !game::seatOf(companion_.evening().state(), seat.first); });
        shared_ = sharedJson(companion_, shared_);
        for (auto& [colour, seat] : seats_) seat.desk->follow();
    }
    for (Phone* phone : std::vector<Phone*>(phones_)) {
        if (phone->role() == Phone::Role::unknown) continue;
        phone->letPhotograph(wantsBoard() && seatOf(*phone));
        phone->show(shownTo(*phone, shared_));
    }
}

QJsonObject Server::shownTo(const Phone& phone, const QJsonObject& shared) {
    QJsonObject state = shared;
    const Seat* seat = seatOf(phone);
    state.insert(QStringLiteral("plays"), phone.role() == Phone::Role::plays);
    state.insert(QStringLiteral("photograph"), seat && wantsBoard());
    if (seat) {
        state.insert(QStringLiteral("mine"), seat->desk->shown());
        return state;
    }
    QJsonObject taken;
    for (const auto& [colour, whose] : seats_) taken.insert(viewmodel::wordOf(colour), true);
    state.insert(QStringLiteral("taken"), taken);
    return state;
}

}  // namespace hexwarden::seats
