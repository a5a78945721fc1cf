#!/usr/bin/env python3
"""Writes random games, with every legal move of every ply, for `tetrarch verify`.

A second, slow and literal implementation of the four games, written apart from the Rust one and
sharing nothing with it. Usage: make.py GAMES SEED > FILE.jsonl
"""

import itertools
import json
import random
import sys

from abalone import LAYOUTS, Abalone
from gou import FLAGS, Gou
from hus import PRESETS, Hus
from pantarei import Pantarei

HUS_OPTIONS = {
    "direction": ("clockwise", "counter-clockwise"),
    "capture-if": ("inner", "both"),
    "resow": ("with-own", "captured-only"),
    "ends": ("either", "mover"),
}


def kinds():
    for variant in PRESETS:
        yield Hus, "hus", variant, {}
    for values in itertools.product(*HUS_OPTIONS.values()):
        yield Hus, "hus", "european", dict(zip(HUS_OPTIONS, values))
    for goal in ("7", "5", "9"):
        yield Pantarei, "pantarei", "standard", {"goal": goal}
    for variant in FLAGS:
        for captures in ("10", "11"):
            yield Gou, "gou", variant, {"captures": captures}
    for variant, layout in LAYOUTS.items():
        yield Abalone, "abalone", variant, {}
        if len(layout["seats"]) >= 3:
            yield Abalone, "abalone", variant, {"target": "3"}
        if len(layout["seats"]) >= 4:
            yield Abalone, "abalone", variant, {"partners": "own-only"}


def playthrough(kind, game, variant, options, rng, max_plies):
    position = kind(variant, options, rng)
    line = {"game": game, "variant": variant, "options": options, "start": position.text(), "plies": []}
    while len(line["plies"]) < max_plies and position.outcome() is None:
        legal = position.moves()
        move = choose(position, legal, rng)
        position.play(move)
        line["plies"].append({"legal": sorted(legal), "move": move, "position": position.text()})
    line["outcome"] = position.outcome()
    return line


def choose(position, legal, rng):
    """Random, with a taste for pushing off, which random Abalone players do too rarely."""
    if isinstance(position, Abalone) and legal != ["pass"] and rng.random() < 0.8:
        steps = position.steps_of()
        pushes = [m for m in legal if any(t is None for _, t in steps[m])]
        if pushes:
            return rng.choice(pushes)
    return rng.choice(legal)


def main():
    games, seed = int(sys.argv[1]), int(sys.argv[2])
    max_plies = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    rng = random.Random(seed)
    for _ in range(games):
        for kind, game, variant, options in kinds():
            line = playthrough(kind, game, variant, options, rng, max_plies)
            print(json.dumps(line, separators=(",", ":")))


if __name__ == "__main__":
    main()
