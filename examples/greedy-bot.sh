#!/bin/sh
# A bot for Galapagos in POSIX sh and awk: takes food while there is some, else whatever is listed
# first. It shows the line protocol (docs/engine.md), not how to play well.
#
#   galapagos arena origin --bots "cmd:examples/greedy-bot.sh,random" --games 20
#
# Every line that comes in is one JSON object. Only two fields matter here: the question's "id" and
# the list "legal". Action texts hold no quotes, so the list can be cut at them.

answer() {
    awk '
    {
        id = $0
        sub(/.*"id":/, "", id)
        sub(/[^0-9].*/, "", id)
        legal = $0
        sub(/.*"legal":\["/, "", legal)
        sub(/"\].*/, "", legal)
        count = split(legal, actions, /","/)
        choice = actions[1]
        for (i = count; i >= 1; i--) {
            if (actions[i] ~ /^(take|feed|use|confirm)/) choice = actions[i]
        }
        printf "{\"id\":%d,\"choice\":\"%s\"}\n", id, choice
    }'
}

while IFS= read -r line; do
    case $line in
        *'"type":"quit"'*) exit 0 ;;
        *'"type":"choose"'*) printf '%s\n' "$line" | answer ;;
    esac
done
