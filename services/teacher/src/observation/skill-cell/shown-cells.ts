import type { SkillCell } from '@lernspur/contracts/skill-cell.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'

/** A child and a competence. */
export interface Pair {
  readonly studentId: string
  readonly competenceId: string
}

/** Which entries count as shown. All are SQL expressions of one value. */
export interface ShownCells {
  readonly schoolClassId: string
  readonly subjectId: Fragment
  readonly from: Fragment
  readonly to: Fragment
  readonly assessmentId: string | null
  /** All of the subject without. */
  readonly pairs?: readonly Pair[]
}

const entriesOf = (tx: Transaction, { tenantId, userId }: Actor, shown: ShownCells, isLegacy: boolean): Fragment => {
  const { assessmentId, pairs } = shown
  const ofAssessment = isLegacy ? tx`false` : tx`o.performance_assessment_id is not distinct from ${assessmentId}`
  return tx`
    select o.id, o.student_id, o.competence_id, o.observed_at, o.created_at, o.updated_at,
      o.performance_level_id as level_id, o.creator_id = ${userId} as is_own, ${isLegacy}::boolean as is_legacy,
      o.observed_at between ${shown.from} and ${shown.to} and ${assessmentId ? ofAssessment : tx`true`} as is_shown
    from ${tx(isLegacy ? 'legacy_observation' : 'observation')} o
    where o.tenant_id = ${tenantId} and o.school_class_id = ${shown.schoolClassId}
      and o.school_subject_id = ${shown.subjectId}
      ${
        pairs
          ? tx`and (o.student_id, o.competence_id) in (select i."studentId", i."competenceId"
              from jsonb_to_recordset(${tx.json(pairs.map(({ studentId, competenceId }) => ({ studentId, competenceId })))})
                as i ("studentId" uuid, "competenceId" uuid))`
          : tx``
      }`
}

/** A value without anything to escape, an id or a day, as JSON. */
const quoted = (tx: Transaction, value: Fragment): Fragment => tx`coalesce('"' || ${value} || '"', 'null')`

/** An instant as JSON; `iso_instant` takes a tenth of the whole matrix for it. */
const instant = (tx: Transaction, column: Fragment): Fragment =>
  tx`left(to_json(${column} at time zone 'UTC')::text, -1) || 'Z"'`

/** `column` of the newest entry that is shown and has a level; mostly that is the newest of all. */
const ofLevel = (tx: Transaction, column: 'level_id' | 'observed_at'): Fragment => tx`
  case
    when newest.is_shown and newest.level_id is not null then newest.${tx(column)}
    when newest.count > 0 then (
      select e.${tx(column)} from entry e
      where e.competence_id = newest.competence_id and e.student_id = newest.student_id and e.is_shown
        and e.level_id is not null
      order by e.observed_at desc, e.created_at desc, e.id desc limit 1)
  end`

/**
 * Subquery `select cell …` of the cells with entries, each as the text of its JSON. One pass in one order finds the
 * newest and counts; only where that has no shown level is the newest level looked up. Written as text, since building
 * the JSON of hundreds of cells from values costs more than finding them.
 */
export const cellsQuery = (tx: Transaction, actor: Actor, shown: ShownCells): Fragment => tx`
  with entry as not materialized (
    ${entriesOf(tx, actor, shown, false)} union all ${entriesOf(tx, actor, shown, true)}
  )
  select concat(
    '{"studentId":"', newest.student_id, '","competenceId":"', newest.competence_id,
    '","levelId":', ${quoted(tx, ofLevel(tx, 'level_id'))}, ',"levelDay":', ${quoted(tx, ofLevel(tx, 'observed_at'))},
    ',"count":', newest.count, ',"newest":{"id":"', newest.id, '","updatedAt":', ${instant(tx, tx`newest.updated_at`)},
    ',"observedAt":"', newest.observed_at, '","levelId":', ${quoted(tx, tx`newest.level_id`)},
    ',"isOwn":', newest.is_own::text, ',"isLegacy":', newest.is_legacy::text, '}}') as cell
  from (
    select distinct on (e.competence_id, e.student_id) e.*,
      (count(*) filter (where e.is_shown) over (
        partition by e.competence_id, e.student_id order by e.observed_at desc, e.created_at desc, e.id desc
        rows between unbounded preceding and unbounded following))::integer as count
    from entry e
    order by e.competence_id, e.student_id, e.observed_at desc, e.created_at desc, e.id desc
  ) newest`

const keyOf = ({ studentId, competenceId }: Pair): string => `${studentId} ${competenceId}`

/** One cell for each pair, in the order given; those without an entry are empty. */
export const cellsOfPairs = (pairs: readonly Pair[], found: readonly SkillCell[]): SkillCell[] => {
  const byPair = new Map(found.map((cell) => [keyOf(cell), cell]))
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
