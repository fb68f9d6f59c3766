#!/bin/sh
# How small the judge makes the failures of wrong solvers, and how fast.
#
#     tests/shrinking.sh
#
# Judges copies of tests/submissions/wrong_answer in a folder whose name does not say what becomes of
# them: only what fails against expectation is made small, the first failure of each. Prints how many
# blanks that leaves, and how long it took. Exit code 1 where the median is more than 4 blanks, or one
# took longer than 2 s. Takes some minutes the first time, for all are compiled, and is to be run on a
# machine that is idle but for that.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mkdir "$folder/copies"
cp "$root"/tests/submissions/wrong_answer/*.cpp "$folder/copies"
code=0
"$root/build/judge" run "$folder"/copies/*.cpp --time-limit 0.5 --json "$folder/record.json" \
    >"$folder/log" || code=$?
[ "$code" -le 1 ] || exit "$code"

# A line for each failure that was made small: the blanks left, and the nanoseconds.
grep -o '"blanks":[0-9]*,"blanks_before":[0-9]*,"runs":[0-9]*,"wall_ns":[0-9]*' \
    "$folder/record.json" | sed 's/[^0-9,]//g' | cut -d , -f 1,4 | sort -t , -n >"$folder/small"

awk -F , -v solvers="$(ls "$folder/copies" | wc -l)" '
  { blanks[NR] = $1; if ($2 > slowest) slowest = $2 }
  END {
    median = blanks[int((NR + 1) / 2)]
    printf "made small: the first failure of %d solvers of %d\n", NR, solvers
    printf "blanks left: median %d, maximum %d\n", median, blanks[NR]
    printf "slowest: %.2f s\n", slowest / 1e9
    exit !(NR > 0 && median <= 4 && slowest <= 2e9)
  }' "$folder/small"
