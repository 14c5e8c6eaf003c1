#include "companion/session/graphics.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
namespace fs = std::filesystem;

class Graphics : public testing::Test {
  protected:
    void device(const char* name) {
        const fs::path node = devices() / name;
        fs::create_directories(node.parent_path());
        QFile file(QString::fromStdString(node.string()));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    fs::path devices() const { return folder_.path().toStdString(); }
    /// What is chosen then, with these variables alone.
    QByteArray chosen(const char* variable) {
        for (const char* name : {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND", "LIBGL_ALWAYS_SOFTWARE"})
            qunsetenv(name);
        if (variable) qputenv(variable, QByteArrayLiteral("1"));
        session::chooseRenderer();
        const QByteArray backend = qgetenv("QT_QUICK_BACKEND");
        qunsetenv("QT_QUICK_BACKEND");
        if (variable) qunsetenv(variable);
        return backend;
    }

  private:
    QTemporaryDir folder_;
};

TEST_F(Graphics, ACardThatRendersIsFound) {
    EXPECT_FALSE(session::hasGraphicsCard(devices())) << "there are no devices";
    device("dri/card0");
    EXPECT_FALSE(session::hasGraphicsCard(devices())) << "it shows pictures and renders none";
    device("dri/renderD128");
    EXPECT_TRUE(session::hasGraphicsCard(devices()));
}

TEST_F(Graphics, DriversWithNodesOfTheirOwnAreKnown) {
    device("nvidia0");
    EXPECT_TRUE(session::hasGraphicsCard(devices()));
}

TEST_F(Graphics, WithoutACardQtDrawsUnlessSomebodyHasChosen) {
    EXPECT_EQ(chosen(nullptr), session::hasGraphicsCard() ? "" : "software");
    EXPECT_EQ(chosen("LIBGL_ALWAYS_SOFTWARE"), "");
    EXPECT_EQ(chosen("QSG_RHI_BACKEND"), "");
}

}  // namespace
