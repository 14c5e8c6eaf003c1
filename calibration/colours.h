// What the players' colours look like on this table, in this light.
//
// A light is what white looks like; colours are compared after dividing it out (von Kries, in linear light). Each
// colour has a prototype in Lab that starts from common painted wood and plastic and follows confirmed pieces.
#pragma once

#include "calibration/colour_difference.h"
#include "tracker/board/words.h"

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::calibration {

struct Light {
    cv::Vec3d whiteLinear{1, 1, 1};  ///< what a white thing sends, blue green red, linear

    bool operator==(const Light&) const = default;
};

/// From a whole picture: the sixth-power mean of each channel (shades of grey, Finlayson and Trezzi 2004), on which
/// bright things have a strong influence and a large coloured table has little.
Light lightFromScene(const cv::Mat& picture);

/// A table for cv::LUT that reduces a strong cast in 8-bit BGR pictures under that light to the cast of an ordinary
/// room; the brightest channel stays. Empty where the cast is no stronger.
cv::Mat castRemoval(const Light&);

/// The colour of a pixel or a mean of pixels (0..255) with the light divided out.
Lab labUnder(const Light&, cv::Vec3d bgr);

/// Channel by channel, of one pixel at least; between two the greater.
cv::Vec3d medianOf(const std::vector<cv::Vec3b>& pixels);

/// The colour of a piece: that from which the pixels under `mask` (8 bit, not zero = piece) differ least in all,
/// clipped highlights and deep shadow left out. None if fewer than a dozen remain.
std::optional<Lab> pieceColour(const Light&, const cv::Mat& picture, const cv::Mat& mask);

struct Prototype {
    Lab mean;
    Lab spread;       ///< one standard deviation along each axis
    int samples = 0;  ///< confirmed pieces that it rests on

    bool operator==(const Prototype&) const = default;
};

struct ColourGuess {
    board::Colour colour;
    double probability;
};

struct AlikeColours {
    board::Colour first, second;
    double difference;    ///< CIEDE2000
    std::string warning;  ///< one sentence
};

/// Two players' colours nearer than this are warned about.
inline constexpr double kAlike = 15;

class ColourModel {
  public:
    /// Common colours, of which nothing has been confirmed.
    ColourModel();
    explicit ColourModel(const std::array<Prototype, board::kColourCount>&);

    /// A confirmed piece. The prototype is the median of the last 48 and of what it started from, so one wrong
    /// confirmation moves it little and a change of light is followed within a few dozen.
    void learn(board::Colour, Lab);

    Prototype prototype(board::Colour) const;
    std::array<Prototype, board::kColourCount> prototypes() const;

    /// The probability of each of `players`, most likely first; the rest to 1 is the chance that it is none of them.
    /// Heavy-tailed densities (Student's t), so that an odd piece is doubted and not decided.
    std::vector<ColourGuess> guess(Lab, const std::vector<board::Colour>& players) const;

    /// Pairs of players' colours that look too alike in this table's light.
    std::vector<AlikeColours> alike(const std::vector<board::Colour>& players) const;

  private:
    std::array<Prototype, board::kColourCount> start_;
    std::array<std::deque<Lab>, board::kColourCount> recent_;
};

}  // namespace hexwarden::calibration
