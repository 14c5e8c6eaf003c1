// The voice as screens know it: how much it says, whether there is one. Listens to the models of the table and lets
// the speaker say what the announcer chooses.
#pragma once

#include "companion/viewmodel/screens/settings.h"
#include "companion/viewmodel/voice/announcer.h"
#include "companion/viewmodel/voice/speaker.h"

#include <QTimer>
#include <functional>
#include <memory>

namespace hexwarden::viewmodel {

class VoiceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(bool there READ isThere NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(int telling READ telling WRITE setTelling NOTIFY changed)
    Q_PROPERTY(QString tellingName READ tellingName NOTIFY changed)

  public:
    /// Milliseconds that only go forward.
    using Clock = std::function<qint64()>;

    VoiceModel(Evening&, TableModel&, QuestionsModel&, Settings&, Clock = sinceStart(), QObject* parent = nullptr);

    /// Without one nothing is said.
    void setSpeaker(std::unique_ptr<Speaker>);
    /// Something on this machine can speak the language of the screens.
    bool isThere() const { return speaker_ && problem().isEmpty(); }
    /// Why nothing is heard; empty if all is well, or while nobody can know.
    QString problem() const;
    bool isOn() const { return settings_.telling() != 0; }
    /// As `Telling`.
    int telling() const { return settings_.telling(); }
    void setTelling(int);
    /// "Rolls and what is due".
    QString tellingName() const;
    /// Off, or on again as it was.
    Q_INVOKABLE void toggle();

    /// What is on the table now is known to everybody: it was opened, not played, or is only said in other words.
    void catchUp();

    /// Says and stops what is to be said or stopped now; asked ten times a second while there is something.
    void step();

    /// To be installed where all touches, clicks and keys pass.
    bool eventFilter(QObject*, QEvent*) override;

  signals:
    void changed();

  private:
    void refresh();
    void listen();
    static Clock sinceStart();

    const Evening& evening_;
    TableModel& table_;
    QuestionsModel& questions_;
    Settings& settings_;
    Announcer announcer_;
    std::unique_ptr<Speaker> speaker_;
    const Clock now_;
    QTimer steps_;
    QString reported_;  ///< the problem, as `changed` reported it last
};

}  // namespace hexwarden::viewmodel
