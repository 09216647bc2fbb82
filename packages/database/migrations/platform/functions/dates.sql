-- An instant as the wire writes it, for rows that are built as JSON inside the database.
create or replace function iso_instant(moment timestamptz) returns text
language sql immutable parallel safe
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

-- The calendar day in the school's time zone.
create or replace function school_today(school uuid) returns date
language sql stable parallel safe
return (
  select (now() at time zone country.time_zone)::date
  from tenant
  join country on country.id = tenant.country_id
  where tenant.id = school
);
