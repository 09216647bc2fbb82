import {
  type CompetenceCells,
  cellsOfCompetences,
  type SkillCell,
} from '@lernspur/contracts/teacher/skill-cell/skill-cell'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

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

/** The shown level as JSON: that of the newest entry, that of another with its day, or none; see `skillRowSchema`. */
const shownLevel = (tx: Transaction): Fragment => tx`
  case
    when newest.is_shown and newest.level_id is not null then '"newest"'
    when newest.count = 0 then 'null'
    else coalesce((
      select concat('["', e.level_id, '","', e.observed_at, '"]') from entry e
      where e.competence_id = newest.competence_id and e.student_id = newest.student_id and e.is_shown
        and e.level_id is not null
      order by e.observed_at desc, e.created_at desc, e.id desc limit 1), 'null')
  end`

/** As JSON says it; the database would write `t` or `f`. */
const trueOrFalse = (tx: Transaction, condition: Fragment): Fragment =>
  tx`case when ${condition} then 'true' else 'false' end`

/** Text with instants as the database writes them in JSON, in the form of the contract. */
const inUtc = (tx: Transaction, text: Fragment): Fragment => tx`replace(${text}, '+00:00"', 'Z"')`

/**
 * Subquery `select cells …` of the cells with entries, those of each competence as the text of its JSON. One pass in one
 * order finds the newest and counts; only where that has no shown level is it looked up. Written as text, by `format`, since
 * building the JSON of hundreds of cells from values costs more than finding them, and `concat` copies each constant.
 */
export const cellsQuery = (tx: Transaction, actor: Actor, shown: ShownCells): Fragment => tx`
  with entry as not materialized (
    ${entriesOf(tx, actor, shown, false)} union all ${entriesOf(tx, actor, shown, true)}
  )
  select concat('{"competenceId":"', newest.competence_id, '","rows":[', ${inUtc(
    tx,
    tx`string_agg(format('["%s",%s,"%s",%s,"%s",%s,%s,%s,%s]', newest.student_id, newest.count, newest.id,
      to_json(newest.updated_at), newest.observed_at, coalesce('"' || newest.level_id || '"', 'null'),
      ${trueOrFalse(tx, tx`newest.is_own`)}, ${trueOrFalse(tx, tx`newest.is_legacy`)}, ${shownLevel(tx)}), ',')`,
  )}, ']}') as cells
  from (
    select distinct on (e.competence_id, e.student_id) e.*,
      (count(*) filter (where e.is_shown) over (
        partition by e.competence_id, e.student_id order by e.observed_at desc, e.created_at desc, e.id desc
        rows between unbounded preceding and unbounded following))::integer as count
    from entry e
    order by e.competence_id, e.student_id, e.observed_at desc, e.created_at desc, e.id desc
  ) newest
  group by newest.competence_id`

const keyOf = ({ studentId, competenceId }: Pair): string => `${studentId} ${competenceId}`

/** One cell for each pair, in the order given; those without an entry are empty. */
export const cellsOfPairs = (
  pairs: readonly Pair[],
  found: readonly { readonly cells: CompetenceCells }[],
): SkillCell[] => {
  const byPair = new Map(cellsOfCompetences(found.map(({ cells }) => cells)).map((cell) => [keyOf(cell), cell]))
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
