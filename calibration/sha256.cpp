#include "calibration/sha256.h"

#include "calibration/whole_file.h"
#include "tracker/board/message.h"

#include <array>
#include <bit>
#include <cstdint>
#include <regex>
#include <sstream>

namespace hexwarden::calibration {

namespace {

constexpr std::size_t kBlock = 64;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Digest = std::array<std::uint32_t, 8>;

void mix(Digest& digest, const char* block) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        for (std::size_t b = 0; b < 4; ++b) w[i] = w[i] << 8U | static_cast<unsigned char>(block[4 * i + b]);
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3U;
        const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10U;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = digest;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kRounds[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const Digest mixed{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < digest.size(); ++i) digest[i] += mixed[i];
}

}  // namespace

std::string sha256(std::string_view bytes) {
    Digest digest{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::size_t at = 0;
    for (; at + kBlock <= bytes.size(); at += kBlock) mix(digest, bytes.data() + at);
    // The rest, one bit, zeros, and the length in bits.
    std::string rest(bytes.substr(at));
    rest += '\x80';
    while (rest.size() % kBlock != kBlock - 8) rest += '\0';
    const std::uint64_t bits = std::uint64_t{8} * bytes.size();
    for (int shift = 56; shift >= 0; shift -= 8)
        rest += static_cast<char>(bits >> static_cast<unsigned>(shift) & 0xffU);
    for (std::size_t i = 0; i < rest.size(); i += kBlock) mix(digest, rest.data() + i);

    std::string text;
    for (const std::uint32_t word : digest)
        for (int shift = 28; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[word >> static_cast<unsigned>(shift) & 0xfU];
    return text;
}

std::string digestIn(const std::string& text) {
    static const std::regex digest("(^|[^0-9a-f])([0-9a-f]{64})([^0-9a-f]|$)");
    std::smatch found;
    return std::regex_search(text, found, digest) ? found[2].str() : "";
}

void demandListed(const std::filesystem::path& folder) {
    const auto list = folder / "SHA256SUMS";
    if (!std::filesystem::exists(list)) return;
    std::istringstream lines(readWhole(list));
    for (std::string digest, name; lines >> digest >> name;)
        if (sha256(readWhole(folder / name)) != digest)
            throw board::Failure(board::say("%1 is not the one that SHA256SUMS beside it names", folder / name));
}

}  // namespace hexwarden::calibration
