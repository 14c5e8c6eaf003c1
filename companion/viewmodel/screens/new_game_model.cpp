#include "companion/viewmodel/screens/new_game_model.h"

#include "companion/viewmodel/words/names.h"
#include "tracker/game/player_name.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

constexpr std::size_t kSeatColours = 6;  ///< yellow and grey are nobody's (RISK-51)

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

NewGameModel::NewGameModel(QObject* parent)
    : QObject(parent),
      books_({"key", "title", "summary", "chosen"}),
      combinations_({"title"}),
      options_({"key", "title", "clause", "flag", "value", "least", "most"}),
      pieceSets_({"key", "title", "stands", "chosen"}),
      seatRows_({"name", "colour", "colourName", "place", "placeName"}),
      groupRows_({"title"}) {
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

void NewGameModel::offerGroups(const std::vector<std::vector<game::Seat>>& groups) {
    if (groups_.empty() && !groups.empty()) seats_ = groups.front();
    groups_ = groups;
    refresh();
}

void NewGameModel::chooseGroup(int group) {
    seats_ = groups_.at(static_cast<std::size_t>(group));
    refresh();
}

Catalogue::Books NewGameModel::chosenBooks() const {
    Catalogue::Books books;
    if (!catalogue_.books) return books;
    for (const BookOffer& book : catalogue_.books())
        if (contains(chosen_, book.key.toStdString())) books.push_back(book.key.toStdString());
    return books;
}

QString NewGameModel::refusal() const {
    const QString books = catalogue_.refusal ? catalogue_.refusal(chosenBooks()) : QString();
    if (!books.isEmpty() || !catalogue_.pieceSets || !fittingPieces().empty()) return books;
    if (catalogue_.pieceSets(chosenBooks()).empty()) return {};
    return tr("No set of pieces for these books has all the colours of the seats. Tap a colour to change it.");
}

/// What the camera knows no colour of it would take for another's.
std::vector<PieceSetOffer> NewGameModel::fittingPieces() const {
    if (!catalogue_.pieceSets || (catalogue_.refusal && !catalogue_.refusal(chosenBooks()).isEmpty())) return {};
    auto sets = catalogue_.pieceSets(chosenBooks());
    std::erase_if(sets, [&](const PieceSetOffer& set) {
        const auto has = [&](const game::Seat& seat) {
            return set.colours.empty() || std::ranges::find(set.colours, seat.colour) != set.colours.end();
        };
        return !std::ranges::all_of(seats_, has);
    });
    return sets;
}

QString NewGameModel::advice() const {
    return catalogue_.advice && canStart() ? catalogue_.advice(chosenBooks(), seats_.size()) : QString();
}

int NewGameModel::valueOf(const OptionOffer& option) const {
    const auto changed = changed_.find(option.key);
    return changed == changed_.end() ? option.standard : changed->second;
}

game::Began NewGameModel::began() const {
    game::Began began{chosenBooks(), {}, seats_};
    if (catalogue_.options)
        for (const OptionOffer& option : catalogue_.options(began.books)) {
            const int value = valueOf(option);
            const std::string flag = value != 0 ? "true" : "false";
            began.options.emplace_back(option.key.toStdString(), option.flag ? flag : std::to_string(value));
        }
    for (const Row& set : pieceSets_.rows())
        if (set[3].toBool()) began.pieces = set[0].toString().toStdString();
    return began;
}

void NewGameModel::toggleBook(const QString& key) {
    const std::string book = key.toStdString();
    if (std::erase(chosen_, book) == 0) chosen_.push_back(book);
    refresh();
}

void NewGameModel::chooseCombination(int combination) {
    chosen_ = fitting_.at(static_cast<std::size_t>(combination));
    refresh();
}

void NewGameModel::setOption(const QString& key, int value) {
    changed_[key] = value;
    refresh();
}

void NewGameModel::choosePieces(const QString& key) {
    pieces_ = key;
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
    seats_.at(static_cast<std::size_t>(seat)).name = game::playerName(name.toStdString());
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

void NewGameModel::showBooks() {
    std::vector<Row> books, combinations;
    QStringList titles;
    const auto offers = catalogue_.books ? catalogue_.books() : std::vector<BookOffer>();
    for (const BookOffer& book : offers)
        books.push_back({book.key, book.title, book.summary, contains(chosen_, book.key.toStdString())});
    fitting_.clear();
    if (!canStart() && !chosen_.empty() && catalogue_.combinations)
        for (Catalogue::Books& combination : catalogue_.combinations())
            if (contains(combination, chosen_.back())) fitting_.push_back(std::move(combination));
    for (const Catalogue::Books& combination : fitting_) {
        QStringList names;
        for (const BookOffer& book : offers)
            if (contains(combination, book.key.toStdString())) names << book.title;
        combinations.push_back({names.join(QStringLiteral(" + "))});
    }
    books_.show(std::move(books));
    combinations_.show(std::move(combinations));
}

void NewGameModel::showOptions() {
    std::vector<Row> options, pieceSets;
    if (catalogue_.options && canStart())
        for (const OptionOffer& option : catalogue_.options(chosenBooks()))
            options.push_back(
                {option.key, option.title, option.clause, option.flag, valueOf(option), option.least, option.most});
    const auto sets = fittingPieces();
    const bool stillOffered = std::ranges::find(sets, pieces_, &PieceSetOffer::key) != sets.end();
    for (const PieceSetOffer& set : sets)
        pieceSets.push_back({set.key, set.title, set.stands, set.key == (stillOffered ? pieces_ : sets[0].key)});
    options_.show(std::move(options));
    pieceSets_.show(std::move(pieceSets));
}

void NewGameModel::showSeats() {
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
    std::vector<Row> seats;
    for (const game::Seat& seat : seats_)
        seats.push_back({QString::fromStdString(seat.name), wordOf(seat.colour), name(seat.colour),
                         static_cast<int>(seat.place), placeName(seat.place)});
    seatRows_.show(std::move(seats));
    std::vector<Row> groups;
    for (const auto& group : groups_) {
        QStringList names;
        for (const game::Seat& seat : group)
            names << (seat.name.empty() ? name(seat.colour) : QString::fromStdString(seat.name));
        groups.push_back({names.join(QStringLiteral(", "))});
    }
    groupRows_.show(std::move(groups));
}

void NewGameModel::refresh() {
    showBooks();
    showOptions();
    showSeats();
    emit changed();
}

}  // namespace hexwarden::viewmodel
