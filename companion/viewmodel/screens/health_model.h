// What this machine has and what is wrong with it, as the settings show it; a report of it; and a crash, if the program
// ended by one the last time.
#pragma once

#include "companion/viewmodel/screens/row_model.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace hexwarden::viewmodel {

/// One thing that was looked at, in the language of the screen.
struct HealthLine {
    enum class Health { fine, limited, broken };
    Health health = Health::fine;
    QString what, cure;
    QStringList details;
};

class HealthModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool examining READ isExamining NOTIFY changed)
    Q_PROPERTY(bool gameThere READ isGameThere NOTIFY changed)
    Q_PROPERTY(bool picturesThere READ arePicturesThere NOTIFY changed)
    Q_PROPERTY(QString crash READ crash NOTIFY changed)
    Q_PROPERTY(QString written READ written NOTIFY changed)

  public:
    explicit HealthModel(QObject* parent = nullptr);

    /// Roles: health ("fine", "limited", "broken"), what, cure, details (one text).
    RowModel* lines() { return &rows_; }
    void show(std::vector<HealthLine>);
    /// How much of it needs attention; empty before anything was looked at.
    QString summary() const;
    bool isExamining() const { return examining_; }
    void setExamining(bool);
    /// What people may put into the report if they like: the game with its names, the last misreading with its
    /// pictures.
    bool isGameThere() const { return game_; }
    bool arePicturesThere() const { return pictures_; }
    void offer(bool game, bool pictures);
    /// The report of the crash that ended the program the last time; empty for none.
    QString crash() const { return crash_; }
    void tellCrash(const QString& text);
    /// Where the last report lies; empty before there is one.
    QString written() const { return written_; }
    void tellWritten(const QString& file);

    Q_INVOKABLE void examine() { emit examineWanted(); }
    Q_INVOKABLE void writeReport(bool withGame, bool withPictures) { emit reportWanted(withGame, withPictures); }
    /// Nobody is asked about the crash again.
    Q_INVOKABLE void forgetCrash();

    void refresh();

  signals:
    void changed();
    void examineWanted();
    void reportWanted(bool withGame, bool withPictures);
    void crashForgotten();

  private:
    RowModel rows_;
    std::vector<HealthLine> lines_;
    bool examining_ = false, game_ = false, pictures_ = false;
    QString crash_, written_;
};

}  // namespace hexwarden::viewmodel
