-- A sign-in that failed for an address without an account has nobody who did it.
alter table audit_entry alter column user_id drop not null;
