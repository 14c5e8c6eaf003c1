#include "companion/ask/books/books.h"
#include "companion/rules/river/account.h"

namespace hexwarden::ask {

void readFlood(Fields& fields, Ledger& given) {
    if (const auto f = fields.optional("flooded")) rules::river::accountOf(given).flooded = f->flag();
    if (const auto f = fields.optional("robber_start")) rules::river::accountOf(given).robberStart = f->hex();
}

}  // namespace hexwarden::ask
