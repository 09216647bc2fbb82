-- What the provider's lists count, without reading the rows of people and roles: who is listed, how many work at a
-- school, and whether somebody leads it.
create index app_user_listed on app_user (id) where deactivated_at is null or disabled_reason is not null;
create index user_role_by_status on user_role (tenant_id, status, role_type);
