-- concurrently
create index concurrently user_role_ending on user_role (tenant_id, ends_at) where ends_at is not null;
