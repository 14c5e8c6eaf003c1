#include "companion/seats/page.h"

#include "companion/seats/shared_json.h"
#include "companion/seats/words.h"
#include "companion/viewmodel/screens/theme.h"
#include "companion/viewmodel/words/names.h"

#include <QFile>
#include <array>
#include <utility>

namespace hexwarden::seats {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 10> kFiles{{
    {"index.html", "text/html; charset=utf-8"},
    {"page.css", "text/css; charset=utf-8"},
    {"page.js", "text/javascript; charset=utf-8"},
    {"board.js", "text/javascript; charset=utf-8"},
    {"cards.js", "text/javascript; charset=utf-8"},
    {"connection.js", "text/javascript; charset=utf-8"},
    {"dom.js", "text/javascript; charset=utf-8"},
    {"hand.js", "text/javascript; charset=utf-8"},
    {"photograph.js", "text/javascript; charset=utf-8"},
    {"art.js", "text/javascript; charset=utf-8"},
}};
constexpr const char* kColours = "/colours.css";

QByteArray line(const char* name, const QColor& colour) {
    return QByteArray("--") + name + ':' + colour.name().toLatin1() + ';';
}

QByteArray rules(const viewmodel::Palette& palette) {
    return line("ground", palette.ground) + line("surface", palette.surface) + line("raised", palette.raised) +
           line("line", palette.line) + line("text", palette.text) + line("muted", palette.muted) +
           line("accent", palette.accent) + line("on-accent", palette.onAccent) + line("good", palette.good) +
           line("bad", palette.bad) + line("doubt", palette.doubt);
}

QByteArray colours() {
    QByteArray css = ":root{color-scheme:light dark;" + rules(viewmodel::lightPalette()) + "}\n";
    css += "@media (prefers-color-scheme:dark){:root{" + rules(viewmodel::darkPalette()) + "}}\n";
    viewmodel::Theme theme;
    for (const board::Colour colour : board::kColours) {
        const QString word = viewmodel::wordOf(colour);
        const QByteArray fill = viewmodel::playerColour(word).name().toLatin1();
        const QByteArray ink = viewmodel::playerInk(word).name().toLatin1();
        const QByteArray of = word.toLatin1();
        css += ".of-" + of + "{--fill:" + fill + ";--ink:" + ink + "}\n";
    }
    for (const board::Terrain terrain : board::kTerrains) {
        const QString word = viewmodel::wordOf(terrain);
        css += ".land-" + word.toLatin1() + "{--land:" + theme.terrain(word).name().toLatin1() +
               ";--land-ink:" + theme.terrainInk(word).name().toLatin1() + "}\n";
    }
    return css;
}

}  // namespace

std::optional<File> fileAt(const QByteArray& path) {
    if (path == kColours) return File{"text/css; charset=utf-8", colours()};
    const QByteArray wanted = path == "/" ? QByteArray("index.html") : path.mid(1);
    for (const auto& [name, type] : kFiles) {
        if (wanted != name) continue;
        QFile file(QStringLiteral(":/seats/") + QLatin1String(name));
        if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
        QByteArray bytes = file.readAll();
        if (wanted == kFiles.front().first) {
            bytes.replace("{{language}}", viewmodel::language() == rules::Language::german ? "de" : "en");
            bytes.replace("{{noKey}}", pageWords()[QLatin1String("noKey")].toString().toHtmlEscaped().toUtf8());
        }
        return File{type, bytes};
    }
    return std::nullopt;
}

}  // namespace hexwarden::seats
