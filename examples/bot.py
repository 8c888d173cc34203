#!/usr/bin/env python3
"""A computer player in plain Python, written from the pages at /api alone.

    python3 examples/bot.py http://localhost:8080 CODE [shakes]

It sits down at the table with that code, follows it as lines of JSON and answers each with an act it is offered. After
so many shakes it offers to end the match.
"""
import json
import random
import sys
import urllib.error
import urllib.request

base = sys.argv[1].rstrip("/")
code = sys.argv[2]
shakes = int(sys.argv[3]) if len(sys.argv) > 3 else 1
token = None


def call(method, path, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data=data, headers=headers, method=method)
    try:
        return urllib.request.urlopen(request)
    except urllib.error.HTTPError as fault:
        sys.exit(f"{method} {path}: {json.load(fault)['message']}")


def tell(**message):
    return json.load(call("POST", f"/api/tables/{table}/messages", {"ask": "1", "table": table, **message}))


def goal(view):
    """The simplest Goal of each game: one cube."""
    faces = [cube["face"] for cube in view["cubes"]["resources"]]
    if view["game"] == "on-sets":
        return {"layout": "single", "digits": [{"d": int(next(f for f in faces if f in "12345")), "up": True}]}
    wanted = "123456789" if view["game"] == "equations" else "pqrs"
    return next(face for face in faces if face in wanted)


def choose(view):
    offered = {}
    for one in view["acts"]:
        offered.setdefault(one["act"]["do"], []).append(one)
    if view["summary"]["shake"] > shakes and {"do": "end-match"} in [one["act"] for one in view["acts"]]:
        return {"do": "end-match"}
    if any(one["open"] for one in offered.get("goal", [])):
        return {"do": "goal", "goal": goal(view)}
    for do in ("preset", "roll", "deal", "select", "agree", "move", "tie", "put-back", "submit", "accept", "sign"):
        ready = [one["act"] for one in offered.get(do, []) if not one["open"] or do == "submit"]
        if ready:
            return random.choice(ready)
    return None


token = json.load(call("POST", "/api/guest", {"token": True}))["token"]
table = json.load(call("POST", "/api/codes", {"code": code}))["table"]
tell(t="sit")
for number, line in enumerate(call("GET", f"/api/tables/{table}/stream?view=true")):
    view = json.loads(line) if line.strip() else {}
    if view.get("stage") == "over":
        print(json.dumps({"scores": view["summary"]["scores"]}))
        break
    act = choose(view) if view.get("stage") == "playing" else None
    if act is not None:
        answer = tell(t="act", key=f"act-{number}", expect=view["gameSeq"], act=act)
        if answer["t"] == "refused" and answer["code"] != "stale":
            print(act, answer["code"], file=sys.stderr)
