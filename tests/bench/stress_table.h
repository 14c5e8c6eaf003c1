#pragma once

#include <span>
#include <string>

namespace hexwarden::bench {

/// Prints what is read from a film as an ordinary webcam takes it. Without effects all of them at three strengths;
/// with a single one what was reported is listed too. Throws std::runtime_error on a file that cannot be read.
///
/// A row: throws and pieces reported rightly, what was reported beside the truth, hands reported, how late a throw is
/// reported (median, greatest), time a frame (median, 95th percentile). Where the truth says what dice a throw was of
/// (vision/training/dice/films.py), a row for each kind follows. A throw reported beside the truth is reported twice if
/// the throw before it was reported with the same numbers, else wrong.
/// @param truth JSON lines as in `data/samples/*/truth.jsonl`
/// @param effects of tests/support/camera_effects.h: "noise" or "noise:3", 1 to 3, otherwise 2
void printStress(const std::string& film, const std::string& truth, std::span<char* const> effects);

/// Writes the film as such a camera would deliver it, for programs that watch films. Every frame is kept 125 ms after
/// the last one, so it is no use for effects that drop frames. Throws std::runtime_error on files that cannot be read
/// or written.
void writeThrough(const std::string& film, const std::string& effect, const std::string& newFilm);

}  // namespace hexwarden::bench
