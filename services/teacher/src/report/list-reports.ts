import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportSummary, reportListRoutes } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { managedReport, visibleReport, visibleReportSubject } from '../report-access/visible-report'
import { replacementColumn, reportColumns } from './report.query'

/**
 * Select list over `r` (report): what lists show of it (rule report-work.1). The contents of the report are not read.
 */
const summaryColumns = (tx: Transaction, actor: Actor): Fragment => tx`
  r.id, r.name, r.status, r.start_date, r.end_date, r.completed_at, r.created_by_id as created_by,
  r.report_group_id as group_id, r.school_class_id, r.student_first_name, r.student_last_name, r.student_avatar,
  r.original_student_id, r.created_at, r.updated_at, ${managedReport(tx, actor)} as can_manage,
  ${managedReport(tx, actor)} and r.summary_comment ~ '\\S' as has_summary_comment,
  case when ${managedReport(tx, actor)} then r.left_open end as left_open,
  r.correction is not null as is_correction, ${replacementColumn(tx)} as replacement,
  coalesce((select jsonb_agg(jsonb_build_object(
      'id', rs.id, 'schoolSubjectId', rs.school_subject_id, 'status', rs.status, 'name', rs.name,
      'abbreviation', rs.abbreviation, 'color', rs.color, 'hasComment', rs.comment ~ '\\S',
      'competenceCount', rs.competence_count, 'withoutLevel', rs.without_level, 'unconfirmed', rs.unconfirmed
    ) order by rs.position)
    from report_subject rs where ${visibleReportSubject(tx, actor)}), '[]') as subjects`

const columns = {
  id: 'r.id',
  name: 'r.name',
  status: 'r.status',
  calculationMethod: 'r.calculation_method',
  schoolTermSemester: 'r.school_term_semester',
  startDate: 'r.start_date',
  endDate: 'r.end_date',
  completedAt: 'r.completed_at',
  createdBy: 'r.created_by_id',
  groupId: 'r.report_group_id',
  studentFirstName: 'r.student_first_name',
  studentLastName: 'r.student_last_name',
  originalStudentId: 'r.original_student_id',
  createdAt: 'r.created_at',
  updatedAt: 'r.updated_at',
}

type List = ListOf<typeof reportListRoutes.listReports>

/** Statements of the list: one page and the number of all. */
const reportQueries = (
  tx: Transaction,
  actor: Call['actor'],
  schoolClassId: string,
  list: List,
  shows: 'whole' | 'summary',
) => {
  const compiled = compileList(tx, list, columns, [
    { field: 'studentLastName', dir: 'asc' },
    { field: 'studentFirstName', dir: 'asc' },
  ])
  return pageQueries<Report | ReportSummary>(tx, compiled, {
    select: shows === 'whole' ? reportColumns(tx, actor) : summaryColumns(tx, actor),
    from: tx`report r where ${visibleReport(tx, actor)} and r.school_class_id = ${schoolClassId}`,
  })
}

/**
 * Reports of a class by student name, each with the subjects that the caller may see; whole, or what a list shows of
 * them (rule report-work.1).
 */
export const listReports = async (
  call: Call,
  schoolClassId: string,
  list: List,
  shows: 'whole' | 'summary' = 'whole',
) => {
  const [visible, ...found] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
    ...reportQueries(tx, call.actor, schoolClassId, list, shows),
  ])
  if (visible.length === 0) refuse('NOT_FOUND')
  return pageOf(found)
}
