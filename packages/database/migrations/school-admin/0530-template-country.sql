-- The country whose schools a template of the provider is for; null for those of all countries.
alter table school_subject add column country_id uuid references country;

-- The version of the provider's that a school's template was last taken from; null where that is not known. It belongs to
-- another tenant, as what `origin_id` names.
alter table school_subject add column origin_version_id uuid;
create index school_subject_of_version on school_subject (tenant_id, origin_version_id, origin_id)
  where origin_version_id is not null;

grant select (country_id), insert (country_id), update (country_id, updated_at) on school_subject to lernspur_provider;
