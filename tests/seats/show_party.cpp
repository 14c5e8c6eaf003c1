// A party for a browser to come to: serves a book's sample game to phones, prints the links as one line of JSON, and
// takes events from its input until that ends. What phones declare is printed, a line each.
//
//   show_party BOOK LANGUAGE QM-FILE [LINES]
#include "companion/viewmodel/words/translation.h"
#include "tests/seats/party.h"

#include <QJsonDocument>
#include <QSocketNotifier>
#include <iostream>
#include <string>

#include <unistd.h>

int main(int argc, char** argv) {
    using namespace hexwarden;
    if (argc < 4) return 2;
    tests::Party party(argv[1], argc > 4 ? std::stoul(argv[4]) : 1000);
    viewmodel::Translator translator;
    if (!translator.load(QString::fromLocal8Bit(argv[3]))) return 1;
    QCoreApplication::installTranslator(&translator);
    party.companion.settings()->setLanguage(QString::fromLatin1(argv[2]));
    party.companion.refresh();

    QJsonObject links{{"look", party.server->linkToLookOn()}, {"play", party.server->linkToPlay()}};
    for (const game::Seat& seat : party.companion.evening().state().seats)
        links.insert(QString::fromUtf8(board::word(seat.colour).data()), party.server->linkFor(seat.colour));
    std::cout << QJsonDocument(links).toJson(QJsonDocument::Compact).toStdString() << std::endl;

    QObject::connect(party.server.get(), &seats::Server::photographed, [&](const QByteArray& picture) {
        std::cout << "photograph " << (picture.startsWith("\xff\xd8\xff") ? "JPEG" : "other") << std::endl;
        party.server->answerPhotograph({});
    });
    std::size_t printed = party.journal.size();
    QObject::connect(&party.companion.evening(), &viewmodel::Evening::changed, [&] {
        for (; printed < party.journal.size(); ++printed)
            if (const auto& event = party.journal[printed]; event.seat)
                std::cout << board::word(*event.seat) << ": " << game::text(event.body) << std::endl;
    });
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, [&] {
        std::string line;
        if (!std::getline(std::cin, line)) return QCoreApplication::quit();
        if (line.starts_with("began"))
            party.play({line});
        else
            party.add(line);
        std::cout << "added" << std::endl;
    });
    return QCoreApplication::exec();
}
