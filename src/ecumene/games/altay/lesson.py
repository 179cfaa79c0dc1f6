"""The guided first game: two turns in which everything happens once."""

from ecumene.kernel import Lesson, Tip

LESSON = Lesson(
    seed="lesson-0",
    players=2,
    tips=(
        Tip("welcome", ("#world",)),
        Tip("people", ("smallfolk",), "people smallfolk"),
        Tip("place", ("F3",), "place F3"),
        Tip("hand", ("#hand",)),
        Tip("hunter", ("hunter",), "play hunter food"),
        Tip("pool", ("#pool",)),
        Tip("again", ("hunter",), "play hunter food"),
        Tip("market", ("#market",)),
        Tip("buy", ("farmer",), "buy farmer"),
        Tip("attack", ("W3",), "attack F3 W3 warrior"),
        Tip("goals", ("#goals",)),
        Tip("wood", ("craftsman_wood",), "play craftsman_wood wood"),
        Tip("start", ("writing",), "start writing all"),
        Tip("end-turn", ("#end",), "end"),
        Tip("second", ("hunter",), "play hunter food", "free"),
        Tip("", (), "play hunter food", "free"),
        Tip("village", ("village",), "play village collect", "free"),
        Tip("fill", ("#realm",), "put village all", "free"),
        Tip("settle", ("W3",), "place W3", "free"),
        Tip("points", ("#world",)),
        Tip("end", ("#hand",)),
    ),
    partners=(
        "2 people earthfolk", "2 place F5", "2 attack F5 H5 warrior", "2 commit warrior",
        "2 start mathematics metal", "2 play hunter food", "2 play village collect", "2 put village food",
        "2 end",
    ),
)  # fmt: skip
