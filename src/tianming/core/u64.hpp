// The arithmetic of u64.py.
#pragma once
#include <cstdint>

static inline std::uint64_t advance(std::uint64_t number) {
    return number * 6364136223846793005ULL + 1442695040888963407ULL;
}

static inline int scale(std::uint64_t number, int size) {
    return static_cast<int>(((number >> 32) * static_cast<std::uint64_t>(size)) >> 32);
}
