-- A school year with its terms as the wire shows it; stands alone and inside classes. Whoever changes a year names
-- when it was changed last, so that nobody's change is overwritten unseen.
create or replace view school_year_document with (security_invoker = true) as
select
  y.tenant_id,
  y.id,
  y.name,
  y.year,
  y.school_year_start,
  y.school_year_end,
  y.state_id,
  jsonb_build_object(
    'id', y.id,
    'updatedAt', iso_instant(y.updated_at),
    'name', y.name,
    'year', y.year,
    'schoolYearStart', y.school_year_start,
    'schoolYearEnd', y.school_year_end,
    'tenantId', y.tenant_id,
    'stateId', y.state_id,
    'terms', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', t.id,
          'name', t.name,
          'schoolTermSemester', t.school_term_semester,
          'startDate', t.start_date,
          'endDate', t.end_date,
          'schoolYearId', t.school_year_id,
          'tenantId', t.tenant_id
        )
        order by t.start_date
      )
      from school_term t
      where t.tenant_id = y.tenant_id and t.school_year_id = y.id
    ), '[]')
  ) as document
from school_year y;

grant select on school_year_document to lernspur_school_admin;
