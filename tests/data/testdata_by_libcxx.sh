#!/bin/sh
# Whether the puzzles of testdata/ are the same when the generator is built with another standard
# library: Clang's libc++ (Debian's libc++-16-dev and libc++abi-16-dev).
#
#     testdata_by_libcxx.sh                     77: that or Clang is missing
set -eu
cd "$(dirname "$0")/../.."
library=/usr/lib/llvm-16
command -v clang++ >/dev/null && [ -e "$library/include/c++/v1" ] && [ -e "$library/lib/libc++abi.a" ] || {
  echo 'no clang++ or no libc++ 16'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/main.cpp" <<'MAIN'
#include <CLI/CLI.hpp>

#include "judge/cli/commands.h"

int main(int argc, char** argv) {
  CLI::App app;
  int exit_code = 0;
  judge::add_gen(app, exit_code);
  CLI11_PARSE(app, argc, argv);
  return exit_code;
}
MAIN
cat >"$folder/Makefile" <<'RULES'
SOURCES := $(wildcard judge/sudoku/*.cpp judge/data/*.cpp) judge/digest.cpp judge/interrupt.cpp \
  $(addprefix judge/cli/,gen.cpp gen_options.cpp installation.cpp output_file.cpp progress.cpp usage_error.cpp)
$(FOLDER)/gen: $(FOLDER)/main.o $(SOURCES:%.cpp=$(FOLDER)/%.o)
	clang++ -o $@ $^ -nostdlib++ -L$(LIBRARY)/lib -Wl,-Bstatic -lc++ -lc++abi -Wl,-Bdynamic -lcrypto -pthread
$(FOLDER)/%.o: %.cpp
	@mkdir -p $(@D)
	$(COMPILE)
$(FOLDER)/main.o: $(FOLDER)/main.cpp
	$(COMPILE)
COMPILE = clang++ -std=c++20 -O2 -nostdinc++ -isystem $(LIBRARY)/include/c++/v1 -I. \
  -DFMT_HEADER_ONLY -DJUDGE_SOURCE='"."' -c $< -o $@
RULES
make -s -f "$folder/Makefile" -j"$(nproc)" FOLDER="$folder" LIBRARY="$library" "$folder/gen"
for file in $(grep -l '^# made by: judge gen ' testdata/*.txt); do
  echo "$file"
  sed -n "s|^# made by: judge gen |$folder/gen gen |p" "$file" | sh -e | grep -v '^#' >"$folder/made"
  grep -v '^#' "$file" | cmp - "$folder/made"
done
