import type { SkillCell } from '@lernspur/contracts/teacher/skill-cell/skill-cell'
import { anySpan, type SkillCells } from '@lernspur/contracts/teacher/skill-cell/skill-cell.contract'
import { inBytes } from '@lernspur/database/transaction/tenant-transaction'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { JsonText } from '@lernspur/service-kit/answer/json-text'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { domainsQuery, scalesQuery, studentsQuery } from './matrix-heads'
import { pairCellsQuery } from './pair-cells'
import { cellsOfPairs, cellsQuery, type Pair } from './shown-cells'
import { type Asked, chosenSpan, chosenSubject, spansQuery, subjectsQuery } from './shown-span'

type MatrixRow = readonly [
  shown: Uint8Array,
  cells: Uint8Array | null,
  subjectId: Uint8Array | null,
  spanId: Uint8Array | null,
]

/**
 * All that the matrix shows, in one statement: NOT_FOUND for a class, a subject or a span that the caller does not see
 * (rule class-right.2).
 */
export const listSkillCells = async (
  call: Call,
  schoolClassId: string,
  asked: Asked,
): Promise<JsonText<SkillCells>> => {
  const { actor } = call
  const [[found]] = await call.read(
    (tx) => [
      inBytes<MatrixRow>(tx`
      with subject as materialized (${subjectsQuery(tx, actor, schoolClassId)}),
      span as materialized (${spansQuery(tx, actor)}),
      chosen_subject as materialized (${chosenSubject(tx, asked)}),
      chosen_span as materialized (${chosenSpan(tx, asked)})
      select json_build_object(
        'today', ${schoolToday(tx, actor)},
        'subjects', (select coalesce(json_agg(json_build_object('id', subject.id, 'name', subject.name,
          'abbreviation', subject.abbreviation, 'color', subject.color) order by subject.place), '[]') from subject),
        'spans', (select coalesce(json_agg(json_build_object('id', span.id, 'name', span.name,
          'start', span.start_date, 'end', span.end_date) order by span.place), '[]') from span),
        'assessments', (select coalesce(json_agg(json_build_object('id', pa.id, 'name', pa.name,
            'weighting', pa.weighting, 'schoolTermId', pa.school_term_id,
            'performanceVisualId', pa.performance_visual_id) order by pa.weighting desc, pa.name, pa.id), '[]')
          from performance_assessment pa
          where pa.tenant_id = ${actor.tenantId} and pa.school_class_id = ${schoolClassId}),
        'scales', ${scalesQuery(tx, actor, schoolClassId)},
        'subjectId', (select id from chosen_subject),
        'spanId', (select id from chosen_span),
        'domains', ${domainsQuery(tx, actor)},
        'students', ${studentsQuery(tx, actor, schoolClassId)}
      )::text as shown,
      (select string_agg(found.cells, ',') from (${cellsQuery(tx, actor, {
        schoolClassId,
        subjectId: tx`(select id from chosen_subject)`,
        from: tx`coalesce((select start_date from chosen_span), '-infinity')`,
        to: tx`coalesce((select end_date from chosen_span), 'infinity')`,
        assessmentId: asked.performanceAssessmentId ?? null,
      })}) found) as cells,
      (select id from chosen_subject) as subject_id, (select id from chosen_span) as span_id
      from (${visibleClasses(tx, actor)}) as visible (id) where visible.id = ${schoolClassId}`),
    ],
    'kept',
  )
  if (!found) return refuse('NOT_FOUND')
  const [shown, cells, subjectId, spanId] = found
  if (asked.schoolSubjectId && subjectId === null) refuse('NOT_FOUND')
  if (asked.span && asked.span !== anySpan && spanId === null) refuse('NOT_FOUND')
  // Put in here, before the last brace: the database would read all of the cells through to take them for JSON.
  return new JsonText(shown.subarray(0, -1), ',"cells":[', cells ?? '', ']}')
}

/** The cells of some pairs anew, in the order given; NOT_FOUND for a subject that the caller does not see. */
export const listChangedSkillCells = async (
  call: Call,
  schoolClassId: string,
  asked: Asked,
  pairs: readonly Pair[],
): Promise<{ cells: SkillCell[] }> => {
  const { actor } = call
  const [[subject], found] = await call.read((tx) => [
    tx`select from (${subjectsQuery(tx, actor, schoolClassId)}) subject where subject.id = ${asked.schoolSubjectId ?? null}`,
    pairCellsQuery(tx, actor, schoolClassId, asked, pairs),
  ])
  if (!subject) refuse('NOT_FOUND')
  return { cells: cellsOfPairs(pairs, found) }
}
