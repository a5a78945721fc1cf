"""Hus, seed by seed, straight from the rules."""

COLUMNS = "abcdefgh"
MAX_LAPS = 5000
PRESETS = {
    "european": {"direction": "clockwise", "capture-if": "inner", "resow": "with-own", "ends": "either"},
    "african": {"direction": "counter-clockwise", "capture-if": "both", "resow": "captured-only", "ends": "mover"},
}

# Counter-clockwise loops, as names.
SOUTH = [c + "1" for c in COLUMNS] + [c + "2" for c in reversed(COLUMNS)]
NORTH = [c + "4" for c in reversed(COLUMNS)] + [c + "3" for c in COLUMNS]


class Hus:
    seats = 2

    def __init__(self, variant, options, rng):
        self.rules = {**PRESETS[variant], **options}
        self.pits = {}
        for c in COLUMNS:
            self.pits[c + "1"] = self.pits[c + "4"] = 2
            self.pits[c + "2"] = 2 if c in "efgh" else 0
            self.pits[c + "3"] = 2 if c in "abcd" else 0
        self.to_move = "s"

    def text(self):
        rows = [",".join(str(self.pits[c + r]) for c in COLUMNS) for r in "4321"]
        return "/".join(rows) + " " + self.to_move

    def turn(self):
        return 0 if self.to_move == "s" else 1

    def loop(self, side):
        loop = SOUTH if side == "s" else NORTH
        return loop if self.rules["direction"] == "counter-clockwise" else loop[::-1]

    def sow(self, start):
        """The pits after sowing from a pit, or None if it is endless."""
        pits = dict(self.pits)
        loop = self.loop(self.to_move)
        inner = "2" if self.to_move == "s" else "3"
        facing, behind = ("3", "4") if self.to_move == "s" else ("2", "1")
        place = loop.index(start)
        hand, pits[start] = pits[start], 0
        laps = 1
        while True:
            while hand:
                place = (place + 1) % 16
                pits[loop[place]] += 1
                hand -= 1
            here = loop[place]
            if pits[here] == 1:
                return pits
            laps += 1
            if laps > MAX_LAPS:
                return None
            captures = False
            if here[1] == inner:
                near, far = pits[here[0] + facing], pits[here[0] + behind]
                captures = near > 0 if self.rules["capture-if"] == "inner" else near > 0 and far > 0
            if captures:
                hand = near + far
                pits[here[0] + facing] = pits[here[0] + behind] = 0
            if not captures or self.rules["resow"] == "with-own":
                hand += pits[here]
                pits[here] = 0

    def stuck(self, side):
        return all(self.pits[p] < 2 for p in self.loop(side))

    def moves(self):
        if self.rules["ends"] == "either" and (self.stuck("s") or self.stuck("n")):
            return []
        return [p for p in self.loop(self.to_move) if self.pits[p] >= 2 and self.sow(p) is not None]

    def play(self, move):
        self.pits = self.sow(move)
        self.to_move = "n" if self.to_move == "s" else "s"

    def outcome(self):
        if self.moves():
            return None
        loser = self.turn()
        if self.rules["ends"] == "either" and not self.stuck(self.to_move):
            other = "n" if self.to_move == "s" else "s"
            if self.stuck(other):
                loser = 1 - loser
        points = [sum(self.pits[p] for p in SOUTH), sum(self.pits[p] for p in NORTH)]
        winner = 1 - loser
        if points[loser] == 0:
            points[winner] *= 2
        return {"result": [int(s == winner) for s in (0, 1)], "points": points}
