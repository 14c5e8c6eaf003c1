// The doctor's page: examines the machine in a thread of its own, writes reports, and offers the report of a crash.
#pragma once

#include "companion/doctor/examine.h"
#include "companion/viewmodel/screens/companion.h"

#include <QObject>
#include <functional>
#include <thread>

namespace hexwarden::session {

class CheckUp : public QObject {
    Q_OBJECT

  public:
    struct Places {
        std::filesystem::path data;     ///< with boards/, models/ and samples/
        std::filesystem::path reports;  ///< where reports go
        std::function<QString()> game;  ///< the journal that is played; empty for none
        std::function<std::optional<std::filesystem::path>()> misreading;  ///< the newest that was kept
    };

    CheckUp(viewmodel::Companion&, Places);
    /// Waits for what is being looked at.
    ~CheckUp() override = default;

    /// Asks the examination to end; does not wait for it.
    void stop() { examination_.request_stop(); }

  private:
    void examine();
    void showFindings();
    void writeReport(bool withGame, bool withPictures);
    void offerCrash();

    viewmodel::Companion& companion_;
    Places places_;
    doctor::ExamineOptions options_;
    std::vector<doctor::Diagnosis> diagnoses_;
    std::jthread examination_;  // last: it tells the others
};

}  // namespace hexwarden::session
