// The context of the phones' own texts in the translations.
#pragma once

#include <QCoreApplication>

namespace hexwarden::seats {

struct Seats {
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

}  // namespace hexwarden::seats
