"""The guided first game: three rounds, from the first card to the first event and the first colony."""

from ecumene.kernel import Lesson, Tip

LESSON = Lesson(
    seed="lesson-114",
    players=2,
    tips=(
        Tip("welcome", ("#ratings", "#tab-mine")),
        Tip("row", ("#row", "#tab-row")),
        Tip("take", ("#tab-row",), "take 1"),
        Tip("first-end", ("#end",), "end"),
        Tip("politics", ("#end",), "pass"),
        Tip("actions", ("#end",)),
        Tip("population", ("#population", "#tab-mine"), "population"),
        Tip("mine", ("#tab-mine",), "build bronze"),
        Tip("second-take", ("#tab-row",), "take 6"),
        Tip("production", ("#forecast", "#end")),
        Tip("end-turn", ("#end",), "end"),
        Tip("military", ("#military",)),
        Tip("event", ("reign_of_terror", "#military"), "prepare reign_of_terror"),
        Tip("what-happened", ("#events", "#missed", "#tab-events")),
        Tip("columbus", ("#tab-row",), "take 7"),
        Tip("leader", ("christopher_columbus",), "leader christopher_columbus"),
        Tip("temple", ("#tab-mine",), "build religion", "free"),
        Tip("", (), "end", "free"),
        Tip("colony", ("vast_territory_i", "#military"), "settle vast_territory_i"),
        Tip("strength", ("#ratings", "#tab-mine")),
        Tip("end", ("#row", "#tab-row")),
    ),
    partners=(
        "2 take 2", "2 take 5", "2 end", "2 pass", "2 build bronze", "2 take 4", "2 take 2",
        "2 leader alexander_the_great", "2 end", "2 prepare raiders", "2 take 6", "2 stage 1", "2 population",
        "2 end",
    ),
)  # fmt: skip
