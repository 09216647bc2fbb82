-- concurrently
-- What the work that moves printed reports has left to do.
create index concurrently report_file_in_database on report_file (tenant_id, stored_at) where bytes is not null;
