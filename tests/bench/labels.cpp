#include "tests/bench/labels.h"

#include "calibration/lattice.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace hexwarden::bench {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

cv::Point2d point(const json& xy) {
    return {xy.at(0).get<double>(), xy.at(1).get<double>()};
}

/// "red road 0,0,NE"
std::pair<board::Site, board::Occupant> pieceOf(const std::string& text) {
    std::istringstream words(text);
    std::string colour, kind, site;
    words >> colour >> kind >> site;
    const board::Occupant occupant{board::pieceOf(kind).value(), board::colourOf(colour).value()};
    if (board::isRoute(occupant.piece)) return {board::edgeOf(site).value(), occupant};
    return {board::cornerOf(site).value(), occupant};
}

TrueShape shapeOf(const json& shape) {
    return {board::shapeOf(shape.at("shape").get<std::string>()).value(),
            board::colourOf(shape.at("colour").get<std::string>()).value(), point(shape.at("at")),
            shape.value("lying", false), shape.value("visible", 1.)};
}

TrueBoard boardOf(const json& label) {
    TrueBoard board;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            board.imageFromLattice(row, column) = label.at("lattice_to_image").at(row).at(column).get<double>();
    board.size = {label.at("size").at(0).get<int>(), label.at("size").at(1).get<int>()};
    const auto hidden = label.value("hidden_tokens", std::set<std::string>{});
    for (const auto& [hex, tile] : label.at("hexes").items())
        board.tiles[board::hexOf(hex).value()] = {
            board::terrainOf(tile.at(0).get<std::string>()).value(),
            tile.at(1).is_null() ? board::Token{} : tile.at(1).get<board::Token>(), hidden.contains(hex)};
    if (label.contains("robber") && label["robber"].is_string()) {
        const std::string at = label["robber"];
        board.robber = board::hexOf(at.substr(0, at.find(',', at.find(',') + 1)));
    }
    for (const json& piece : label.value("pieces", json::array())) board.pieces.push_back(pieceOf(piece));
    if (label.contains("harbours") && label["harbours"].is_object())
        for (const auto& [edge, kind] : label["harbours"].items())
            board.harbours[board::edgeOf(edge).value()] = board::harbourKindOf(kind.get<std::string>()).value();
    board.otherPieces = label.contains("shapes");
    for (const json& shape : label.value("shapes", json::array())) board.shapes.push_back(shapeOf(shape));
    return board;
}

TrueDie dieOf(const json& die, const TrueBoard* board) {
    if (board) return {die.at(1), {die.at(2), die.at(3)}, .5 * shortSidePx(board->imageFromLattice, {}), false};
    return {die.at("value"), point(die.at("at")), .6 * die.at("side").get<double>() + 2, die.value("emblem", false)};
}

std::optional<Label> labelOf(const fs::path& file) {
    std::ifstream in(file);
    const json read = json::parse(in);
    const bool hasBoard = read.contains("lattice_to_image");
    if (!hasBoard && !read.contains("dice")) return std::nullopt;
    Label label;
    label.name = file.stem().string();
    label.set = label.name.substr(0, label.name.find('_'));
    label.photo = fs::path(file).replace_extension(".jpg");
    if (hasBoard) label.board = boardOf(read);
    label.allDice = !hasBoard;
    for (const json& die : read.value("dice", json::array()))
        label.dice.push_back(dieOf(die, hasBoard ? &*label.board : nullptr));
    std::stable_sort(label.dice.begin(), label.dice.end(),
                     [](const TrueDie& a, const TrueDie& b) { return a.emblem < b.emblem; });
    for (const json& at : read.value("unreadable", json::array())) label.unreadable.push_back(point(at));
    for (const json& box : read.value("ignore", json::array()))
        label.ignored.emplace_back(point(box), cv::Point2d(box.at(2), box.at(3)));
    return label;
}

}  // namespace

std::vector<Label> readLabels(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Label> labels;
    for (const fs::path& file : files) try {
            if (auto label = labelOf(file)) labels.push_back(std::move(*label));
        } catch (const std::exception& e) {
            throw std::runtime_error(file.string() + " is no label: " + e.what());
        }
    return labels;
}

double shortSidePx(const cv::Matx33d& imageFromLattice, cv::Point2d p) {
    const auto at = [&](cv::Point2d q) { return calibration::project(imageFromLattice, q); };
    return std::min(cv::norm(at(p + cv::Point2d(1, 0)) - at(p)), cv::norm(at(p + cv::Point2d(0, 1)) - at(p)));
}

}  // namespace hexwarden::bench
