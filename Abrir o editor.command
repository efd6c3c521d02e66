#!/bin/sh
# macOS, and Linux by "Run as a program": opens the editor by a double click.
here=$(dirname "$0")
if [ -f "$here/scripts/starter/start.sh" ]; then exec sh "$here/scripts/starter/start.sh"; fi
echo 'Este arquivo está fora da pasta do site. Extraia o arquivo .zip inteiro e abra o que está na pasta extraída.'
if [ -t 0 ]; then read -r _; fi
exit 1
