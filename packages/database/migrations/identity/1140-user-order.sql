-- An index row holds no two names of 1,000 characters of several bytes each (rule profile.1): lists are ordered by the
-- beginnings of both, then by the whole names.
drop index app_user_by_last_name, app_user_by_first_name, app_user_by_last_name_down, app_user_by_first_name_down;

create index app_user_by_last_name on app_user
  ((left(last_name, 300)) collate "de-x-icu", (left(first_name, 300)) collate "de-x-icu");
create index app_user_by_first_name on app_user
  ((left(first_name, 300)) collate "de-x-icu", (left(last_name, 300)) collate "de-x-icu");
-- Lists put nulls last in both directions.
create index app_user_by_last_name_down on app_user
  ((left(last_name, 300)) collate "de-x-icu" desc nulls last, (left(first_name, 300)) collate "de-x-icu" desc nulls last);
create index app_user_by_first_name_down on app_user
  ((left(first_name, 300)) collate "de-x-icu" desc nulls last, (left(last_name, 300)) collate "de-x-icu" desc nulls last);
