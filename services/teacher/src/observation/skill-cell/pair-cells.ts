import type { CompetenceCells } from '@lernspur/contracts/teacher/skill-cell/skill-cell'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { cellsQuery, type Pair } from './shown-cells'
import { type Asked, chosenSpan, spansQuery } from './shown-span'

/** The cells of some pairs of a subject that the actor may access; those without an entry are missing. */
export const pairCellsQuery = (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  asked: Asked,
  pairs: readonly Pair[],
): Query<{ cells: CompetenceCells }> => tx<{ cells: CompetenceCells }[]>`
  with span as materialized (${spansQuery(tx, actor)}),
  chosen_span as materialized (${chosenSpan(tx, asked)})
  select found.cells::json from (${cellsQuery(tx, actor, {
    schoolClassId,
    subjectId: tx`${asked.schoolSubjectId ?? null}::uuid`,
    from: tx`coalesce((select start_date from chosen_span), '-infinity')`,
    to: tx`coalesce((select end_date from chosen_span), 'infinity')`,
    assessmentId: asked.performanceAssessmentId ?? null,
    pairs,
  })}) found`
