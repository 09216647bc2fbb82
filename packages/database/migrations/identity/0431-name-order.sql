-- Which name the person's lists of people are sorted by.
alter table app_user add column name_order text not null default 'firstName'
  check (name_order in ('firstName', 'lastName'));
