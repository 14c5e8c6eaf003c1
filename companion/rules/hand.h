// A hand of cards as the table can know it: hands are hidden, so cards are counted, and kinds are known only as far as
// they follow from what everybody saw.
#pragma once

#include "companion/rules/words.h"

#include <cstdint>

namespace hexwarden::rules {

int sum(const Cards&);
Cards operator+(const Cards&, const Cards&);
Cards operator-(const Cards&, const Cards&);

/// More cards than any bank has: a hand of which nothing is known holds between none and this many.
inline constexpr int kAnyNumber = 250;

struct Hand {
    Cards least{};        ///< kinds that surely are there
    int othersLeast = 0;  ///< cards of unknown kind besides, at least
    int othersMost = 0;   ///< and at most
    int unnamed = 0;      ///< of the others, cards of free choices, while surely none of them has gone

    static Hand unknown() { return {{}, 0, kAnyNumber}; }
    static Hand exactly(const Cards& cards) { return {cards, 0, 0}; }

    int totalLeast() const { return sum(least) + othersLeast; }
    int totalMost() const { return sum(least) + othersMost; }
    /// Nobody has ever entered its contents; payments since then do not tell what is left.
    bool isUnknown() const { return othersMost > kAnyNumber / 2; }
    bool countIsKnown() const { return othersLeast == othersMost; }

    /// These cards cannot be in the hand.
    bool surelyLacks(const Cards&) const;

    void gain(const Cards&);
    void pay(const Cards&);  ///< to less than nothing if the record misses a trade: then it is nothing
    void gainUnknown(int count);
    void loseUnknown(int count);
    /// As many cards of a free choice, and later which they are. Nothing is learned of cards that may have gone since.
    void gainChoice(int count);
    void name(const Cards&);

    bool operator==(const Hand&) const = default;
};

/// Whether a hand can pay a price, as far as the record knows.
struct Means {
    enum class Pays : std::uint8_t { surely, perhaps, no };
    Pays pays = Pays::surely;
    int fromUnknown = 0;   ///< of the price, cards that only the unknown part of the hand could supply
    int unknownThere = 0;  ///< cards of unknown kind, at most

    bool operator==(const Means&) const = default;
};
Means meansFor(const Hand&, const Cards& price);

/// One random card goes from `victim` to `thief`; nothing if the victim surely has none.
void steal(Hand& thief, Hand& victim);
/// Everyone's cards of a kind go to `thief`.
void handOver(Hand& thief, Hand& victim, Resource);

}  // namespace hexwarden::rules
