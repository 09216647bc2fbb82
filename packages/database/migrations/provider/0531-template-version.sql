-- What the provider has published of its templates. Ids are in the order of publication. Rows are never changed but for
-- the withdrawal.
create table template_version (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  note text not null check (length(note) <= 1000),
  published_by_id uuid references app_user on delete set null,
  published_at timestamptz not null default now(),
  withdrawn_by_id uuid references app_user on delete set null,
  withdrawn_at timestamptz,
  primary key (tenant_id, id)
);
create unique index template_version_name on template_version (tenant_id, lower(name));

-- Domains of a template with their competences, in order.
create function template_domains(provider uuid, template uuid) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', cd.id, 'name', cd.name, 'symbol', cd.symbol, 'competences', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'description', c.description) order by c.position, c.id)
      from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]')) order by cd.position, cd.id), '[]')
  from competence_domain cd where cd.tenant_id = provider and cd.school_subject_id = template
$$;

-- Two templates with the same digest are the same to schools.
create function template_digest(name text, abbreviation text, color text, school_level integer, country uuid, domains jsonb)
returns text language sql immutable as $$
  select md5(jsonb_build_array(name, abbreviation, color, school_level, country, domains)::text)
$$;

-- A subject as a version has it; a removed one as it was before.
create table template_version_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  template_version_id uuid not null,
  -- The provider's template, which may be deleted since.
  school_subject_id uuid not null,
  name text not null,
  abbreviation text not null,
  color text not null,
  school_level integer not null,
  country_id uuid references country,
  domains jsonb not null check (jsonb_typeof(domains) = 'array'),
  is_removed boolean not null default false,
  digest text not null generated always as (
    template_digest(name, abbreviation, color, school_level, country_id, domains)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_version_id) references template_version,
  unique (tenant_id, school_subject_id, template_version_id)
);
create index template_version_subject_of_version on template_version_subject (tenant_id, template_version_id);

call protect_tenant_table('template_version');
call protect_tenant_table('template_version_subject');

grant select, insert on template_version, template_version_subject to lernspur_provider;
grant update (withdrawn_at, withdrawn_by_id) on template_version to lernspur_provider;
grant select on template_version, template_version_subject to lernspur_school_admin;

-- Which school's templates come from which version, for counts. The school is set for one at a time, so that the policies
-- hold for the owner as well; the provider reads nothing of the templates but where they come from.
create function template_holders() returns table (school uuid, origin uuid, version uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  for school in select t.id from tenant t where not t.is_provider loop
    perform set_config('app.tenant_id', school::text, true);
    return query
      select ss.tenant_id, ss.origin_id, ss.origin_version_id from school_subject ss
      where ss.tenant_id = school and ss.origin_version_id is not null;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function template_holders() from public;
grant execute on function template_holders() to lernspur_provider;

-- What schools could copy until now becomes the first version, and what they have copied comes from it. Which domain a
-- competence was copied in was not kept before: it is where the provider has it now.
do $$
declare
  provider uuid := (select t.id from tenant t where t.is_provider);
  first_version uuid;
  school uuid;
  published uuid[];
  places jsonb;
begin
  perform set_config('app.tenant_id', provider::text, true);
  published := array(select ss.id from school_subject ss where ss.tenant_id = provider and ss.is_template);
  if cardinality(published) = 0 then return; end if;
  insert into template_version (tenant_id, name, note) values (provider, 'Erste Fassung', '') returning id into first_version;
  insert into template_version_subject (tenant_id, template_version_id, school_subject_id, name, abbreviation, color,
    school_level, country_id, domains)
  select ss.tenant_id, first_version, ss.id, ss.name, ss.abbreviation, ss.color, ss.school_level, ss.country_id,
    template_domains(ss.tenant_id, ss.id)
  from school_subject ss where ss.tenant_id = provider and ss.is_template;
  places := (
    select jsonb_object_agg(one.id, one.places) from (
      select cd.school_subject_id as id, jsonb_object_agg(c.id || ':domain', jsonb_build_array(c.domain_id)) as places
      from competence_domain cd join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
      where cd.tenant_id = provider and cd.school_subject_id = any(published) group by cd.school_subject_id) as one);
  for school in select t.id from tenant t where not t.is_provider loop
    perform set_config('app.tenant_id', school::text, true);
    update school_subject ss set origin_version_id = first_version,
      origin_texts = ss.origin_texts || coalesce(places -> ss.origin_id::text, '{}')
    where ss.tenant_id = school and ss.is_template and ss.origin_id = any(published);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
