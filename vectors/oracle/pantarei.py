"""Pantareï with stacks as lists, straight from the rules."""


class Pantarei:
    seats = 2

    def __init__(self, variant, options, rng):
        self.goal = int(options.get("goal", 7))
        scales = [c + v for c in "wb" for v in "123" for _ in range(3)] + ["n"]
        rng.shuffle(scales)
        self.stacks = [[s] for s in scales]
        self.to_move, self.lock, self.white = "?", "-", "-"

    def text(self):
        snake = "/".join("".join(stack) for stack in self.stacks)
        return f"{snake} {self.to_move} {self.lock} {self.white}"

    def turn(self):
        if self.to_move == "?":
            return 0
        white = int(self.white) - 1
        return white if self.to_move == "w" else 1 - white

    def over(self):
        return any(len(stack) >= self.goal for stack in self.stacks)

    def moves(self):
        if self.over():
            return []
        if self.to_move == "?":
            return ["white", "black"]
        mine = [i for i, stack in enumerate(self.stacks) if stack[-1][0] == self.to_move]
        found = []
        for i in mine:
            distance = int(self.stacks[i][-1][1])
            for letter, target in (("l", i - distance), ("r", i + distance)):
                if 0 <= target < len(self.stacks):
                    found.append(f"{i + 1}{letter}")
                    if len(self.stacks[i]) > 1:
                        found.append(f"{i + 1}{letter}2")
        if self.lock == "-":
            found += [f"{i + 1}x{j + 1}" for i in mine for j in mine if i < j]
        return found or ["pass"]

    def play(self, move):
        if move in ("white", "black"):
            self.white = "1" if move == "white" else "2"
            self.to_move = "b" if move == "white" else "w"
            return
        self.lock = "-"
        if "x" in move:
            i, j = (int(n) - 1 for n in move.split("x"))
            self.stacks[i], self.stacks[j] = self.stacks[j], self.stacks[i]
            self.lock = "x"
        elif move != "pass":
            count = 2 if move.endswith(("l2", "r2")) else 1
            number = move[:-2] if count == 2 else move[:-1]
            letter = move[len(number)]
            i = int(number) - 1
            distance = int(self.stacks[i][-1][1])
            target = i - distance if letter == "l" else i + distance
            self.stacks[target] += self.stacks[i][-count:]
            del self.stacks[i][-count:]
            self.stacks = [stack for stack in self.stacks if stack]
        self.to_move = "b" if self.to_move == "w" else "w"

    def outcome(self):
        if not self.over():
            return None
        winner = 1 - self.turn()
        return {"result": [int(s == winner) for s in (0, 1)]}
