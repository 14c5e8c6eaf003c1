#include "companion/viewmodel/new_game_model.h"

#include "companion/viewmodel/names.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

constexpr std::size_t kSeatColours = 6;  ///< yellow and grey are nobody's (RISK-51)

void toggle(std::vector<std::string>& words, const std::string& word) {
    const auto at = std::ranges::find(words, word);
    if (at == words.end())
        words.push_back(word);
    else
        words.erase(at);
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

NewGameModel::NewGameModel(QObject* parent)
    : QObject(parent),
      books_({"key", "title", "summary", "chosen"}),
      options_({"key", "title", "on"}),
      seatRows_({"name", "colour", "colourName", "place", "placeName"}) {
    using game::Place;
    for (const auto& [colour, place] : {std::pair(game::Colour::red, Place::south),
                                        {game::Colour::blue, Place::west},
                                        {game::Colour::white, Place::north},
                                        {game::Colour::orange, Place::east}})
        seats_.push_back({colour, "", place});
    refresh();
}

void NewGameModel::offer(Catalogue catalogue) {
    catalogue_ = std::move(catalogue);
    refresh();
}

void NewGameModel::offerResume(const QString& title) {
    resumeTitle_ = title;
    emit changed();
}

std::vector<std::string> NewGameModel::chosenBooks() const {
    std::vector<std::string> books;
    if (!catalogue_.books) return books;
    for (const BookOffer& book : catalogue_.books())
        if (contains(chosen_, book.key.toStdString())) books.push_back(book.key.toStdString());
    return books;
}

QString NewGameModel::refusal() const {
    return catalogue_.refusal ? catalogue_.refusal(chosenBooks()) : QString();
}

game::Began NewGameModel::began() const {
    game::Began began{chosenBooks(), {}, seats_};
    for (const Row& option : options_.rows())
        began.options.emplace_back(option[0].toString().toStdString(), option[2].toBool() ? "true" : "false");
    for (game::Seat& seat : began.seats)
        if (seat.name.empty()) seat.name = name(seat.colour).toStdString();
    return began;
}

void NewGameModel::toggleBook(const QString& key) {
    toggle(chosen_, key.toStdString());
    refresh();
}

void NewGameModel::toggleOption(const QString& key) {
    toggle(flipped_, key.toStdString());
    refresh();
}

std::optional<game::Colour> NewGameModel::freeColourAfter(game::Colour colour) const {
    for (std::size_t step = 1; step < kSeatColours; ++step) {
        const auto next = board::kColours[(static_cast<std::size_t>(colour) + step) % kSeatColours];
        if (std::ranges::find(seats_, next, &game::Seat::colour) == seats_.end()) return next;
    }
    return std::nullopt;
}

void NewGameModel::addSeat() {
    if (!canAddSeat()) return;
    const auto colour = freeColourAfter(seats_.back().colour);
    const auto place = static_cast<game::Place>(seats_.size() % 4);
    seats_.push_back({colour.value_or(game::Colour::red), "", place});
    refresh();
}

void NewGameModel::removeSeat(int seat) {
    if (!canRemoveSeat()) return;
    seats_.erase(seats_.begin() + seat);
    refresh();
}

void NewGameModel::setName(int seat, const QString& name) {
    seats_.at(static_cast<std::size_t>(seat)).name = name.trimmed().toStdString();
    refresh();
}

void NewGameModel::nextColour(int seat) {
    game::Colour& colour = seats_.at(static_cast<std::size_t>(seat)).colour;
    colour = freeColourAfter(colour).value_or(colour);
    refresh();
}

void NewGameModel::nextPlace(int seat) {
    game::Place& place = seats_.at(static_cast<std::size_t>(seat)).place;
    place = static_cast<game::Place>((static_cast<int>(place) + 1) % 4);
    refresh();
}

void NewGameModel::moveUp(int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (at == 0) return;
    std::swap(seats_.at(at - 1), seats_.at(at));
    refresh();
}

void NewGameModel::start() {
    if (canStart()) emit started(began());
}

void NewGameModel::refresh() {
    const auto placeName = [](game::Place place) {
        switch (place) {
            case game::Place::south:
                return tr("near side");
            case game::Place::west:
                return tr("left side");
            case game::Place::north:
                return tr("far side");
            case game::Place::east:
                return tr("right side");
        }
        return QString();
    };
    std::vector<Row> books, options, seats;
    if (catalogue_.books)
        for (const BookOffer& book : catalogue_.books())
            books.push_back({book.key, book.title, book.summary, contains(chosen_, book.key.toStdString())});
    if (catalogue_.options)
        for (const OptionOffer& option : catalogue_.options(chosenBooks()))
            options.push_back({option.key, option.title, option.on != contains(flipped_, option.key.toStdString())});
    for (const game::Seat& seat : seats_)
        seats.push_back({QString::fromStdString(seat.name), wordOf(seat.colour), name(seat.colour),
                         static_cast<int>(seat.place), placeName(seat.place)});
    books_.show(std::move(books));
    options_.show(std::move(options));
    seatRows_.show(std::move(seats));
    emit changed();
}

}  // namespace hexwarden::viewmodel
