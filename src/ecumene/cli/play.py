"""``ecumene play``: a person against bots, in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ecumene import bots, games
from ecumene.cli.parser import BadUsage, read_options
from ecumene.cli.picture import show
from ecumene.cli.records import default_players
from ecumene.cli.standings import standings_table
from ecumene.cli.words import Voice
from ecumene.kernel import Change, EcumeneError, Game, Illegal, Match, Message, Offer, Record, Refusal, Rng
from ecumene.kernel import replay as play_again
from ecumene.locale import has

COMMANDS = ("why", "hint", "undo", "log", "table", "save", "help", "quit")
_DEFAULT_FILE = "ecumene-{slug}.json"


def play(arguments: argparse.Namespace, voice: Voice) -> int:
    game = games.load(arguments.game)
    match = _open(arguments, game)
    if not 1 <= arguments.seat <= match.state.players:
        raise Illegal(Message("no-such-seat", {"seat": arguments.seat, "players": match.state.players}))
    bots.bot(arguments.bots)
    return Session(match, arguments.seat - 1, voice, arguments.save or arguments.load, arguments.bots).run()


def _open(arguments: argparse.Namespace, game: Game) -> Match:
    """A new game as asked for, or a saved one."""
    if arguments.load is not None:
        record = Record.load(arguments.load)
        if record.game != game.slug:
            raise BadUsage(f"{arguments.load}: {record.game} ≠ {game.slug}")
        given = {"--players": arguments.players, "--seed": arguments.seed, "--options": arguments.options or None}
        for option, value in given.items():
            if value is not None:
                raise EcumeneError(Message("cli-load-as-it-is", {"option": option, "file": str(arguments.load)}))
        return play_again(record, game)
    players = arguments.players if arguments.players is not None else default_players(game)
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(8)
    return Match(game, players, read_options(arguments.options, game), seed)


class Session:
    """One person at one seat, until the end or until they leave."""

    def __init__(self, match: Match, seat: int, voice: Voice, file: Path | None, level: str) -> None:
        self.match = match
        self.seat = seat
        self.voice = voice
        self.file = file
        self.level = level
        self.chance = Rng(f"{match.seed} bots {len(match.actions)}")
        self.told = 0  # how many events of our journal were shown
        self.offers: list[Offer] = []
        self.refusals: list[Refusal] = []
        voice.you = seat

    def run(self) -> int:
        voice = self.voice
        game = self.match.game.name_of()
        id = f"bots-level-{self.level}"
        bot = Message(id) if has(id) else self.level
        voice.say("cli-play-welcome", style="bold", game=game, seat=self.seat + 1, level=self.level, bot=bot)
        voice.say("cli-play-commands", style="dim")
        try:
            while not self.match.state.over:
                self.let_others_choose()
                if not self.match.state.over and not self.decide():
                    return self.leave()
        except KeyboardInterrupt:
            voice.out.print()
            self.leave()
            raise
        self.tell_news()
        return self.finish()

    def let_others_choose(self) -> None:
        """Bots answer whatever they owe, so that our own choice comes last and is carried out at once."""
        state = self.match.state
        while not state.over:
            others = [seat for seat in state.to_move() if seat != self.seat]
            if not others:
                return
            self.match.play(others[0], bots.choose(state, others[0], self.level, self.chance))

    def decide(self) -> bool:
        """Ask until something was decided; tells whether the person stays."""
        self.tell_news()
        self.draw()
        self.ask()
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                self.voice.out.print()
                return False
            word, _, rest = line.partition(" ")
            command = self.command(word)
            if command == "quit":
                return False
            if command == "undo" and self.undo():
                return True
            if command in HANDLERS:
                HANDLERS[command](self, rest.strip())
            elif line and command is None and self.act(line):
                return True

    def command(self, word: str) -> str | None:
        """The command somebody typed, in English or in their own language."""
        known = {self.voice.words(f"cli-command-{command}"): command for command in COMMANDS}
        known |= {command: command for command in COMMANDS} | {"?": "help"}
        return known.get(word.lower())

    # What is shown

    def draw(self) -> None:
        self.voice.out.rule(style="dim")
        show(self.match.state.view(self.seat), self.match.game, self.voice)

    def ask(self) -> None:
        """The question and the numbered answers, then what cannot be done, numbered on."""
        state, voice = self.match.state, self.voice
        self.offers, self.refusals = state.offers(self.seat), state.refusals(self.seat)
        voice.out.print()
        prompt = state.prompt(self.seat)
        if prompt is not None:
            voice.out.print(voice.text(prompt.text), style="bold")
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column(overflow="fold")
        table.add_column(justify="right", style="green", no_wrap=True)
        for number, offer in enumerate(self.offers, start=1):
            table.add_row(str(number), self.in_words(offer), self.worth(offer))
        for number, refusal in enumerate(self.refusals, start=len(self.offers) + 1):
            names = ", ".join(voice.name_of(self.match.game, component) for component in refusal.touches)
            table.add_row(str(number), Text(voice.words("cli-play-refused", what=names), style="dim"), "")
        voice.out.print(table)

    def in_words(self, offer: Offer) -> str:
        """An offer, what it would move from where to where, and what else there is to say of it."""
        words = [self.voice.text(offer.text), *(self.moved(change) for change in offer.changes)]
        return " · ".join([*words, *(self.voice.text(note) for note in offer.notes)])

    def moved(self, change: Change) -> str:
        whose = f"{self.voice.seat_name(change.seat)}, " if change.seat is not None else ""
        return f"{whose}{self.voice.name_of(self.match.game, change.what)} {change.before} → {change.after}"

    def worth(self, offer: Offer) -> str:
        return self.voice.words("cli-play-points", n=f"{offer.points:+d}") if offer.points else ""

    def tell_news(self) -> None:
        """What happened since we last looked, as far as we may know it."""
        events = self.seen()
        for line in events[self.told :]:
            self.voice.out.print(Text(f"  {line}", style="cyan"), soft_wrap=True)
        self.told = len(events)

    def seen(self) -> list[str]:
        state = self.match.state
        events = state.journal.seen_by(self.seat) if state.journal is not None else []
        return [self.voice.text(state.narrate(event)) for event in events]

    # What can be said

    def act(self, line: str) -> bool:
        """Take the offer of a number, or an action by its notation."""
        try:
            if line.isdecimal():
                number = int(line[:9])
                if not 1 <= number <= len(self.offers):
                    self.why(line) if number <= len(self.offers) + len(self.refusals) else self.unknown(line)
                    return False
                self.match.play(self.seat, self.offers[number - 1].action)
            else:
                self.match.play(self.seat, line)
        except Illegal as refusal:
            if refusal.reason.id == "no-such-action":
                self.unknown(line)
            else:
                self.explain(refusal.reason, refusal.rule)
            return False
        return True

    def unknown(self, line: str) -> None:
        self.voice.say("cli-play-unknown", style="yellow", line=line[:80])

    def why(self, what: str) -> None:
        """Why something cannot be done: by its number, by its notation, or all of it."""
        if not what:
            for refusal in self.refusals:
                self.explain(refusal.reason, refusal.rule)
            if not self.refusals:
                self.voice.say("cli-play-nothing-refused")
            return
        number = int(what[:9]) - 1 if what.isdecimal() else -1
        if 0 <= number < len(self.offers):
            offer = self.offers[number]
            self.voice.say("cli-play-offered", what=self.in_words(offer), notation=offer.notation)
        elif 0 <= number - len(self.offers) < len(self.refusals):
            refusal = self.refusals[number - len(self.offers)]
            self.explain(refusal.reason, refusal.rule)
        elif what.isdecimal():
            self.unknown(what)
        else:
            self.why_not(what)

    def why_not(self, notation: str) -> None:
        try:
            id = self.match.state.check(self.seat, notation)
        except Illegal as refusal:
            self.explain(refusal.reason, refusal.rule)
        else:
            offer = self.match.state.offer(self.seat, id)
            self.voice.say("cli-play-offered", what=self.in_words(offer), notation=offer.notation)

    def hint(self, _: str) -> None:
        """What a strong bot would do at our seat, and why."""
        with self.voice.out.status(self.voice.words("cli-play-thinking")):
            hint = bots.hint(self.match.state, self.seat)
        for n, move in enumerate(hint.moves, start=1):
            chance = round(100 * move.chance)
            self.voice.say("bots-hint-move", style="green", n=n, action=move.text, chance=chance, worlds=hint.worlds)
            for reason in move.reasons:
                self.voice.out.print(f"   {self.voice.text(reason.text)}", style="dim", soft_wrap=True)
        self.voice.say("bots-hint-about", style="dim", worlds=hint.worlds)

    def explain(self, reason: Message, rule: str) -> None:
        self.voice.out.print(self.voice.text(reason), style="yellow", soft_wrap=True)
        if rule:
            self.voice.say("cli-play-rule", style="dim", file=f"docs/rules/{self.match.game.slug}", rule=rule)

    def undo(self) -> bool:
        """Undo our last action, unless it has shown somebody something; tells whether that was done."""
        if self.match.can_undo(self.seat):
            self.match.undo()
        elif self.match.state.can_take_back(self.seat):
            self.match.take_back(self.seat)
        else:
            self.voice.say("cli-play-no-undo", style="yellow")
            return False
        self.told = len(self.seen())
        self.voice.say("cli-play-undone")
        return True

    def log(self, _: str) -> None:
        for line in self.seen():
            self.voice.out.print(Text(line), soft_wrap=True)

    def redraw(self, _: str) -> None:
        self.draw()
        self.ask()

    def help(self, _: str) -> None:
        self.voice.say("cli-play-help")

    def save(self, name: str) -> None:
        file = Path(name) if name else self.file or Path(_DEFAULT_FILE.format(slug=self.match.game.slug))
        try:
            self.match.record().save(file)
        except OSError as error:
            problem = {"file": str(file), "problem": error.strerror or ""}
            self.voice.say("cli-error-file", style="yellow", **problem)
            return
        self.file = file
        self.voice.say("cli-play-saved", file=str(file))

    # How it ends

    def leave(self) -> int:
        if self.file is not None:
            self.save("")
        self.voice.say("cli-play-left")
        return 0

    def finish(self) -> int:
        result = self.match.state.result()
        if result is not None:
            self.voice.out.print()
            self.voice.out.print(standings_table(self.match.game, result, self.voice))
            winners = ", ".join(self.voice.seat_name(seat) for seat in result.winners)
            self.voice.say("cli-play-won", style="bold", winners=winners, n=len(result.winners))
        if self.file is not None:
            self.save("")
        return 0


HANDLERS: dict[str | None, Callable[[Session, str], None]] = {
    "why": Session.why,
    "hint": Session.hint,
    "log": Session.log,
    "table": Session.redraw,
    "save": Session.save,
    "help": Session.help,
}
