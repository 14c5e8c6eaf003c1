#include "companion/session/watching.h"

#include "calibration/hand_corners.h"
#include "calibration/reduce.h"
#include "companion/session/placing_words.h"
#include "companion/table/lookout.h"
#include "companion/viewmodel/words/messages.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/message.h"
#include "vision/likeness.h"
#include "vision/source/pause.h"

#include <QImage>
#include <algorithm>
#include <utility>

#include <malloc.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::session {

namespace {

constexpr int kShownWidth = 1280;
constexpr std::chrono::seconds kOpeningPause{1};  ///< before a source that was not there is tried again
constexpr double kWellSeen = 0.6;
const cv::Scalar kCornerMark(50, 182, 242);  ///< of a sheet's corners, the accent

/// The board whose corners people place: the one in every box.
constexpr const char* kPlacedBoard = "base-19";

board::BoardSpec placedBoard(const std::filesystem::path& data) {
    const auto specs = vision::readBoardSpecs(data / "boards");
    const auto placed = std::ranges::find(specs, kPlacedBoard, &board::BoardSpec::name);
    if (placed == specs.end()) throw board::Failure(board::say("there is no board '%1'", kPlacedBoard));
    return *placed;
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
    const cv::Mat small = calibration::averagedDown(picture, static_cast<double>(kShownWidth) / picture.cols);
    return QImage(small.data, small.cols, small.rows, static_cast<qsizetype>(small.step), QImage::Format_BGR888).copy();
}

QStringList hintsFor(const table::SeenFrame& look) {
    QStringList hints;
    if (look.pose && look.pose->quality < kWellSeen)
        hints << Watching::tr("The board is hard to see: come nearer, or look from higher up.");
    if (look.handInView) hints << Watching::tr("A hand is over the board; what it hides stays as it was.");
    return hints;
}

QString hintFor(calibration::LensCapture::Step step) {
    switch (step) {
        case calibration::LensCapture::Step::unseen:
            return Watching::tr("Hold the printed sheet in front of the camera.");
        case calibration::LensCapture::Step::moving:
            return Watching::tr("Hold it still.");
        case calibration::LensCapture::Step::alike:
            return Watching::tr("Now tilt it to another side, or bring it into a corner of the picture.");
        case calibration::LensCapture::Step::taken:
            return Watching::tr("Taken.");
    }
    return {};
}

/// As soon as it is there, and why not meanwhile; none once nobody wants it any more.
std::unique_ptr<source::FrameSource> opened(const WatchOptions& options, const std::stop_token& stop,
                                            const std::function<void(const board::Message& reason)>& missing) {
    for (;;) {
        try {
            return source::open(options.source, {.realTime = options.realTime,
                                                 .firstRetryMs = options.retryMs,
                                                 .mode = options.mode,
                                                 .steering = options.steering,
                                                 .turn = options.turn});
        } catch (const std::exception& e) {
            missing(board::messageOf(e));
        }
        if (!source::pauseFor(kOpeningPause, stop)) return nullptr;
    }
}

/// The colours that pieces have been learned of, by word, with how many.
std::vector<std::pair<QString, int>> piecesIn(const std::array<calibration::Prototype, board::kColourCount>& colours) {
    std::vector<std::pair<QString, int>> learned;
    for (const board::Colour colour : board::kColours)
        if (const int pieces = colours[static_cast<std::size_t>(colour)].samples; pieces > 0)
            learned.emplace_back(viewmodel::wordOf(colour), pieces);
    return learned;
}

}  // namespace

Watching::Watching(const WatchOptions& options, table::Table& table, viewmodel::PictureFeed& feed, Leftovers& leftovers)
    : table_(table),
      feed_(feed),
      leftovers_(leftovers),
      options_(options),
      units_(!board::readPieceSet(options.data / "pieces" / (options.pieceSet + ".txt")).shapes().empty()) {
    wanted_->by = this;
    starter_ =
        std::jthread([options, wanted = wanted_](const std::stop_token& stop) { start(stop, options, *wanted); });
}

Watching::~Watching() {
    starter_.request_stop();
    {
        const std::lock_guard guard(wanted_->mutex);
        wanted_->by = nullptr;
    }
    std::unique_ptr<table::TableLoop> loop;
    {
        const std::lock_guard guard(mutex_);
        loop = std::move(loop_);
    }
    loop.reset();
    ::malloc_trim(0);  // the models' memory, which the allocator would keep for a thread that has ended
    leftovers_.push_back(std::move(starter_));
}

void Watching::start(const std::stop_token& stop, const WatchOptions& options, Wanted& wanted) {
    const auto later = [&](auto act) {
        const std::lock_guard guard(wanted.mutex);
        if (!wanted.by) return;
        // Through its thread's queue: whoever created the watching has then connected to it.
        QMetaObject::invokeMethod(
            wanted.by, [by = wanted.by, act] { act(*by); }, Qt::QueuedConnection);
    };
    const auto tell = [&](auto signal, const board::Message& sentence) {
        later([signal, words = viewmodel::inWords(sentence)](Watching& by) { emit(by.*signal)(words); });
    };
    const auto interrupted = [&](const board::Message& reason) {
        later([reason](Watching& by) { by.reportInterruption(reason); });
    };
    const auto missing = [&, reported = false](const board::Message& reason) mutable {
        interrupted(reason);
        if (!std::exchange(reported, true)) tell(&Watching::failed, reason);
    };
    try {
        auto there = opened(options, stop, missing);
        if (!there) return;
        auto watched = std::make_unique<WatchedSource>(std::move(there));
        WatchedSource& tap = *watched;
        std::unique_ptr<source::FrameSource> source = std::move(watched);
        table::EyeOptions eyeOptions;
        eyeOptions.pieceSet = options.pieceSet;
        auto profile = options.profile;
        if (const auto size = profile ? tap.pictureSize(stop, interrupted) : std::nullopt) {
            const auto objection = calibration::objectionTo(*profile, options.name, *size, {});
            if (objection) {
                tell(&Watching::profileRefused, *objection);
                profile.reset();
            }
        }
        table::Lookout lookout = table::lookoutFor(std::move(source), options.name, profile, options.data, eyeOptions);
        const std::lock_guard guard(wanted.mutex);
        if (wanted.by) {
            wanted.by->options_.profile = profile;
            wanted.by->run(std::move(lookout.source), std::move(lookout.eye), tap);
        }
    } catch (const std::exception& e) {
        interrupted(board::messageOf(e));
        tell(&Watching::failed, board::messageOf(e));
    }
}

void Watching::run(std::unique_ptr<source::FrameSource> source, table::Eye eye, WatchedSource& tap) {
    const table::LoopListener listener{
        .looked =
            [this](const table::SeenFrame& look, const auto&) {
                if (options_.seen) options_.seen(look);
                show(look);
            },
        .interrupted = [this](const board::Message& reason) { reportInterruption(reason); },
        .ended = [this] { emit ended(); },
        .failed = [this](const board::Message& sentence) { emit failed(viewmodel::inWords(sentence)); }};
    const std::lock_guard guard(mutex_);
    source_ = &tap;
    if (measuring_) tap.measureLens(tellLens());
    loop_ = std::make_unique<table::TableLoop>(std::move(source), std::move(eye), table_, listener, options_.steering);
    loop_->ask([this](table::Eye& now) { tellTaught(now.shown()); });
    for (auto& what : std::exchange(asked_, {})) loop_->ask(std::move(what));
}

/// In the thread that looks, as soon as there is one.
void Watching::ask(std::function<void(table::Eye&)> what) {
    const std::lock_guard guard(mutex_);
    if (loop_)
        loop_->ask(std::move(what));
    else
        asked_.push_back(std::move(what));
}

void Watching::showing(bool on) {
    ask([on](table::Eye& eye) { eye.showing(on); });
}

void Watching::teach(std::int64_t thing, const viewmodel::ShownOne& one) {
    ask([this, thing, one](table::Eye& eye) {
        const auto sight = eye.teach(thing, {one.kind.piece, one.kind.worth, one.colour, one.lying, {}});
        if (!sight) return;
        if (one.colour) shownColours_[*one.colour].push_back(sight->colour);
        tellTaught(eye.shown());
    });
}

void Watching::unlearn(const viewmodel::ShownKind& kind) {
    ask([this, kind](table::Eye& eye) {
        eye.unlearn(kind.piece, kind.worth);
        tellTaught(eye.shown());
    });
}

void Watching::tellTaught(const calibration::ShownPieces& shown) {
    std::vector<viewmodel::ShownOne> pieces;
    for (const calibration::ShownPiece& piece : shown.pieces)
        pieces.push_back({{piece.kind, piece.worth}, piece.colour, piece.lying});
    viewmodel::NotToldApart alike;
    for (const vision::AlikeKinds& pair : vision::alikeAmong(shown))
        alike.kinds.push_back({{pair.first.piece, pair.first.worth}, {pair.second.piece, pair.second.worth}});
    for (auto a = shownColours_.begin(); a != shownColours_.end(); ++a)
        for (auto b = std::next(a); b != shownColours_.end(); ++b) {
            double nearest = calibration::kAlike;
            for (const auto& one : a->second)
                for (const auto& other : b->second) nearest = std::min(nearest, calibration::ciede2000(one, other));
            if (nearest < calibration::kAlike) alike.colours.emplace_back(a->first, b->first);
        }
    emit taught(pieces, alike);
}

void Watching::reportInterruption(const board::Message& reason) {
    emit reported({QString::fromStdString(options_.name), false, viewmodel::inWords(reason), 0, {}, {}, {}});
}

void Watching::show(const table::SeenFrame& look) {
    const cv::Size size = look.frame.image.size();
    viewmodel::CameraReport report{QString::fromStdString(options_.name),
                                   look.pose.has_value(),
                                   viewmodel::inWords(look.reason),
                                   0,
                                   hintsFor(look),
                                   {},
                                   {}};
    {
        const std::lock_guard guard(mutex_);
        picture_ = size;
        if (loop_) report.learnedPieces = piecesIn(loop_->learned().colours);
    }
    if (look.pose) {
        report.quality = look.pose->quality;
        report.latticeInPicture = latticeLines(look.pose->view.imageFromLattice, look.pose->land, size);
        report.hexes = look.pose->land;
    }
    meter_.take(look.frame, look.pose, look.handInView);
    report.placing = placingReport(meter_, options_.steering.get(), units_);
    feed_.put(shown(look.frame.image));
    tellFresh(look);
    emit reported(report);
}

void Watching::tellFresh(const table::SeenFrame& look) {
    std::vector<viewmodel::NewInPicture> things;
    const cv::Size size = look.frame.image.size();
    for (const vision::NewThing& thing : look.fresh)
        things.push_back(
            {thing.number, QRectF(double(thing.box.x) / size.width, double(thing.box.y) / size.height,
                                  double(thing.box.width) / size.width, double(thing.box.height) / size.height)});
    if (things == fresh_) return;
    fresh_ = things;
    emit fresh(things);
}

void Watching::show(const vision::Frame& frame, calibration::LensCapture::Step step,
                    const calibration::LensCapture& capture) {
    cv::Mat picture = frame.image.clone();
    if (capture.inView())
        for (const cv::Point2f& corner : capture.inView()->cornersInImage)
            cv::circle(picture, corner, std::max(4, picture.cols / 200), kCornerMark, cv::FILLED, cv::LINE_AA);
    feed_.put(shown(picture));
    viewmodel::LensReport report{static_cast<int>(capture.views()), static_cast<int>(capture.wanted()), {}, {}};
    if (!capture.complete()) report.hint = hintFor(step);
    if (const auto& lens = capture.lens())
        report.result = tr("Focal length %1 px, corners off by %2 px.")
                            .arg(lens->camera.focalPx[0], 0, 'f', 0)
                            .arg(lens->camera.reprojectionPx, 0, 'f', 2);
    else if (capture.views() >= calibration::LensOptions{}.minViews)
        report.hint = viewmodel::inWords(lens.refusal);
    {
        const std::lock_guard guard(mutex_);
        picture_ = frame.image.size();
        lens_ = capture.lens() ? std::optional(capture.lens()->camera) : std::nullopt;
    }
    emit measuring(report);
}

std::optional<calibration::Profile> Watching::profile() const {
    const std::lock_guard guard(mutex_);
    if (!loop_ || picture_.empty()) return std::nullopt;
    calibration::Profile profile = options_.profile.value_or(calibration::Profile{});
    profile.source = options_.name;
    if (profile.camera.size.empty()) profile.camera = calibration::assumedCamera(picture_);
    return table::withLearned(std::move(profile), loop_->learned());
}

void Watching::measureLens(bool on) {
    WatchedSource* source = nullptr;
    {
        const std::lock_guard guard(mutex_);
        lens_.reset();
        measuring_ = on;
        source = source_;  // if it is not open yet, `run` sees to it
    }
    if (source) source->measureLens(on ? tellLens() : WatchedSource::Measuring());
}

WatchedSource::Measuring Watching::tellLens() {
    return [this](const auto& frame, auto step, const auto& capture) { show(frame, step, capture); };
}

std::optional<calibration::CameraModel> Watching::lens() const {
    const std::lock_guard guard(mutex_);
    return lens_;
}

std::optional<board::Message> Watching::place(const std::vector<QPointF>& cornersInPicture) {
    const std::lock_guard guard(mutex_);
    if (!loop_ || picture_.empty()) return board::say("There is no picture yet.");
    const board::BoardSpec spec = placedBoard(options_.data);
    const auto found = homography(cornersInPicture, spec, picture_);
    if (!found) return found.refusal;
    vision::BoardPose pose;
    pose.view = {*found, picture_, calibration::knownFocalPx(options_.profile)};
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

}  // namespace hexwarden::session
