-- The address that a school was founded with, as a keyed hash: each founds one. Null for schools that the provider made.
alter table tenant add column founding bytea unique check (length(founding) = 32);

-- Only allowed addresses found a school.
grant select on allowed_email to lernspur_school_admin;
