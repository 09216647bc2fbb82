import type { SkillCell } from '@lernspur/contracts/teacher/skill-cell/skill-cell'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { type Asked, chosenSpan, spansQuery } from './shown-span'

/** A child and a competence. */
export interface Pair {
  readonly studentId: string
  readonly competenceId: string
}

/** Which cells are found, and which entries count as shown. */
export interface ShownCells {
  readonly schoolClassId: string
  /** Subquery of the id of their subject, which has at most one row. */
  readonly subject: Fragment
  readonly asked: Asked
  /** All of the subject without. */
  readonly pairs?: readonly Pair[]
}

const entriesOf = (tx: Transaction, { tenantId, userId }: Actor, shown: ShownCells, isLegacy: boolean): Fragment => {
  const { asked, pairs } = shown
  const assessmentId = asked.performanceAssessmentId ?? null
  const ofAssessment = isLegacy ? tx`false` : tx`o.performance_assessment_id is not distinct from ${assessmentId}`
  return tx`
    select o.id, o.student_id, o.competence_id, o.observed_at, o.created_at, o.updated_at,
      o.performance_level_id as level_id, o.creator_id = ${userId} as is_own, ${isLegacy}::boolean as is_legacy,
      o.observed_at between coalesce((select start_date from chosen_span), '-infinity')
        and coalesce((select end_date from chosen_span), 'infinity')
        and ${assessmentId ? ofAssessment : tx`true`} as is_shown
    from ${tx(isLegacy ? 'legacy_observation' : 'observation')} o
    where o.tenant_id = ${tenantId} and o.school_class_id = ${shown.schoolClassId}
      and o.school_subject_id = (select id from chosen_subject)
      ${
        pairs
          ? tx`and (o.student_id, o.competence_id) in (select i."studentId", i."competenceId"
              from jsonb_to_recordset(${tx.json(pairs.map(({ studentId, competenceId }) => ({ studentId, competenceId })))})
                as i ("studentId" uuid, "competenceId" uuid))`
          : tx``
      }`
}

/** A cell with entries, as the database gives it. */
interface CellRow extends Pair {
  readonly count: number
  readonly id: string
  readonly updatedAt: string
  readonly observedAt: string
  readonly newestLevelId: string | null
  readonly isOwn: boolean
  readonly isLegacy: boolean
  readonly levelId: string | null
  readonly levelDay: string | null
}

/**
 * Query of the cells with entries. One pass in one order finds the newest and counts; only where that has no shown level
 * is it looked up.
 */
export const cellsQuery = (tx: Transaction, actor: Actor, shown: ShownCells): Query<CellRow> => tx<CellRow[]>`
  with chosen_subject as materialized (${shown.subject}),
  span as materialized (${spansQuery(tx, actor)}),
  chosen_span as materialized (${chosenSpan(tx, shown.asked)}),
  entry as not materialized (
    ${entriesOf(tx, actor, shown, false)} union all ${entriesOf(tx, actor, shown, true)}
  )
  select newest.competence_id, newest.student_id, newest.count, newest.id, newest.updated_at, newest.observed_at,
    newest.level_id as newest_level_id, newest.is_own, newest.is_legacy,
    case when newest.shows_level then newest.level_id else other.level_id end as level_id,
    case when newest.shows_level then newest.observed_at else other.observed_at end as level_day
  from (
    select distinct on (e.competence_id, e.student_id) e.*, e.is_shown and e.level_id is not null as shows_level,
      (count(*) filter (where e.is_shown) over (
        partition by e.competence_id, e.student_id order by e.observed_at desc, e.created_at desc, e.id desc
        rows between unbounded preceding and unbounded following))::integer as count
    from entry e
    order by e.competence_id, e.student_id, e.observed_at desc, e.created_at desc, e.id desc
  ) newest
  left join lateral (
    select e.level_id, e.observed_at from entry e
    where not newest.shows_level and newest.count > 0 and e.competence_id = newest.competence_id
      and e.student_id = newest.student_id and e.is_shown and e.level_id is not null
    order by e.observed_at desc, e.created_at desc, e.id desc limit 1
  ) other on true`

/** What the contract calls a cell. */
export const cellOf = (row: CellRow): SkillCell => {
  const { studentId, competenceId, levelId, levelDay, count, id, updatedAt, observedAt, isOwn, isLegacy } = row
  const newest = { id, updatedAt, observedAt, levelId: row.newestLevelId, isOwn, isLegacy }
  return { studentId, competenceId, levelId, levelDay, count, newest }
}

/** Query of the cells of some pairs of a subject that the actor may access; those without an entry are missing. */
export const pairCellsQuery = (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  asked: Asked,
  pairs: readonly Pair[],
): Query<CellRow> =>
  cellsQuery(tx, actor, {
    schoolClassId,
    subject: tx`select ${asked.schoolSubjectId ?? null}::uuid as id`,
    asked,
    pairs,
  })

const keyOf = ({ studentId, competenceId }: Pair): string => `${studentId} ${competenceId}`

/** One cell for each pair, in the order given; those without an entry are empty. */
export const cellsOfPairs = (pairs: readonly Pair[], found: readonly CellRow[]): SkillCell[] => {
  const byPair = new Map(found.map((row) => [keyOf(row), cellOf(row)]))
  return pairs.map(
    ({ studentId, competenceId }) =>
      byPair.get(keyOf({ studentId, competenceId })) ?? {
        studentId,
        competenceId,
        levelId: null,
        levelDay: null,
        count: 0,
        newest: null,
      },
  )
}
