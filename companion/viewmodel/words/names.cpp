#include "companion/viewmodel/words/names.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

QString namedHex(board::Hex h, const board::Layout& layout) {
    const QString terrain = capitalised(name(layout.terrain[h]));
    return layout.token[h] == 0 ? terrain : QStringLiteral("%1 %2").arg(terrain).arg(layout.token[h]);
}

template <class Site>
QString around(const QString& pattern, Site site, const board::Layout& layout) {
    QStringList neighbours;
    for (const board::Hex h : board::hexes(site))
        if (layout.terrain[h] != board::Terrain::none) neighbours << namedHex(h, layout);
    return pattern.arg(neighbours.join(QStringLiteral(", ")));
}

}  // namespace

rules::Language language() {
    //: The language of this translation: "de" in the German one.
    return Names::tr("en") == QStringLiteral("de") ? rules::Language::german : rules::Language::english;
}

QString capitalised(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

QString inWords(rules::Text text) {
    const std::string_view words = text.in(language());
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString name(board::HarbourKind kind) {
    switch (kind) {
        case board::HarbourKind::none:
            return {};
        case board::HarbourKind::any:
            return Names::tr("harbour 3:1");
        case board::HarbourKind::lumber:
        case board::HarbourKind::brick:
        case board::HarbourKind::wool:
        case board::HarbourKind::grain:
        case board::HarbourKind::ore:
            return Names::tr("harbour 2:1 %1").arg(name(*board::resourceOf(board::word(kind))));
    }
    return {};
}

QString name(const game::Cards& cards) {
    const bool none = std::ranges::all_of(cards, [](int count) { return count == 0; });
    return none ? QString() : QString::fromStdString(rules::listed(cards, language()));
}

QString counted(board::Resource kind, int count) {
    return count > 0 ? QStringLiteral("%1 %2").arg(count).arg(name(kind)) : name(kind);
}

QString name(const board::Site& site, const board::Layout& layout) {
    if (const auto* h = std::get_if<board::Hex>(&site)) return namedHex(*h, layout);
    if (const auto* c = std::get_if<board::Corner>(&site)) return around(Names::tr("Corner at %1"), *c, layout);
    return around(Names::tr("Edge at %1"), std::get<board::Edge>(site), layout);
}

}  // namespace hexwarden::viewmodel
