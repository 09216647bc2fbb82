-- Who has an account already has read nothing yet; an account begins with what there is.
alter table app_user add column release_notes_seen_at timestamptz not null default '2026-08-01';
alter table app_user alter column release_notes_seen_at set default now();

comment on column app_user.release_notes_seen_at is 'When the person last read what is new; for a new account when it was made.';
