#!/bin/sh
# The tests of solution/simd_sweep.cpp as built by GCC and by Clang, at several levels of
# optimisation, and with sanitizers: every path is right in each of them.
#
#     simd_sweep_builds.sh LIBRARY      the judge's own; 77: there is no Clang to try
set -eu
cd "$(dirname "$0")/../.."
library=$1
command -v clang++ >/dev/null || { echo 'no clang++'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
while read -r build; do
  echo "$build"
  # shellcheck disable=SC2086: the words of a line are arguments
  $build -std=c++20 -Wall -Wextra -Wpedantic -I. -DJUDGE_VARIANTS=\"\" -o "$folder/simd_sweep_test" \
    tests/solution/simd_sweep_test.cpp "$library" \
    -lgtest_main -lgtest -lrapidcheck -lfmt -lcrypto -pthread
  "$folder/simd_sweep_test" --gtest_brief=1
done <<'BUILDS'
g++ -O0
g++ -O2
clang++ -O0
clang++ -O2
clang++ -O3
g++ -O1 -fsanitize=address,undefined -fno-sanitize-recover=all
clang++ -O1 -fsanitize=address,undefined -fno-sanitize-recover=all
BUILDS
