#include "tracker/journal/chain.h"

#include <bit>
#include <string>

namespace hexwarden::journal {
namespace {

constexpr std::uint64_t kOffset = 0xcbf29ce484222325U, kPrime = 0x100000001b3U;

class Fnv {
  public:
    void take(std::uint64_t number) {
        for (int shift = 0; shift < 64; shift += 8) byte(static_cast<unsigned char>(number >> shift));
    }
    // With its length, so that nothing moves from one column into the next unnoticed.
    void take(const std::string& text) {
        take(static_cast<std::uint64_t>(text.size()));
        for (const char c : text) byte(static_cast<unsigned char>(c));
    }
    std::int64_t value() const { return static_cast<std::int64_t>(hash_); }

  private:
    void byte(unsigned char b) { hash_ = (hash_ ^ b) * kPrime; }

    std::uint64_t hash_ = kOffset;
};

}  // namespace

std::int64_t linkAfter(std::int64_t before, const Statement& row) {
    Fnv fnv;
    fnv.take(static_cast<std::uint64_t>(before));
    fnv.take(static_cast<std::uint64_t>(row.integer(0)));
    fnv.take(static_cast<std::uint64_t>(row.integer(1)));
    fnv.take(row.text(2));
    fnv.take(std::bit_cast<std::uint64_t>(row.real(3)));
    fnv.take(row.text(4));
    fnv.take(row.text(5));
    return fnv.value();
}

std::int64_t linkWithSeat(std::int64_t link, const std::string& seat) {
    if (seat.empty()) return link;
    Fnv fnv;
    fnv.take(static_cast<std::uint64_t>(link));
    fnv.take(seat);
    return fnv.value();
}

}  // namespace hexwarden::journal
