-- Printed reports move into the file store, where pictures lie, under <tenant_id>/<id>. A row says how large its file
-- is, its digest, and since when it is there. Its bytes stay in the row for a day, for the version before, which knows
-- no other place; the column goes in a release that no such version runs beside.
alter table report_file
  add column size integer,
  add column sha256 text,
  add column stored_at timestamptz,
  alter column bytes drop not null;

alter table report_file
  add constraint report_file_somewhere check (bytes is not null or stored_at is not null) not valid,
  add constraint report_file_stored check (num_nulls(size, sha256, stored_at) in (0, 3)) not valid,
  add constraint report_file_size check (size > 0) not valid,
  add constraint report_file_digest check (sha256 ~ '^[0-9a-f]{64}$') not valid;

grant update (bytes, size, sha256, stored_at) on report_file to lernspur_teacher;
grant select (tenant_id, size) on report_file to lernspur_provider_owner;
