import {
  type CompetenceCell,
  type CompetenceCells,
  cellsOfCompetences,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { chosenSpan, type MatrixQuery, spansQuery } from './matrix-span'

/** A child and a competence. */
export interface Pair {
  readonly studentId: string
  readonly competenceId: string
}

/** Which cells are found, and which entries count as shown. */
export interface MatrixCells {
  readonly schoolClassId: string
  /** Entries of any assessment count without. */
  readonly assessmentId: string | null
  /** All of the subject without. */
  readonly pairs?: readonly Pair[]
}

const entriesOf = (tx: Transaction, { tenantId, userId }: Actor, visible: MatrixCells, isLegacy: boolean): Fragment => {
  const { assessmentId, pairs } = visible
  const ofAssessment = isLegacy ? tx`false` : tx`o.performance_assessment_id is not distinct from ${assessmentId}`
  return tx`
    select o.id, o.student_id, o.competence_id, o.observed_at, o.created_at, o.updated_at,
      o.performance_level_id as level_id, o.creator_id = ${userId} as is_own, ${isLegacy}::boolean as is_legacy,
      o.observed_at between coalesce((select start_date from chosen_span), '-infinity')
        and coalesce((select end_date from chosen_span), 'infinity')
        and ${assessmentId ? ofAssessment : tx`true`} as is_shown
    from ${tx(isLegacy ? 'legacy_observation' : 'observation')} o
    where o.tenant_id = ${tenantId} and o.school_class_id = ${visible.schoolClassId}
      and o.school_subject_id = (select id from chosen_subject)
      ${
        pairs
          ? tx`and (o.student_id, o.competence_id) in (select i."studentId", i."competenceId"
              from jsonb_to_recordset(${tx.json(pairs.map(({ studentId, competenceId }) => ({ studentId, competenceId })))})
                as i ("studentId" uuid, "competenceId" uuid))`
          : tx``
      }`
}

/**
 * The shown level in the form of the contract: that of the newest entry, that of another with its day, or none. Only where
 * the newest has no shown level is another looked up.
 */
const levelColumns = (tx: Transaction): Fragment => tx`
  case
    when newest.is_shown and newest.level_id is not null then '"newest"'::json
    when newest.count > 0 then (
      select json_build_array(e.level_id, e.observed_at) from entry e
      where e.competence_id = newest.competence_id and e.student_id = newest.student_id and e.is_shown
        and e.level_id is not null
      order by e.observed_at desc, e.created_at desc, e.id desc limit 1)
  end`

/**
 * Subquery `select competence_id, rows …` of the cells with entries, over the CTEs `chosen_subject` and `chosen_span`. One
 * pass in one order finds the newest and counts. The rows of a competence are one JSON with the fields in the contract's
 * order: as columns of their own, hundreds of cells take a service longer to read than the statement takes.
 */
export const cellsQuery = (tx: Transaction, actor: Actor, visible: MatrixCells): Fragment => tx`
  with entry as not materialized (
    ${entriesOf(tx, actor, visible, false)} union all ${entriesOf(tx, actor, visible, true)}
  )
  select newest.competence_id, json_agg(json_build_array(newest.student_id, newest.count, newest.id, newest.updated_at,
    newest.observed_at, newest.level_id, newest.is_own, newest.is_legacy, ${levelColumns(tx)})) as rows
  from (
    select distinct on (e.competence_id, e.student_id) e.*,
      (count(*) filter (where e.is_shown) over (
        partition by e.competence_id, e.student_id order by e.observed_at desc, e.created_at desc, e.id desc
        rows between unbounded preceding and unbounded following))::integer as count
    from entry e
    order by e.competence_id, e.student_id, e.observed_at desc, e.created_at desc, e.id desc
  ) newest
  group by newest.competence_id`

/** Cells as `cellsQuery` found them, in the form of the contract: the database writes instants in JSON with their offset. */
export const presentCells = (found: readonly CompetenceCells[]): CompetenceCells[] =>
  found.map(({ competenceId, rows }) => ({
    competenceId,
    rows: rows.map(([studentId, count, id, updatedAt, ...rest]) => [
      studentId,
      count,
      id,
      updatedAt.replace('+00:00', 'Z'),
      ...rest,
    ]),
  }))

/** Query of the cells of some pairs of a subject that the actor may access; those without an entry are missing. */
export const pairCellsQuery = (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  requested: MatrixQuery,
  pairs: readonly Pair[],
): Query<CompetenceCells> => tx<CompetenceCells[]>`
  with chosen_subject as (select ${requested.schoolSubjectId ?? null}::uuid as id),
  span as materialized (${spansQuery(tx, actor)}),
  chosen_span as materialized (${chosenSpan(tx, requested)})
  select found.competence_id, found.rows
  from (${cellsQuery(tx, actor, { schoolClassId, assessmentId: requested.performanceAssessmentId ?? null, pairs })}) found`

const keyOf = ({ studentId, competenceId }: Pair): string => `${studentId} ${competenceId}`

/** One cell for each pair, in the order given; those without an entry are empty. */
export const cellsOfPairs = (pairs: readonly Pair[], found: readonly CompetenceCells[]): CompetenceCell[] => {
  const byPair = new Map(cellsOfCompetences(presentCells(found)).map((cell) => [keyOf(cell), cell]))
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
