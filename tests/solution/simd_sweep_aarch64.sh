#!/bin/sh
# Runs the portable path of solution/simd_sweep.cpp on another architecture: built for aarch64 by
# Debian's cross compiler (g++-aarch64-linux-gnu), run by qemu-user.
#
#     simd_sweep_aarch64.sh                           77: a tool is missing
set -eu
cd "$(dirname "$0")/../.."
compiler=aarch64-linux-gnu-g++
command -v "$compiler" >/dev/null || { echo "no $compiler"; exit 77; }
emulator=$(command -v qemu-aarch64 || command -v qemu-aarch64-static) || { echo 'no qemu-user'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$compiler" -std=c++20 -O2 -Wall -Wextra -Wpedantic -Werror -static -I. \
  tests/solution/simd_sweep_aarch64.cpp -o "$folder/simd_sweep"
"$emulator" "$folder/simd_sweep"
