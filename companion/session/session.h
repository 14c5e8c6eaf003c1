// Where everything is wired: the table with its journal, what watches it (`CameraDesk`), and the models of the screens.
// The table's snapshots come over by queued calls; what the screens declare goes to the table at once.
#pragma once

#include "companion/session/camera_desk.h"
#include "companion/session/check_up.h"
#include "companion/session/game_shelf.h"
#include "companion/session/misreadings.h"
#include "companion/session/phones.h"
#include "companion/session/photograph.h"
#include "companion/session/wakefulness.h"
#include "companion/viewmodel/screens/companion.h"

#include <QObject>
#include <QTemporaryDir>
#include <filesystem>
#include <memory>
#include <optional>

namespace hexwarden::session {

struct SessionOptions {
    std::filesystem::path data;  ///< with boards/, models/, pieces/ and samples/
    QString source;              ///< empty: the one used last, else a camera, else the sample game
    QString journal{};           ///< empty: resume is offered, a new game gets a new file
    QString pictures{};          ///< a photograph or film to read at once; empty for none
    std::int64_t retryMs = 250;  ///< before a camera that went is looked for again; then longer
    bool watchLater = false;     ///< nothing is watched before `beginWatching`
};

class Session : public QObject {
    Q_OBJECT

  public:
    /// Outlived by the companion. What fails is shown on its screens.
    Session(viewmodel::Companion& companion, const SessionOptions& options);
    ~Session() override;

    /// Stops watching and closes the journal, without waiting for a camera that is being opened. Afterwards only the
    /// destructor may be called.
    void close();

    /// Call it once the window is shown: on two cores, loading models and reading pictures would delay its first frame.
    void beginWatching() { cameraDesk_.begin(); }

    /// A game is continued; a photograph or a film is read on a table of its own, and the game that was played is
    /// offered to continue.
    void openFile(const QString& file);

  private:
    void wireModels();
    /// Takes a table over, a game that goes on or one that nobody plays yet. Nobody watches it before `watch`.
    void sitDown(std::optional<journal::Journal>);
    void takeUp(const QString& file);
    /// Takes the game up, watches it and shows it.
    void open(const QString& journal);
    /// Reads the board of a photograph, a film or a kept misreading.
    void read(const QString& pictures);
    void begin(const game::Began&);
    /// The board on its screen is not that of the game that runs: it was laid out while the sample played.
    bool isOfTheNextGame() const { return scratch_ && companion_.scan()->isByHand(); }
    /// The language has changed.
    void sayAgain();
    void offerSamples();
    /// `seat`: from whose phone; none: on the companion.
    void declare(const game::Body&, std::optional<game::Colour> seat = {});
    void take(const std::shared_ptr<const table::Snapshot>&);
    /// Somebody has chosen what to watch. The sample's table is another than that before a camera.
    void turnTo(const QString& source);
    /// That game is the one to continue.
    void offerResume(QString file);
    void showPast();
    void save(const QString& format);

    viewmodel::Companion& companion_;
    const SessionOptions options_;
    GameShelf games_;
    Wakefulness wakefulness_;
    Misreadings misreadings_;
    CheckUp checkUp_;
    Phones phones_;
    Photograph photograph_;
    std::optional<board::Observation> photographed_;  ///< the board as a phone's picture showed it
    QString journalFile_;                             ///< of the table; empty while nothing is kept
    QString resumable_;                               ///< the journal that is offered to continue; empty for none
    std::unique_ptr<QTemporaryDir> scratch_;          ///< of the sample game, which is not kept
    std::unique_ptr<table::Table> table_;
    CameraDesk cameraDesk_;     // after the table that it watches
    std::int64_t sitting_ = 0;  ///< counts the tables
    std::int64_t shownVersion_ = 0;
};

}  // namespace hexwarden::session
