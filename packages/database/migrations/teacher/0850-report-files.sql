-- Bytes of the file in the store, where it lies under <tenant_id>/<id> as pictures do.
alter table report_file add column size integer;
-- Its digest, against which every reading is held.
alter table report_file add column sha256 text;
-- Since when it is there. The bytes stay in the row for a day longer, for the version before, which looks nowhere else;
-- the column `bytes` goes in a release that no such version runs beside (decision 0850).
alter table report_file add column stored_at timestamptz;
alter table report_file alter column bytes drop not null;

alter table report_file
  add constraint report_file_somewhere check (bytes is not null or stored_at is not null) not valid,
  add constraint report_file_stored check (num_nulls(size, sha256, stored_at) in (0, 3)) not valid,
  add constraint report_file_size check (size > 0) not valid,
  add constraint report_file_digest check (sha256 ~ '^[0-9a-f]{64}$') not valid;

grant update (bytes, size, sha256, stored_at) on report_file to lernspur_teacher;
grant select (tenant_id, size) on report_file to lernspur_provider_owner;
