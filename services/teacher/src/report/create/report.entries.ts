import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { earlierCompetences, ofEarlier } from '../../earlier-class/earlier-competences'
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
  /** Assessments whose entries count; all by default. */
  readonly assessmentIds?: readonly string[] | undefined
}

const counted = (tx: Transaction): Fragment => tx`
  o.tenant_id, o.id, o.student_id, o.observed_at, o.created_at, o.performance_level_id, o.performance_assessment_id`

/**
 * Observations with a level in the period, with the data that a proposal needs; newest first, which decides ties. Those
 * from an earlier class of the child count with its competences of this class (rule observation.9), and with an
 * assessment of the same name as one that is asked for.
 */
export const entriesQuery = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, startDate, endDate, assessmentIds }: Span,
  studentIds: readonly string[],
  schoolSubjectIds: readonly string[],
): Query<NamedEntry> => {
  const requested = [...(assessmentIds ?? [])]
  const students = [...studentIds]
  const earlier = earlierCompetences(
    tx,
    actor,
    tx`${schoolClassId}::uuid`,
    tx`fcr.student_id = any(${students}::uuid[])`,
  )
  return tx<NamedEntry[]>`
  select o.student_id, o.competence_id, o.observed_at, o.created_at, pl.level, pl.performance_visual_id,
    (select count(*)::integer from performance_level sibling_pl
      where sibling_pl.tenant_id = pl.tenant_id and sibling_pl.performance_visual_id = pl.performance_visual_id) as levels,
    o.performance_assessment_id, pa.name as performance_assessment_name, coalesce(pa.weighting, 0)::float8 as weighting
  from (
    select ${counted(tx)}, o.competence_id, o.school_subject_id, false as is_earlier
    from observation o
    where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
      and o.student_id = any(${students}::uuid[])
    union all
    select ${counted(tx)}, earlier.competence_id, earlier.school_subject_id, true
    from (${earlier}) as earlier join observation o on ${ofEarlier(tx, actor)}
  ) as o
  join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
  left join performance_assessment pa on pa.tenant_id = o.tenant_id and pa.id = o.performance_assessment_id
  where o.observed_at between ${startDate} and ${endDate}
    and (${assessmentIds === undefined} or o.performance_assessment_id = any(${requested}::uuid[])
      or o.is_earlier and exists (
        select from performance_assessment same_pa
        where same_pa.tenant_id = pa.tenant_id and same_pa.id = any(${requested}::uuid[])
          and lower(same_pa.name) = lower(pa.name)))
    and o.school_subject_id = any(${[...schoolSubjectIds]}::uuid[])
  order by o.observed_at desc, o.created_at desc, o.id desc`
}

/**
 * The scale that most entries use; without entries the one of the class's assessments, else the newest of the class or
 * school.
 */
export const visualQuery = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, startDate, endDate }: Span,
  used: string | null,
): Query<SourceVisual> => tx<SourceVisual[]>`
  select pv.id, pv.name, (
    select coalesce(jsonb_agg(jsonb_build_object('level', pl.level, 'label', pl.label, 'picturePath', pl.picture_path,
      'isFrontendPicture', pl.is_frontend_picture) order by pl.level), '[]')
    from performance_level pl where pl.tenant_id = pv.tenant_id and pl.performance_visual_id = pv.id) as levels
  from performance_visual pv
  where pv.tenant_id = ${actor.tenantId} and (pv.school_class_id is null or pv.school_class_id = ${schoolClassId})
  order by
    (pv.id = ${used}) desc nulls last,
    (select count(*) from performance_assessment pa
      join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
      where pa.tenant_id = pv.tenant_id and pa.performance_visual_id = pv.id and pa.school_class_id = ${schoolClassId}
        and stm.start_date <= ${endDate} and stm.end_date >= ${startDate}) desc,
    (pv.school_class_id is not null) desc, pv.id desc
  limit 1`

/** The most frequent value; null when there is none. */
export const mostFrequent = (values: readonly string[]): string | null => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
