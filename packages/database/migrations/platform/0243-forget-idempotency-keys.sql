-- Keys are forgotten once nobody repeats a create any more. One service does it, school by school and inside the
-- school's policy, for which age within a school must be found without reading the keys of others.
create index idempotency_key_age_in_school on idempotency_key (tenant_id, created_at);
drop index idempotency_key_age;

grant delete on idempotency_key to lernspur_identity;
