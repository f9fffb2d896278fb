"""Counts as they are given on a command line."""

import argparse


def count(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no count")
    return int(text)


def counts(text):
    return [count(one) for one in text.split(",")]
