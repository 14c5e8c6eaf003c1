#include "companion/rules/hand.h"

#include <algorithm>
#include <numeric>

namespace hexwarden::rules {

int sum(const Cards& cards) {
    return std::accumulate(cards.begin(), cards.end(), 0);
}

Cards operator+(const Cards& a, const Cards& b) {
    Cards c = a;
    for (std::size_t i = 0; i < c.size(); ++i) c[i] += b[i];
    return c;
}

Cards operator-(const Cards& a, const Cards& b) {
    Cards c = a;
    for (std::size_t i = 0; i < c.size(); ++i) c[i] -= b[i];
    return c;
}

namespace {

/// Cards that only the unknown part of a hand could supply.
int shortfall(const Cards& least, const Cards& wanted) {
    int missing = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) missing += std::max(0, wanted[i] - least[i]);
    return missing;
}

}  // namespace

bool Hand::surelyLacks(const Cards& cards) const {
    return shortfall(least, cards) > othersMost;
}

Means meansFor(const Hand& hand, const Cards& price) {
    const int missing = shortfall(hand.least, price);
    const auto pays = missing == 0                 ? Means::Pays::surely
                      : missing <= hand.othersMost ? Means::Pays::perhaps
                                                   : Means::Pays::no;
    return {pays, missing, hand.othersMost};
}

void Hand::gain(const Cards& cards) {
    least = least + cards;
}

void Hand::pay(const Cards& cards) {
    const int fromOthers = shortfall(least, cards);
    for (std::size_t i = 0; i < cards.size(); ++i) least[i] = std::max(0, least[i] - cards[i]);
    othersLeast = std::max(0, othersLeast - fromOthers);
    othersMost = std::max(0, othersMost - fromOthers);
    if (fromOthers > 0) unnamed = 0;
}

void Hand::gainUnknown(int count) {
    othersLeast += count;
    othersMost += count;
}

void Hand::gainChoice(int count) {
    gainUnknown(count);
    unnamed += count;
}

void Hand::name(const Cards& cards) {
    const int count = sum(cards);
    if (count > unnamed) return;
    unnamed -= count;
    othersLeast -= count;
    othersMost -= count;
    gain(cards);
}

void Hand::loseUnknown(int count) {
    if (count > 0) unnamed = 0;
    const int totalLeastThen = std::max(0, totalLeast() - count), totalMostThen = std::max(0, totalMost() - count);
    const auto kinds = std::count_if(least.begin(), least.end(), [](int n) { return n > 0; });
    if (othersMost == 0 && kinds <= 1) {  // all of one kind: it is known what went
        for (int& n : least) n = std::max(0, n - count);
        return;
    }
    for (int& n : least) n = std::max(0, n - count);
    othersLeast = std::max(0, totalLeastThen - sum(least));
    othersMost = std::max(0, totalMostThen - sum(least));
}

void steal(Hand& thief, Hand& victim) {
    if (victim.totalMost() == 0) return;
    const auto kinds = std::count_if(victim.least.begin(), victim.least.end(), [](int n) { return n > 0; });
    if (victim.othersMost == 0 && kinds == 1) {
        const auto kind = static_cast<std::size_t>(
            std::find_if(victim.least.begin(), victim.least.end(), [](int n) { return n > 0; }) - victim.least.begin());
        --victim.least[kind];
        ++thief.least[kind];
        return;
    }
    victim.loseUnknown(1);
    thief.gainUnknown(1);
}

void handOver(Hand& thief, Hand& victim, Resource resource) {
    int& known = victim.least[static_cast<std::size_t>(resource)];
    thief.least[static_cast<std::size_t>(resource)] += known;
    known = 0;
    // The record does not show how many of the unknown ones were of that kind.
    thief.othersMost += victim.othersMost;
    victim.othersLeast = victim.unnamed = 0;
}

}  // namespace hexwarden::rules
