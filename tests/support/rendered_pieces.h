// Standing pieces for rendered tables: prisms seen through the board's own camera.
#pragma once

#include "tracker/board/observation.h"
#include "vision/geometry.h"

#include <vector>

namespace hexwarden::support {

class Pieces {
  public:
    explicit Pieces(const vision::View& view) : view_(view) {}

    void addRoute(board::Edge, board::Occupant);
    void addBuilding(board::Corner, board::Occupant);
    void addRobber(board::Hex);
    void addCube(cv::Point2d middle, double side, board::Colour);
    void addObelisk(cv::Point2d middle, double side, double height, board::Colour);

    /// Far faces first.
    void drawOn(cv::Mat& image) const;

  private:
    struct Face {
        std::vector<cv::Point> outline;
        cv::Scalar colour;
        double depth;
    };

    /// A point of the lattice at a height, both in tile sides: pixels and depth.
    cv::Vec3d seen(cv::Point2d inLattice, double height) const;
    /// A gabled prism: its profile (across, up) pushed along `along`, about `middle`; lengths in tile sides.
    void addPrism(cv::Point2d middle, cv::Point2d along, double length, const std::vector<cv::Point2d>& profile,
                  cv::Scalar colour);

    vision::View view_;
    std::vector<Face> faces_;
};

}  // namespace hexwarden::support
