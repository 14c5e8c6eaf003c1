// All screens' models together, which of them is open, and what there is to tell. Knows no thread and no file: the
// session wires it to the table.
#pragma once

#include "companion/viewmodel/books/books_model.h"
#include "companion/viewmodel/screens/camera_model.h"
#include "companion/viewmodel/screens/end_model.h"
#include "companion/viewmodel/screens/hands_model.h"
#include "companion/viewmodel/screens/health_model.h"
#include "companion/viewmodel/screens/ledger_model.h"
#include "companion/viewmodel/screens/misreading_model.h"
#include "companion/viewmodel/screens/new_game_model.h"
#include "companion/viewmodel/screens/our_pieces_model.h"
#include "companion/viewmodel/screens/past_model.h"
#include "companion/viewmodel/screens/questions_model.h"
#include "companion/viewmodel/screens/referee_model.h"
#include "companion/viewmodel/screens/rolls_model.h"
#include "companion/viewmodel/screens/scan_model.h"
#include "companion/viewmodel/screens/seats_model.h"
#include "companion/viewmodel/screens/settings.h"
#include "companion/viewmodel/screens/table_model.h"
#include "companion/viewmodel/voice/voice_model.h"

#include <QUrl>

namespace hexwarden::viewmodel {

class Companion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(hexwarden::viewmodel::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::NewGameModel* newGame READ newGame CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::CameraModel* camera READ camera CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::ScanModel* scan READ scan CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::TableModel* table READ table CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RollsModel* rolls READ rolls CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::HandsModel* hands READ hands CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::PastModel* past READ past CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::OurPiecesModel* ourPieces READ ourPieces CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::QuestionsModel* questions READ questions CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RefereeModel* referee READ referee CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::BooksModel* books READ books CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::LedgerModel* ledger READ ledger CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::EndModel* end READ end CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::HealthModel* health READ health CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::MisreadingModel* misreading READ misreading CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::VoiceModel* voice READ voice CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::SeatsModel* seats READ seats CONSTANT)
    /// Filmed evenings that come with the program. Roles: source, title, summary, poster.
    Q_PROPERTY(hexwarden::viewmodel::RowModel* samples READ samples CONSTANT)
    Q_PROPERTY(QString screen READ screen WRITE setScreen NOTIFY screenChanged)
    Q_PROPERTY(bool sample READ isSample NOTIFY sampleChanged)
    Q_PROPERTY(bool sampleEnded READ hasSampleEnded NOTIFY sampleChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

  public:
    /// `settingsFile` empty: where the platform keeps settings.
    explicit Companion(const QString& settingsFile = {}, QObject* parent = nullptr);

    /// The screens' words, those of the rail first and in its order.
    static QStringList screens();

    Evening& evening() { return evening_; }
    Settings* settings() { return &settings_; }
    NewGameModel* newGame() { return &newGame_; }
    CameraModel* camera() { return &camera_; }
    ScanModel* scan() { return &scan_; }
    TableModel* table() { return &table_; }
    RollsModel* rolls() { return &rolls_; }
    HandsModel* hands() { return &hands_; }
    PastModel* past() { return &past_; }
    OurPiecesModel* ourPieces() { return &ourPieces_; }
    QuestionsModel* questions() { return &questions_; }
    RefereeModel* referee() { return &referee_; }
    BooksModel* books() { return &books_; }
    LedgerModel* ledger() { return &ledger_; }
    EndModel* end() { return &end_; }
    HealthModel* health() { return &health_; }
    MisreadingModel* misreading() { return &misreading_; }
    VoiceModel* voice() { return &voice_; }
    SeatsModel* seats() { return &seats_; }
    RowModel* samples() { return &samples_; }

    QString screen() const { return screen_; }
    void setScreen(const QString&);
    /// What is on the table is the filmed sample, and nobody's evening.
    bool isSample() const { return sample_; }
    void setSample(bool);
    bool hasSampleEnded() const { return sampleEnded_; }
    void endSample();
    /// What everybody at the table should know, a line a sentence, until somebody has read it.
    QString notice() const { return notice_; }
    void tell(const QString& sentence);
    Q_INVOKABLE void dismissNotice();
    /// Files that were dropped on the window, or handed over by a second start.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// Leaves what was begun on the screen in sight; records nothing. Settings, a misreading and our pieces are left
    /// for the screen that they were opened from.
    Q_INVOKABLE void cancel();
    /// Says everything again: the language has changed.
    void refresh();

  signals:
    void screenChanged();
    void sampleChanged();
    void noticeChanged();
    /// A game, a picture or a film is to be opened.
    void fileWanted(const QString& file);

  private:
    Settings settings_;
    Evening evening_;
    NewGameModel newGame_;
    CameraModel camera_;
    ScanModel scan_;
    TableModel table_;
    RollsModel rolls_;
    HandsModel hands_;
    PastModel past_;
    OurPiecesModel ourPieces_;
    QuestionsModel questions_;
    RefereeModel referee_;
    BooksModel books_;
    LedgerModel ledger_;
    EndModel end_;
    HealthModel health_;
    MisreadingModel misreading_;
    VoiceModel voice_;
    SeatsModel seats_;
    RowModel samples_{{"source", "title", "summary", "poster"}};
    QString screen_ = QStringLiteral("home"), cameFrom_ = screen_;
    bool sample_ = false, sampleEnded_ = false;
    QString notice_;
};

}  // namespace hexwarden::viewmodel
