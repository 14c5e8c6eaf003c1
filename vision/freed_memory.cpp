#include "vision/freed_memory.h"

#include <malloc.h>

namespace hexwarden::vision {

void keepFreedMemory() {
    constexpr int kLargest = 16 << 20, kMostUnused = 32 << 20;  // bytes
    ::mallopt(M_MMAP_THRESHOLD, kLargest);
    ::mallopt(M_TRIM_THRESHOLD, kMostUnused);
}

}  // namespace hexwarden::vision
