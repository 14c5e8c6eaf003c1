#include "companion/session/profile_shelf.h"

#include <QCoreApplication>
#include <QUrl>
#include <algorithm>

namespace hexwarden::session {

namespace {

constexpr const char* kEnding = ".profile";

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(Shelf)
};

}  // namespace

ProfileShelf::ProfileShelf(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::error_code whyNot;  // without the folder nothing is kept: saving will say so
    std::filesystem::create_directories(folder_, whyNot);
}

std::vector<std::filesystem::path> ProfileShelf::files() const {
    std::vector<std::filesystem::path> found;
    std::error_code whyNot;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, whyNot))
        if (entry.path().extension() == kEnding) found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

std::filesystem::path ProfileShelf::fileOf(const std::string& source) const {
    return folder_ / (QUrl::toPercentEncoding(QString::fromStdString(source)).toStdString() + kEnding);
}

QString summary(const calibration::Profile& profile) {
    int pieces = 0;
    for (const auto& colour : profile.colours) pieces += colour.samples;
    const QString lens = profile.camera.source == calibration::LensSource::sheet ? Shelf::tr("The lens is measured.")
                                                                                 : Shelf::tr("The lens is assumed.");
    return lens + QLatin1Char(' ') + Shelf::tr("Colours learned from %n piece(s).", nullptr, pieces);
}

}  // namespace hexwarden::session
