import type { Report, reportRoutes } from '@lernspur/contracts/report.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { refuse } from '@lernspur/service-kit/refusal'
import { visibleReport } from '../visible-report'
import { shownReport } from './report.query'

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

/** Reports of a class by student name, each with the subjects that the caller may see. */
export const listReports = async (call: Call, schoolClassId: string, list: ListOf<typeof reportRoutes.listReports>) => {
  const [visible, ...found] = await call.read((tx) => {
    const compiled = compileList(tx, list, columns, [
      { field: 'studentLastName', dir: 'asc' },
      { field: 'studentFirstName', dir: 'asc' },
    ])
    return [
      tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
      ...pageQueries<Report>(tx, compiled, {
        select: shownReport(tx, call.actor),
        from: tx`report r where ${visibleReport(tx, call.actor)} and r.school_class_id = ${schoolClassId}`,
      }),
    ]
  })
  if (visible.length === 0) refuse('NOT_FOUND')
  return pageOf(found)
}
