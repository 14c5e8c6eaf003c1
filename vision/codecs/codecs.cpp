#include "vision/codecs/codecs.h"

#include "tracker/board/message.h"
#include "vision/codecs/library.h"

#include <filesystem>
#include <system_error>

#include <dlfcn.h>

namespace hexwarden::codecs {
namespace {

namespace fs = std::filesystem;

/// Beside the program where it was built; below it where it was installed.
fs::path whereItLies() {
    std::error_code none;
    const fs::path folder = fs::read_symlink("/proc/self/exe", none).parent_path();
    const fs::path built = folder / HEXWARDEN_CODECS_NAME;
    return fs::exists(built, none) ? built : folder / HEXWARDEN_CODECS_INSTALLED / HEXWARDEN_CODECS_NAME;
}

/// It stays loaded: pictures come all evening.
const Library& load() {
    const fs::path file = whereItLies();
    void* const library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const entry = library ? ::dlsym(library, "hexwarden_codecs") : nullptr;
    if (!entry)
        throw board::Failure(
            board::say("pictures cannot be read: '%1' is missing or damaged; install Hexwarden again", file));
    return *reinterpret_cast<decltype(&hexwarden_codecs)>(entry)();
}

const Library& library() {
    static const Library& loaded = load();  // by whoever comes first; others wait
    return loaded;
}

}  // namespace

cv::Mat decoded(const cv::Mat& bytes, int flags) {
    return library().decoded(bytes, flags);
}

std::vector<std::uint8_t> encoded(const std::string& ending, const cv::Mat& picture,
                                  const std::vector<int>& parameters) {
    return library().encoded(ending, picture, parameters);
}

std::unique_ptr<cv::VideoCapture> video() {
    return std::unique_ptr<cv::VideoCapture>(library().video());
}

}  // namespace hexwarden::codecs
