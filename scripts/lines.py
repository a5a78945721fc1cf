#!/usr/bin/env python3
"""Draws 25 random lines of code without their paths, to test whether a stranger can guess where code lives.

    scripts/lines.py SEED            the lines, numbered
    scripts/lines.py SEED --answers  the same with their files

Candidates are lines of Rust, TypeScript and Svelte with at least four distinct words of letters. Tests, generated files and
data are left out.
"""

import random
import re
import subprocess
import sys

COUNT = 25
WORDS = 4
LEFT_OUT = re.compile(r"(^|/)(tests?|e2e|node_modules|snapshots|fixtures)(/|\.)|\.test\.ts$|types\.ts$|protocol\.ts$|/data/")


def candidates():
    listed = subprocess.run(["git", "ls-files", "*.rs", "*.ts", "*.svelte"], capture_output=True, text=True, check=True)
    for path in sorted(listed.stdout.split()):
        if LEFT_OUT.search(path):
            continue
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if len(set(re.findall(r"[A-Za-z]{2,}", line))) >= WORDS:
                    yield path, number, line.strip()


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    drawn = random.Random(sys.argv[1]).sample(list(candidates()), COUNT)
    for place, (path, number, line) in enumerate(drawn, 1):
        where = f"  [{path}:{number}]" if "--answers" in sys.argv else ""
        print(f"{place:2}. {line}{where}")


main()
