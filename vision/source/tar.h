// Several files in one, as any archive program opens it: tar (POSIX ustar), uncompressed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::source {

struct Member {
    std::string name;  ///< up to 100 bytes, no folders above: "reading.txt"
    std::string bytes;
};

/// `atSeconds`: when they were made, since 1970.
std::string tar(const std::vector<Member>&, std::int64_t atSeconds = 0);

/// Files only, in their order; links, folders and whatever else archives hold are left out. Throws std::runtime_error
/// with one sentence that names `what` if it is no such archive or ends early.
std::vector<Member> untar(const std::string& archive, const std::string& what);

/// Whether bytes look like the beginning of such an archive.
bool isTar(const std::string& beginning);

}  // namespace hexwarden::source
