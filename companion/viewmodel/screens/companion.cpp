#include "companion/viewmodel/screens/companion.h"

#include "companion/viewmodel/screens/screen_names.h"
#include "companion/viewmodel/words/names.h"

#include <stdexcept>

namespace hexwarden::viewmodel {

namespace {

/// The groups that settings keep; what cannot be read is no group.
std::vector<std::vector<game::Seat>> groupsOf(const Settings& settings) {
    std::vector<std::vector<game::Seat>> groups;
    for (const QString& line : settings.groups()) {
        try {
            const game::Body body = game::bodyOf(line.toStdString());
            if (const auto* began = std::get_if<game::Began>(&body); began && began->seats.size() >= 2)
                groups.push_back(began->seats);
        } catch (const std::runtime_error&) {
        }
    }
    return groups;
}

/// What one opens from a screen of the rail, and goes back from.
bool isAside(const QString& screen) {
    return screen == QLatin1String("settings") || screen == QLatin1String("misreading") ||
           screen == QLatin1String("pieces");
}

}  // namespace

Companion::Companion(const QString& settingsFile, QObject* parent)
    : QObject(parent),
      settings_(settingsFile),
      table_(evening_),
      rolls_(evening_),
      hands_(evening_),
      questions_(evening_),
      referee_(evening_),
      books_(evening_),
      ledger_(evening_),
      end_(evening_),
      voice_(evening_, table_, questions_, settings_) {
    connect(&evening_, &Evening::changed, this, [this] { scan_.offerDeal(evening_.ledger().box.deal); });
    connect(&table_, &TableModel::boardWanted, this, [this] { setScreen(QStringLiteral("scan")); });
    connect(&table_, &TableModel::riverWanted, this, [this] {
        books_.chooseRiver();
        setScreen(QStringLiteral("books"));
    });
    connect(&table_, &TableModel::correctionWanted, this, [this](qint64 sequence) {
        setScreen(QStringLiteral("ledger"));
        ledger_.backToNow();
        ledger_.select(sequence);
    });
    newGame_.offerGroups(groupsOf(settings_));
    connect(&newGame_, &NewGameModel::started, this, [this] {
        settings_.keepGroup(QString::fromStdString(game::text(game::Began{{}, {}, newGame_.seated()})));
        newGame_.offerGroups(groupsOf(settings_));
    });
}

QStringList Companion::screens() {
    QStringList words;
    for (const char* screen : kScreens) words.append(QString::fromLatin1(screen));
    return words;
}

void Companion::setScreen(const QString& screen) {
    if (screen == screen_ || !screens().contains(screen)) return;
    if (!isAside(screen_)) cameFrom_ = screen_;
    screen_ = screen;
    emit screenChanged();
}

void Companion::setSample(bool sample) {
    if (sample == sample_) return;
    sample_ = sample;
    sampleEnded_ = false;
    emit sampleChanged();
}

void Companion::endSample() {
    if (!sample_ || sampleEnded_) return;
    sampleEnded_ = true;
    emit sampleChanged();
}

void Companion::tell(const QString& sentence) {
    const QString said = capitalised(sentence);
    if (said.isEmpty() || notice_.contains(said)) return;
    notice_ += notice_.isEmpty() ? said : QLatin1Char('\n') + said;
    emit noticeChanged();
}

void Companion::dismissNotice() {
    notice_.clear();
    emit noticeChanged();
}

void Companion::open(const QList<QUrl>& files) {
    if (files.size() != 1 || !files.front().isLocalFile())
        return tell(tr("Please open one file of this machine at a time."));
    emit fileWanted(files.front().toLocalFile());
}

void Companion::cancel() {
    if (screen_ == QLatin1String("table")) {
        table_.cancel();
        rolls_.cancel();
        hands_.cancel();
        books_.forget();  // a trade
    }
    if (screen_ == QLatin1String("scan")) scan_.putDown();
    if (screen_ == QLatin1String("camera")) camera_.setPlacingCorners(false);
    if (screen_ == QLatin1String("referee")) referee_.forget();
    if (screen_ == QLatin1String("books")) books_.forget();
    if (screen_ == QLatin1String("ledger")) {
        ledger_.backToNow();
        hands_.cancel();
    }
    if (screen_ == QLatin1String("misreading")) misreading_.discard();
    if (isAside(screen_)) setScreen(cameFrom_);
}

void Companion::refresh() {
    newGame_.refresh();
    camera_.report(camera_.lastReport());
    scan_.refresh();
    table_.refresh();
    rolls_.refresh();
    hands_.refresh();
    past_.refresh();
    ourPieces_.refresh();
    questions_.refresh();
    referee_.refresh();
    books_.refresh();
    ledger_.refresh();
    end_.refresh();
    health_.refresh();
    misreading_.refresh();
    voice_.catchUp();
}

}  // namespace hexwarden::viewmodel
