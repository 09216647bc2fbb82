-- Domains of a template with their competences, in order.
create or replace function template_domains(provider uuid, template uuid) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', cd.id, 'name', cd.name, 'symbol', cd.symbol, 'competences', coalesce((
      select jsonb_agg(jsonb_strip_nulls(
          jsonb_build_object('id', c.id, 'description', c.description, 'childSentence', c.child_sentence,
            'shortTitle', c.short_title, 'levelDescriptions', c.level_descriptions)) order by c.position, c.id)
      from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id), '[]')) order by cd.position, cd.id), '[]')
  from competence_domain cd where cd.tenant_id = provider and cd.school_subject_id = template
$$;

-- Which school's templates come from which version, for counts. The school is set for one at a time, so that the policies
-- hold for the owner as well; the provider reads nothing of the templates but where they come from.
create or replace function template_holders() returns table (school uuid, origin uuid, version uuid)
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
