-- Schools that move to another installation (out) or came from one (in), rules move.1 to move.6. A row outlives the school,
-- which is led to by it, so it refers to no row of the school.
create table school_move (
  -- The same in both installations: an archive is imported once.
  id uuid primary key,
  school_id uuid not null,
  school_name text not null,
  direction text not null check (direction in ('out', 'in')),
  -- From which the codes are derived that let the other installation go on. Only commands on the server read it.
  move_key bytea not null check (length(move_key) = 32),
  started_at timestamptz not null default now(),
  -- A digest and a count of each table as it was archived, or as it was after the import: what was written since shows.
  digests jsonb not null check (jsonb_typeof(digests) = 'object'),
  -- Accounts that the import made.
  user_ids uuid[] not null default '{}',
  -- Where the school is now.
  moved_to text check (moved_to ~ '^https?://' and length(moved_to) <= 300),
  -- Out: since when people are led to the other installation. In: since when they work here.
  switched_at timestamptz,
  undone_at timestamptz,
  -- Out: when the rows that stayed behind were removed, and how many there were by table; then the files.
  removed_at timestamptz,
  counts jsonb check (jsonb_typeof(counts) = 'object'),
  files_removed_at timestamptz
);

create unique index school_move_open on school_move (school_id, direction) where undone_at is null and removed_at is null;

grant select (id, school_id, direction, moved_to, switched_at, undone_at, removed_at) on school_move
  to lernspur_identity, lernspur_teacher, lernspur_provider, lernspur_school_admin, lernspur_identity_owner;
grant select (files_removed_at), update (files_removed_at) on school_move to lernspur_school_admin;
-- What stayed behind is removed as a closed school is.
grant select, update (removed_at, counts) on school_move to lernspur_platform_owner;
