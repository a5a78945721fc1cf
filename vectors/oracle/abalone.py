"""Abalone with a dictionary of cells, straight from the rules."""

import json
from pathlib import Path

LAYOUTS = {
    layout["id"]: layout
    for layout in json.loads((Path(__file__).parents[2] / "crates/abalone/data/layouts.json").read_text())
}
LETTERS = "bwrygu"
STEPS = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]
CELLS = [(r, c) for r in range(9) for c in range(max(1, r - 3), min(9, r + 5) + 1)]


def name(cell):
    return "abcdefghi"[cell[0]] + str(cell[1])


def add(cell, step, times=1):
    return cell[0] + step[0] * times, cell[1] + step[1] * times


class Abalone:
    def __init__(self, variant, options, rng):
        layout = LAYOUTS[variant]
        self.seats = len(layout["seats"])
        self.partners = options.get("partners", "sheet")
        self.target = int(options.get("target", 6))
        self.at = dict.fromkeys(CELLS)
        for seat, cells in enumerate(layout["seats"]):
            for cell in cells:
                self.at["abcdefghi".index(cell[0]), int(cell[1])] = seat
        self.off = [0] * self.seats
        self.seat = 0

    def team(self, seat):
        return seat % 2 if self.seats in (4, 6) else seat

    def turn(self):
        return self.seat

    def text(self):
        rows = []
        for r in range(8, -1, -1):
            out, run = "", 0
            for cell in (c for c in CELLS if c[0] == r):
                if self.at[cell] is None:
                    run += 1
                    continue
                out += (str(run) if run else "") + LETTERS[self.at[cell]]
                run = 0
            rows.append(out + (str(run) if run else ""))
        return "/".join(rows) + f" {LETTERS[self.seat]} " + ",".join(map(str, self.off))

    def is_mine(self, cell):
        return cell in self.at and self.at[cell] == self.seat

    def is_ours(self, cell):
        return cell in self.at and self.at[cell] is not None and self.team(self.at[cell]) == self.team(self.seat)

    def is_free(self, cell):
        return cell in self.at and self.at[cell] is None

    def may_hold(self, cell):
        return self.is_ours(cell) if self.partners == "sheet" else self.is_mine(cell)

    def is_theirs(self, cell):
        return cell in self.at and self.at[cell] is not None and not self.is_ours(cell)

    def steps_of(self):
        """Every legal move: its text and a list of (from, to or None), the foremost first."""
        found = {}
        for rear in CELLS:
            for step in STEPS:
                row = []
                while self.is_ours(add(rear, step, len(row))) and len(row) < 4:
                    row.append(add(rear, step, len(row)))
                if not 1 <= len(row) <= 3:
                    continue
                front = add(rear, step, len(row))
                text = name(rear) + name(add(rear, step)) if add(rear, step) in self.at else None
                if self.is_free(front):
                    if all(self.may_hold(c) for c in row):
                        found[text] = [(c, add(c, step)) for c in reversed(row)]
                elif self.is_theirs(front) and self.is_mine(rear):
                    pushed = []
                    while self.is_theirs(add(front, step, len(pushed))):
                        pushed.append(add(front, step, len(pushed)))
                    behind = add(front, step, len(pushed))
                    if len(pushed) < len(row) and (behind not in self.at or self.is_free(behind)):
                        moved = [(c, add(c, step) if add(c, step) in self.at else None) for c in reversed(pushed)]
                        found[text] = moved + [(c, add(c, step)) for c in reversed(row)]
        for first in CELLS:
            for along in STEPS:
                for length in (2, 3):
                    row = [add(first, along, i) for i in range(length)]
                    if not all(c in self.at and self.may_hold(c) for c in row) or row[0] > row[-1]:
                        continue
                    for step in STEPS:
                        if step in (along, (-along[0], -along[1])):
                            continue
                        if all(self.is_free(add(c, step)) for c in row):
                            text = name(row[0]) + name(row[-1]) + name(add(row[0], step))
                            found[text] = [(c, add(c, step)) for c in row]
        return found

    def moves(self):
        if self.winner() is not None:
            return []
        if self.seat not in self.at.values():
            return ["pass"]
        return sorted(self.steps_of()) or ["pass"]

    def play(self, move):
        if move != "pass":
            for source, target in self.steps_of()[move]:
                marble, self.at[source] = self.at[source], None
                if target is None:
                    self.off[self.seat] += 1
                else:
                    self.at[target] = marble
        self.seat = (self.seat + 1) % self.seats

    def winner(self):
        for team in {self.team(s) for s in range(self.seats)}:
            if sum(self.off[s] for s in range(self.seats) if self.team(s) == team) >= self.target:
                return team
        return None

    def outcome(self):
        winner = self.winner()
        if winner is None:
            return None
        return {"result": [int(self.team(s) == winner) for s in range(self.seats)]}
