// Everything foreign that is read, each as one function of bytes: for the fuzzers (`reading_fuzzer.cpp`) and for the
// corpus that they work from and add their findings to (`corpus/NAME/`, read by `corpus_test.cpp`).
#pragma once

#include <span>
#include <string_view>

namespace hexwarden::fuzz {

struct FuzzTarget {
    std::string_view name;
    /// Returns or throws std::runtime_error with one sentence. Throws std::logic_error for what must not be: an event
    /// that reads differently when it is written and read again.
    void (*read)(std::string_view bytes);
};

/// journal, event, board, pieces, ask, profile, picture, clip, film, shown
std::span<const FuzzTarget> fuzzTargets();

/// False if a reading refused the bytes. Throws std::logic_error if it said anything but one sentence.
bool readsOrRefuses(const FuzzTarget&, std::string_view bytes);

}  // namespace hexwarden::fuzz
