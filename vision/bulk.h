// How much of a picture a piece hides, modelled as an upright cylinder on its foot.
//
// The width and height of a shown piece are known. From them follow how many pieces a patch that a hand left behind
// holds, and where the foot of each is.
#pragma once

#include "calibration/colours.h"
#include "calibration/shown_pieces.h"
#include "vision/crops.h"

#include <optional>
#include <vector>

namespace hexwarden::vision {

using calibration::Bulk;
using calibration::Form;

/// The outline of a cylinder with its foot's middle at a lattice point: convex, pixels of the picture.
std::vector<cv::Point2f> outlineOf(const View&, cv::Point2d foot, const Bulk&);
/// ... of a bar of that height along a route's edge; as long and broad as a form, or as roads mostly are.
std::vector<cv::Point2f> outlineAlong(const View&, const std::array<cv::Point2d, 2>& ends, float height,
                                      const std::optional<Form>& = {});

/// What of the picture a piece hides: 8-bit, of that size.
cv::Mat maskOf(const std::vector<cv::Point2f>& outline, cv::Size);
/// The colour of a piece: of its upper part, because its foot mixes with ground and shadow. None if it is all glare.
std::optional<calibration::Lab> colourOf(const calibration::Light&, const cv::Mat& picture, const View&,
                                         cv::Point2d foot, const Bulk&);

/// Of the thing whose foot is at a lattice point, separated from the ground about it; none where nothing stands out.
std::optional<Bulk> bulkAt(Pyramid&, const View&, cv::Point2d foot);
/// Of the thing that a mask shows (8-bit, pixels of the view) whose foot is about a lattice point; none in an empty
/// one.
std::optional<Bulk> bulkOf(const cv::Mat& mask, const View&, cv::Point2d foot);

/// Of the thing that a mask shows, laid flat on the board; none of a speck.
std::optional<Form> formOf(const cv::Mat& mask, cv::Point origin, const View&);
/// How much two forms speak for one kind of thing, in nats: zero at most.
double sameForm(const Form&, const Form&);

}  // namespace hexwarden::vision
