#!/bin/sh
# Whether a variant compiles as it is pasted: alone, without a warning, at every standard from C++11
# (or the second argument) on, and behind a prelude that includes everything and opens std.
#
#     compiles_alone.sh VARIANT.cpp [FIRST_STANDARD]     77: there is no Clang to try
set -eu
variant=$1
first=${2:-11}
command -v clang++ >/dev/null && compilers='g++ clang++' || compilers='g++'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
{ printf '#include <bits/stdc++.h>\nusing namespace std;\n'; cat "$variant"; } >"$folder/behind.cpp"
for compiler in $compilers; do
  for standard in 11 14 17 20 2b; do
    [ "$standard" = 2b ] || [ "$standard" -ge "$first" ] || continue
    for file in "$variant" "$folder/behind.cpp"; do
      echo "$compiler -std=c++$standard $file"
      "$compiler" "-std=c++$standard" -O2 -Wall -Wextra -Wpedantic -Werror -c "$file" \
        -o "$folder/variant.o"
    done
  done
done
[ "$compilers" = 'g++ clang++' ] || exit 77
