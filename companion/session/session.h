// Where everything is wired and threads live: the table with its journal, the camera that watches it, and the models
// of the screens. The table's snapshots come over by queued calls; what the screens declare goes to the table at once.
#pragma once

#include "companion/session/camera_scout.h"
#include "companion/session/check_up.h"
#include "companion/session/game_shelf.h"
#include "companion/session/misreadings.h"
#include "companion/session/profile_shelf.h"
#include "companion/session/wakefulness.h"
#include "companion/session/watching.h"
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
};

class Session : public QObject {
    Q_OBJECT

  public:
    /// Outlived by the companion. What fails is told on its screens.
    Session(viewmodel::Companion& companion, const SessionOptions& options);
    ~Session() override;

    /// Stops watching and closes the journal, without waiting for a camera that is just being opened. To be followed
    /// only by the end.
    void close();

    /// A game is continued; a photograph or a film is read on a table of its own, and the game that was played is
    /// offered to go on with.
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
    /// What happens in the film of the sample has not happened in a game that is kept.
    bool isPlayedByHand() const;
    void tellPlayedByHand();
    /// The language has changed.
    void sayAnew();
    void declare(const game::Body&);
    void take(const std::shared_ptr<const table::Snapshot>&);
    /// Somebody has chosen what to watch. The sample's table is another than that before a camera.
    void turnTo(const QString& source);
    /// Watches with what is known of the source from other evenings.
    void watch(const QString& source);
    /// Watches the source with what `profileFile_` says.
    void startWatching();
    /// The camera's screen says why nothing is seen.
    void tellUnseen(const QString& reason);
    void steer(const viewmodel::CameraReport& report);
    /// What became worse in the course of the evening is told once.
    void tellWorse(const QString& worse);
    void lookForCameras();
    QString titleOf(const QString& source) const;
    QString turnOf(const QString& source) const;
    void offerSources();
    void offerProfiles();
    /// Keeps what is known of this camera and table by now, with another lens if there is one.
    void keepProfile(const std::optional<calibration::CameraModel>& lens = {});
    void saveLensSheet(const QString& format);
    /// That game is the one to go on with.
    void offerResume(const QString& file);
    void showPast();
    void save(const QString& format);
    /// Runs what may fail and tells the table in one sentence if it did.
    template <class Work>
    void guarded(Work work);

    viewmodel::Companion& companion_;
    const SessionOptions options_;
    const ProfileShelf shelf_;
    GameShelf games_;
    Wakefulness wakefulness_;
    Misreadings misreadings_;
    CheckUp checkUp_;
    QString source_;
    QString profileFile_;                     ///< empty: nothing is known of camera and table
    QString journalFile_;                     ///< of the table; empty while nothing is kept
    QString resumable_;                       ///< the journal that is offered to go on with; empty for none
    std::unique_ptr<QTemporaryDir> scratch_;  ///< of the sample game, which is not kept
    std::unique_ptr<table::Table> table_;
    Leftovers leftovers_;
    std::unique_ptr<Watching> watching_;  // after the table that it watches
    std::shared_ptr<source::Steering> steering_;
    Cameras cameras_;  ///< as the scout told last
    std::unique_ptr<CameraScout> scout_;
    QString toldWorse_;
    std::int64_t sitting_ = 0, watchings_ = 0;  ///< count the tables, and who watched them
    std::int64_t shownVersion_ = 0;
};

}  // namespace hexwarden::session
