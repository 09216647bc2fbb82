-- Who allowed an address. Accounts are found by address, and by the domain of the address.
alter table allowed_email add column added_by_id uuid references app_user on delete set null;

create index app_user_domain on app_user (split_part(email, '@', 2)) where deactivated_at is null;
