#include "companion/session/graphics.h"

#include <QByteArray>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <string>
#include <system_error>

namespace hexwarden::session {

namespace fs = std::filesystem;

bool hasGraphicsCard(const fs::path& devices) {
    std::error_code none;
    // NVIDIA's own driver, and Windows' below Linux.
    if (fs::exists(devices / "nvidia0", none) || fs::exists(devices / "dxg", none)) return true;
    const fs::directory_iterator nodes(devices / "dri", none);
    return std::any_of(begin(nodes), end(nodes), [](const fs::directory_entry& node) {
        return node.path().filename().string().starts_with("render");
    });
}

void chooseRenderer() {
    constexpr std::array kChoices{"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND", "LIBGL_ALWAYS_SOFTWARE"};
    if (std::any_of(kChoices.begin(), kChoices.end(), [](const char* name) { return qEnvironmentVariableIsSet(name); }))
        return;
    if (!hasGraphicsCard()) qputenv("QT_QUICK_BACKEND", QByteArrayLiteral("software"));
}

}  // namespace hexwarden::session
