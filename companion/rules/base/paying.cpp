#include "companion/rules/base/paying.h"

#include "companion/rules/base/sentences.h"

namespace hexwarden::rules::base {
namespace {

const Sentence& sentenceFor(const Means& means, const Hand& hand) {
    if (means.pays == Means::Pays::no) return kSeemsShort;
    return hand.isUnknown() ? kPays : kPaysHidden;
}

}  // namespace

void askFor(const Cards& cards, const Ledger& ledger, Colour player, Verdict& verdict) {
    const Hand& hand = ledger.hand(player);
    const Means means = meansFor(hand, cards);
    if (means.pays == Means::Pays::surely) return;
    verdict.ask({.sentence = &sentenceFor(means, hand), .player = player, .number = means.fromUnknown, .cards = cards});
}

}  // namespace hexwarden::rules::base
