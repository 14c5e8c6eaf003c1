#include "companion/ask/books/books.h"
#include "companion/rules/river/rules.h"

namespace hexwarden::ask {

void readFlood(Fields& fields, Ledger& given) {
    if (const auto f = fields.optional("flooded")) rules::river::giveFlood(given, f->flag());
    if (const auto f = fields.optional("robber_start")) rules::river::giveRobberStart(given, f->hex());
}

}  // namespace hexwarden::ask
