#!/bin/sh
# How well `judge run --against` tells a slower solver from a busy machine.
#
#     tests/detection.sh [SLOWED [SAME]]        runs of each kind, by default 10 and 50
#
# Keeps the cost of solution/bitmask.cpp once. Then compares with it a copy that is slowed by a
# loop of no use, and the file itself while two busy loops run beside it, and counts how often the
# judge says that something got worse: it should be always, and hardly ever. Takes 5 s a run on a
# machine that is idle but for that.
set -eu
slowed=${1:-10}
same=${2:-50}
root=$(cd "$(dirname "$0")/.." && pwd)
judge=$root/build/judge
folder=$(mktemp -d)
groups='easy hard sparse'
busy=''
trap 'kill $busy 2>/dev/null || true; rm -rf "$folder"' EXIT

# 0 where nothing got worse, 1 where something did.
alarm() {
  code=0
  "$judge" run "$1" --group $groups --against "$folder/base.json" >"$folder/log" || code=$?
  grep -v '^unchanged' "$folder/log" | sed 's/^/  /' || true
  [ "$code" -le 1 ] || exit "$code"
  return "$code"
}

# How often of $1 runs of the file $2 there is an alarm.
count() {
  alarms=0
  for run in $(seq "$1"); do alarm "$2" || alarms=$((alarms + 1)); done
}

# So many turns of the loop cost 10 % of a step of the search.
mkdir "$folder/slowed"
sed 's|^ *DigitSet take_next(std::size_t first) {|&\n      for (volatile int i = 0; i < 9; i = i + 1) {}|' \
    "$root/solution/bitmask.cpp" >"$folder/slowed/bitmask.cpp"
if cmp -s "$root/solution/bitmask.cpp" "$folder/slowed/bitmask.cpp"; then exit 1; fi

"$judge" run "$root/solution/bitmask.cpp" --group $groups --repeat 20 --json "$folder/base.json" >/dev/null
count "$slowed" "$folder/slowed/bitmask.cpp"
found=$alarms
for i in 1 2; do
  (while :; do :; done) &
  busy="$busy $!"
done
count "$same" "$root/solution/bitmask.cpp"
echo "slowed solver found in $found of $slowed runs"
echo "false alarms in $alarms of $same runs beside two busy loops"
[ "$found" = "$slowed" ] && [ $((alarms * 50)) -le "$same" ]
