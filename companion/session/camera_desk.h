// What watches the table: the source that people chose, what is known of it from other evenings, the watching itself,
// and all of it shown on the camera's screen.
#pragma once

#include "companion/session/camera_scout.h"
#include "companion/session/last_seconds.h"
#include "companion/session/profile_shelf.h"
#include "companion/session/sample.h"
#include "companion/session/showing.h"
#include "companion/session/watching.h"
#include "companion/viewmodel/screens/companion.h"

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>

namespace hexwarden::session {

struct CameraDeskOptions {
    std::filesystem::path data;  ///< with boards/, models/, pieces/ and samples/
    QString source;              ///< empty: the one used last, else a camera, else the sample game
    std::int64_t retryMs = 250;  ///< before a camera that went is looked for again; then longer
    bool later = false;          ///< nothing is watched before `begin`
};

class CameraDesk : public QObject {
    Q_OBJECT

  public:
    /// Outlived by the companion and by `seconds`, which keep the last that was seen. Chooses a source; nothing is
    /// watched yet.
    CameraDesk(viewmodel::Companion&, const CameraDeskOptions&, LastSeconds& seconds);
    /// Stops watching, without waiting for a camera that is just being opened.
    ~CameraDesk() override;

    const QString& source() const { return source_; }

    /// What `watch` watches from now on.
    void choose(const QString& source) { source_ = source; }
    /// Whom pictures are for: a table that outlives the watching. What happens in the film of the sample has not
    /// happened in a game that is kept: that is played by hand.
    void face(table::Table&, bool keepsGame);
    /// Watches from now on what was chosen before.
    void begin();
    /// Watches the source with what is known of it from other evenings.
    void watch();
    /// Watches the source with the profile in use, as when other pieces are looked for.
    void watchAgain();
    /// Waits for the picture that is being looked at.
    void leave() { watching_.reset(); }

    /// Stops looking for cameras too. Afterwards only the destructor may be called.
    void close();
    /// Says everything in the language that was chosen.
    void sayAgain();

  signals:
    /// Somebody has chosen what to watch.
    void sourceWanted(const QString& source);

  private:
    void wireCamera();
    void wireScout();
    void wireWatching();
    WatchOptions watchOptions();
    bool isPlayedByHand() const { return isSample(source_) && keepsGame_; }
    void tellPlayedByHand();
    /// The camera's screen says why nothing is seen.
    void tellUnseen(const QString& reason);
    /// The camera's automatic settings are held from when the board was clearly seen.
    void steer(const viewmodel::CameraReport&);
    /// What became worse in the course of the evening is reported once.
    void tellWorse(const QString& worse);
    /// Looks through a camera that nobody chose only while somebody is choosing.
    void scout();
    QString titleOf(const QString& source) const;
    /// How people hold the camera; the sample's film is as it is.
    QString turnOf(const QString& source) const;
    void offerSources();
    void offerProfiles();
    /// Keeps what is known of this camera and table by now, with another lens if there is one.
    void keepProfile(const std::optional<calibration::CameraModel>& lens = {});
    /// Says nothing: it is kept after every piece that is shown.
    void keepShown();
    std::optional<calibration::Profile> savedProfile(const std::optional<calibration::CameraModel>& lens);
    void saveLensSheet(const QString& format);

    viewmodel::Companion& companion_;
    const CameraDeskOptions options_;
    LastSeconds& seconds_;
    const ProfileShelf shelf_;
    QString source_;
    QString profileFile_;  ///< empty: nothing is known of camera and table
    table::Table* table_ = nullptr;
    bool keepsGame_ = false;
    bool waits_;
    Leftovers leftovers_;
    std::unique_ptr<Watching> watching_;
    std::unique_ptr<Showing> showing_;
    std::shared_ptr<source::Steering> steering_;
    Cameras cameras_;  ///< as the scout reported last
    std::unique_ptr<CameraScout> scout_;
    QString reportedWorse_;
    std::int64_t watchings_ = 0;
};

}  // namespace hexwarden::session
