import { type EarlierEntry, overviewLimits } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { earlierCompetences, ofEarlier } from '../../earlier-class/earlier-competences'
import type { LevelPosition } from './subject-trend'

/** A student in a class. */
export interface StudentScope {
  readonly schoolClassId: string
  readonly studentId: string
}

/** What an entry of either version says, whichever class it is from. */
const facts = (tx: Transaction): Fragment => tx`o.performance_level_id, o.observed_at, o.created_at`

/** Competences of the class that entries from an earlier one are about. */
const earlierOf = (tx: Transaction, { actor }: Call, { schoolClassId, studentId }: StudentScope): Fragment =>
  earlierCompetences(tx, actor, tx`${schoolClassId}::uuid`, tx`fcr.student_id = ${studentId}`)

const ofVersion = (tx: Transaction, call: Call, scope: StudentScope, table: string): Fragment => {
  const { actor } = call
  return tx`
  select o.competence_id, ${facts(tx)}, null as earlier_class from ${tx(table)} o
  where o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))
    and o.student_id = ${scope.studentId} and o.school_class_id = ${scope.schoolClassId}
  union all
  select earlier.competence_id, ${facts(tx)}, earlier.from_class_name
  from (${earlierOf(tx, call, scope)}) as earlier join ${tx(table)} o on ${ofEarlier(tx, actor)}
  where earlier.school_subject_id = any(array(${visibleSubjects(tx, actor)}))`
}

/** Entries of both versions from earlier classes of a student, the newest first (rule observation.9). */
export const earlierEntriesQuery = (tx: Transaction, call: Call, scope: StudentScope): Query<EarlierEntry> => {
  const { actor } = call
  const entries = (table: string, levels: string) => tx`
    select o.id, earlier.school_subject_id, earlier.competence_id, earlier.from_class_name, l.label, o.description,
      o.observed_at, o.created_at, o.creator_id
    from (${earlierOf(tx, call, scope)}) as earlier join ${tx(table)} o on ${ofEarlier(tx, actor)}
    left join ${tx(levels)} l on l.tenant_id = o.tenant_id and l.id = o.performance_level_id
    where earlier.school_subject_id = any(array(${visibleSubjects(tx, actor)}))`
  return tx<EarlierEntry[]>`
    select o.id, o.school_subject_id, o.competence_id, o.from_class_name as school_class_name, o.label as level_label,
      o.description, o.observed_at,
      json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator
    from (
      ${entries('observation', 'performance_level')} union all
      ${entries('legacy_observation', 'legacy_performance_level')}
    ) as o
    join app_user u on u.id = o.creator_id
    order by o.observed_at desc, o.created_at desc, o.id desc limit ${overviewLimits.earlierEntries}`
}

/** The value of a column in the newest entry with a level. */
const newest = (tx: Transaction, column: Fragment): Fragment => tx`
  (array_agg(${column} order by e.observed_at desc, e.created_at desc)
    filter (where e.performance_level_id is not null))[1]`

/**
 * Subquery of what was entered about a student, a row for each competence: `competence_id`, `entry_count`, `last_on`,
 * and of the newest level `level_id` and `level_on`; of entries from an earlier class `earlier_count` and
 * `earlier_class`. Both versions count (rule observation.2).
 */
export const entriesByCompetence = (tx: Transaction, call: Call, scope: StudentScope): Fragment => tx`
  select e.competence_id, count(*)::integer as entry_count, max(e.observed_at) as last_on,
    count(e.earlier_class)::integer as earlier_count, max(e.earlier_class) as earlier_class,
    ${newest(tx, tx`e.performance_level_id`)} as level_id, ${newest(tx, tx`e.observed_at`)} as level_on
  from (${ofVersion(tx, call, scope, 'observation')}
    union all ${ofVersion(tx, call, scope, 'legacy_observation')}) as e
  group by e.competence_id`

type OfSubject<Row> = Row & { readonly schoolSubjectId: string }

/**
 * Every level that was entered about a student, of both versions, the oldest first. The levels of the school are
 * collected once: the planner expects a single entry here, and would collect them again for each one.
 */
export const levelPositionsQuery = (tx: Transaction, call: Call, scope: StudentScope) => {
  const { tenantId } = call.actor
  return tx<OfSubject<LevelPosition>[]>`
    with entry as materialized (
      ${ofVersion(tx, call, scope, 'observation')} union all ${ofVersion(tx, call, scope, 'legacy_observation')}
    ), step as materialized (
      select pl.id, pl.level, count(*) over (partition by pl.performance_visual_id) as levels
      from performance_level pl where pl.tenant_id = ${tenantId}
      union all
      select lpl.id, lpl.level, count(*) over (partition by lpl.assessment_type_id)
      from legacy_performance_level lpl where lpl.tenant_id = ${tenantId}
    )
    select cd.school_subject_id, entry.competence_id, entry.observed_at,
      case when step.levels > 1 then (step.level - 1)::float8 / (step.levels - 1) else 1 end as position
    from entry
    join step on step.id = entry.performance_level_id
    join competence c on c.tenant_id = ${tenantId} and c.id = entry.competence_id
    join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    order by entry.observed_at, entry.created_at`
}

/** The newest note of each subject, of both versions. */
export const newestNotesQuery = (tx: Transaction, { actor }: Call, { schoolClassId, studentId }: StudentScope) => {
  const notes = (table: string) => tx`
    select o.school_subject_id, o.description, o.observed_at, o.created_at from ${tx(table)} o
    where o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))
      and o.student_id = ${studentId} and o.school_class_id = ${schoolClassId} and o.description <> ''`
  return tx<OfSubject<{ readonly text: string; readonly observedAt: string }>[]>`
    select distinct on (note.school_subject_id) note.school_subject_id,
      left(note.description, ${overviewLimits.note}::integer) as text, note.observed_at
    from (${notes('observation')} union all ${notes('legacy_observation')}) as note
    order by note.school_subject_id, note.observed_at desc, note.created_at desc`
}

/** The newest entry with a photo, of each subject. */
export const photoEntriesQuery = (tx: Transaction, { actor }: Call, { schoolClassId, studentId }: StudentScope) =>
  tx<OfSubject<{ readonly id: string }>[]>`
    select distinct on (o.school_subject_id) o.school_subject_id, o.id from observation o
    where o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))
      and o.student_id = ${studentId} and o.school_class_id = ${schoolClassId}
      and exists (select from observation_photo op where op.tenant_id = o.tenant_id and op.observation_id = o.id)
    order by o.school_subject_id, o.observed_at desc, o.created_at desc`

/** Subquery of a level of either version: `shown`, and its `place` on its scale, from 0 to 1. */
export const levelById = (tx: Transaction, { actor: { tenantId } }: Call, levelId: Fragment): Fragment => tx`
  select jsonb_build_object('id', l.id, 'level', l.level, 'levels', l.levels, 'label', l.label,
    'isFrontendPicture', l.picture_file_id is null, 'picturePath', l.picture_path,
    'pictureUrl', '/api/files/' || l.picture_file_id) as shown,
    case when l.levels > 1 then (l.level - 1)::numeric / (l.levels - 1) else 1 end as place
  from (
    select pl.id, pl.level, pl.label, pl.picture_path, pl.picture_file_id,
      (select count(*) from performance_level other_pl where other_pl.tenant_id = pl.tenant_id
        and other_pl.performance_visual_id = pl.performance_visual_id)::integer as levels
    from performance_level pl where pl.tenant_id = ${tenantId} and pl.id = ${levelId}
    union all
    select lpl.id, lpl.level, lpl.label, lpl.picture_path, lpl.picture_file_id,
      (select count(*) from legacy_performance_level other_lpl where other_lpl.tenant_id = lpl.tenant_id
        and other_lpl.assessment_type_id = lpl.assessment_type_id)::integer
    from legacy_performance_level lpl where lpl.tenant_id = ${tenantId} and lpl.id = ${levelId}
  ) as l`
