#!/usr/bin/env bash
# usage: dist.sh TETRARCH
#
# Packs the command with its licences, manual pages and completions into an archive in dist/, for this machine, with a checksum.
set -euo pipefail
# Manual pages and answers are English, whoever builds them.
export LC_ALL=C
tetrarch=$(realpath "$1")
cd "$(dirname "$0")/.."

version=$("$tetrarch" --version | cut -d' ' -f2)
case $(uname -s) in
  Linux) system=linux ;;
  Darwin) system=macos ;;
  *) system=windows ;;
esac
# Not `uname`: on Windows it names the processor that the shell was built for.
machine=$(rustc --print host-tuple | cut -d- -f1)
name=tetrarch-$version-$machine-$system

rm -rf "dist/$name"
mkdir -p "dist/$name/completions" "dist/$name/licences"
cp "$tetrarch" README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE "dist/$name/"
cp web/public/licences/* "dist/$name/licences/"
node scripts/third-party.mjs > "dist/$name/licences/third-party.txt"
"$tetrarch" man "dist/$name/man" > /dev/null
for shell in bash zsh fish powershell; do
  "$tetrarch" completions "$shell" > "dist/$name/completions/tetrarch.$shell"
done
test "$system" != linux || cp packaging/tetrarch.service "dist/$name/"

archive=$name.tar.gz
if test "$system" = windows; then
  archive=$name.zip
  (cd dist && rm -f "$archive" && 7z a -bso0 "$archive" "$name")
else
  tar -czf "dist/$archive" -C dist "$name"
fi
rm -r "dist/$name"
cd dist
if command -v sha256sum > /dev/null; then sha256sum "$archive"; else shasum -a 256 "$archive"; fi > "$archive.sha256"
echo "dist/$archive"
