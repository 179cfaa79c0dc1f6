"""The guided first game: the whole first epoch, from the side of the start card to the medals."""

from ecumene.kernel import Lesson, Tip

LESSON = Lesson(
    seed="lesson-0",
    players=2,
    tips=(
        Tip("welcome", ("#tracks",)),
        Tip("side", ("#dock",), "side B"),
        Tip("wheel", ("#wheel",)),
        Tip("turn-wheel", ("#dock",), "wheel blue"),
        Tip("two-cards", ("#dock",)),
        Tip("buy", ("I-blue-06",), "buy I-blue-06"),
        Tip("discount", ("#columns",)),
        Tip("farm", ("I-green-06",), "buy I-green-06"),
        Tip("sell", ("I-red-01",), "sell I-red-01", "verb"),
        Tip("", (), "sell I-purple-04", "free"),
        Tip("gold", ("I-yellow-04",), "buy I-yellow-04", "free"),
        Tip("income", ("#tracks",)),
        Tip("statue", ("statue_1",), "build statue_1 income up", "verb"),
        Tip("second-half", ("#wheel",)),
        Tip("take", ("I-yellow-10",), "buy I-yellow-10", "free"),
        Tip("food", ("I-green-09",), "buy I-green-09", "free"),
        Tip("", (), "sell I-purple-13", "free"),
        Tip("", (), "buy I-blue-02", "free"),
        Tip("", (), "sell I-green-10", "free"),
        Tip("colony", ("C03",), "plunder C03", "free"),
        Tip("feeding", ("#tracks",)),
        Tip("medals", ("silver",), "silver income", "free"),
        Tip("", (), "silver food", "free"),
        Tip("gold-medal", ("gold",), "pass", "free"),
        Tip("end", ("#dock",)),
    ),
    partners=(
        "2 side A", "2 buy I-green-04", "2 buy I-red-06", "2 buy I-purple-05", "2 sell I-yellow-02",
        "2 buy I-blue-05", "2 pass", "2 build statue_1 income up", "2 buy I-yellow-01", "2 buy I-blue-04",
        "2 sell I-red-02", "2 buy I-red-05", "2 sell I-purple-14", "2 plunder C03", "2 silver culture",
        "2 silver culture", "2 wheel blue",
    ),
)  # fmt: skip
