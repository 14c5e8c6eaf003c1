// Foreign text with faults in it: bytes turned, lost, doubled, and pieces of other texts in the middle.
#pragma once

#include <cstddef>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

namespace hexwarden::fuzz {

class Mutation {
  public:
    /// `seeds` are well-formed texts; there must be one.
    Mutation(std::vector<std::string> seeds, unsigned seed) : seeds_(std::move(seeds)), random_(seed) {}

    /// One of the seeds with one to four faults.
    std::string next();

  private:
    std::size_t below(std::size_t n) { return random_() % n; }
    const std::string& anySeed() { return seeds_[below(seeds_.size())]; }
    std::string somePart(const std::string& of);
    void damage(std::string&);

    std::vector<std::string> seeds_;
    std::mt19937 random_;
};

/// True for what a person may be shown: something, on one line, of bearable length.
bool isOneSentence(const std::string&);

/// The content of every file with that ending below a folder, sorted by path.
std::vector<std::string> contentsBelow(const std::filesystem::path& folder, const std::string& ending);

std::vector<std::string> linesOf(const std::string& text);

}  // namespace hexwarden::fuzz
