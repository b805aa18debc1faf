// Boards written into bytes: the compiled twin of packing.py. Lowest bit first, on every machine.
#pragma once
#include <cstdint>
#include <cstring>

#include "bits.hpp"

static inline void put_boards(unsigned char *bytes, const Bits *boards, int number) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    for (int i = 0; i < 32 * number; i++) bytes[i] = boards[i / 32].w[i / 8 % 4] >> 8 * (i % 8);
#else
    std::memcpy(bytes, boards, 32 * static_cast<std::size_t>(number));
#endif
}

static inline void put_numbers(unsigned char *bytes, const unsigned char *numbers, int number) {
    std::memcpy(bytes, numbers, static_cast<std::size_t>(number));
}

static inline void put_zeros(unsigned char *bytes, int number) {
    std::memset(bytes, 0, static_cast<std::size_t>(number));
}

static inline void put_bits(unsigned char *bytes, int start, const Bits &board) {
    for (int i = 0; i < 4; i++) {
        std::uint64_t word = board.w[i];
        if (!word) continue;
        int shift = (start + 64 * i) & 7;
        unsigned char *here = bytes + (start + 64 * i) / 8;
        *here |= static_cast<unsigned char>(word << shift);
        for (word >>= 8 - shift; word; word >>= 8) *++here |= static_cast<unsigned char>(word);
    }
}

static inline int get_bit(const unsigned char *bytes, int index) { return bytes[index / 8] >> index % 8 & 1; }
