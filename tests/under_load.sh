#!/bin/sh
# Whether verdicts depend on what else the machine does.
#
#     tests/under_load.sh [RUNS]        by default 10
#
# Judges all of tests/submissions once, and then so many times while two busy loops run beside it.
# Prints each verdict that comes out otherwise. Exit code 0: there is none. Takes some 10 min a run
# on two cores.
set -eu
runs=${1:-10}
root=$(cd "$(dirname "$0")/.." && pwd)
judge=$root/build/judge
folder=$(mktemp -d)
busy=''
trap 'kill $busy 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$root"

# The submission, group and verdict of each row of the report.
rows() {
  "$judge" run "$@" --shrink 0 >"$folder/report" || [ $? = 1 ]
  awk '/^submission/ { table = 1; next } /^$/ { table = 0 } table { print $1, $2, $3 }' \
      "$folder/report"
}

# With the options under which the tests expect the verdicts of the folders' names.
all() {
  plain='complete easy one-blank sample sparse'
  in=tests/submissions
  rows $in/accepted/* --group $plain
  rows $in/wild/* --group easy
  rows $in/compile_error/* --group easy
  rows $in/run_time_error/* --group $plain
  rows $in/memory_limit_exceeded/* --group $plain --time-limit 5 --fail-fast
  rows $in/output_limit_exceeded/* --group $plain --time-limit 5 --fail-fast
  rows $in/wrong_answer/* --time-limit 0.5
  rows $in/time_limit_exceeded/* --time-limit 0.1 --group against-backtracking complete
  rows $in/hostile/* --group sample --fail-fast
}

all >"$folder/alone"
echo "alone: $(wc -l <"$folder/alone") verdicts"
for core in 1 2; do
  sh -c 'while :; do :; done' &
  busy="$busy $!"
done
differing=0
for run in $(seq "$runs"); do
  all >"$folder/loaded"
  if diff "$folder/alone" "$folder/loaded"; then
    echo "run $run under load: the same"
  else
    differing=$((differing + 1))
  fi
done
echo "$differing of $runs runs under load differ"
[ "$differing" = 0 ]
