// A companion at home in a folder of its own, without a screen.
#pragma once

#include "companion/session/session.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>
#include <functional>

#include <gtest/gtest.h>

namespace hexwarden::tests {

class SessionFixture : public testing::Test {
  protected:
    SessionFixture() {
        qputenv("HOME", home_.path().toUtf8());
        qputenv("XDG_DATA_HOME", home_.filePath("data").toUtf8());
        qputenv("XDG_STATE_HOME", home_.filePath("state").toUtf8());
        qputenv("XDG_CONFIG_HOME", home_.filePath("config").toUtf8());
        QCoreApplication::setOrganizationName("hexwarden");
        QCoreApplication::setApplicationName("hexwarden");
    }

    /// Lets the event loop run until something is so; a test that waits for ever is stopped from outside.
    static void waitUntil(const std::function<bool()>& isSo) {
        while (!isSo()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            QThread::msleep(5);  // the time is the camera's threads'
        }
    }

    QString folderOf(const QString& name) const {
        const QString folder = home_.filePath("data/hexwarden/hexwarden/" + name);
        QDir().mkpath(folder);
        return folder;
    }
    std::unique_ptr<viewmodel::Companion> companion() const {
        return std::make_unique<viewmodel::Companion>(home_.filePath("settings.ini"));
    }
    static session::SessionOptions options(const QString& journal = {}) {
        return {std::filesystem::path(HEXWARDEN_SOURCE) / "data", QStringLiteral("sample"), journal};
    }

    QTemporaryDir home_;
};

}  // namespace hexwarden::tests
