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

/** Which cells are read, and which entries they show. */
export interface MatrixCells {
  readonly schoolClassId: string
  /** Null for entries of any assessment. */
  readonly assessmentId: string | null
  /** All of the subject if omitted. */
  readonly pairs?: readonly Pair[]
}

/** Condition on `o`: it is of the chosen subject of the class. */
const ofSubject = (
  tx: Transaction,
  tenantId: string,
  { schoolClassId, pairs }: MatrixCells,
  isLegacy: boolean,
): Fragment =>
  isLegacy || pairs
    ? tx`o.school_class_id = ${schoolClassId} and o.school_subject_id = (select id from chosen_subject)`
    : // The same by its competences, which are of one subject for good: an index has all else, so that no row is read.
      tx`o.competence_id = any(array(
          select c.id from competence_domain cd
          join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
          where cd.tenant_id = ${tenantId} and cd.school_subject_id = (select id from chosen_subject)))`

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
    where o.tenant_id = ${tenantId} and ${ofSubject(tx, tenantId, visible, isLegacy)}
      ${
        pairs
          ? tx`and (o.student_id, o.competence_id) in (select i."studentId", i."competenceId"
              from jsonb_to_recordset(${tx.json(pairs.map(({ studentId, competenceId }) => ({ studentId, competenceId })))})
                as i ("studentId" uuid, "competenceId" uuid))`
          : tx``
      }`
}

/**
 * The shown level in the form of the contract: that of the newest entry, that of another with its day, or none. Another
 * entry is looked up only if the newest has no level to show.
 */
const visibleLevel = (tx: Transaction): Fragment => tx`
  case
    when newest.is_shown and newest.level_id is not null then '"newest"'::json
    when newest.count > 0 then (
      select json_build_array(e.level_id, e.observed_at) from entry e
      where e.competence_id = newest.competence_id and e.student_id = newest.student_id and e.is_shown
        and e.level_id is not null
      order by e.observed_at desc, e.created_at desc, e.id desc limit 1)
  end`

/** The cells of a competence that have entries, one list per column, all of the same length and order. */
export interface CellColumns {
  readonly competenceId: string
  readonly studentIds: readonly string[]
  readonly counts: readonly number[]
  readonly entryIds: readonly string[]
  readonly updatedAts: readonly string[]
  readonly days: readonly string[]
  readonly levelIds: readonly (string | null)[]
  readonly areOwn: readonly boolean[]
  readonly areLegacy: readonly boolean[]
  readonly visibleLevels: readonly CompetenceCells['rows'][number][8][]
}

/**
 * Subquery of `CellColumns` of the cells with entries, over the CTEs `chosen_subject` and `chosen_span`. A single
 * ordered pass finds the newest and counts. One list per column: the database writes one JSON array of hundreds of
 * values faster than hundreds of arrays of nine values, and a service reads it faster than hundreds of rows.
 */
export const cellsQuery = (tx: Transaction, actor: Actor, visible: MatrixCells): Fragment => tx`
  with entry as not materialized (
    ${entriesOf(tx, actor, visible, false)} union all ${entriesOf(tx, actor, visible, true)}
  )
  select newest.competence_id as "competenceId",
    json_agg(newest.student_id) as "studentIds",
    json_agg(newest.count) as counts,
    json_agg(newest.id) as "entryIds",
    json_agg(newest.updated_at) as "updatedAts",
    json_agg(newest.observed_at) as days,
    json_agg(newest.level_id) as "levelIds",
    json_agg(newest.is_own) as "areOwn",
    json_agg(newest.is_legacy) as "areLegacy",
    json_agg(${visibleLevel(tx)}) as "visibleLevels"
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
export const presentCells = (found: readonly CellColumns[]): CompetenceCells[] =>
  found.map((columns) => ({
    competenceId: columns.competenceId,
    rows: columns.studentIds.map((studentId, row) => [
      studentId,
      columns.counts[row] ?? 0,
      columns.entryIds[row] ?? '',
      (columns.updatedAts[row] ?? '').replace('+00:00', 'Z'),
      columns.days[row] ?? '',
      columns.levelIds[row] ?? null,
      columns.areOwn[row] ?? false,
      columns.areLegacy[row] ?? false,
      columns.visibleLevels[row] ?? null,
    ]),
  }))

/** Query of the cells of some pairs of a subject that the actor may access; those without an entry are missing. */
export const pairCellsQuery = (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  requested: MatrixQuery,
  pairs: readonly Pair[],
): Query<CellColumns> => tx<CellColumns[]>`
  with chosen_subject as (select ${requested.schoolSubjectId ?? null}::uuid as id),
  span as materialized (${spansQuery(tx, actor)}),
  chosen_span as materialized (${chosenSpan(tx, requested)})
  select found.*
  from (${cellsQuery(tx, actor, { schoolClassId, assessmentId: requested.performanceAssessmentId ?? null, pairs })}) found`

const keyOf = ({ studentId, competenceId }: Pair): string => `${studentId} ${competenceId}`

/** One cell for each pair, in the order given; those without an entry are empty. */
export const cellsOfPairs = (pairs: readonly Pair[], found: readonly CellColumns[]): CompetenceCell[] => {
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
