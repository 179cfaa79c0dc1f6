"""The guided first game: the first age of Ephesus between Giza and Olympia."""

from ecumene.kernel import Lesson, Tip

LESSON = Lesson(
    seed="lesson-14",
    players=3,
    tips=(
        Tip("welcome", ("#city",)),
        Tip("resources", ("#production",)),
        Tip("hand", ("#hand",)),
        Tip("stone", ("stone_pit",), "build stone_pit"),
        Tip("neighbours", ("#right-sells", "#right-city")),
        Tip("trade", ("guard_tower",), "build guard_tower pay right:2"),
        Tip("wonder", ("#wonder",)),
        Tip("stage", ("glassworks_i",), "stage with glassworks_i pay left:2"),
        Tip("science", ("apothecary",), "build apothecary pay right:2"),
        Tip("shields", ("#shields",)),
        Tip("barracks", ("barracks",), "build barracks pay right:2", "free"),
        Tip("sale", ("east_trading_post", "#hand"), "discard east_trading_post", "verb"),
        Tip("conflicts", ("#conflicts", "#shields")),
        Tip("points", ("#seats",)),
        Tip("end", ("#hand",)),
    ),
    partners=(
        "2 build scriptorium pay right:2", "3 build clay_pool",
        "2 build baths", "3 build stockade",
        "2 build ore_vein", "3 build loom_i",
        "2 build altar", "3 build clay_pit",
        "2 build press_i", "3 build theater",
        "2 discard workshop", "3 discard lumber_yard",
    ),
)  # fmt: skip
