-- The provider finds people by names without accents, too.
alter table app_user add column search_text text
  generated always as (search_text(first_name || ' ' || last_name || ' ' || email)) stored;

create index app_user_by_search_text on app_user using gin (search_text gin_trgm_ops);

grant select (search_text) on app_user to lernspur_provider;
