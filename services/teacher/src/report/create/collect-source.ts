import type { PreviewReports } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { type ClassRights, holdsSubject } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { entriesQuery, mostFrequent, visualQuery } from './report.entries'
import type { SourceSubject } from './report.snapshot'
import {
  classQuery,
  periodQuery,
  type ReportSource,
  type SourceStudent,
  studentsQuery,
  subjectsQuery,
} from './report.source'

const texts = {
  de: {
    period: 'Bitte Beginn und Ende des Zeitraums angeben.',
    students: 'Die Klasse hat keine Kinder.',
    subjects: 'Es gibt kein Fach, für das Sie Berichte schreiben dürfen.',
    part: 'Dieses Kind nimmt an keinem der Fächer teil.',
  },
  en: {
    period: 'Please give start and end of the period.',
    students: 'The class has no students.',
    subjects: 'There is no subject that you may write reports for.',
    part: 'This student takes part in none of the subjects.',
  },
} as const

/** Selects the requested items, all of them or NOT_FOUND; without a request all available. */
const selectRequested = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[] | undefined,
): Row[] => {
  if (!ids) return [...rows]
  const known = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => known.get(id) ?? refuse('NOT_FOUND'))
}

const requireAssessments = async (
  tx: Transaction,
  { actor }: Call,
  schoolClassId: string,
  requested: readonly string[] | undefined,
): Promise<void> => {
  if (!requested) return
  const ids = [...new Set(requested)]
  const known = await tx`
    select from performance_assessment pa
    where pa.tenant_id = ${actor.tenantId} and pa.school_class_id = ${schoolClassId} and pa.id = any(${ids}::uuid[])`
  if (known.length !== ids.length) refuse('NOT_FOUND')
}

const fault = (call: Call, path: string, text: keyof (typeof texts)['de']): never =>
  refuse('VALIDATION_FAILED', [{ path, message: texts[call.language][text] }])

/**
 * Students whose report has a part. STUDENT_NO_SUBJECT_RELATION for a requested student without one: nobody could see
 * that report (rule report.2).
 */
const withPart = (
  call: Call,
  students: readonly SourceStudent[],
  subjects: readonly SourceSubject[],
  requestedIds: readonly string[] | undefined,
): SourceStudent[] => {
  const ids = new Set(subjects.map(({ id }) => id))
  const taking = students.filter(({ schoolSubjectIds }) => schoolSubjectIds.some((id) => ids.has(id)))
  const lacking = requestedIds === undefined ? [] : students.filter((student) => !taking.includes(student))
  if (lacking.length > 0) {
    const message = texts[call.language].part
    const faults = lacking.map(({ id }) => ({ path: `studentIds.${requestedIds?.indexOf(id)}`, message }))
    refuse('STUDENT_NO_SUBJECT_RELATION', faults)
  }
  return taking
}

/**
 * Everything that reports are made of: NOT_FOUND for children, subjects, assessments or a scale that are not the caller's to
 * use, STUDENT_NO_SUBJECT_RELATION for a report without any part.
 */
export const collectSource = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  input: PreviewReports,
  rights: ClassRights,
): Promise<ReportSource> => {
  const { startDate, endDate } = input
  if (!startDate !== !endDate || (startDate && endDate && startDate > endDate)) fault(call, 'endDate', 'period')
  const [[schoolClass], [period], everybody, allSubjects] = await Promise.all([
    classQuery(tx, call, schoolClassId),
    periodQuery(tx, call, input),
    studentsQuery(tx, call, schoolClassId),
    subjectsQuery(tx, call, schoolClassId),
  ])
  if (!schoolClass) return refuse('NOT_FOUND')
  if (!period) return fault(call, 'startDate', 'period')
  const subjects = selectRequested(
    allSubjects.filter((subject) => holdsSubject(rights, subject.id)),
    input.schoolSubjectIds,
  )
  // Who has left gets a report of the time there, and only when asked for (rule report.2).
  const allStudents = everybody.filter(({ leftOn }) => leftOn === null || leftOn >= period.startDate)
  if (allStudents.length === 0) fault(call, 'studentIds', 'students')
  if (subjects.length === 0) fault(call, 'schoolSubjectIds', 'subjects')
  const staying = allStudents.filter(({ isLeaving, leftOn }) => !isLeaving && leftOn === null)
  const requested = selectRequested(input.studentIds ? allStudents : staying, input.studentIds)
  if (requested.some(({ isLeaving }) => isLeaving)) refuse('CREATE_NOT_ALLOWED')
  const students = withPart(call, requested, subjects, input.studentIds)
  if (students.length === 0) refuse('STUDENT_NO_SUBJECT_RELATION')
  const span = { schoolClassId, startDate: period.startDate, endDate: period.endDate }
  const ids = [students.map((student) => student.id), subjects.map((subject) => subject.id)] as const
  await requireAssessments(tx, call, schoolClassId, input.performanceAssessmentIds)
  const entries = await entriesQuery(tx, call, { ...span, assessmentIds: input.performanceAssessmentIds }, ...ids)
  const used = input.performanceVisualId ?? mostFrequent(entries.map((entry) => entry.performanceVisualId))
  const [visual] = await visualQuery(tx, call, span, used)
  if (input.performanceVisualId && visual?.id !== input.performanceVisualId) refuse('NOT_FOUND')
  const names = new Set(entries.map((entry) => entry.performanceAssessmentName))
  const performanceAssessmentName = names.size === 1 ? ([...names][0] ?? null) : null
  return {
    ...period,
    method: input.calculationMethod,
    schoolClass,
    students,
    subjects,
    visual,
    entries,
    performanceAssessmentName,
  }
}
