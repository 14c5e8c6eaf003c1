#include "companion/session/placing_words.h"

#include "companion/viewmodel/words/messages.h"

#include <QCoreApplication>

namespace hexwarden::session {
namespace {

constexpr double kFluent = 10;  // pictures a second that a larger mode must have, to be offered
constexpr int kLargest = 1920 * 1080;

struct Word {
    const char* name;
    QString unit;
    int decimals = 0;
};

const char* const kBetween = QT_TRANSLATE_NOOP("Placing", "%1 to %2");
const char* const kLeast = QT_TRANSLATE_NOOP("Placing", "from %1");
const char* const kMost = QT_TRANSLATE_NOOP("Placing", "up to %1");

QString said(const char* text) {
    return QCoreApplication::translate("Placing", text);
}

Word wordOf(vision::About about) {
    const QString px = QStringLiteral(" px"), percent = QStringLiteral(" %");
    switch (about) {
        case vision::About::tokens:
            return {QT_TRANSLATE_NOOP("Placing", "Tokens"), px};
        case vision::About::pieces:
            return {QT_TRANSLATE_NOOP("Placing", "Pieces"), px};
        case vision::About::dice:
            return {QT_TRANSLATE_NOOP("Placing", "Dice"), px};
        case vision::About::units:
            return {QT_TRANSLATE_NOOP("Placing", "Units"), px};
        case vision::About::angle:
            return {QT_TRANSLATE_NOOP("Placing", "Angle from above"), QStringLiteral("°")};
        case vision::About::cutOff:
            return {QT_TRANSLATE_NOOP("Placing", "Cut off"), percent};
        case vision::About::sharpness:
            return {QT_TRANSLATE_NOOP("Placing", "Blur"), px, 1};
        case vision::About::light:
            return {QT_TRANSLATE_NOOP("Placing", "Light"), {}};
        case vision::About::noise:
            return {QT_TRANSLATE_NOOP("Placing", "Noise"), {}, 1};
        case vision::About::glare:
            return {QT_TRANSLATE_NOOP("Placing", "Glare"), percent};
        case vision::About::bands:
            return {QT_TRANSLATE_NOOP("Placing", "Flicker"), percent, 1};
        case vision::About::sway:
            return {QT_TRANSLATE_NOOP("Placing", "Sway"), percent, 1};
    }
    return {"", {}};
}

viewmodel::PlacingLine lineOf(const vision::Placing& one) {
    const Word word = wordOf(one.about);
    const auto number = [&](double value) { return QString::number(value, 'f', word.decimals); };
    viewmodel::PlacingLine line{said(word.name), number(one.value) + word.unit, {}, one.good()};
    if (one.least && one.most)
        line.need = said(kBetween).arg(number(*one.least), number(*one.most));
    else if (one.least)
        line.need = said(kLeast).arg(number(*one.least));
    else if (one.most)
        line.need = said(kMost).arg(number(*one.most));
    return line;
}

/// What the camera could give instead, if that is more.
std::optional<cv::Size> largerMode(const source::Steering* steering) {
    if (!steering) return std::nullopt;
    const auto chosen = steering->chosen();
    std::optional<cv::Size> larger;
    for (const source::CameraMode& mode : chosen.modes)
        if (mode.framesPerSecond >= kFluent && mode.size.area() <= kLargest &&
            mode.size.area() > (larger ? *larger : chosen.mode.size).area())
            larger = mode.size;
    return larger;
}

}  // namespace

viewmodel::PlacingReport placingReport(const vision::ViewMeter& meter, const source::Steering* steering, bool units) {
    viewmodel::PlacingReport report;
    const auto view = meter.view();
    if (!view) return report;
    report.board = view->sidePx > 0;
    for (const vision::Placing& one : vision::placingOf(*view, {units, largerMode(steering)})) {
        report.lines.push_back(lineOf(one));
        if (!one.good() && report.cure.isEmpty()) report.cure = viewmodel::inWords(one.sentence);
        if (one.about == vision::About::sharpness) report.sharp = one.good();
    }
    if (const auto worse = meter.worse()) report.worse = viewmodel::inWords(worse->sentence);
    return report;
}

}  // namespace hexwarden::session
