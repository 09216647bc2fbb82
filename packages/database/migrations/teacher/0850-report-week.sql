-- What is open in a part of a report, kept beside it: lists tell it of many reports, and would else read all they say.
-- A proposal that nobody has confirmed or changed counts as unconfirmed.
alter table report_subject
  add column competence_count integer not null generated always as (
    jsonb_array_length(jsonb_path_query_array(domains, '$[*].competences[*]'))) stored,
  add column without_level integer not null generated always as (
    jsonb_array_length(jsonb_path_query_array(domains, '$[*].competences[*] ? (@.performanceLevel == null)'))) stored,
  add column unconfirmed integer not null generated always as (
    jsonb_array_length(jsonb_path_query_array(domains,
      '$[*].competences[*] ? (@.performanceLevel != null && !(@.overwritten == true) && !(@.confirmed == true))'))) stored;

-- What was still to be looked at when the report was completed.
alter table report add column left_open jsonb check (jsonb_typeof(left_open) = 'array');

-- Groups of a class have names of their own. Those from before are exempt until they are renamed.
alter table report_group add column has_own_name boolean not null default true;

do $$
declare
  school uuid;
begin
  for school in select id from tenant loop
    perform set_config('app.tenant_id', school::text, true);
    update report_group rg set has_own_name = false
    where rg.tenant_id = school and exists (
      select from report_group other
      where other.tenant_id = rg.tenant_id and other.school_class_id = rg.school_class_id and other.id < rg.id
        and lower(other.name) = lower(rg.name));
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

create unique index report_group_own_name on report_group (tenant_id, school_class_id, lower(name)) where has_own_name;
