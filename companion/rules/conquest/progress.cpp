#include "companion/rules/conquest/progress.h"

#include "companion/rules/conquest/account.h"

#include <algorithm>
#include <utility>

namespace hexwarden::rules::conquest {
namespace {

struct TokenKind {
    std::string_view word;
    Text name;
    ClauseId clause;
};

/// In the order of Token.
constexpr std::array<TokenKind, kTokenCount> kTokens{{
    {"conqueror", {"Conqueror", "Eroberer"}, "CONQ-82"},
    {"siege", {"Siege", "Belagerung"}, "CONQ-83"},
    {"fortress", {"Fortress", "Festung"}, "CONQ-84"},
    {"great_wall", {"Great wall", "Große Mauer"}, "CONQ-85"},
    {"attacker", {"Attacker", "Angreifer"}, "CONQ-86"},
    {"defender", {"Defender", "Verteidiger"}, "CONQ-87"},
    {"traveler", {"Traveler", "Reisender"}, "CONQ-88"},
    {"trader", {"Trader", "Händler"}, "CONQ-89"},
    {"armada", {"Armada", "Armada"}, "CONQ-90"},
    {"legion", {"Legion", "Legion"}, "CONQ-90"},
    {"metropolis", {"Metropolis", "Metropole"}, "CONQ-91"},
    {"balance", {"Balance", "Ausgleich"}, "CONQ-92"},
    {"monarch", {"Monarch", "Monarch"}, "CONQ-93"},
    {"general", {"General", "General"}, "CONQ-93"},
    {"colonist", {"Colonist", "Kolonist"}, "CONQ-93"},
    {"builder", {"Builder", "Baumeister"}, "CONQ-93"},
}};

const TokenKind& kindOf(Token token) {
    return kTokens[static_cast<std::size_t>(token)];
}

}  // namespace

std::string_view word(Token token) {
    return kindOf(token).word;
}

Text name(Token token) {
    return kindOf(token).name;
}

ClauseId clauseOf(Token token) {
    return kindOf(token).clause;
}

bool hadTurn(const Ledger& ledger, Colour player) {
    return of(accountOf(ledger).progress.hadTurn, player);
}

bool isOver(const Ledger& ledger) {
    return !accountOf(ledger).progress.winners.empty();
}

int roundOfPhase(const Progress& progress) {
    return (progress.round - 1) % kRoundsAPhase + 1;
}

int tokensOf(const Progress& progress, Colour player) {
    int tokens = 0;
    for (const TokenAward& award : progress.awards)
        if (award.player == player) tokens += award.count;
    return tokens;
}

std::vector<TokenAward> tokensByKind(const Progress& progress) {
    std::vector<TokenAward> sums;
    for (const TokenAward& award : progress.awards) {
        const auto alike = std::find_if(sums.begin(), sums.end(), [&](const TokenAward& s) {
            return s.player == award.player && s.token == award.token && s.count > 0 && award.count > 0;
        });
        if (alike == sums.end()) {
            sums.push_back(award);
        } else {
            alike->count += award.count;
            alike->sites.insert(alike->sites.end(), award.sites.begin(), award.sites.end());
        }
    }
    std::stable_sort(sums.begin(), sums.end(), [](const TokenAward& a, const TokenAward& b) {
        return std::pair(a.player, a.token) < std::pair(b.player, b.token);
    });
    return sums;
}

void give(Progress& progress, Colour player, Token token, int count, std::vector<Site> sites) {
    progress.awards.push_back({player, token, count, progress.round, std::move(sites)});
}

}  // namespace hexwarden::rules::conquest
