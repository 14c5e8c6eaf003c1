#pragma once

#include <stdexcept>
#include <string>

namespace hexwarden::support {

/// What an exception of `act` says.
template <class F>
std::string complaint(F&& act) {
    try {
        act();
    } catch (const std::runtime_error& e) {
        return e.what();
    }
    return "no complaint";
}

}  // namespace hexwarden::support
