#include "companion/viewmodel/screens/seats_model.h"

namespace hexwarden::viewmodel {

SeatsModel::SeatsModel(QObject* parent) : QObject(parent), seats_({"colour", "name", "taken"}) {}

void SeatsModel::showOff(const QString& problem) {
    on_ = false;
    address_.clear();
    problem_ = problem;
    code_ = lookOnCode_ = {};
    lookersOn_ = 0;
    seats_.show({});
    emit changed();
}

void SeatsModel::showOn(const QString& address, const CodeShape& code, const CodeShape& lookOnCode) {
    on_ = true;
    address_ = address;
    problem_.clear();
    code_ = code;
    lookOnCode_ = lookOnCode;
    emit changed();
}

void SeatsModel::showSeats(const std::vector<SeatPhone>& seats, int lookersOn) {
    std::vector<Row> rows;
    taken_.clear();
    codes_.clear();
    for (const SeatPhone& seat : seats) {
        rows.push_back({seat.colour, seat.name, seat.taken});
        taken_[seat.colour] = seat.taken;
        codes_[seat.colour] = seat.code.path;
        seatCodeSide_ = seat.code.side;
    }
    seats_.show(std::move(rows));
    lookersOn_ = lookersOn;
    emit changed();
}

}  // namespace hexwarden::viewmodel
