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
TABLE = post(
    "/api/tables",
    {"game": "gou", "visibility": "public", "seats": [{"type": "me"}, {"type": "computer", "level": 1}]},
    COOKIE,
)[0]["table"]
KNOWN = {"table": TABLE, "name": "Other", "label": "bot"}


@schemathesis.auth()
class Session:
    """The cookie of the account."""

    def get(self, case, context):
        return COOKIE.split("=", 1)[1]

    def set(self, case, data, context):
        # Whoever logs out is out: that is tried without the session that the others need.
        if not (case.path == "/api/session" and case.method == "DELETE"):
            case.cookies = {**(case.cookies or {}), "tetrarch-session": data}


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Every other case is about something that exists."""
    if path_parameters and isinstance(path_parameters, dict):
        for name, value in KNOWN.items():
            if name in path_parameters and isinstance(path_parameters[name], str) and len(path_parameters[name]) % 2 == 0:
                path_parameters[name] = value
    return path_parameters
