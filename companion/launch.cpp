#include "companion/launch.h"

#include "companion/commands/command.h"
#include "companion/doctor/examine.h"
#include "companion/log/crash.h"
#include "companion/log/log.h"
#include "companion/log/places.h"
#include "companion/session/graphics.h"
#include "companion/session/no_network.h"
#include "companion/session/opened_file.h"
#include "companion/session/quit_signals.h"
#include "companion/session/session.h"
#include "companion/session/single_start.h"
#include "companion/session/speech.h"
#include "companion/viewmodel/words/translation.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QSurfaceFormat>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(HexwardenPlugin)
Q_IMPORT_QML_PLUGIN(Hexwarden_ModelPlugin)

namespace hexwarden {

namespace {

constexpr int kUsage = 2;
constexpr int kUnseenMs = 1000;  ///< a window that nobody sees, on another desk, draws no frame

struct LaunchOptions {
    session::SessionOptions session;
    QString language, theme, screenshot, screen;
    QSize size;
    int afterMs = 1500;
    bool another = false;
};

std::optional<QSize> sizeOf(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    return size.width() > 0 && size.height() > 0 ? std::optional(size) : std::nullopt;
}

/// Reads the arguments; prints what is wrong with them and gives none, or exits as `--help` asks.
std::optional<LaunchOptions> read(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Hexwarden, a companion for physical hex-board games."));
    const QCommandLineOption source("source", "Camera index, video, folder of pictures or stream address.", "SRC");
    const QCommandLineOption journal("journal", "The game's journal; made if it is not there.", "FILE");
    const QCommandLineOption language("lang", "Language of the screens: en or de.", "LANG");
    const QCommandLineOption theme("theme", "dark or light.", "THEME");
    const QCommandLineOption screenshot("screenshot", "Saves a picture of a screen and ends.", "PNG");
    const QCommandLineOption screen("screen", "Screen to open: " + viewmodel::Companion::screens().join(", ") + ".",
                                    "NAME");
    const QCommandLineOption another("another", "Opens a window of its own though one is open.");
    const QCommandLineOption size("size", "Size of the window.", "WxH");
    const QCommandLineOption after("after", "Milliseconds before the picture of the screen is taken.", "MS", "1500");
    parser.addOptions({source, journal, language, theme, screenshot, screen, another, size, after});
    parser.addHelpOption();
    parser.addPositionalArgument("FILE", "A game to continue, or a photograph or film to read.", "[FILE]");
    parser.process(arguments);

    LaunchOptions options;
    options.session.data = commands::dataFolder();
    options.session.source = parser.value(source);
    const QStringList files = parser.positionalArguments();
    options.session.journal = parser.value(journal);
    if (!files.isEmpty()) {
        const bool isGame = session::kindOf(files.first()) != session::FileKind::pictures;
        (isGame ? options.session.journal : options.session.pictures) = files.first();
    }
    options.another = parser.isSet(another);
    options.language = parser.value(language);
    options.theme = parser.value(theme);
    options.screenshot = parser.value(screenshot);
    options.screen = parser.value(screen);
    bool isNumber = false;
    options.afterMs = parser.value(after).toInt(&isNumber);
    const auto size_ = parser.isSet(size) ? sizeOf(parser.value(size)) : std::optional(QSize(1280, 800));
    const auto isOneOf = [](const QString& given, const QStringList& known) {
        return given.isEmpty() || known.contains(given);
    };
    const char* wrong = files.size() > (parser.isSet(journal) ? 0 : 1)              ? "one file at a time"
                        : !isNumber || options.afterMs < 0                          ? "--after takes milliseconds"
                        : !size_                                                    ? "a size is written 1280x800"
                        : !isOneOf(options.screen, viewmodel::Companion::screens()) ? "there is no such screen"
                        : !isOneOf(options.language, {"en", "de"})                  ? "the languages are en and de"
                        : !isOneOf(options.theme, {"dark", "light"})                ? "the themes are dark and light"
                                                                                    : nullptr;
    if (!wrong) {
        options.size = *size_;
        return options;
    }
    std::fprintf(stderr, "hexwarden: %s; see hexwarden --help\n", wrong);
    return std::nullopt;
}

/// Everything that Qt and the screens complain of.
void logMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type != QtDebugMsg && type != QtInfoMsg) log::write(message.toStdString());
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

/// Hands what was asked for to the window that is open; the exit status, or none if this start is the first.
std::optional<int> handedOver(const session::SingleStart& start, const LaunchOptions& options) {
    if (start.isFirst()) return std::nullopt;
    const QString file = options.session.journal.isEmpty() ? options.session.pictures : options.session.journal;
    const session::StartRequest request{file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath(), options.screen,
                                        options.session.source, qEnvironmentVariable("XDG_ACTIVATION_TOKEN")};
    if (start.handOver(request)) return 0;
    std::fprintf(stderr, "hexwarden: it is open already and does not answer; close it, or use --another\n");
    return 1;
}

/// Another start asks for something: the window comes to the front and shows it.
void comeForward(QQuickWindow& window, const session::StartRequest& request) {
    if (!request.token.isEmpty()) qputenv("XDG_ACTIVATION_TOKEN", request.token.toUtf8());
    if (window.windowState() == Qt::WindowMinimized) window.showNormal();
    window.raise();
    window.requestActivate();
}

void saveAndQuit(QQuickWindow& window, const QString& file) {
    const bool saved = window.grabWindow().save(file);
    if (!saved) std::fprintf(stderr, "hexwarden: the picture '%s' cannot be written\n", qPrintable(file));
    QCoreApplication::exit(saved ? 0 : 1);
}

}  // namespace

int openCompanion(int argc, char** argv) {
    // A picture of a screen needs no display.
    for (int i = 1; i < argc; ++i)
        if (QByteArray(argv[i]).startsWith("--screenshot") && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            qputenv("QT_QUICK_BACKEND", "software");
        }
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
                         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (!display) {
        std::fprintf(stderr,
                     "hexwarden: there is no display for the companion; hexwarden --help lists what needs none\n");
        return 1;
    }
    session::chooseRenderer();
    QSurfaceFormat format;
    format.setSamples(4);  // the board's outlines are triangles under OpenGL
    QSurfaceFormat::setDefaultFormat(format);
    QGuiApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("hexwarden"));
    QCoreApplication::setApplicationName(QStringLiteral("hexwarden"));
    // Wayland knows a window's icon and menu entry by this alone.
    QGuiApplication::setDesktopFileName(QStringLiteral("org.hexwarden.Hexwarden"));
    QGuiApplication::setFont(QFont(QStringLiteral("Noto Sans")));

    const auto options = read(QCoreApplication::arguments());
    if (!options) return kUsage;

    const bool pictured = !options->screenshot.isEmpty();
    std::optional<session::SingleStart> start;
    if (!pictured && !options->another) {
        start.emplace(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
        if (const auto status = handedOver(*start, *options)) return *status;
    }
    if (!pictured) {
        log::begin(log::stateFolder());
        log::watchForCrashes(log::stateFolder(), doctor::program());
        log::write("started: " + doctor::program() + ", " + QGuiApplication::platformName().toStdString());
        qInstallMessageHandler(logMessage);
    }

    viewmodel::Companion companion;
    viewmodel::Settings& settings = *companion.settings();
    settings.borrow(options->theme.isEmpty() ? settings.dark() : options->theme != QStringLiteral("light"),
                    options->language.isEmpty() ? settings.language() : options->language);

    session::NoNetwork network;
    QQmlApplicationEngine engine;
    engine.setNetworkAccessManagerFactory(&network);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    const viewmodel::Translation translation(companion, engine);
    companion.voice()->setSpeaker(std::make_unique<session::Speech>());
    application.installEventFilter(companion.voice());
    session::SessionOptions wanted = options->session;
    wanted.watchLater = true;
    session::Session session(companion, wanted);
    if (!options->screen.isEmpty()) companion.setScreen(options->screen);
    engine.setInitialProperties({{QStringLiteral("companion"), QVariant::fromValue(&companion)},
                                 {QStringLiteral("width"), options->size.width()},
                                 {QStringLiteral("height"), options->size.height()}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Hexwarden/screens/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    const auto once = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    QObject::connect(window, &QQuickWindow::frameSwapped, &session, &session::Session::beginWatching, once);
    QTimer::singleShot(kUnseenMs, &session, &session::Session::beginWatching);
    if (start)
        QObject::connect(&*start, &session::SingleStart::asked, window, [&](const session::StartRequest& request) {
            comeForward(*window, request);
            if (!request.source.isEmpty()) companion.camera()->choose(request.source);
            if (!request.file.isEmpty()) session.openFile(request.file);
            if (!request.screen.isEmpty()) companion.setScreen(request.screen);
        });
    if (pictured) {
        QTimer::singleShot(options->afterMs, window, [&, window] { saveAndQuit(*window, options->screenshot); });
    }
    const session::QuitSignals quitSignals;
    QObject::connect(&quitSignals, &session::QuitSignals::quit, &application, &QCoreApplication::quit);
    const int status = QGuiApplication::exec();
    session.close();
    settings.sync();
    log::write("ended with status " + std::to_string(status));
    start.reset();
    quitSignals.obey();
    // A camera that is just being opened may take seconds; nothing of it is worth waiting for.
    std::quick_exit(status);
}

}  // namespace hexwarden
