#include "companion/viewmodel/screens/painting.h"

#include "companion/rules/set_out.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/frame.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct BrushWords {
    Q_DECLARE_TR_FUNCTIONS(BrushWords)
};

constexpr std::array kLands{board::Terrain::forest,    board::Terrain::pasture, board::Terrain::hills,
                            board::Terrain::mountains, board::Terrain::desert,  board::Terrain::fields};
constexpr std::array kHarbours{board::HarbourKind::any,  board::HarbourKind::brick, board::HarbourKind::lumber,
                               board::HarbourKind::wool, board::HarbourKind::grain, board::HarbourKind::ore,
                               board::HarbourKind::none};

const auto kSpiral = QStringLiteral("spiral");

template <class Word>
QString keyOf(const char* kind, Word word) {
    return QStringLiteral("%1-%2").arg(QLatin1String(kind), wordOf(word));
}

QString keyOf(board::Token token) {
    return QStringLiteral("token-%1").arg(token);
}

QString wordIn(const QString& brush) {
    return brush.mid(brush.indexOf(QLatin1Char('-')) + 1);
}

}  // namespace

void Painting::begin(const board::BoardSpec& spec) {
    spec_ = spec;
    painted_.clear();
    brush_ = keyOf("terrain", kLands[0]);
}

void Painting::goOn(const board::BoardSpec& spec) {
    spec_ = spec;
    painted_ = {spec.land.begin(), spec.land.end()};
    brush_.clear();
}

void Painting::end() {
    spec_.reset();
    brush_.clear();
}

int Painting::left(const board::Layout& layout, board::Terrain terrain) const {
    int lie = 0;
    for (const board::Hex h : spec_->land) lie += painted_.contains(h) && layout.terrain[h] == terrain;
    return spec_->terrainCount[static_cast<std::size_t>(terrain)] - lie;
}

int Painting::left(const board::Layout& layout, board::Token token) const {
    int lie = 0;
    for (const board::Hex h : spec_->land) lie += layout.token[h] == token;
    return spec_->tokenCount[token] - lie;
}

int Painting::left(const board::Layout& layout, board::HarbourKind kind) const {
    int lie = 0;
    for (const board::Edge e : board::coastOf(spec_->land)) {
        const auto [a, b] = board::ends(e);
        lie += layout.harbour[a] == kind && layout.harbour[b] == kind;
    }
    return spec_->harbourCount[static_cast<std::size_t>(kind)] - lie;
}

std::vector<Painting::Brush> Painting::brushes(const board::Layout& layout) const {
    std::vector<Brush> brushes;
    if (!spec_) return brushes;
    for (const board::Terrain t : kLands)
        brushes.push_back({keyOf("terrain", t), capitalised(name(t)), left(layout, t)});
    int tokens = 0;
    for (std::size_t number = 2; number < spec_->tokenCount.size(); ++number)
        tokens += left(layout, static_cast<board::Token>(number));
    brushes.push_back({kSpiral, BrushWords::tr("Tokens from a corner"), tokens});
    for (std::size_t number = 2; number < spec_->tokenCount.size(); ++number)
        if (const auto token = static_cast<board::Token>(number); spec_->tokenCount[number] > 0)
            brushes.push_back({keyOf(token), QString::number(token), left(layout, token)});
    for (const board::HarbourKind kind : kHarbours)
        if (kind == board::HarbourKind::none)
            brushes.push_back({keyOf("harbour", kind), BrushWords::tr("No harbour"), 0});
        else if (spec_->harbourCount[static_cast<std::size_t>(kind)] > 0)
            brushes.push_back({keyOf("harbour", kind), capitalised(name(kind)), left(layout, kind)});
    return brushes;
}

void Painting::paintTerrain(board::Layout& layout, board::Hex h, board::Terrain terrain) {
    painted_.insert(h);
    layout.terrain[h] = terrain;
    if (!board::yieldOf(terrain)) layout.token[h] = 0;
    // The last kind goes where nothing lies yet.
    std::vector<board::Hex> bare;
    for (const board::Hex land : spec_->land)
        if (!painted_.contains(land)) bare.push_back(land);
    int kinds = 0, rest = 0;
    board::Terrain last{};
    for (const board::Terrain t : kLands)
        if (const int l = left(layout, t); l > 0) {
            ++kinds;
            rest += l;
            last = t;
        }
    if (kinds != 1 || rest != static_cast<int>(bare.size())) return;
    for (const board::Hex land : bare) {
        layout.terrain[land] = last;
        painted_.insert(land);
    }
}

void Painting::paintHarbour(board::Layout& layout, board::Edge e, board::HarbourKind kind) const {
    // What lay on either corner goes with its whole harbour.
    for (const board::Edge near : board::coastOf(spec_->land)) {
        const auto at = board::ends(near), here = board::ends(e);
        const bool touches = std::ranges::any_of(at, [&](auto c) { return c == here[0] || c == here[1]; });
        const auto [a, b] = at;
        if (touches && layout.harbour[a] == layout.harbour[b])
            layout.harbour[a] = layout.harbour[b] = board::HarbourKind::none;
    }
    for (const board::Corner c : board::ends(e)) layout.harbour[c] = kind;
}

/// The brush after the one that is used up: the next land, then the spiral of tokens, then none.
void Painting::takeNext(const board::Layout& layout) {
    const auto next = std::ranges::find_if(kLands, [&](board::Terrain t) { return left(layout, t) > 0; });
    const bool land = painted_.size() < spec_->land.size();
    if (brush_.startsWith(QStringLiteral("terrain-"))) {
        const auto now = board::terrainOf(wordIn(brush_).toStdString());
        if (now && left(layout, *now) > 0) return;
        if (next != kLands.end() && land)
            brush_ = keyOf("terrain", *next);
        else if (left(layout, board::Token{6}) > 0)
            brush_ = kSpiral;
        else
            brush_.clear();
    } else if (brush_ == kSpiral) {
        brush_.clear();
    }
}

bool Painting::paint(board::Layout& layout, const board::Site& site) {
    if (!spec_ || brush_.isEmpty()) return false;
    const QString word = wordIn(brush_);
    if (paintsHarbours()) {
        const auto* e = std::get_if<board::Edge>(&site);
        const auto coast = board::coastOf(spec_->land);
        if (!e || std::ranges::find(coast, *e) == coast.end()) return false;
        paintHarbour(layout, *e, board::harbourKindOf(word.toStdString()).value_or(board::HarbourKind::none));
        return true;
    }
    const auto* h = std::get_if<board::Hex>(&site);
    if (!h || std::ranges::find(spec_->land, *h) == spec_->land.end()) return false;
    if (brush_ == kSpiral) {
        rules::layTokens(layout, *spec_, *h);
    } else if (const auto terrain = board::terrainOf(word.toStdString())) {
        paintTerrain(layout, *h, *terrain);
    } else {
        if (!board::yieldOf(layout.terrain[*h])) return false;
        layout.token[*h] = static_cast<board::Token>(word.toInt());
    }
    takeNext(layout);
    return true;
}

}  // namespace hexwarden::viewmodel
