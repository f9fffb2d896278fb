"""What `hig serve` answers to requests that no well-meaning browser sends, and that it answers the next one."""

import re
import socket
import urllib.parse

import pytest

from serving import ROOT, serve, stop

PATH = "/assets/site.css"
STYLE = (ROOT / "Templates/assets/site.css").read_bytes()


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    folder = tmp_path_factory.mktemp("guide")
    (folder / "Content").symlink_to(ROOT / "Content")
    process, address = serve(folder)
    yield urllib.parse.urlsplit(address).port
    stop(process)


@pytest.fixture
def connect(port):
    made = []

    def connection():
        made.append(socket.create_connection(("127.0.0.1", port), timeout=60))
        return made[-1]

    yield connection
    for one in made:
        one.close()


def request(path=PATH, method="GET", *headers):
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: keep-alive", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def head(connection):
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += connection.recv(1)
    return answer.decode()


def answer(connection):
    """The body of the next answer, which is one that found something."""
    lines = head(connection)
    assert lines.startswith("HTTP/1.1 200 OK\r\n")
    body, length = b"", int(re.search(r"Content-Length: (\d+)", lines)[1])
    while len(body) < length:
        body += connection.recv(length - len(body))
    return body


def test_a_connection_answers_one_request_after_the_other(connect):
    browser = connect()
    for _ in range(3):
        browser.sendall(request())
        assert answer(browser) == STYLE


def test_a_request_in_pieces_is_answered_once_it_is_whole(connect):
    browser = connect()
    browser.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in request():
        browser.sendall(bytes([byte]))
    assert answer(browser) == STYLE


def test_who_has_asked_and_says_so_is_still_answered(connect):
    browser = connect()
    browser.sendall(request())
    browser.shutdown(socket.SHUT_WR)
    assert answer(browser) == STYLE
    assert browser.recv(1) == b""


def test_a_head_comes_without_its_body_and_the_next_answer_after_it(connect):
    browser = connect()
    browser.sendall(request(method="HEAD"))
    assert f"\r\nContent-Length: {len(STYLE)}\r\n" in head(browser)
    browser.sendall(request())
    assert answer(browser) == STYLE


@pytest.mark.parametrize(
    "asked",
    [
        b"GET /" + "탭".encode() * 3000,
        request(PATH, "GET", "Cookie: " + "a" * 9000),
        request(PATH, "GET", *["X: y"] * 9000),
    ],
    ids=["line", "header", "headers"])
def test_a_request_without_measure_is_refused(connect, asked):
    browser = connect()
    try:
        browser.sendall(asked)
    except ConnectionError:
        pass  # Refused before the last of it was sent.
    assert head(browser).startswith("HTTP/1.1 431 Request Header Fields Too Large\r\n")


def test_who_sends_without_end_keeps_nobody_from_being_served(connect):
    for _ in range(8):
        browser = connect()
        with pytest.raises(ConnectionError):
            browser.sendall(b"GET /" + b"a" * (16 << 20))
    browser = connect()
    browser.sendall(request())
    assert answer(browser) == STYLE


def test_connections_that_ask_nothing_make_room_for_others(connect):
    waiting = connect()
    number = "1"
    # What is told first is told anew when the checks are done.
    while number == "1":
        waiting.sendall(request("/.higraph/state.js?after=1"))
        number = re.search(r'"number":(\d+)', answer(waiting).decode())[1]
    waiting.sendall(request(f"/.higraph/state.js?after={number}"))
    for _ in range(150):
        connect()
    browser = connect()
    browser.settimeout(20)
    browser.sendall(request())
    assert answer(browser) == STYLE
    assert f'"number":{number}' in answer(waiting).decode()


def test_connections_that_are_over_make_room_for_others(connect):
    for _ in range(150):
        browser = connect()
        browser.sendall(request())
        assert answer(browser) == STYLE
        browser.close()
