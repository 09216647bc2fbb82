import type { EnmSource, EnmTerm } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { choicesQuery, schoolNumberQuery, studentChoicesQuery } from './enm-choice.query'
import { isEnmReport, isOfTerm } from './enm-report.query'

/** Children, reports, subjects and levels that a file for a half-year can mean, and what was said before (rule enm.2). */
export const readEnmSource = async (call: Call, term: EnmTerm): Promise<EnmSource> => {
  const { actor } = call
  const [students, reports, subjects, levels, schoolNumber, others, studentChoices] = await call.read((tx) => [
    tx<EnmSource['students'][number][]>`
      select s.id, s.first_name, s.last_name, array(
          select distinct sc.name from student_class_relation scr
          join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
          where scr.tenant_id = s.tenant_id and scr.student_id = s.id and sc.is_active
          union
          select r.school_class_name from report r
          where r.tenant_id = s.tenant_id and r.original_student_id = s.id and ${isOfTerm(tx, term)}
        ) as school_class_names
      from student s
      where s.tenant_id = ${actor.tenantId} and (
        exists (
          select from student_class_relation scr
          join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
          where scr.tenant_id = s.tenant_id and scr.student_id = s.id and sc.is_active)
        or exists (
          select from report r
          where r.tenant_id = s.tenant_id and r.original_student_id = s.id and ${isOfTerm(tx, term)}))
      order by s.last_name, s.first_name, s.id`,
    tx<EnmSource['reports'][number][]>`
      select r.id, r.original_student_id as student_id, r.name, r.school_class_name, r.status
      from report r where ${isEnmReport(tx, actor)} and ${isOfTerm(tx, term)} order by r.name, r.id`,
    tx<EnmSource['subjects'][number][]>`
      select rs.name, min(rs.abbreviation) as abbreviation,
        coalesce(array_agg(distinct competence.description) filter (where competence.description is not null), '{}')
          as competences
      from report r
      join report_subject rs on rs.tenant_id = r.tenant_id and rs.report_id = r.id
      left join lateral (
        select one ->> 'description' as description
        from jsonb_path_query(rs.domains, '$[*].competences[*]') as one
      ) as competence on true
      where ${isEnmReport(tx, actor)} and ${isOfTerm(tx, term)} and r.status = 'completed'
      group by rs.name order by rs.name`,
    tx<{ label: string }[]>`
      select level ->> 'label' as label
      from report r cross join jsonb_array_elements(r.performance_visual_levels) as level
      where ${isEnmReport(tx, actor)} and ${isOfTerm(tx, term)} and r.status = 'completed'
      group by level ->> 'label' order by min((level ->> 'level')::integer), level ->> 'label'`,
    schoolNumberQuery(tx, actor),
    choicesQuery(tx, actor),
    studentChoicesQuery(tx, actor),
  ])
  return {
    schoolNumber: schoolNumber[0]?.number ?? null,
    students: [...students],
    reports: [...reports],
    subjects: [...subjects],
    levels: levels.map(({ label }) => label),
    choices: { students: [...studentChoices], others: [...others] },
  }
}
