#!/usr/bin/env python3
"""A bot for a Tetrarch server that plays random legal moves: a start for bots of your own.

It accepts every challenge and plays its games side by side. Only Python's standard library is needed.

    TETRARCH_TOKEN=tetrarch_… python3 examples/bot.py --server http://127.0.0.1:7400

Make the token with the scope `play`: docs/bots.md says how.
"""

import argparse
import json
import os
import random
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request


class Server:
    """The bot API."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token

    def request(self, method, path):
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Authorization", "Bearer " + self.token)
        return urllib.request.urlopen(request)

    def lines(self, path):
        """The JSON objects of a stream. Empty lines are signs of life."""
        with self.request("GET", path) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def post(self, path):
        with self.request("POST", path) as answer:
            return answer.read()

    def accept(self, table):
        self.post(f"/api/bot/tables/{table}/accept")

    def play(self, table, move, ply):
        move = urllib.parse.quote(move, safe="")
        self.post(f"/api/bot/tables/{table}/move/{move}?ply={ply}")


def choose(state, dice):
    """The move to play. This is the place for your own ideas: `state` has the position as text."""
    return dice.choice(state["moves"])


def play_game(server, table, seed):
    """Plays a game from now to its end, and gives how it ended."""
    dice = random.Random(f"{seed} {table}")
    seat = None
    for line in server.lines(f"/api/bot/tables/{table}"):
        if line["type"] == "game-full":
            seat = line["seat"]
            state = line["game"]
            ply = len(state["history"])
        elif line["type"] == "game-state":
            state = line
            ply = state["ply"]
        else:
            continue
        if state["phase"] == "over":
            return state["ending"]["id"]
        if state["phase"] == "playing" and state["turn"] == seat:
            try:
                server.play(table, choose(state, dice), ply + 1)
            except urllib.error.HTTPError as error:
                # The game may have gone on meanwhile: a takeback, a resignation, a flag.
                if error.code != 409:
                    raise
    return "the server stopped"


def main():
    parser = argparse.ArgumentParser(description="A bot that plays random legal moves.")
    parser.add_argument("--server", default="http://127.0.0.1:7400", help="where the server is")
    parser.add_argument("--games", type=int, help="end after so many games")
    parser.add_argument("--seed", default="", help="the same seed and table, the same choices")
    options = parser.parse_args()
    token = os.environ.get("TETRARCH_TOKEN")
    if not token:
        sys.exit("TETRARCH_TOKEN is not set: make an API token with the scope `play`")
    server = Server(options.server, token)

    playing = []

    def play(table):
        print(f"{table} over: {play_game(server, table, options.seed)}", flush=True)

    for event in server.lines("/api/bot/events"):
        table = event["game"]["table"]
        if event["type"] == "challenge":
            server.accept(table)
        elif event["type"] == "game-start":
            thread = threading.Thread(target=play, args=[table])
            thread.start()
            playing.append(thread)
            if options.games and len(playing) >= options.games:
                break
    for thread in playing:
        thread.join()


if __name__ == "__main__":
    try:
        main()
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.url}: {error.code} {error.read().decode()}")
    except urllib.error.URLError as error:
        sys.exit(f"the server cannot be reached: {error.reason}")
    except KeyboardInterrupt:
        pass
