#include "calibration/sha256.h"
#include "calibration/whole_file.h"
#include "companion/doctor/examine.h"

#include <algorithm>
#include <stdexcept>

namespace hexwarden::doctor {

namespace {

namespace fs = std::filesystem;

board::Message reinstall() {
    return board::say("Reinstall Hexwarden.");
}

/// Of "tiles.md": tiles.onnx, or tiles.onnx.gz.
fs::path modelOf(const fs::path& card) {
    const fs::path packed = card.parent_path() / (card.stem().string() + ".onnx.gz");
    return fs::exists(packed) ? packed : fs::path(card).replace_extension(".onnx");
}

Diagnosis examined(const fs::path& card) {
    const fs::path model = modelOf(card);
    const std::string name = model.filename().string();
    try {
        const std::string expected = calibration::digestIn(calibration::readWhole(card)),
                          is = calibration::sha256(calibration::readWhole(model));
        if (!expected.empty() && expected != is)
            return {"model",
                    Health::broken,
                    board::say("The model %1 is not the one in its card.", name),
                    reinstall(),
                    {is}};
        return {"model", Health::fine, board::say("Model %1", name), {}, {is}};
    } catch (const std::runtime_error&) {
        return {"model", Health::broken, board::say("The model %1 is missing.", name), reinstall()};
    }
}

}  // namespace

std::vector<Diagnosis> models(const fs::path& folder) {
    std::vector<fs::path> cards;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().extension() == ".md" && entry.path().stem() != "README") cards.push_back(entry.path());
    std::ranges::sort(cards);
    std::vector<Diagnosis> all;
    for (const fs::path& card : cards) all.push_back(examined(card));
    if (all.empty()) all.push_back({"model", Health::broken, board::say("There are no models."), reinstall()});
    return all;
}

}  // namespace hexwarden::doctor
