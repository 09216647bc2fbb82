#!/bin/sh
# Runs once, when the database is empty: a role for Lernspur, which makes those of its services, and its database.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/lernspur-password)" <<'SQL'
create role lernspur login createrole password :'password';
create database lernspur owner lernspur encoding 'UTF8' template template0;
SQL
