"""The wall and the pieces: everything printed, as data and as tables computed from it once.

The wall is seen from the front (W1). Columns are lettered from the left, levels numbered from the ground, and the
columns run on across the borders of the provinces, so that ``f2`` lies on level 2 of the first column of province 2::

    4   a4          e4  f4          j4
    3   a3 b3 c3 d3 e3  f3 g3 h3 i3 j3
    2   a2 b2 c2 d2 e2  f2 g2 h2 i2 j2
    1   a1 b1 c1 d1 e1  f1 g1 h1 i1 j1

The number of a cell is 20 times the levels below it, plus its column. On level 4 only the end columns of a province
have cells.
"""

from __future__ import annotations

from tianming.core.bits import pick
from tianming.core.spaces import Space

COLOURS = ("red", "white", "black", "blue", "yellow", "purple")  # the seats
CARDS = ("recruiter", "resources", "builder", "taskmaster")  # the role cards
RECRUITER, RESOURCES, BUILDER, TASKMASTER = range(4)

PROVINCES = 4  # at most
WIDTH = 5
COLUMNS = PROVINCES * WIDTH
LEVELS = 4
CELLS = LEVELS * COLUMNS
FAVOURS = 36

# Set-up, by number of players.
BOARDS = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}
EMPEROR_BLOCKS = {2: 12, 3: 12, 4: 11, 5: 10, 6: 9}
VARIANT_BOARDS = {2: (2,), 3: (2, 3), 4: (2, 3, 4), 5: (3, 4), 6: (3, 4)}  # V1
JADE = 12
BLOCKS = 18
DEALT = 5
KEPT = 3
LOOKED = 5
DRAWN = 2
TURNS = 3  # T1: of each player in a round
INCOME = 3
COSTS = (0, 0, 1, 2, 4, 7)  # R1, Q1: for that many peasants or blocks
NEEDS = (2, 4, 6, 8)  # B2: workers, by level
TOLLS = (1, 2, 3)  # B4: convicts, by level
SECOND_BLOCK = 1
REPEATS = (1, 2, 2)  # M2: recruiter, resources, builder
BUYBACK = 3
FIVE = 5  # R2
FIVE_COST = 2
ROW_POINTS = (3, 6, 10)
LEVEL_POINTS = 10
TOWER_POINTS = 5  # G3: an own block on level 4
CHIP_POINTS = (0, 1, 3, 6, 10, 15, 21)
WEAKEST_POINTS = 5
POINTS_FOR_MOST = 5
SUPPLIES = (100, 50, 65)  # K1: jade, peasants, convicts
MAX_BID = 2047


def _exists(level: int, column: int) -> bool:
    return level < LEVELS - 1 or column % WIDTH in (0, WIDTH - 1)


CELL_NAMES = tuple(
    Space(f"{chr(ord('a') + column)}{level + 1}" if _exists(level, column) else "")
    for level in range(LEVELS)
    for column in range(COLUMNS)
)
CELL_NUMBERS: dict[str, int] = {name: cell for cell, name in enumerate(CELL_NAMES) if name}
TOPS = tuple(LEVELS if _exists(LEVELS - 1, column) else LEVELS - 1 for column in range(COLUMNS))
FAVOUR_NAMES = tuple(f"f{number + 1:02d}" for number in range(FAVOURS))
FAVOUR_NUMBERS = {name: card for card, name in enumerate(FAVOUR_NAMES)}


def cell_set(columns: range, levels: range) -> int:
    """All cells of some columns and levels, as an int."""
    cells = (level * COLUMNS + column for level in levels for column in columns)
    return sum(1 << cell for cell in cells if CELL_NAMES[cell])


def columns_of(province: int) -> range:
    """The columns of a province, counted from 0."""
    return range(province * WIDTH, province * WIDTH + WIDTH)


# W3: rows are numbered 3 for each province before, plus the level; levels 4 for each number of boards, plus the level.
PROVINCE_SETS = tuple(cell_set(columns_of(province), range(LEVELS)) for province in range(PROVINCES))
ROW_SETS = tuple(
    cell_set(columns_of(province), range(level, level + 1)) for province in range(PROVINCES) for level in range(3)
)
LEVEL_SETS = tuple(
    cell_set(range(boards * WIDTH), range(level, level + 1))
    for boards in range(PROVINCES + 1)
    for level in range(LEVELS)
)
WALL_SETS = tuple(cell_set(range(boards * WIDTH), range(LEVELS)) for boards in range(PROVINCES + 1))


def names(cells: int) -> tuple[Space, ...]:
    """The names of a set of cells given as an int, from the ground up."""
    return tuple(pick(CELL_NAMES, cells))


def card_names(cards: int) -> tuple[str, ...]:
    """The names of a set of favour cards given as an int."""
    return tuple(pick(FAVOUR_NAMES, cards))
