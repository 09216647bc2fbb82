-- For which Länder or cantons and which types of school a version is meant (rule template.7); null for all of its
-- country. They are no part of `digest`, which a stored column computes, and are compared in addition to it.
alter table template_version_subject add column state_ids uuid[], add column school_type_ids uuid[];
