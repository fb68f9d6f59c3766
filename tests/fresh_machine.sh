#!/bin/sh
# Tries the README on a fresh machine: a bare Debian with nothing but make in it, made by
# debootstrap from the package mirror of this machine's own apt sources.
#
#     sudo tests/fresh_machine.sh [FOLDER]     the machine is made in FOLDER, and kept if it is given
#
# Needs root, debootstrap and some 2 GB. Exit code 0: `make judge` and then `make test` pass with
# nothing done in between, and a second `make judge` installs and configures nothing.
set -eu

project=$(cd "$(dirname "$0")/.." && pwd)
[ "$(id -u)" = 0 ] || { echo 'fresh_machine.sh: please run this as root' >&2; exit 2; }
command -v debootstrap >/dev/null || {
  echo 'fresh_machine.sh: please install debootstrap' >&2; exit 2; }

if [ $# -gt 0 ]; then
  machine=$1
  mkdir -p "$machine"
else
  machine=$(mktemp -d)
fi
leave() {
  umount -l "$machine/proc" "$machine/dev" 2>/dev/null || :
  [ $# -gt 0 ] || rm -rf "$machine"
}
trap 'leave "$@"' EXIT
trap 'exit 130' INT TERM

# The mirror and the release of the first source that has Debian itself.
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -m 1 '/debian/\?$')
release=$(. /etc/os-release && echo "$VERSION_CODENAME")

[ -e "$machine/usr/bin/make" ] ||
  debootstrap --variant=minbase --include=make,ca-certificates "$release" "$machine" "$mirror"
# What this machine needs to reach its mirror.
cp /etc/resolv.conf "$machine/etc/resolv.conf"
for file in /etc/apt/apt.conf.d/*proxy* /etc/hosts; do
  [ ! -e "$file" ] || cp "$file" "$machine$file"
done
mount -t proc proc "$machine/proc"
mount --bind /dev "$machine/dev"
rm -rf "$machine/project"
mkdir "$machine/project"
(cd "$project" && tar -cf - --exclude='./build*' --exclude=./.git .) | tar -xf - -C "$machine/project"

inside() { chroot "$machine" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root "$@"; }
inside make -C /project judge
inside make -C /project test
again=$(inside make -C /project judge 2>&1)
if echo "$again" | grep -E 'Installing|Configuring|Building'; then
  echo 'fresh_machine.sh: a second make judge does more than judge' >&2
  exit 1
fi
echo 'fresh_machine.sh: make judge and make test pass on a fresh machine'
