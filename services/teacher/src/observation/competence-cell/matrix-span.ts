import { anySpan } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** What to show; by default the first subject and the current term. */
export interface MatrixQuery {
  readonly schoolSubjectId?: string | undefined
  readonly span?: string | undefined
  readonly performanceAssessmentId?: string | undefined
}

/** Subquery of the subjects of the class that the actor may access: id, name, abbreviation, colour and `place`. */
export const subjectsQuery = (tx: Transaction, actor: Actor, schoolClassId: string): Fragment => tx`
  select ss.id, ss.name, ss.abbreviation, ss.color,
    row_number() over (order by ss.position, ss.name collate "de-x-icu", ss.id) as place
  from school_subject ss
  where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId}
    and ss.id in (${visibleSubjects(tx, actor)})`

/** Subquery of the terms up to today and of the years: id, name, first and last day, `place`, whether it is current. */
export const spansQuery = (tx: Transaction, actor: Actor): Fragment => tx`
  select span.*, row_number() over (order by span.year_start desc, span.is_year, span.start_date desc) as place
  from (
    select stm.id, sy.name || ', ' || stm.name as name, stm.start_date, stm.end_date,
      sy.school_year_start as year_start, false as is_year,
      ${schoolToday(tx, actor)} between stm.start_date and stm.end_date as is_current
    from school_term stm
    join school_year sy on sy.tenant_id = stm.tenant_id and sy.id = stm.school_year_id
    where stm.tenant_id = ${actor.tenantId} and stm.start_date <= ${schoolToday(tx, actor)}
    union all
    select sy.id, sy.name, sy.school_year_start, sy.school_year_end, sy.school_year_start, true, false
    from school_year sy where sy.tenant_id = ${actor.tenantId}
  ) span`

/** Condition on `span`: it is the requested one. None matches when any day is requested. */
const isChosen = (tx: Transaction, { span }: MatrixQuery): Fragment =>
  span === undefined ? tx`span.is_current` : span === anySpan ? tx`false` : tx`span.id = ${span}`

/** Subquery of one row at most: the subject that is shown. */
export const chosenSubject = (tx: Transaction, query: MatrixQuery): Fragment => tx`
  select subject.id from subject
  where ${query.schoolSubjectId ? tx`subject.id = ${query.schoolSubjectId}` : tx`true`}
  order by subject.place limit 1`

/** The same for the span, with its days. */
export const chosenSpan = (tx: Transaction, query: MatrixQuery): Fragment => tx`
  select span.id, span.start_date, span.end_date from span where ${isChosen(tx, query)} order by span.place limit 1`
