// Damaged files: what was written, with bytes changed as a bad disk, a cut connection or a wrong program change them.
#pragma once

#include <algorithm>
#include <random>
#include <string>

namespace hexwarden::fuzz {

/// The same for the same generator state.
inline std::string damaged(std::string bytes, std::mt19937& random) {
    const auto upTo = [&](std::size_t most) { return std::uniform_int_distribution<std::size_t>(0, most)(random); };
    for (std::size_t blows = 1 + upTo(3); blows > 0 && !bytes.empty(); --blows) {
        const std::size_t at = upTo(bytes.size() - 1), length = std::min(bytes.size() - at, 1 + upTo(40));
        switch (upTo(4)) {
            case 0:
                bytes[at] = static_cast<char>(upTo(255));
                break;
            case 1:
                bytes.resize(at);
                break;
            case 2:
                bytes.replace(at, length, length, static_cast<char>(upTo(1) * 255));
                break;
            case 3:
                bytes.insert(at, bytes.substr(upTo(bytes.size() - 1), length));
                break;
            case 4:
                bytes.erase(at, length);
                break;
        }
    }
    return bytes;
}

}  // namespace hexwarden::fuzz
