// Runs every tst_*.qml of this folder on the companion's own modules.
#include "tests/qml/bench.h"

#include <QQmlEngine>

#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(HexwardenPlugin)
Q_IMPORT_QML_PLUGIN(Hexwarden_ModelPlugin)

namespace hexwarden::tests {

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        bench_ = std::make_unique<Bench>(*engine);
        qmlRegisterSingletonInstance("Hexwarden.Test", 1, 0, "Bench", bench_.get());
    }
    void cleanupTestCase() { bench_.reset(); }

  private:
    std::unique_ptr<Bench> bench_;
};

}  // namespace hexwarden::tests

using hexwarden::tests::Setup;
QUICK_TEST_MAIN_WITH_SETUP(companion, Setup)

#include "main.moc"
