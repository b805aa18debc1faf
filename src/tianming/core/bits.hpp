// A set of up to 256 small numbers: the compiled twin of the ints in bits.py.
#pragma once
#include <cstdint>

struct Bits {
    std::uint64_t w[4];

    constexpr Bits() : w{0, 0, 0, 0} {}
    constexpr Bits(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) : w{a, b, c, d} {}

    explicit operator bool() const { return (w[0] | w[1] | w[2] | w[3]) != 0; }
    bool operator!() const { return !static_cast<bool>(*this); }
    Bits operator|(const Bits &o) const { return {w[0] | o.w[0], w[1] | o.w[1], w[2] | o.w[2], w[3] | o.w[3]}; }
    Bits operator&(const Bits &o) const { return {w[0] & o.w[0], w[1] & o.w[1], w[2] & o.w[2], w[3] & o.w[3]}; }
    Bits operator^(const Bits &o) const { return {w[0] ^ o.w[0], w[1] ^ o.w[1], w[2] ^ o.w[2], w[3] ^ o.w[3]}; }
    Bits operator~() const { return {~w[0], ~w[1], ~w[2], ~w[3]}; }
    Bits &operator|=(const Bits &o) { return *this = *this | o; }
    Bits &operator&=(const Bits &o) { return *this = *this & o; }
    Bits &operator^=(const Bits &o) { return *this = *this ^ o; }
    bool operator==(const Bits &o) const {
        return w[0] == o.w[0] && w[1] == o.w[1] && w[2] == o.w[2] && w[3] == o.w[3];
    }
};

static Bits EMPTY;

static inline Bits bit(int index) {
    Bits board;
    board.w[(index >> 6) & 3] = std::uint64_t(1) << (index & 63);
    return board;
}

static inline bool has(const Bits &board, int index) { return board.w[(index >> 6) & 3] >> (index & 63) & 1; }

static inline int count(const Bits &b) {
    return __builtin_popcountll(b.w[0]) + __builtin_popcountll(b.w[1]) + __builtin_popcountll(b.w[2]) +
           __builtin_popcountll(b.w[3]);
}

static inline int lowest(const Bits &board) {
    for (int i = 0; i < 4; i++)
        if (board.w[i]) return 64 * i + __builtin_ctzll(board.w[i]);
    return -1;
}

static inline Bits but_lowest(Bits board) {
    for (int i = 0; i < 4; i++)
        if (board.w[i]) {
            board.w[i] &= board.w[i] - 1;
            break;
        }
    return board;
}

static inline int kth(const Bits &board, int k) {
    for (int i = 0; i < 4; i++) {
        int here = __builtin_popcountll(board.w[i]);
        if (k < here) {
            std::uint64_t word = board.w[i];
            while (k--) word &= word - 1;
            return 64 * i + __builtin_ctzll(word);
        }
        k -= here;
    }
    return -1;
}

static inline Bits first(int size) {
    Bits board;
    for (int i = 0; i < 4; i++) {
        int here = size - 64 * i;
        board.w[i] = here >= 64 ? ~std::uint64_t(0) : here > 0 ? (std::uint64_t(1) << here) - 1 : 0;
    }
    return board;
}

static inline Bits block(std::uint64_t mask, int index) {
    Bits board;
    board.w[index & 3] = mask;
    return board;
}

static inline Bits gather(const Bits *table, const Bits &board) {
    Bits all;
    for (int i = 0; i < 4; i++)
        for (std::uint64_t word = board.w[i]; word; word &= word - 1) all |= table[64 * i + __builtin_ctzll(word)];
    return all;
}
