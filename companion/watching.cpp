#include "companion/watching.h"

#include "calibration/hand_corners.h"

#include <QImage>
#include <fstream>
#include <iterator>

#include <opencv2/imgproc.hpp>

namespace hexwarden {

namespace {

constexpr int kShownWidth = 1280;
constexpr double kWellSeen = 0.6;
constexpr double kDark = 55, kGlaring = 215;  ///< mean brightness of 255

/// The board whose corners people place: the one in every box.
constexpr const char* kPlacedBoard = "base-19";

board::BoardSpec placedBoard(const std::filesystem::path& data) {
    const auto file = data / "boards" / (std::string(kPlacedBoard) + ".txt");
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return board::parseBoardSpec(text, file.string());
}

std::vector<std::vector<QPointF>> latticeLines(const cv::Matx33d& imageFromLattice, const std::vector<board::Hex>& land,
                                               cv::Size picture) {
    std::vector<std::vector<QPointF>> lines;
    for (const board::Hex h : land) {
        auto& line = lines.emplace_back();
        for (const board::Corner c : board::corners(h)) {
            const cv::Point2d at = calibration::project(imageFromLattice, calibration::pointInLattice(c));
            line.emplace_back(at.x / picture.width, at.y / picture.height);
        }
        line.push_back(line.front());
    }
    return lines;
}

calibration::Outcome<cv::Matx33d> homography(const std::vector<QPointF>& corners, const board::BoardSpec& spec,
                                             cv::Size picture) {
    const auto handles = calibration::handles(spec.land);
    std::array<calibration::Tap, 4> taps;
    for (std::size_t i = 0; i < taps.size(); ++i)
        taps[i] = {calibration::pointInLattice(handles[i]),
                   {corners.at(i).x() * picture.width, corners.at(i).y() * picture.height}};
    return calibration::latticeFromTaps(taps);
}

QImage shown(const cv::Mat& picture) {
    cv::Mat small = picture;
    if (picture.cols > kShownWidth) {
        const double scale = static_cast<double>(kShownWidth) / picture.cols;
        cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
    }
    return QImage(small.data, small.cols, small.rows, static_cast<qsizetype>(small.step), QImage::Format_BGR888).copy();
}

QStringList hintsFor(const table::Look& look) {
    QStringList hints;
    const cv::Scalar mean = cv::mean(look.frame.image);
    const double brightness = (mean[0] + mean[1] + mean[2]) / 3;
    if (brightness < kDark) hints << Watching::tr("The table is dark: more light would help.");
    if (brightness > kGlaring) hints << Watching::tr("The picture is glaring: less light, or none from the front.");
    if (look.pose && look.pose->quality < kWellSeen)
        hints << Watching::tr("The board is hard to see: come nearer, or look from higher up.");
    if (look.handInView) hints << Watching::tr("A hand is over the board; what it hides stays as it was.");
    return hints;
}

}  // namespace

Watching::Watching(const WatchOptions& options, table::Table& table, viewmodel::PictureFeed& feed)
    : table_(table), feed_(feed), data_(options.data), source_(QString::fromStdString(options.source)) {
    starter_ = std::jthread([this, options] { start(options); });
}

Watching::~Watching() {
    {
        const std::lock_guard guard(mutex_);
        stopping_ = true;
    }
    starter_.join();
    loop_.reset();
}

void Watching::start(const WatchOptions& options) {
    try {
        auto source = source::open(options.source, {.realTime = options.realTime});
        table::EyeOptions eyeOptions;
        eyeOptions.still = source->pace() == source::Pace::stills;
        table::Eye eye(options.data, eyeOptions);
        const table::LoopListener listener{
            .looked = [this](const table::Look& look, const auto&) { show(look); },
            .interrupted =
                [this](const std::string& reason) {
                    emit reported({source_, false, QString::fromStdString(reason), 0, {}, {}});
                },
            .ended = [this] { emit ended(); },
            .failed = [this](const std::string& sentence) { emit failed(QString::fromStdString(sentence)); }};
        const std::lock_guard guard(mutex_);
        if (!stopping_) loop_ = std::make_unique<table::TableLoop>(std::move(source), std::move(eye), table_, listener);
    } catch (const std::exception& e) {
        emit failed(QString::fromStdString(e.what()));
    }
}

void Watching::show(const table::Look& look) {
    const cv::Size size = look.frame.image.size();
    {
        const std::lock_guard guard(mutex_);
        picture_ = size;
    }
    viewmodel::CameraReport report{source_, look.pose.has_value(), QString::fromStdString(look.reason),
                                   0,       hintsFor(look),        {}};
    if (look.pose) {
        report.quality = look.pose->quality;
        report.latticeInPicture = latticeLines(look.pose->view.imageFromLattice, look.pose->land, size);
    }
    feed_.put(shown(look.frame.image));
    emit reported(report);
}

std::optional<std::string> Watching::place(const std::vector<QPointF>& cornersInPicture) {
    const std::lock_guard guard(mutex_);
    if (!loop_ || picture_.empty()) return "There is no picture yet.";
    const board::BoardSpec spec = placedBoard(data_);
    const auto found = homography(cornersInPicture, spec, picture_);
    if (!found) return found.refusal;
    vision::BoardPose pose;
    pose.view = {*found, picture_, 0};
    pose.land = spec.land;
    pose.layout = spec.name;
    pose.quality = 1;
    loop_->place(pose);
    return std::nullopt;
}

std::vector<std::vector<QPointF>> latticeThrough(const std::vector<QPointF>& cornersInPicture,
                                                 const std::filesystem::path& data) {
    const cv::Size unit(10000, 10000);
    const board::BoardSpec spec = placedBoard(data);
    const auto found = homography(cornersInPicture, spec, unit);
    return found ? latticeLines(*found, spec.land, unit) : std::vector<std::vector<QPointF>>{};
}

}  // namespace hexwarden
