// What a film's pictures take of memory, and give back.
#pragma once

namespace hexwarden::vision {

/// One frame's pictures are as large as the next one's: from now on this process keeps what they free, up to 32 MiB at
/// the end of each heap. Left to itself the allocator gives large pieces back to the system and takes them anew page by
/// page, which on a reach costs more than all that is computed.
void keepFreedMemory();

}  // namespace hexwarden::vision
