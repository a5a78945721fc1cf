"""What Schemathesis cannot know: an account and a table to ask about."""

import json
import os
import urllib.request

import schemathesis

URL = os.environ["CONTRACT_URL"]
PASSWORD = "correct horse battery"


def post(path, body, cookie=None):
    """The answer to a request, and the cookie that it sets."""
    headers = {"content-type": "application/json"}
    if cookie:
        headers["cookie"] = cookie
    request = urllib.request.Request(URL + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
        return json.loads(text) if text else None, (answer.headers.get("set-cookie") or "").split(";")[0]


# The account of this run, a game of its own against an engine, and somebody to challenge and mute.
_, COOKIE = post("/api/account", {"name": "Contract", "password": PASSWORD})
post("/api/account", {"name": "Other", "password": PASSWORD})
GAME = {"game": "gou", "visibility": "public", "seats": [{"type": "me"}, {"type": "computer", "level": 1}]}
TABLE = post("/api/tables", GAME, COOKIE)[0]["table"]
KNOWN = {"table": TABLE, "name": "Other", "label": "bot"}
# And one that is over, with its analysis.
OVER = post("/api/tables", GAME, COOKIE)[0]["table"]
post(f"/api/tables/{OVER}/acts", {"id": 1, "act": {"type": "resign"}}, COOKIE)
post(f"/api/tables/{OVER}/analysis", {}, COOKIE)

# A game that was played in a browser, and a browser that can be told something: keys are points of a curve.
RECORD = {
    "header": {"game": {"name": "Gou"}, "players": [{"name": "Somebody"}, {"name": "Computer, level 3", "is_ai": True}]},
    "moves": [["a7-b6", "k7-j6"], ["b6-a7"]],
}
BROWSER = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"


def next_move():
    """A legal move of the game, and its number."""
    with urllib.request.urlopen(f"{URL}/api/tables/{TABLE}") as answer:
        state = json.load(answer)
    return (state["moves"] or ["a1"])[0], len(state["history"]) + 1


@schemathesis.auth()
class Session:
    """The cookie of the account."""

    def get(self, case, context):
        return COOKIE.split("=", 1)[1]

    def set(self, case, data, context):
        # Logging in or out and signing up end the session that a browser had, and the others need it.
        ends_session = case.path == "/api/session" or (case.path == "/api/account" and case.method == "POST")
        if not ends_session:
            case.cookies = {**(case.cookies or {}), "tetrarch-session": data}


@schemathesis.hook
def before_call(context, case, kwargs):
    """Most requests that fit the document are about what exists, and can be done."""
    if case.meta is None or case.meta.generation.mode != schemathesis.GenerationMode.POSITIVE:
        return
    if case.meta.phase.name.value != "stateful":
        for name, value in KNOWN.items():
            if name in case.path_parameters:
                case.path_parameters[name] = value
        if case.path.endswith("/analysis"):
            case.path_parameters["table"] = OVER
    if case.path == "/api/tables" and case.method == "POST" and len(str(case.body)) % 4:
        # What only the rules know: how many seats a game has, and which texts mean something.
        case.body = {**case.body, "game": "gou", "variant": None, "options": {}, "position": None, "time": "5+3"}
        case.body |= {"rated": False, "seats": [{"type": "me"}, {"type": "computer", "level": 1}]}
    if case.path.endswith("/moves") and len(str(case.body)) % 4:
        move, ply = next_move()
        case.body = {**case.body, "move": move, "ply": ply}
    if case.path.endswith("/move/{move}"):
        case.path_parameters["move"] = next_move()[0]
        case.query.pop("ply", None)
    if case.path.endswith("/reports") and len(str(case.body)) % 4:
        case.body = {**case.body, "seat": 1, "message": None, "words": "plain words"}
    if case.path == "/api/account/games" and len(str(case.body)) % 4:
        case.body = {**case.body, "seat": 1, "record": RECORD}
    if case.path == "/api/push" and case.method != "GET" and len(str(case.body)) % 4:
        case.body = {"endpoint": "https://push.example/send/1"}
        if case.method == "POST":
            case.body["keys"] = {"p256dh": BROWSER, "auth": "A" * 22}
