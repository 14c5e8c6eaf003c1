#include "companion/viewmodel/screens/settings.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <algorithm>
#include <cmath>

namespace hexwarden::viewmodel {

namespace {

const auto kDark = QStringLiteral("dark");
const auto kFlat = QStringLiteral("flat");
const auto kGroups = QStringLiteral("groups");
const auto kTextSize = QStringLiteral("textSize");
const auto kTurnMinutes = QStringLiteral("turnMinutes");
const auto kTelling = QStringLiteral("voice");
const auto kTellingBefore = QStringLiteral("voiceBefore");
constexpr int kEverything = 3;
const auto kCameraWrites = QStringLiteral("cameraWrites");
constexpr int kMostGroups = 6;
constexpr int kLongestTurn = 30;
const auto kLanguage = QStringLiteral("language");
const auto kLastJournal = QStringLiteral("lastJournal");
const auto kCameraModes = QStringLiteral("cameraModes/");
const auto kCameraTurns = QStringLiteral("cameraTurns/");
const auto kSource = QStringLiteral("source");

constexpr int kLargest = 300;
constexpr int kStep = 25;  // as the settings' screen offers them
constexpr double kPointsOfATablet = 1080;

/// A screen with that many points is large, or seen from far away: what suits a tablet is too small there.
int sizeForScreen() {
    const auto* application = qobject_cast<QGuiApplication*>(QCoreApplication::instance());
    const QScreen* screen = application ? QGuiApplication::primaryScreen() : nullptr;
    return screen ? textSizeFor(screen->size()) : 100;
}

QString systemLanguage() {
    return QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
}

/// A pipe would be waited for, and a device may never end.
bool mayBeRead(const QString& file) {
    const QFileInfo info(file);
    return !info.exists() || info.isFile();
}

}  // namespace

int textSizeFor(QSize screen) {
    const double share = std::min(screen.width(), screen.height()) / kPointsOfATablet;
    return std::clamp(static_cast<int>(std::lround(100 * share / kStep)) * kStep, 100, kLargest);
}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      file_(file.isEmpty() ? QSettings().fileName() : file),
      usable_(mayBeRead(file_)),
      store_(usable_ ? file_ : QString(), QSettings::IniFormat),
      dark_(store_.value(kDark, true).toBool()),
      flat_(store_.value(kFlat, false).toBool()),
      textSize_(std::clamp(store_.value(kTextSize, sizeForScreen()).toInt(), 100, kLargest)),
      turnMinutes_(std::clamp(store_.value(kTurnMinutes, 0).toInt(), 0, kLongestTurn)),
      telling_(std::clamp(store_.value(kTelling, 0).toInt(), 0, kEverything)),
      cameraWrites_(store_.value(kCameraWrites, false).toBool()),
      language_(store_.value(kLanguage, systemLanguage()).toString()) {}

QString Settings::problem() const {
    return usable_ ? QString() : tr("%1 is not a file: settings are neither read nor saved.").arg(file_);
}

void Settings::setDark(bool dark) {
    if (dark == dark_) return;
    dark_ = dark;
    store_.setValue(kDark, dark);
    emit darkChanged();
}

void Settings::setFlat(bool flat) {
    if (flat == flat_) return;
    flat_ = flat;
    store_.setValue(kFlat, flat);
    emit flatChanged();
}

void Settings::setTextSize(int percent) {
    const int size = std::clamp(percent, 100, kLargest);
    if (size == textSize_) return;
    textSize_ = size;
    store_.setValue(kTextSize, size);
    emit textSizeChanged();
}

void Settings::setTurnMinutes(int minutes) {
    const int most = std::clamp(minutes, 0, kLongestTurn);
    if (most == turnMinutes_) return;
    turnMinutes_ = most;
    store_.setValue(kTurnMinutes, most);
    emit turnMinutesChanged();
}

void Settings::setTelling(int telling) {
    const int kept = std::clamp(telling, 0, kEverything);
    if (kept == telling_) return;
    telling_ = kept;
    store_.setValue(kTelling, kept);
    if (kept > 0) store_.setValue(kTellingBefore, kept);
    emit tellingChanged();
}

int Settings::tellingBefore() const {
    return std::clamp(store_.value(kTellingBefore, kEverything).toInt(), 1, kEverything);
}

void Settings::setCameraWrites(bool writes) {
    if (writes == cameraWrites_) return;
    cameraWrites_ = writes;
    store_.setValue(kCameraWrites, writes);
    emit cameraWritesChanged();
}

QStringList Settings::groups() const {
    return store_.value(kGroups).toStringList();
}

void Settings::keepGroup(const QString& seats) {
    QStringList kept = groups();
    kept.removeAll(seats);
    kept.prepend(seats);
    store_.setValue(kGroups, kept.mid(0, kMostGroups));
}

void Settings::setLanguage(const QString& language) {
    if (language == language_) return;
    language_ = language;
    store_.setValue(kLanguage, language);
    emit languageChanged();
}

void Settings::borrow(bool dark, const QString& language) {
    dark_ = dark;
    language_ = language;
    emit darkChanged();
    emit languageChanged();
}

QString Settings::lastJournal() const {
    return store_.value(kLastJournal).toString();
}

void Settings::setLastJournal(const QString& file) {
    store_.setValue(kLastJournal, file);
}

QString Settings::cameraMode(const QString& camera) const {
    return store_.value(kCameraModes + QString::fromUtf8(camera.toUtf8().toHex())).toString();
}

void Settings::setCameraMode(const QString& camera, const QString& mode) {
    store_.setValue(kCameraModes + QString::fromUtf8(camera.toUtf8().toHex()), mode);  // a name may hold a slash
}

QString Settings::cameraTurn(const QString& source) const {
    return store_.value(kCameraTurns + QString::fromUtf8(source.toUtf8().toHex())).toString();
}

void Settings::setCameraTurn(const QString& source, const QString& turn) {
    store_.setValue(kCameraTurns + QString::fromUtf8(source.toUtf8().toHex()), turn);
}

QString Settings::source() const {
    return store_.value(kSource).toString();
}

void Settings::setSource(const QString& source) {
    store_.setValue(kSource, source);
}

}  // namespace hexwarden::viewmodel
