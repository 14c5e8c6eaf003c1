// A party for a browser to come to: serves a book's sample game to phones, prints the links as one line of JSON, and
// takes lines from its input until that ends: an event; `camera` and an event that a camera saw; `attack SITE`, which
// begins to tell one on the companion, and `record`. What phones and the companion declare is printed, a line each,
// with who did, and what the companion tells the table.
//
//   show_party BOOK LANGUAGE QM-FILE [LINES]
#include "companion/viewmodel/words/translation.h"
#include "tests/seats/party.h"
#include "tracker/board/text.h"

#include <QJsonDocument>
#include <QSocketNotifier>
#include <algorithm>
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
        tests::Desk sample;  // in place of what reads boards
        sample.play(2, argv[1]);
        party.companion.scan()->show(std::get<game::LaidOut>(sample.journal[1].body));
        party.server->answerPhotograph({});
    });
    bool typed = false;  // what happens comes from the input
    std::size_t printed = party.journal.size();
    QObject::connect(&party.companion.evening(), &viewmodel::Evening::changed, [&] {
        for (printed = std::min(printed, party.journal.size()); printed < party.journal.size(); ++printed)
            if (!typed) std::cout << party.last() << std::endl;
    });
    QObject::connect(&party.companion, &viewmodel::Companion::noticeChanged, [&] {
        std::cout << "notice " << party.companion.notice().section('\n', -1).toStdString() << std::endl;
    });
    viewmodel::WarModel& war = *party.companion.books()->war();
    const auto take = [&](const std::string& line) {
        const auto rest = [&](const char* word) { return line.substr(std::string(word).size()); };
        typed = true;
        if (line.starts_with("began"))
            party.play({line});
        else if (line.starts_with("camera ")) {
            game::Event seen{.body = game::bodyOf(rest("camera "))};
            seen.source = game::Source::camera;
            party.add(seen);
        } else if (line.starts_with("attack "))
            war.tap(board::siteOf(rest("attack ")).value());
        else
            party.add(line);
        typed = false;
    };
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, [&] {
        std::string line;
        if (!std::getline(std::cin, line)) return QCoreApplication::quit();
        line == "record" ? war.record() : take(line);
        std::cout << "added" << std::endl;
    });
    return QCoreApplication::exec();
}
