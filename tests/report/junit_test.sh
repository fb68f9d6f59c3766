#!/bin/sh
# A report by --junit keeps the rules of junit.rng, whatever the submissions do. Exits with 77 where
# there is no xmllint.
#
#     junit_test.sh JUDGE
set -eu
judge=$1
command -v xmllint >/dev/null || { echo 'skipped: there is no xmllint'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp report/hostile.cpp "$folder/<i> & \"x\".cpp"
cp submissions/wrong_answer/forgets_box.cpp "$folder"
for verbose in '' --verbose; do
  "$judge" run "$folder"/*.cpp submissions/compile_error/missing_brace.cpp \
      ../solution/bitmask.cpp \
      --group sample easy --junit "$folder/report.xml" $verbose >/dev/null && exit 1
  xmllint --noout --relaxng report/junit.rng "$folder/report.xml"
  grep -q 'message="line 5: WA: 3 twice in box 1' "$folder/report.xml"
done
# What counts the failures counts them as they stand.
said=$(xmllint --xpath 'sum(//testsuite/@failures)' "$folder/report.xml")
found=$(xmllint --xpath 'count(//failure)' "$folder/report.xml")
[ "$said" = "$found" ]
[ "$(xmllint --xpath 'sum(//testsuite/@tests)' "$folder/report.xml")" = \
  "$(xmllint --xpath 'count(//testcase)' "$folder/report.xml")" ]
# No markup of theirs.
[ "$(xmllint --xpath 'count(//script)' "$folder/report.xml")" = 0 ]
