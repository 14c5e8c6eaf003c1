#include "tests/qml/bench.h"

#include "companion/seats/qr.h"
#include "companion/session/catalogue.h"
#include "companion/viewmodel/words/names.h"
#include "tests/qml/every_piece.h"
#include "tests/support/shipped_board.h"
#include "tracker/board/text.h"
#include "tracker/game/evidence.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QDateTime>
#include <QDropEvent>
#include <QFontMetricsF>
#include <QMimeData>
#include <QPainter>
#include <QQuickItem>
#include <QRegularExpression>
#include <algorithm>
#include <memory>
#include <set>

#include <QtTest/QTest>

namespace hexwarden::tests {

namespace {

QStringList warnings;

void keepWarnings(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtWarningMsg || type == QtCriticalMsg) warnings << message;
}

class Longer : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        const QString words = QString::fromUtf8(text);
        return words + QString((words.size() * 2 + 4) / 5, u'~');
    }
};

/// An engine without a sound.
class Mute : public viewmodel::Speaker {
  public:
    void wake() override {}
    void say(const QString&, const QString&) override {}
    void stop() override {}
    bool isSpeaking() const override { return false; }
    QString problem(const QString&) const override { return {}; }
};

bool isControl(const QQuickItem* item) {
    return item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextField") ||
           item->inherits("QQuickSlider") || item->activeFocusOnTab();
}

template <class Wanted>
void collect(QQuickItem* item, std::vector<QQuickItem*>& found, Wanted wanted) {
    if (!item->isVisible()) return;
    if (wanted(item)) found.push_back(item);
    for (QQuickItem* child : item->childItems()) collect(child, found, wanted);
}

std::vector<QQuickItem*> controls(QQuickWindow* window) {
    std::vector<QQuickItem*> found;
    collect(window->contentItem(), found, isControl);
    return found;
}

QString nameOf(QQuickItem* item) {
    const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(item);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

/// Not scrolled out of its place.
bool isInView(const QQuickItem* item) {
    for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem())
        if (around->clip() && !around->boundingRect().contains(item->mapToItem(around, item->boundingRect().center())))
            return false;
    return true;
}

QString describe(QQuickItem* item) {
    return QStringLiteral("%1 '%2' %3x%4")
        .arg(item->metaObject()->className(), nameOf(item))
        .arg(item->width())
        .arg(item->height());
}

}  // namespace

Bench::Bench(QQmlEngine& engine)
    : companion_(folder_.filePath(QStringLiteral("settings.ini"))), translation_(companion_, engine), engine_(engine) {
    QAccessible::setActive(true);
    companion_.voice()->setSpeaker(std::make_unique<Mute>());
    everyPiece_.show(tests::everyPiece());
    companion_.newGame()->offer(session::catalogue(board::readPieceSets(HEXWARDEN_SOURCE "/data/pieces")));
    companion_.scan()->offerBoxes(support::shippedBoxes());
    using Health = viewmodel::HealthLine::Health;
    companion_.health()->show({{Health::fine, "Hexwarden 0.0.0, commit 0123456789ab", {}, {}},
                               {Health::limited, "There is no camera.", "Plug one in, or play by tapping.", {}},
                               {Health::broken,
                                "The model tiles.onnx is missing.",
                                "Reinstall Hexwarden.",
                                {"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}});
    companion_.health()->offer(true, true);
    showMisreading();
    viewmodel::OurPiecesModel* pieces = companion_.ourPieces();
    pieces->need(board::readPieceSet(HEXWARDEN_SOURCE "/data/pieces/risk-figures-6.txt"), {});
    const viewmodel::ShownKind army{board::Piece::army, 1}, ten{board::Piece::army, 10};
    pieces->showTaught({{army, board::Colour::red, false}}, {{{army, ten}}, {}});
    pieces->showFound({{1, {.2, .7, .05, .08}}, {2, {.4, .75, .04, .1}}});
    companion_.evening().onDeclared([this](const game::Body& body) {
        game::Event event;
        event.sequence = static_cast<std::int64_t>(journal_.size()) + 1;
        event.atMs = QDateTime::currentMSecsSinceEpoch();
        event.body = body;
        journal_.push_back(event);
        companion_.evening().follow(journal_);
    });
}

QVariantList Bench::painted() const {
    QVariantList places;
    for (const Painted& place : paintedPlaces(tests::everyPiece()))
        places << QVariantMap{{QStringLiteral("piece"), viewmodel::wordOf(place.piece)},
                              {QStringLiteral("colour"), viewmodel::wordOf(place.colour)},
                              {QStringLiteral("at"), place.at},
                              {QStringLiteral("off"), place.off}};
    return places;
}

void Bench::showMisreading() {
    viewmodel::Misread misread;
    for (int i = 0; i < 8; ++i) misread.pictures.push_back({{}, 250 * i});
    misread.reading = QStringLiteral("read\ntile 0,0 forest 5 0.98 0.97\npiece 0,0,N settlement red 0.93\n");
    companion_.misreading()->show(misread);
}

void Bench::play() {
    companion_.seats()->showOff();
    Desk desk;
    desk.play();
    take(desk);
}

void Bench::playBook(const QString& book) {
    Desk desk;
    desk.playBook(book.toStdString());
    take(desk);
}

void Bench::chooseBook(const QString& book) {
    viewmodel::NewGameModel& game = *companion_.newGame();
    for (int row = 0; row < game.books()->count(); ++row) {
        const QString key = game.books()->value(row, "key").toString();
        if (game.books()->value(row, "chosen").toBool() != (key == book)) game.toggleBook(key);
    }
}

void Bench::take(const Desk& desk) {
    journal_ = desk.journal;
    played_ = journal_.size();
    companion_.evening().follow(journal_);
    companion_.scan()->show({companion_.evening().state().layout, companion_.evening().state().robber, {}});
}

void Bench::tell(const QString& event) {
    companion_.evening().declare(game::bodyOf(event.toStdString()));
}

void Bench::clearBoard() {
    companion_.scan()->forget();
}

void Bench::drop(QQuickWindow* window, const QUrl& file) const {
    QMimeData data;
    data.setUrls({file});
    const QPoint middle(window->width() / 2, window->height() / 2);
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &enter);
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &drop);
}

void Bench::crash() {
    companion_.health()->tellCrash(QStringLiteral("ended by: abort") +
                                   QStringLiteral("\n/lib/libQt6Core.so.6(+0x0)").repeated(60));
}

void Bench::showSample(bool sample) {
    companion_.setSample(sample);
}

void Bench::letPhonesIn(const QString& taken) {
    const auto shape = [](const QString& link) {
        const seats::QrCode code = seats::qrCode(link);
        return viewmodel::CodeShape{code.path, code.side};
    };
    const QString link = QStringLiteral("http://192.168.178.23:8470/#k=00112233445566778899aabbccddeeff");
    companion_.seats()->showOn(QStringLiteral("192.168.178.23:8470"), shape(link), shape(link));
    std::vector<viewmodel::SeatPhone> phones;
    for (const game::Seat& seat : companion_.evening().state().seats) {
        const QString colour = viewmodel::wordOf(seat.colour);
        phones.push_back(
            {colour, companion_.evening().nameOf(seat.colour), colour == taken, shape(link + "&s=" + colour)});
    }
    companion_.seats()->showSeats(phones, 2);
}

void Bench::endTheirGame() {
    companion_.seats()->showOn(QStringLiteral("192.168.178.23:8470"), {}, {});
    std::vector<viewmodel::SeatPhone> phones;
    for (const game::Seat& seat : companion_.evening().state().seats)
        phones.push_back({viewmodel::wordOf(seat.colour), companion_.evening().nameOf(seat.colour), false, {}});
    companion_.seats()->showSeats(phones, 0);
}

void Bench::offerSamples() {
    companion_.samples()->show({{"sample", "The sample game", "The base game.", QUrl()},
                                {"sample risk", "Sample: Risk", "A forest changes hands.", QUrl()}});
}

void Bench::endSample() {
    companion_.endSample();
}

void Bench::loseCamera(const QString& reason) {
    companion_.camera()->setWatching(!reason.isEmpty());
    companion_.camera()->report({QStringLiteral("0"), false, reason, 0, {}, {}, {}});
}

void Bench::forget() {
    journal_.clear();
    played_ = 0;
    companion_.evening().follow(std::vector<game::Event>());
}

QStringList Bench::declared() const {
    QStringList lines;
    for (std::size_t i = played_; i < journal_.size(); ++i)
        lines << QString::fromStdString(game::text(journal_[i].body));
    return lines;
}

void Bench::photograph(int sequence) {
    game::Event& event = journal_.at(static_cast<std::size_t>(sequence) - 1);
    event.source = game::Source::camera;
    event.evidence = std::to_string(sequence) + ".png";
    const auto paint = [&](const std::string& name, QSize size, const QColor& colour) {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(colour);
        picture.save(folder_.filePath(QString::fromStdString(name)));
    };
    paint(event.evidence, {960, 540}, "#5a7d4f");
    paint(game::closeUpBefore(event.evidence), {200, 200}, "#5a7d4f");
    paint(game::closeUpAfter(event.evidence), {200, 200}, "#b04a3a");
    companion_.ledger()->setPictureFolder(folder_.path());
    companion_.evening().follow(journal_);
}

void Bench::offerDoubts() {
    companion_.scan()->forget();
    board::Observation seen;
    const auto& layout = companion_.evening().state().layout;
    for (const board::Hex h : board::hexes(layout)) {
        const bool sure = h != board::Hex(1, 0);
        board::TileReading tile;
        tile.hex = h;
        tile.terrain = {{{layout.terrain[h], 0.98F}, {board::Terrain::desert, 0.01F}, {board::Terrain::sea, 0}}};
        tile.token = {{{layout.token[h], sure ? 0.98F : 0.5F}, {board::Token{9}, 0.4F}, {board::Token{6}, 0.1F}}};
        seen.tiles.push_back(tile);
    }
    companion_.scan()->read(seen);
}

void Bench::countArmies(const QString& hex, const QString& colour, int count) {
    const game::Hex at = std::get<game::Hex>(*board::siteOf(hex.toStdString()));
    QImage picture(400, 300, QImage::Format_RGB32);
    picture.fill("#5a7d4f");
    QPainter(&picture).fillRect(QRect(200, 150, 80, 60), "#b04a3a");
    companion_.camera()->feed()->put(picture);
    viewmodel::CameraReport report;
    report.boardFound = true;
    report.latticeInPicture = {{{.5, .5}, {.7, .5}, {.7, .7}, {.5, .7}}};
    report.hexes = {at};
    companion_.camera()->report(report);
    companion_.table()->counts()->show({{{at, *board::colourOf(colour.toStdString()), game::Piece::army, count}, .87}});
}

void Bench::dress(const QString& language, bool dark) {
    companion_.settings()->borrow(dark, language);
}

void Bench::lengthenTexts(bool longer) {
    if (longer_) QCoreApplication::removeTranslator(longer_.get());
    longer_.reset(longer ? new Longer : nullptr);
    if (longer_) QCoreApplication::installTranslator(longer_.get());
    companion_.refresh();
    engine_.retranslate();
}

QStringList Bench::unnamed(QQuickWindow* window) const {
    QStringList found;
    for (QQuickItem* control : controls(window))
        if (nameOf(control).isEmpty()) found << describe(control);
    return found;
}

QStringList Bench::tooSmall(QQuickWindow* window) const {
    constexpr double kFinger = 48;
    QStringList found;
    for (QQuickItem* control : controls(window))
        if (control->width() < kFinger || control->height() < kFinger) found << describe(control);
    return found;
}

QStringList Bench::unreachable(QQuickWindow* window) const {
    std::set<QQuickItem*> reached;
    const auto all = controls(window);
    for (std::size_t press = 0; press < 2 * all.size() + 20; ++press) {
        QTest::keyClick(window, Qt::Key_Tab);
        if (QQuickItem* here = window->activeFocusItem(); here && isInView(here)) reached.insert(here);
    }
    QStringList found;
    for (QQuickItem* control : all)
        if (control->isEnabled() && !reached.contains(control)) found << describe(control);
    return found;
}

QStringList Bench::clipped(QQuickWindow* window) const {
    std::vector<QQuickItem*> texts;
    collect(window->contentItem(), texts, [](QQuickItem* item) { return item->inherits("QQuickText"); });
    QStringList found;
    for (QQuickItem* text : texts) {
        const bool wide = text->property("contentWidth").toDouble() > text->width() + 1;
        if (text->width() > 0 && (text->property("truncated").toBool() || wide))
            found << QStringLiteral("'%1' in %2").arg(text->property("text").toString()).arg(text->width());
    }
    return found;
}

QStringList Bench::broken(QQuickWindow* window) const {
    constexpr int kNoWrap = 0;
    const QRegularExpression noWord(QStringLiteral("[0-9/]"));  // a path, a checksum
    std::vector<QQuickItem*> texts;
    collect(window->contentItem(), texts, [](QQuickItem* item) { return item->inherits("QQuickText"); });
    QStringList found;
    for (QQuickItem* text : texts) {
        if (text->width() <= 0 || text->property("wrapMode").toInt() == kNoWrap) continue;
        const QFontMetricsF metrics(text->property("font").value<QFont>());
        for (const QString& word :
             text->property("text").toString().split(QRegularExpression(QStringLiteral("[\\s-]+"))))
            if (!word.contains(noWord) && metrics.horizontalAdvance(word) > text->width() + 1)
                found << QStringLiteral("'%1' in %2").arg(word).arg(text->width());
    }
    return found;
}

bool Bench::savePicture(QQuickWindow* window, const QString& name) const {
    return !pictures().isEmpty() && window->grabWindow().save(QStringLiteral("%1/%2.png").arg(pictures(), name));
}

QVariantList Bench::sitesOf(viewmodel::BoardModel* board) const {
    QVariantList sites;
    for (const auto* model : {board->hexes(), board->edges(), board->corners()})
        for (const viewmodel::SiteItem& item : model->items())
            sites << QVariantMap{{QStringLiteral("site"), QString::fromStdString(board::text(item.site))},
                                 {QStringLiteral("at"), item.at}};
    return sites;
}

bool Bench::keepPicture(QQuickWindow* window, const QString& name) {
    kept_[name] = window->grabWindow();
    return pictures().isEmpty() || kept_[name].save(QStringLiteral("%1/%2.png").arg(pictures(), name));
}

int Bench::differing(const QString& one, const QString& other) const {
    constexpr int kClearly = 48;
    const QImage a = kept_.at(one).convertToFormat(QImage::Format_RGB32);
    const QImage b = kept_.at(other).convertToFormat(QImage::Format_RGB32);
    if (a.size() != b.size()) return a.width() * a.height();
    int found = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int apart =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            if (apart > kClearly) ++found;
        }
    return found;
}

QStringList Bench::takeWarnings() {
    qInstallMessageHandler(keepWarnings);  // Qt Test puts its own in place whenever it begins a file
    return std::exchange(warnings, {});
}

}  // namespace hexwarden::tests
