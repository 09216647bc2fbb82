-- For which Länder or cantons and which types of school a template of the provider is meant (rule template.7), as
-- announcements are; null for all of its country. Templates of schools have none.
alter table school_subject add column state_ids uuid[], add column school_type_ids uuid[];

grant select (state_ids, school_type_ids), insert (state_ids, school_type_ids), update (state_ids, school_type_ids)
  on school_subject to lernspur_provider;
