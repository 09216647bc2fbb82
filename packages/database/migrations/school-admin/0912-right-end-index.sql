-- concurrently
create index concurrently class_access_right_ending on class_access_right (tenant_id, ends_at) where ends_at is not null;
