#!/bin/sh
# Writes the secrets that Lernspur, PostgreSQL and the store share into secrets/, each once; the two arguments are the
# address of the mail server and the public half of a key for backups.
set -eu
cd "$(dirname -- "$0")"
if [ $# -ne 2 ]; then
  echo "Usage: $0 smtps://user:password@mail.example:465 age1…" >&2
  exit 2
fi
# Only root comes into the folder; containers get single files, which their users must be able to read.
mkdir -p secrets
chmod 0700 secrets
umask 022
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
write() { [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
write lernspur-secret "$(random)"
write postgres-password "$(random)"
write lernspur-password "$(random)"
write s3-access-key lernspur
write s3-secret-key "$(random)"
write database-url "postgres://lernspur:$(cat secrets/lernspur-password)@postgres:5432/lernspur"
write smtp-url "$1"
write backup-key "$2"
