#!/bin/sh
# Fetches the examples of the CommonMark specification, once, and prints the path of the file.
# They come with the source distribution of markdown-it-py on PyPI; the second run needs no network.
set -eu

version=4.3.0
root=$(cd "$(dirname "$0")/.." && pwd)
cache=$root/.build-spec
spec=$cache/commonmark.json

if [ ! -s "$spec" ]; then
  mkdir -p "$cache"
  archive=$cache/markdown_it_py-$version.tar.gz
  if [ ! -s "$archive" ]; then
    python3 -m pip download --quiet --disable-pip-version-check --no-binary :all: --no-deps \
      --dest "$cache" "markdown-it-py==$version" >&2
  fi
  tar -xzOf "$archive" "markdown_it_py-$version/tests/test_cmark_spec/commonmark.json" >"$spec.new"
  mv "$spec.new" "$spec"
fi
printf '%s\n' "$spec"
