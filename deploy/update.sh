#!/bin/sh
# Copies a build over the one before it while readers read: deploy/update.sh dist /srv/site  (or user@server:/srv/site)
# A rollback is the same with the build before. Needs rsync on both sides, which puts each file in place whole.
# Whoever built it, the server may read every file.
set -eu
[ $# -eq 2 ] || { echo 'usage: deploy/update.sh dist /srv/site' >&2; exit 2; }
from=${1%/}/
to=${2%/}/

# First what pages ask for. It is named by its content, so nothing is overwritten, and nothing is deleted: a page of the build
# before that is open somewhere still finds its script.
rsync -rlt --chmod=D755,F644 --include='/_assets/***' --include='/fonts/***' --include='/renders/***' --include='/share/***' \
  --include='/town/***' --exclude='*' "$from" "$to"

# Then the pages, all at the end of the transfer; those that were deleted go.
rsync -rlt --chmod=D755,F644 --delay-updates --delete-after --exclude='/_assets' --exclude='/fonts' --exclude='/renders' --exclude='/share' \
  --exclude='/town' "$from" "$to"
