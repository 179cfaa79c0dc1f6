"""The map of Altay: regions with their outlines, borders, conquest markers and how the map is used, as typed data.

The board prints no names, so the ids are ours: F farmland, W forest, H mine (hills in English), M mountain, S sea, I
island. Outlines are our own coarse drawing on a canvas of 1000 by 700, y growing downward; neighbours share their
vertices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.altay.components import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, TWO_SOURCES
from ecumene.games.altay.resources import FARMLAND, FOOD, FOREST, METAL, MINE, MOUNTAIN, STONE, WOOD

CANVAS: Final = (1000, 700)

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Region:
    """A land region: its terrain, its outline, and with how many players it is in play."""

    id: str
    terrain: str
    label: Point
    outline: tuple[Point, ...]
    players: tuple[int, ...] = (2, 3, 4)
    sure: str = TWO_SOURCES


@dataclass(frozen=True, slots=True)
class Water:
    """A sea or an island: drawn, but without a part in the game."""

    id: str
    kind: str
    outline: tuple[Point, ...]
    sure: str = RULEBOOK


@dataclass(frozen=True, slots=True)
class Border:
    """Two adjacent regions, and the river or strait between them."""

    a: str
    b: str
    kind: str = "land"
    line: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Marker:
    """A kind of conquest marker."""

    id: str
    difficulty: int
    resource: str | None
    copies: int
    sure: str = ONE_SOURCE


@dataclass(frozen=True, slots=True)
class Layout:
    """How the map is used by so many players."""

    vp_tokens: tuple[str, ...]
    suggested_starts: tuple[str, ...]
    regions_out: tuple[str, ...] = ()
    vp_tokens_sure: str = RECONSTRUCTED
    starts_sure: str = RECONSTRUCTED
    regions_out_sure: str = TWO_SOURCES


REGIONS: Final = (
    Region(
        "F1", FARMLAND, (78, 55),
        (
            (0, 0), (262, 0), (258, 12), (252, 26), (212, 38), (170, 62), (130, 82), (97, 114), (45, 106),
            (0, 98),
        ), players=(3, 4),
    ),
    Region(
        "F2", FARMLAND, (570, 120),
        (
            (494, 50), (545, 34), (605, 44), (650, 80), (672, 136), (648, 162), (634, 196), (617, 226),
            (590, 222), (555, 200), (510, 196), (475, 186), (487, 120),
        ),
    ),
    Region(
        "F3", FARMLAND, (953, 47),
        (
            (806, 0), (1000, 0), (1000, 124), (968, 137), (938, 100), (905, 62), (850, 46), (795, 42),
            (798, 20),
        ), players=(2, 4),
    ),
    Region(
        "F4", FARMLAND, (70, 630),
        (
            (0, 480), (20, 488), (42, 502), (80, 552), (140, 595), (200, 620), (254, 643), (225, 672),
            (195, 700), (0, 700),
        ), players=(3, 4),
    ),
    Region(
        "F5", FARMLAND, (486, 550),
        (
            (454, 480), (490, 488), (540, 500), (582, 518), (556, 570), (515, 605), (490, 655), (445, 640),
            (400, 622), (346, 600), (370, 582), (396, 560), (430, 525),
        ),
    ),
    Region(
        "F6", FARMLAND, (933, 597),
        (
            (893, 500), (945, 488), (1000, 475), (1000, 700), (904, 700), (878, 650), (863, 595), (880, 545),
        ),
    ),
    Region(
        "W1", FOREST, (166, 132),
        (
            (97, 114), (130, 82), (170, 62), (212, 38), (252, 26), (262, 62), (283, 98), (238, 128),
            (228, 165), (180, 195), (172, 250), (178, 302), (145, 284), (110, 282), (80, 255), (90, 205),
            (92, 160),
        ), players=(3, 4),
    ),
    Region(
        "W2", FOREST, (711, 64),
        (
            (485, 0), (806, 0), (798, 20), (795, 42), (774, 76), (766, 108), (758, 135), (746, 160),
            (702, 130), (672, 136), (650, 80), (605, 44), (545, 34), (494, 50), (480, 22),
        ),
    ),
    Region(
        "W3", FOREST, (951, 214),
        (
            (874, 205), (925, 172), (968, 137), (1000, 124), (1000, 298), (972, 280), (942, 262), (910, 292),
            (874, 303), (880, 250),
        ), players=(2, 4),
    ),
    Region(
        "W4", FOREST, (109, 485),
        (
            (50, 440), (100, 412), (150, 432), (184, 484), (222, 525), (280, 540), (340, 540), (396, 560),
            (370, 582), (346, 600), (300, 615), (254, 643), (200, 620), (140, 595), (80, 552), (42, 502),
        ), players=(3, 4),
    ),
    Region(
        "W5", FOREST, (793, 443),
        (
            (775, 378), (820, 358), (868, 338), (855, 385), (850, 440), (838, 497), (780, 498), (718, 494),
            (730, 455), (745, 415),
        ), players=(2, 4),
    ),
    Region(
        "W6", FOREST, (806, 650),
        (
            (718, 608), (790, 598), (863, 595), (878, 650), (904, 700), (752, 700), (735, 655),
        ),
    ),
    Region(
        "H1", MINE, (46, 153),
        (
            (0, 98), (45, 106), (97, 114), (92, 160), (90, 205), (80, 255), (50, 258), (22, 268), (0, 236),
        ), players=(3, 4),
    ),
    Region(
        "H2", MINE, (417, 74),
        (
            (262, 0), (485, 0), (480, 22), (494, 50), (487, 120), (475, 186), (452, 232), (424, 254),
            (390, 262), (396, 215), (402, 165), (375, 135), (330, 104), (283, 98), (262, 62), (252, 26),
            (258, 12),
        ),
    ),
    Region(
        "H3", MINE, (842, 116),
        (
            (795, 42), (850, 46), (905, 62), (938, 100), (968, 137), (925, 172), (874, 205), (840, 185),
            (815, 150), (785, 135), (766, 108), (774, 76),
        ), players=(2, 4),
    ),
    Region(
        "H4", MINE, (281, 473),
        (
            (245, 400), (278, 408), (305, 397), (345, 450), (390, 460), (436, 464), (454, 480), (430, 525),
            (396, 560), (340, 540), (280, 540), (222, 525), (184, 484), (220, 440),
        ), players=(3, 4),
    ),
    Region(
        "H5", MINE, (343, 652),
        (
            (195, 700), (225, 672), (254, 643), (300, 615), (346, 600), (400, 622), (445, 640), (490, 655),
            (483, 680), (487, 700),
        ),
    ),
    Region(
        "H6", MINE, (746, 550),
        (
            (668, 528), (690, 510), (718, 494), (780, 498), (838, 497), (866, 503), (893, 500), (880, 545),
            (863, 595), (790, 598), (718, 608), (692, 566),
        ),
    ),
    Region(
        "M1", MOUNTAIN, (73, 345),
        (
            (0, 236), (22, 268), (50, 258), (80, 255), (110, 282), (145, 284), (178, 302), (215, 325),
            (238, 360), (245, 400), (220, 440), (184, 484), (150, 432), (100, 412), (50, 440), (42, 502),
            (20, 488), (0, 480),
        ), players=(3, 4),
    ),
    Region(
        "M2", MOUNTAIN, (380, 398),
        (
            (390, 262), (424, 254), (434, 310), (438, 390), (436, 464), (390, 460), (345, 450), (305, 397),
            (345, 350), (365, 300),
        ), players=(3, 4),
    ),
    Region(
        "M3", MOUNTAIN, (687, 214),
        (
            (672, 136), (702, 130), (746, 160), (742, 205), (758, 245), (700, 270), (650, 285), (632, 262),
            (617, 226), (634, 196), (648, 162),
        ),
    ),
    Region(
        "M4", MOUNTAIN, (926, 417),
        (
            (874, 303), (910, 292), (942, 262), (972, 280), (1000, 298), (1000, 475), (945, 488), (893, 500),
            (866, 503), (838, 497), (850, 440), (855, 385), (868, 338), (876, 322),
        ), players=(2, 4),
    ),
    Region(
        "M5", MOUNTAIN, (625, 616),
        (
            (582, 518), (605, 525), (632, 508), (668, 528), (692, 566), (718, 608), (735, 655), (752, 700),
            (487, 700), (483, 680), (490, 655), (515, 605), (556, 570),
        ),
    ),
)  # fmt: skip

WATERS: Final = (
    Water(
        "S1", "sea",
        (
            (238, 128), (283, 98), (330, 104), (375, 135), (402, 165), (396, 215), (390, 262), (365, 300),
            (345, 350), (305, 397), (278, 408), (245, 400), (238, 360), (215, 325), (178, 302), (172, 250),
            (180, 195), (228, 165),
        ),
    ),
    Water(
        "S2", "sea",
        (
            (475, 186), (510, 196), (555, 200), (590, 222), (617, 226), (632, 262), (650, 285), (700, 270),
            (758, 245), (742, 205), (746, 160), (758, 135), (766, 108), (785, 135), (815, 150), (840, 185),
            (874, 205), (880, 250), (874, 303), (876, 322), (868, 338), (820, 358), (775, 378), (745, 415),
            (730, 455), (718, 494), (690, 510), (668, 528), (632, 508), (605, 525), (582, 518), (540, 500),
            (490, 488), (454, 480), (436, 464), (438, 390), (434, 310), (424, 254), (452, 232),
        ),
    ),
    Water(
        "I1", "island",
        (
            (262, 180), (300, 158), (343, 168), (348, 215), (325, 285), (292, 325), (262, 338), (232, 298),
            (242, 232),
        ), sure=TWO_SOURCES,
    ),
    Water(
        "I2", "island",
        (
            (492, 368), (508, 338), (560, 342), (620, 334), (670, 326), (690, 350), (680, 395), (642, 425),
            (600, 437), (545, 415), (500, 394),
        ), sure=TWO_SOURCES,
    ),
)  # fmt: skip

BORDERS: Final = (
    Border("F1", "W1"),
    Border("F1", "H1", "river", ((0, 98), (45, 106), (97, 114))),
    Border("F1", "H2", "river", ((252, 26), (258, 12), (262, 0))),
    Border("F2", "W2"),
    Border("F2", "H2"),
    Border("F2", "M3"),
    Border("F3", "W2", "river", ((795, 42), (798, 20), (806, 0))),
    Border("F3", "W3"),
    Border("F3", "H3"),
    Border("F4", "W4"),
    Border("F4", "H5", "river", ((254, 643), (225, 672), (195, 700))),
    Border("F4", "M1"),
    Border("F5", "W4", "river", ((396, 560), (370, 582), (346, 600))),
    Border("F5", "H4", "river", ((454, 480), (430, 525), (396, 560))),
    Border("F5", "H5"),
    Border("F5", "M5"),
    Border("F6", "W6"),
    Border("F6", "H6"),
    Border("F6", "M4", "river", ((893, 500), (945, 488), (1000, 475))),
    Border("W1", "H1"),
    Border("W1", "H2", "river", ((252, 26), (262, 62), (283, 98))),
    Border("W1", "M1"),
    Border("W2", "H2"),
    Border("W2", "H3", "river", ((766, 108), (774, 76), (795, 42))),
    Border("W2", "M3"),
    Border("W3", "H3"),
    Border("W3", "M4"),
    Border("W4", "H4"),
    Border("W4", "H5", "river", ((346, 600), (300, 615), (254, 643))),
    Border("W4", "M1"),
    Border("W5", "H6", "river", ((718, 494), (780, 498), (838, 497))),
    Border("W5", "M4"),
    Border("W6", "H6"),
    Border("W6", "M5"),
    Border("H1", "M1"),
    Border("H2", "M2", "strait", ((390, 262), (424, 254))),
    Border("H4", "M1"),
    Border("H4", "M2"),
    Border("H5", "M5"),
    Border("H6", "M4", "river", ((838, 497), (866, 503), (893, 500))),
    Border("H6", "M5"),
)

MARKERS: Final = (
    Marker("c1", 1, None, 12, TWO_SOURCES),
    Marker("c2_food", 2, FOOD, 3),
    Marker("c2_wood", 2, WOOD, 3),
    Marker("c2_metal", 2, METAL, 3),
    Marker("c2_stone", 2, STONE, 3),
    Marker("c3_wood", 3, WOOD, 3),
    Marker("c3_metal", 3, METAL, 3),
    Marker("c3_stone", 3, STONE, 3),
)
#: Mountains take markers of this difficulty, all other regions take the rest.
MOUNTAIN_DIFFICULTY: Final = 3
VP_TOKEN_VALUE: Final = 1

#: By number of players. The whole map is used by four, or by fewer who want it whole.
LAYOUTS: Final = {
    2: Layout(("M4",), ("F3", "F6"), ("F1", "F4", "W1", "W4", "H1", "H4", "M1", "M2")),
    3: Layout(("M1", "M2"), ("F2", "F4", "F6"), ("F3", "W3", "W5", "H3", "M4")),
    4: Layout(("M1", "M2", "M4"), ("F1", "F3", "F4", "F6"), vp_tokens_sure=TWO_SOURCES),
}
