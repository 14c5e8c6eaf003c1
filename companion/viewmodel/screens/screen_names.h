// The words of the screens, for the rail, for --screen, its help and its completion.
#pragma once

#include <array>

namespace hexwarden::viewmodel {

/// Those of the rail first and in its order.
inline constexpr std::array kScreens{"home",   "camera", "scan",     "table",      "referee", "books",
                                     "ledger", "end",    "settings", "misreading", "pieces"};

}  // namespace hexwarden::viewmodel
