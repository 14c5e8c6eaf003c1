#include "companion/table/lookout.h"

#include "vision/source/straight_source.h"

#include <utility>

namespace hexwarden::table {

Lookout lookoutFor(std::unique_ptr<source::FrameSource> source, const std::string& name,
                   const std::optional<calibration::Profile>& profile, const std::filesystem::path& data,
                   EyeOptions options) {
    options.still = source->pace() == source::Pace::stills;
    options.finder.focalPx = calibration::knownFocalPx(profile);
    if (profile) source = source::straightened(std::move(source), *profile, name, options.finder.layout);
    const std::string pieceSet = options.pieceSet;
    Lookout lookout{std::move(source), Eye(data, std::move(options))};
    if (profile) lookout.eye.use(vision::TableColours(profile->colours));
    if (profile && profile->shown.set == pieceSet && calibration::isReadable(profile->shown))
        lookout.eye.know(profile->shown);
    return lookout;
}

calibration::Profile withLearned(calibration::Profile profile, const Learned& learned) {
    profile.colours = learned.colours;
    if (!learned.shown.pieces.empty()) profile.shown = learned.shown;
    if (learned.pose) profile.imageFromLattice = learned.pose->view.imageFromLattice;
    return profile;
}

}  // namespace hexwarden::table
