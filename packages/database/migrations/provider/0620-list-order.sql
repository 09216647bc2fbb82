-- As the provider's lists of schools and of allowed addresses are sorted, so that a first page reads its own rows alone.
-- Lists put nulls last in both directions.
create index tenant_by_name on tenant (name collate "de-x-icu", id);
create index tenant_by_name_down on tenant (name collate "de-x-icu" desc nulls last, id desc);
create index allowed_email_by_email on allowed_email (email collate "de-x-icu", id);
create index allowed_email_by_email_down on allowed_email (email collate "de-x-icu" desc nulls last, id desc);
