#!/bin/sh
# Copies a build over the previous one while the site is being served: deploy/update.sh dist /srv/site  (or user@server:/srv/site)
# For a rollback, copy the previous build in the same way. Needs rsync on both sides, which replaces each file atomically.
# Makes every file readable for the server.
set -eu
[ $# -eq 2 ] || { echo 'usage: deploy/update.sh dist /srv/site' >&2; exit 2; }
from=${1%/}/
to=${2%/}/

# First the files that pages load. Their names contain a hash, so nothing is overwritten, and nothing is deleted: an open page of
# the previous build can still load its script.
rsync -rlt --chmod=D755,F644 --include='/_assets/***' --include='/fonts/***' --include='/renders/***' --include='/share/***' \
  --include='/town/***' --exclude='*' "$from" "$to"

# Then the pages, all at the end of the transfer; deleted ones are removed.
rsync -rlt --chmod=D755,F644 --delay-updates --delete-after --exclude='/_assets' --exclude='/fonts' --exclude='/renders' --exclude='/share' \
  --exclude='/town' "$from" "$to"
