"""Gou on a dictionary of points, straight from the rules."""

FLAGS = {"base": (False, False), "variation-1": (True, False), "variation-2": (False, True), "variations-1-2": (True, True)}
START = [
    "r r r y y y", " r . . . y ", "r r . . y y", " . . . . . ", "r . . . . y", " . .   . . ",
    "y . . . . r", " . . . . . ", "y y . . r r", " y . . . r ", "y y y r r r",
]
POINTS = [(x, y) for y in range(11) for x in range(11) if x % 2 == y % 2 and (x, y) != (5, 5)]
GOALS = [(4, 4), (6, 4), (4, 6), (6, 6)]


def ring(point):
    x, y = point
    return min(x, y, 10 - x, 10 - y)


def lines():
    """Every line as its points in order, orthogonal ones first."""
    orthogonal = []
    for r in range(5):
        mine = [p for p in POINTS if ring(p) == r]
        orthogonal += [[p for p in mine if p[1] == r], [p for p in mine if p[1] == 10 - r]]
        orthogonal += [[p for p in mine if p[0] == r], [p for p in mine if p[0] == 10 - r]]
    diagonal = []
    for k in (2, 4, 6, 8):
        for sign in (k, -k):
            diagonal.append([p for p in POINTS if p[0] - p[1] == sign])
            diagonal.append([p for p in POINTS if p[0] + p[1] == 10 + sign])
    for corner in ((0, 0), (10, 0), (0, 10), (10, 10)):
        sx, sy = (1 if corner[0] == 0 else -1), (1 if corner[1] == 0 else -1)
        diagonal.append([(corner[0] + i * sx, corner[1] + i * sy) for i in range(5)])
    return orthogonal, diagonal


ORTHOGONAL, DIAGONAL = lines()


def name(point):
    return "abcdefghijk"[point[0]] + str(11 - point[1])


class Gou:
    seats = 2

    def __init__(self, variant, options, rng):
        self.rows, self.between = FLAGS[variant]
        self.limit = 14 - int(options.get("captures", 10))
        self.at = {p: START[p[1]][p[0]] for p in POINTS}
        self.to_move = "r"

    def text(self):
        rows = []
        for y in range(11):
            out, run = "", 0
            for p in sorted(p for p in POINTS if p[1] == y):
                if self.at[p] == ".":
                    run += 1
                    continue
                out += (str(run) if run else "") + self.at[p]
                run = 0
            rows.append(out + (str(run) if run else ""))
        return "/".join(rows) + " " + self.to_move

    def turn(self):
        return "ry".index(self.to_move)

    def captured(self, at, point):
        """What a piece that just came to a point captures."""
        me = at[point]
        enemy = "y" if me == "r" else "r"
        taken = set()
        for line in ORTHOGONAL + DIAGONAL:
            if point not in line:
                continue
            i = line.index(point)
            for step in (1, -1):
                held, j = [], i + step
                while 0 <= j < len(line) and at[line[j]] == enemy:
                    held.append(line[j])
                    j += step
                if held and 0 <= j < len(line) and at[line[j]] == me and (self.rows or len(held) == 1):
                    taken.update(held)
        return taken

    def try_move(self, source, target):
        """The board after a move, or None if it may not stop there."""
        at = dict(self.at)
        me, at[source] = at[source], "."
        at[target] = me
        enemy = "y" if me == "r" else "r"
        taken = self.captured(at, target)
        for line in ORTHOGONAL + DIAGONAL:
            if target in line:
                i = line.index(target)
                if 0 < i < len(line) - 1:
                    pair = {line[i - 1], line[i + 1]}
                    if all(at[p] == enemy for p in pair) and not (self.between and pair & taken):
                        return None
        for p in taken:
            at[p] = "."
        return at

    def reach(self, source):
        for line in ORTHOGONAL:
            if source in line:
                i = line.index(source)
                for step in (1, -1):
                    j = i + step
                    while 0 <= j < len(line) and self.at[line[j]] == ".":
                        yield line[j]
                        j += step
        for line in DIAGONAL:
            if source in line:
                i = line.index(source)
                for j in (i - 1, i + 1):
                    if 0 <= j < len(line) and self.at[line[j]] == ".":
                        yield line[j]

    def winner(self):
        for i, me in enumerate("ry"):
            if all(self.at[p] == me for p in GOALS):
                return i
        for i, me in enumerate("ry"):
            if sum(v == me for v in self.at.values()) <= self.limit:
                return 1 - i
        return None

    def legal(self):
        return [
            (p, q) for p in POINTS if self.at[p] == self.to_move
            for q in self.reach(p) if self.try_move(p, q) is not None
        ]

    def moves(self):
        if self.winner() is not None:
            return []
        return sorted({f"{name(p)}-{name(q)}" for p, q in self.legal()})

    def play(self, move):
        source, target = (next(p for p in POINTS if name(p) == n) for n in move.split("-"))
        self.at = self.try_move(source, target)
        self.to_move = "y" if self.to_move == "r" else "r"

    def outcome(self):
        winner = self.winner()
        if winner is None:
            if self.moves():
                return None
            winner = 1 - self.turn()
        return {"result": [int(s == winner) for s in (0, 1)]}
