-- Backups that were made, so that the product can tell when the last one was. Written by the command that makes them.
create table backup_record (
  id uuid primary key default uuidv7(),
  -- The instant that the backup shows.
  taken_at timestamptz not null,
  size_bytes bigint not null check (size_bytes > 0),
  is_encrypted boolean not null,
  -- Whether it was read back and every checksum agreed.
  is_checked boolean not null
);

create index backup_record_taken on backup_record (taken_at desc);

grant select on backup_record to lernspur_provider;
