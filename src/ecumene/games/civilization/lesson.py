"""The guided first game, standard rules: two villages and the whole first turn."""

from ecumene.kernel import Lesson, Tip

LESSON = Lesson(
    seed="lesson-0",
    players=2,
    options={"rules": "standard"},
    tips=(
        Tip("welcome", ("#world",)),
        Tip("first-village", ("anatolia",), "settle anatolia"),
        Tip("second-village", ("gaul",), "settle gaul"),
        Tip("markers", ("anatolia",)),
        Tip("settler", ("anatolia",), "move settler anatolia euphrates"),
        Tip("other-settler", ("gaul",), "move settler gaul germania"),
        Tip("swordsman", ("gaul",), "move swordsman gaul germania"),
        Tip("done-moving", ("#finish",), "done"),
        Tip("trade", ("ready", "#sheet"), "ready"),
        Tip("income", ("#purse",)),
        Tip("found", ("found", "euphrates"), "found euphrates"),
        Tip("marker-found", ("euphrates", "#world")),
        Tip("research", ("#shop",), "research"),
        Tip("expand", ("expand",), "expand anatolia", "verb"),
        Tip("army", ("settler", "#shop"), "buy settler gaul", "free"),
        Tip("done-buying", ("#finish",), "done", "free"),
        Tip("battle", ("#world",)),
        Tip("end", ("#world",)),
    ),
    partners=(
        "2 settle ganges", "2 settle deccan", "2 move settler ganges himalaya",
        "2 move settler himalaya yunnan", "2 move settler deccan indus", "2 explore yunnan", "2 order fight",
        "2 move swordsman ganges himalaya", "2 move swordsman deccan indus", "2 move settler indus himalaya",
        "2 done", "2 ready", "2 found himalaya", "2 found yunnan", "2 buy settler yunnan", "2 expand himalaya",
        "2 research", "2 done", "2 move settler yunnan huang_he", "2 move swordsman himalaya indus",
        "2 move swordsman indus steppe", "2 order spare", "2 move settler huang_he yangtze",
        "2 explore yangtze", "2 done",
    ),
)  # fmt: skip
