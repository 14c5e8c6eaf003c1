// Dice in a film: what has not changed is not read again.
#include "calibration/reduce.h"
#include "vision/attention.h"
#include "vision/dice_search.h"

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

/// In pixels of the reduced picture.
constexpr int kBlockPx = 128, kMarginPx = 32, kBlockGist = 32;
constexpr std::size_t kBlocksAPicture = 2;
constexpr double kMotion = .13;      ///< share of the light; less is no motion
constexpr double kNeverRead = 1000;  ///< as a change, over the least
constexpr int kClear = 8;            ///< pictures of a block at rest after which it is read once more
constexpr std::array kDoubted{2, 4, 6, 12, 16, 24, 32};  ///< likewise, where a die is doubtful
constexpr float kPlain = .97F;                           ///< a chance that leaves no doubt
constexpr double kSameScale = .1;                        ///< of the expected side, as a logarithm

}  // namespace

struct DiceReader::Block {
    cv::Rect core;     ///< of the reduced picture: dice whose centres lie here are this block's
    cv::Mat asRead{};  ///< its gist; empty until it is read
    cv::Mat last{};    ///< of the picture before
    std::int64_t lastRead = -1;
    int resting = 0;                   ///< pictures that show what was read
    bool again = false;                ///< what is due to be read now was read before
    std::vector<Candidate> offered{};  ///< by neighbours, whose margins show what lies at this one's rim
    double urgency = 0;  ///< how much it changed times how long ago it was read; in a poor picture all changes a little
};

/// A film so far.
struct DiceReader::Film {
    cv::Size image;
    double usualSidePx = 0;
    cv::Size reduced;
    std::vector<Block> blocks;
    std::vector<std::vector<Looked>> dice;  ///< by block
    std::int64_t pictures = 0;

    // Of the picture that was noticed last.
    cv::Mat framed;                ///< reduced, with a margin about it
    std::vector<std::size_t> due;  ///< blocks
    std::vector<bool> stands;      ///< by block: what was read of it is so, or will be read now

    bool isDoubtful(std::size_t block) const {
        return std::ranges::any_of(dice[block], [](const Looked& d) { return d.die.probability < kPlain; });
    }
    bool isWorthAnotherLook(std::size_t block) const {
        const int resting = blocks[block].resting;
        return resting == kClear || (std::ranges::find(kDoubted, resting) != kDoubted.end() &&
                                     (isDoubtful(block) || !blocks[block].offered.empty()));
    }
    /// A neighbour of the block where it lies has seen it.
    void offer(cv::Point inReduced, const Candidate& candidate) {
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const auto isIt = [&](const Looked& known) { return overlap(known.die, candidate.die); };
            if (blocks[i].core.contains(inReduced) && stands[i] && std::ranges::none_of(dice[i], isIt))
                blocks[i].offered.push_back(candidate);
        }
    }
    bool fits(cv::Size size, double sidePx) const {
        return size == image && std::abs(std::log(sidePx / usualSidePx)) < kSameScale;
    }
};

std::size_t DiceReader::notice(const cv::Mat& image, const DieSize& size, const ChangeScale& changes) {
    if (!film_ || !film_->fits(image.size(), size.usual())) {
        film_ = std::make_shared<Film>();
        film_->image = image.size(), film_->usualSidePx = size.usual();
        film_->reduced = reducedTo(longSideFor(kFilmSidePx, image.size(), size.usual()), image.size());
        for (int y = 0; y < film_->reduced.height; y += kBlockPx)
            for (int x = 0; x < film_->reduced.width; x += kBlockPx)
                film_->blocks.push_back({.core = cv::Rect(x, y, kBlockPx, kBlockPx) & cv::Rect({}, film_->reduced)});
        film_->dice.resize(film_->blocks.size());
        film_->stands.resize(film_->blocks.size());
    }
    Film& film = *film_;
    ++film.pictures;
    cv::Mat small = image;
    if (2 * film.reduced.width <= image.cols) small = calibration::averagedDown(image, image.size() / 2);
    // Reduced by less than half, four pixels determine each new one, in a third of the time.
    cv::resize(small, small, film.reduced, 0, 0,
               2 * film.reduced.width > small.cols ? cv::INTER_LINEAR : cv::INTER_AREA);
    cv::copyMakeBorder(small, film.framed, kMarginPx, kMarginPx + kBlockPx, kMarginPx, kMarginPx + kBlockPx,
                       cv::BORDER_REPLICATE);
    film.due.clear();
    const double least = changes.levels(kMotion);
    for (std::size_t i = 0; i < film.blocks.size(); ++i) {
        Block& block = film.blocks[i];
        const cv::Mat now = gist(small(block.core), {kBlockGist, kBlockGist});
        const bool moving = !block.last.empty() && differ(now, block.last, least);
        const double change = block.asRead.empty() ? kNeverRead : cv::norm(now, block.asRead, cv::NORM_INF) / least;
        film.stands[i] = change <= 1;
        block.resting = film.stands[i] && !moving ? block.resting + 1 : 0;
        if (block.resting == 0) block.offered.clear();
        block.again = film.stands[i];
        block.urgency = std::max(change, 1.) * static_cast<double>(film.pictures - block.lastRead);
        if (!moving && (!block.again || film.isWorthAnotherLook(i))) film.due.push_back(i);
        block.last = now;
    }
    std::stable_sort(film.due.begin(), film.due.end(),
                     [&](std::size_t a, std::size_t b) { return film.blocks[a].urgency > film.blocks[b].urgency; });
    // Dice that lie there at the start must be read at the start, or they would count as a throw when read later.
    if (film.pictures > 1 && film.due.size() > kBlocksAPicture) film.due.resize(kBlocksAPicture);
    for (std::size_t i : film.due) film.stands[i] = true;
    return film.due.size();
}

std::vector<board::DieReading> DiceReader::readDue(const cv::Mat& image, const DieSize& size) {
    CV_Assert(film_ && film_->image == image.size());
    Film& film = *film_;
    Pyramid pyramid(image);
    const std::size_t looksBefore = closeLooks_;
    const cv::Matx33d scale = imageFromReduced(film.image, film.reduced);
    const cv::Matx33d reducedFromImage = scale.inv();
    for (std::size_t i : film.due) {
        Block& block = film.blocks[i];
        if (film.pictures > 1 && closeLooks_ > looksBefore) {  // takes its turn in the next picture
            film.stands[i] = block.again;
            continue;
        }
        // Always of one size, so that the network need not be laid out again.
        const cv::Rect part(block.core.tl(), cv::Size(kBlockPx + 2 * kMarginPx, kBlockPx + 2 * kMarginPx));
        const cv::Matx33d reducedFromPart{1, 0, double(part.x - kMarginPx), 0, 1, double(part.y - kMarginPx), 0, 0, 1};
        const cv::Matx33d imageFromPart = scale * reducedFromPart;
        std::vector<Candidate> found;
        findIn(film.framed(part), imageFromPart, size, found);
        std::erase_if(found, [&](const Candidate& c) {
            const cv::Vec3d at = reducedFromImage * cv::Vec3d(c.die.atInImage[0], c.die.atInImage[1], 1);
            const cv::Point there(cvFloor(at[0]), cvFloor(at[1]));
            if (block.core.contains(there)) return false;
            film.offer(there, c);
            return true;
        });
        found.insert(found.end(), block.offered.begin(), block.offered.end());
        block.offered.clear();
        if (!block.again) film.dice[i].clear();
        film.dice[i] = confirmed(pyramid, size, std::move(found), std::move(film.dice[i]));
        block.asRead = block.last;
        block.lastRead = film.pictures;
    }
    std::vector<board::DieReading> all;
    for (std::size_t i = 0; i < film.blocks.size(); ++i)
        for (const Looked& looked : film.dice[i])
            if (film.stands[i] &&
                std::none_of(all.begin(), all.end(), [&](const auto& k) { return overlap(k, looked.die); }))
                all.push_back(looked.die);
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return all;
}

std::vector<cv::Rect> DiceReader::searched() const {
    std::vector<cv::Rect> parts;
    if (!film_) return parts;
    const cv::Matx33d scale = imageFromReduced(film_->image, film_->reduced);
    for (std::size_t i = 0; i < film_->blocks.size(); ++i) {
        const cv::Rect core = film_->blocks[i].core;
        if (film_->stands[i])
            parts.emplace_back(cvRound(core.x * scale(0, 0)), cvRound(core.y * scale(1, 1)),
                               cvRound(core.width * scale(0, 0)), cvRound(core.height * scale(1, 1)));
    }
    return parts;
}

}  // namespace hexwarden::vision
