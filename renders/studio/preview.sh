#!/bin/sh
# preview.sh <set.py> [camera[,camera]] - quick look on the CPU, 640 pixels on the long side.
# Writes $OUT/<camera>.png (OUT: renders/out unless set).  At most two previews run at once.
#   SIZE=960 SPP=32 renders/studio/preview.sh renders/sets/farm/rows.py farm-drone-spray
#   KEEP=1 reuses an exported set that is newer than its source.
set -eu
[ $# -ge 1 ] || { echo "usage: preview.sh set.py [camera[,camera]]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
scene=$1
name=$(basename "$(dirname "$scene")")-$(basename "$scene" .py)
out=${OUT:-$here/../out}
size=${SIZE:-640}
spp=${SPP:-8}
blender=${BLENDER:-blender}
mkdir -p "$out"
command -v "$blender" > /dev/null || { echo "preview.sh: Blender 3.4 or newer is needed (Debian: apt-get install blender python3-numpy), or name one in BLENDER" >&2; exit 1; }

# Two slots, so that several people previewing on one machine do not slow each other down.
lock=${TMPDIR:-/tmp}/renders-preview
( exec 8>"$lock.1"; flock -n 8 ) && slot=1 || slot=2
exec 9>"$lock.$slot"
flock 9

# Build the tracer once per version of its source.
tracer=$out/pt_cpu
if [ ! -x "$tracer" ] || [ "$here/tracer/pt.cu" -nt "$tracer" ] || [ "$here/tracer/film.h" -nt "$tracer" ]; then
  g++ -O3 -ffast-math -fno-finite-math-only -fopenmp -x c++ -o "$tracer.new" "$here/tracer/pt.cu"
  mv "$tracer.new" "$tracer"
fi

if [ -z "${KEEP:-}" ] || [ ! -f "$out/$name.art" ] || [ "$scene" -nt "$out/$name.art" ]; then
  nice -n 10 "$blender" -b --python-exit-code 1 --python "$scene" -- --check --export "$out/$name.art" > "$out/$name.log" 2>&1 || { tail -20 "$out/$name.log" >&2; exit 1; }
  grep -E '^(CHECK|EXPORT)' "$out/$name.log"
fi
cameras=${2:-$("$tracer" "$out/$name.art" --list 2> /dev/null | paste -sd, -)}
nice -n 10 "$tracer" "$out/$name.art" "$out" --size "$size" --spp "$spp" --aux --format f16 --camera "$cameras"
set --
for camera in $(echo "$cameras" | tr ',' ' '); do
  set -- "$@" "$out/$name-$camera.json"
done
nice -n 10 node "$here/develop.mjs" "$@" --bits 8 --out "$out"
for camera in $(echo "$cameras" | tr ',' ' '); do
  mv "$out/$name-$camera.png" "$out/$camera.png"
  echo "$out/$camera.png"
done
