// How the session tells the table of a failure.
#pragma once

#include "companion/log/log.h"
#include "companion/viewmodel/screens/companion.h"
#include "companion/viewmodel/words/messages.h"
#include "tracker/board/message.h"

namespace hexwarden::session {

/// Runs what may fail and tells the table in one sentence if it did.
template <class Work>
void guarded(viewmodel::Companion& companion, Work work) {
    try {
        work();
    } catch (const std::exception& e) {
        log::write(e.what());
        companion.tell(viewmodel::inWords(board::messageOf(e)));
    }
}

}  // namespace hexwarden::session
