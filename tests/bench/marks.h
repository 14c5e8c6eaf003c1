// What was read of labelled photographs, held against the truth by where it lies in the photograph.
//
// Counts as score.py and score_dice.py beside the photographs do: a refused board misses all of its sites. Beyond them
// every reading is kept with its probability, to see whether the probabilities are honest.
#pragma once

#include "tests/bench/labels.h"
#include "vision/scanner.h"

namespace hexwarden::bench {

struct Count {
    int right = 0, of = 0;

    Count& operator+=(const Count& other) {
        right += other.right, of += other.of;
        return *this;
    }
    bool operator==(const Count&) const = default;
};

/// Where the true share lies with 95 % (Wilson, J. Am. Stat. Assoc. 22, 1927).
std::pair<double, double> interval(Count);

enum class About : std::uint8_t { tile, site, robber, die };

/// One reading.
struct Judged {
    std::string photo;
    About about = About::tile;
    std::string said, truth;
    double p = 0;  ///< of what was said
    bool right = false;
    bool taken = false;  ///< of a corner or an edge: a piece is reported or is there
    cv::Point2d at;      ///< pixels
    double reachPx = 0;  ///< what there is to see of it lies so near
};

/// Are probabilities honest?
struct Reliability {
    int readings = 0;
    double meanP = 0, share = 0;  ///< given, and truly right
    double error = 0;             ///< expected calibration error over fifteen equal bins (Guo et al., ICML 2017)
    Count sure;                   ///< readings with p over 0.99
};
Reliability reliability(const std::vector<Judged>&);

/// The marks of some photographs.
class Marks {
  public:
    void take(const Label&, const vision::Scan&);

    /// Of a figure by its name; 0 of 0 where nothing was counted.
    Count of(const std::string& figure) const;
    const std::vector<Judged>& judged() const { return judged_; }

  private:
    void takeBoard(const Label&, const vision::Scan&);
    bool takePieces(const TrueBoard&, const vision::Scan&);
    void takeRobber(const Label&, const vision::Scan&);
    void takeHarbours(const TrueBoard&, const vision::Scan&);
    void takeDice(const Label&, const vision::Scan&);
    void judgeTiles(const Label&, const vision::Scan&);
    void judgeSites(const Label&, const vision::Scan&);
    void count(const std::string& figure, bool right);

    std::map<std::string, Count> counts_;
    std::vector<Judged> judged_;
};

}  // namespace hexwarden::bench
