-- Which program did it, in the name of its maker (rule program.6); null for what a person did.
alter table audit_entry add column program_id uuid;

-- The first use of a token on a day is recorded where the token is looked up.
grant insert on audit_entry to lernspur_identity_owner;
