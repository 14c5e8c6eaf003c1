// Which commit the program was built from.
#pragma once

namespace hexwarden::doctor {

/// Twelve digits, with "+" behind them if files had been changed; "unknown" if it is not known.
extern const char* const kCommit;

}  // namespace hexwarden::doctor
