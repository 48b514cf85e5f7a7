"""What can be asked over HTTP, as an OpenAPI document: made from the structs that travel."""

from typing import Any

import msgspec

from galapagos import __version__
from galapagos.art.address import WISHES
from galapagos.games import GAMES
from galapagos.server.http.notes import schemas
from galapagos.text.languages import LANGUAGES
from galapagos.wire import http, lesson, puzzle
from galapagos.wire.analysis import AnalysisState, WhatIf
from galapagos.wire.messages import Explained, Play
from galapagos.wire.review import GoOn, Review
from galapagos.wire.summary import Summary

_REF = "#/components/schemas/{name}"
_GAME = {"game": list(GAMES)}
_JSON = "application/json"

_Body = type[msgspec.Struct]
_QUESTIONS: list[tuple[str, str, str, _Body | None, _Body | None]] = [
    ("get", "/api/me", "Who is asking", None, http.Me),
    ("post", "/api/me", "Change the own name or language", http.ChangeMe, http.Me),
    ("post", "/api/me/link", "A link to oneself for another browser", None, http.KeepLink),
    ("post", "/api/me/code", "A new recovery code", None, http.KeepCode),
    ("post", "/api/me/become", "Be whom a key stands for", http.Become, http.Became),
    ("get", "/api/lobby", "Public tables", None, http.Lobby),
    ("get", "/api/mine", "The visitor's tables", None, http.MyTables),
    ("get", "/api/games", "The games, and what can be chosen", None, http.Games),
    ("get", "/api/options/{game}", "What can be chosen", None, http.GameInfo),
    ("get", "/api/cards/{game}", "The card set", None, None),
    ("get", "/api/lessons/{game}", "The lessons of a game", None, lesson.Lessons),
    (
        "post",
        "/api/lessons/{game}/{key}",
        "A place in a lesson",
        lesson.LessonSpot,
        lesson.LessonState,
    ),
    (
        "post",
        "/api/lessons/{game}/{key}/ask",
        "A question at a place in a lesson",
        lesson.LessonQuestion,
        lesson.LessonAnswer,
    ),
    ("get", "/api/puzzles/{game}", "The puzzles of a game", None, puzzle.Puzzles),
    (
        "post",
        "/api/puzzles/{game}/{key}",
        "A try at a puzzle",
        puzzle.PuzzleSpot,
        puzzle.PuzzleState,
    ),
    (
        "post",
        "/api/puzzles/{game}/{key}/ask",
        "A question at the table of a puzzle",
        lesson.LessonQuestion,
        lesson.LessonAnswer,
    ),
    ("post", "/api/tables", "Open a table", http.NewTable, http.Opened),
    ("post", "/api/play", "Play against bots at once", http.PlayNow, http.Opened),
    ("get", "/api/tables/{code}", "A table as lists show it", None, http.LobbyTable),
    ("get", "/api/tables/{code}/record", "The record of a finished game", None, None),
    ("get", "/api/tables/{code}/summary", "A finished game looked back at", None, Summary),
    ("get", "/api/tables/{code}/review", "A game to look back at", None, Review),
    ("get", "/api/tables/{code}/at/{step}", "The table after a step", None, Play),
    ("get", "/api/tables/{code}/at/{step}/position", "The same as position text", None, None),
    ("get", "/api/tables/{code}/why/{event}", "Why something happened", None, Explained),
    ("get", "/api/tables/{code}/analysis", "How far its analysis is", None, AnalysisState),
    ("post", "/api/tables/{code}/analysis", "Analyse a finished game", None, AnalysisState),
    (
        "get",
        "/api/tables/{code}/at/{step}/better/{count}",
        "The table along a better line",
        None,
        Play,
    ),
    ("get", "/api/tables/{code}/at/{step}/what-if", "What may follow each action", None, WhatIf),
    ("get", "/api/tables/{code}/what-if", "The same of the decision owed now", None, WhatIf),
    ("post", "/api/tables/{code}/continue", "Play on from a step", GoOn, http.Opened),
    ("get", "/art/{kind}/{name}.svg", "A picture", None, None),
    ("get", "/livez", "Whether the server runs", None, None),
    ("get", "/readyz", "Whether it is well: what is done can be kept, and is whole", None, None),
    ("get", "/healthz", "The same as /readyz", None, None),
]
_QUERY = {
    "/art/{kind}/{name}.svg": (*WISHES, "v"),
    "/api/tables/{code}/review": ("seat", "lang"),
    "/api/tables/{code}/at/{step}": ("seat", "lang"),
    "/api/tables/{code}/at/{step}/position": ("seat", "whole"),
    "/api/tables/{code}/why/{event}": ("seat", "lang"),
    "/api/tables/{code}/analysis": ("seat", "lang"),
    "/api/tables/{code}/at/{step}/better/{count}": ("seat", "lang"),
    "/api/tables/{code}/at/{step}/what-if": ("seat", "lang"),
    "/api/tables/{code}/what-if": ("seat", "lang"),
}


def openapi() -> dict[str, Any]:
    """Return the document."""
    structs = [one for _, _, _, *bodies in _QUESTIONS for one in bodies if one is not None]
    kinds: list[_Body] = list(dict.fromkeys([*structs, http.Trouble]))
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, asked, answer in _QUESTIONS:
        paths.setdefault(path, {})[method] = _operation(path, summary, asked, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Galapagos", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas(kinds, _REF)},
    }


def _operation(
    path: str, summary: str, asked: _Body | None, answer: _Body | None
) -> dict[str, Any]:
    names = [part.partition("}")[0] for part in path.split("{")[1:]]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _words(_GAME.get(name))}
        for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "schema": _words(list(LANGUAGES) if name == "lang" else None)}
        for name in _QUERY.get(path, ())
    ]
    fine: dict[str, Any] = {"description": summary}
    if answer is not None:
        fine["content"] = {_JSON: {"schema": _ref(answer)}}
    trouble = {"description": "Why not", "content": {_JSON: {"schema": _ref(http.Trouble)}}}
    found: dict[str, Any] = {"summary": summary, "responses": {"200": fine, "4XX": trouble}}
    if parameters:
        found["parameters"] = parameters
    if asked is not None:
        found["requestBody"] = {"required": True, "content": {_JSON: {"schema": _ref(asked)}}}
    return found


def _words(values: list[str] | None) -> dict[str, Any]:
    return {"type": "string"} if values is None else {"type": "string", "enum": values}


def _ref(kind: _Body) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}
