import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import { anySpan, type CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { domainsQuery, scalesQuery, studentsQuery } from './matrix-heads'
import { chosenSpan, chosenSubject, type MatrixQuery, spansQuery, subjectsQuery } from './matrix-span'
import { type CellColumns, cellsOfPairs, cellsQuery, type Pair, pairCellsQuery, presentCells } from './visible-cells'

/**
 * All that the matrix shows, in one statement: NOT_FOUND for a class, a subject or a span that the caller does not see
 * (rule class-right.2).
 */
export const listSkillCells = async (
  call: Call,
  schoolClassId: string,
  query: MatrixQuery,
): Promise<CompetenceMatrix> => {
  const { actor } = call
  const assessmentId = query.performanceAssessmentId ?? null
  const [[found]] = await call.read(
    (tx) => [
      tx<(Omit<CompetenceMatrix, 'cells'> & { readonly cells: readonly CellColumns[] })[]>`
      with subject as materialized (${subjectsQuery(tx, actor, schoolClassId)}),
      span as materialized (${spansQuery(tx, actor)}),
      chosen_subject as materialized (${chosenSubject(tx, query)}),
      chosen_span as materialized (${chosenSpan(tx, query)})
      select ${schoolToday(tx, actor)} as today,
        (select coalesce(json_agg(json_build_object('id', subject.id, 'name', subject.name,
          'abbreviation', subject.abbreviation, 'color', subject.color) order by subject.place), '[]')
          from subject) as subjects,
        (select coalesce(json_agg(json_build_object('id', span.id, 'name', span.name,
          'start', span.start_date, 'end', span.end_date) order by span.place), '[]') from span) as spans,
        (select coalesce(json_agg(json_build_object('id', pa.id, 'name', pa.name,
            'weighting', pa.weighting, 'schoolTermId', pa.school_term_id,
            'performanceVisualId', pa.performance_visual_id) order by pa.weighting desc, pa.name, pa.id), '[]')
          from performance_assessment pa
          where pa.tenant_id = ${actor.tenantId} and pa.school_class_id = ${schoolClassId}) as assessments,
        ${scalesQuery(tx, actor, schoolClassId)} as scales,
        (select id from chosen_subject) as subject_id,
        (select id from chosen_span) as span_id,
        ${domainsQuery(tx, actor)} as domains,
        ${studentsQuery(tx, actor, schoolClassId)} as students,
        (select coalesce(json_agg(cells), '[]')
          from (${cellsQuery(tx, actor, { schoolClassId, assessmentId })}) cells) as cells
      from (${visibleClasses(tx, actor)}) as visible (id) where visible.id = ${schoolClassId}`,
    ],
    'generic',
  )
  if (!found) return refuse('NOT_FOUND')
  if (query.schoolSubjectId && found.subjectId === null) refuse('NOT_FOUND')
  if (query.span && query.span !== anySpan && found.spanId === null) refuse('NOT_FOUND')
  return { ...found, cells: presentCells(found.cells) }
}

/** The cells of some pairs again, in the order given; NOT_FOUND for a subject that the caller does not see. */
export const listChangedSkillCells = async (
  call: Call,
  schoolClassId: string,
  query: MatrixQuery,
  pairs: readonly Pair[],
): Promise<{ cells: CompetenceCell[] }> => {
  const { actor } = call
  const [[subject], found] = await call.read((tx) => [
    tx`select from (${subjectsQuery(tx, actor, schoolClassId)}) subject where subject.id = ${query.schoolSubjectId ?? null}`,
    pairCellsQuery(tx, actor, schoolClassId, query, pairs),
  ])
  if (!subject) refuse('NOT_FOUND')
  return { cells: cellsOfPairs(pairs, found) }
}
