import type {
  CountedVersions,
  ExplainedEntry,
  LevelExplanation,
} from '@lernspur/contracts/teacher/statistics/level-explanation.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { earlierCompetences, ofEarlier } from '../../earlier-class/earlier-competences'
import { visibleReport } from '../../report-access/visible-report'

interface ExplanationQuery {
  readonly schoolClassId: string
  readonly studentId: string
  readonly competenceId: string
  readonly startDate: string
  readonly endDate: string
  readonly versions: CountedVersions
  /** Only entries of the assessments that this report counts. */
  readonly reportId?: string | undefined
}

/**
 * Condition on `o` (observation) and its assessment `pa`: one that the report counts, or one of its name in an earlier
 * class; without a report any.
 */
const countedIn = (tx: Transaction, { actor }: Call, reportId: string | undefined): Fragment =>
  reportId === undefined
    ? tx`true`
    : tx`exists (select from report r where ${visibleReport(tx, actor)} and r.id = ${reportId}
        and (r.performance_assessment_ids is null or o.performance_assessment_id = any(r.performance_assessment_ids)
          or o.earlier_class is not null and exists (
            select from performance_assessment same_pa
            where same_pa.tenant_id = pa.tenant_id and same_pa.id = any(r.performance_assessment_ids)
              and lower(same_pa.name) = lower(pa.name))))`

/** The competence, if it belongs to the class and a subject that the caller may access. */
const competenceQuery = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, competenceId }: ExplanationQuery,
): Query<Pick<LevelExplanation, 'levelDescriptions'>> => tx<Pick<LevelExplanation, 'levelDescriptions'>[]>`
  select c.level_descriptions from competence c
  join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
  join school_subject ss on ss.tenant_id = cd.tenant_id and ss.id = cd.school_subject_id
  where c.tenant_id = ${actor.tenantId} and c.id = ${competenceId} and ss.school_class_id = ${schoolClassId}
    and ss.school_class_id in (${visibleClasses(tx, actor)}) and ss.id in (${visibleSubjects(tx, actor)})`

/**
 * Entries of a table about the competence, and those from an earlier class of the child about the same one (rule
 * observation.9).
 */
const entriesOf = (
  tx: Transaction,
  { actor }: Call,
  about: ExplanationQuery,
  table: 'observation' | 'legacy_observation',
): Fragment => {
  const { schoolClassId, studentId, competenceId } = about
  const assessment = table === 'observation' ? tx`, o.performance_assessment_id` : tx``
  const columns = tx`o.tenant_id, o.id, o.description, o.observed_at, o.created_at, o.creator_id, o.performance_level_id
    ${assessment}`
  const inPeriod = tx`o.observed_at between ${about.startDate} and ${about.endDate}`
  const earlier = earlierCompetences(tx, actor, tx`${schoolClassId}::uuid`, tx`fcr.student_id = ${studentId}`)
  return tx`(
    select ${columns}, null as earlier_class from ${tx(table)} o
    where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId} and o.student_id = ${studentId}
      and o.competence_id = ${competenceId} and ${inPeriod} and o.school_subject_id in (${visibleSubjects(tx, actor)})
    union all
    select ${columns}, earlier.from_class_name
    from (${earlier}) as earlier join ${tx(table)} o on ${ofEarlier(tx, actor)}
    where earlier.competence_id = ${competenceId} and ${inPeriod}
      and earlier.school_subject_id in (${visibleSubjects(tx, actor)})
  ) as o`
}

const shared = (tx: Transaction): Fragment =>
  tx`o.id, o.description, o.observed_at, o.created_at, o.creator_id, o.earlier_class`

const secondVersion = (tx: Transaction, call: Call, about: ExplanationQuery): Fragment => tx`
  select ${shared(tx)}, false as is_legacy, case when pl.id is not null then jsonb_build_object('level', pl.level,
      'label', pl.label, 'picturePath', pl.picture_path, 'isFrontendPicture', pl.is_frontend_picture) end as level,
    (select count(*)::integer from performance_level sibling_pl
      where sibling_pl.tenant_id = pl.tenant_id and sibling_pl.performance_visual_id = pl.performance_visual_id) as levels,
    pa.id as performance_assessment_id, pa.name as performance_assessment_name,
    coalesce(pa.weighting, 0)::float8 as weighting
  from ${entriesOf(tx, call, about, 'observation')}
  left join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
  left join performance_assessment pa on pa.tenant_id = o.tenant_id and pa.id = o.performance_assessment_id
  where ${countedIn(tx, call, about.reportId)}`

const firstVersion = (tx: Transaction, call: Call, about: ExplanationQuery): Fragment => tx`
  select ${shared(tx)}, true, case when lpl.id is not null then jsonb_build_object('level', lpl.level,
      'label', lpl.label, 'picturePath', lpl.picture_path, 'isFrontendPicture', lpl.picture_file_id is null) end,
    (select count(*)::integer from legacy_performance_level sibling_lpl
      where sibling_lpl.tenant_id = lpl.tenant_id and sibling_lpl.assessment_type_id = lpl.assessment_type_id),
    null, null, 0
  from ${entriesOf(tx, call, about, 'legacy_observation')}
  left join legacy_performance_level lpl on lpl.tenant_id = o.tenant_id and lpl.id = o.performance_level_id`

const entriesQuery = (tx: Transaction, call: Call, about: ExplanationQuery): Query<ExplainedEntry> => tx<
  ExplainedEntry[]
>`
  select o.id, o.description, o.observed_at, o.created_at, o.is_legacy, o.level, o.levels, o.performance_assessment_id,
    o.performance_assessment_name, o.weighting, o.earlier_class,
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator
  from (
    ${secondVersion(tx, call, about)}
    ${about.versions === 'both' ? tx`union all ${firstVersion(tx, call, about)}` : tx``}
  ) as o
  join app_user u on u.id = o.creator_id
  order by o.observed_at desc, o.created_at desc, o.id desc`

/**
 * Entries of a student and competence in a period, the newest first. NOT_FOUND for a competence that the caller does
 * not see.
 */
export const getLevelExplanation = async (call: Call, about: ExplanationQuery): Promise<LevelExplanation> => {
  const [[competence], entries] = await call.read((tx) => [
    competenceQuery(tx, call, about),
    entriesQuery(tx, call, about),
  ])
  return competence ? { entries: [...entries], ...competence } : refuse('NOT_FOUND')
}
