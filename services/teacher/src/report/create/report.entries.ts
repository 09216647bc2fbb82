import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import type { SourceEntry } from './report.snapshot'
import type { SourceVisual } from './report.source'

interface NamedEntry extends SourceEntry {
  readonly performanceAssessmentName: string | null
  readonly performanceVisualId: string
}

interface Span {
  readonly schoolClassId: string
  readonly startDate: string
  readonly endDate: string
}

/** Observations with a level in the period, with all that a proposal needs. */
export const entriesQuery = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, startDate, endDate }: Span,
  studentIds: readonly string[],
  schoolSubjectIds: readonly string[],
): Query<NamedEntry> => tx<NamedEntry[]>`
  select o.student_id, o.competence_id, o.observed_at, o.created_at, l.level, l.performance_visual_id,
    (select count(*)::integer from performance_level sibling
      where sibling.tenant_id = l.tenant_id and sibling.performance_visual_id = l.performance_visual_id) as levels,
    o.performance_assessment_id, a.name as performance_assessment_name, coalesce(a.weighting, 0)::float8 as weighting
  from observation o
  join performance_level l on l.tenant_id = o.tenant_id and l.id = o.performance_level_id
  left join performance_assessment a on a.tenant_id = o.tenant_id and a.id = o.performance_assessment_id
  where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
    and o.observed_at between ${startDate} and ${endDate}
    and o.student_id = any(${studentIds as string[]}::uuid[])
    and o.school_subject_id = any(${schoolSubjectIds as string[]}::uuid[])`

/** The scale that most entries use; without entries that of the class's assessments, then the class's or school's newest. */
export const visualQuery = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, startDate, endDate }: Span,
  used: string | null,
): Query<SourceVisual> => tx<SourceVisual[]>`
  select v.name, (
    select coalesce(jsonb_agg(jsonb_build_object('level', l.level, 'label', l.label, 'picturePath', l.picture_path,
      'isFrontendPicture', l.is_frontend_picture) order by l.level), '[]')
    from performance_level l where l.tenant_id = v.tenant_id and l.performance_visual_id = v.id) as levels
  from performance_visual v
  where v.tenant_id = ${actor.tenantId} and (v.school_class_id is null or v.school_class_id = ${schoolClassId})
  order by
    (v.id = ${used}) desc nulls last,
    (select count(*) from performance_assessment a
      join school_term t on t.tenant_id = a.tenant_id and t.id = a.school_term_id
      where a.tenant_id = v.tenant_id and a.performance_visual_id = v.id and a.school_class_id = ${schoolClassId}
        and t.start_date <= ${endDate} and t.end_date >= ${startDate}) desc,
    (v.school_class_id is not null) desc, v.id desc
  limit 1`

/** The value that occurs most often, or none. */
export const mostFrequent = (values: readonly string[]): string | null => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
