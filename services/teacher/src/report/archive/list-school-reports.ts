import type { SchoolReport, schoolReportRoutes } from '@lernspur/contracts/teacher/school-report.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { visibleReport } from '../../report-access/visible-report'

const columns = {
  id: 'r.id',
  name: 'r.name',
  status: 'r.status',
  startDate: 'r.start_date',
  endDate: 'r.end_date',
  completedAt: 'r.completed_at',
  createdBy: 'r.created_by_id',
  schoolClassId: 'r.school_class_id',
  schoolClassName: 'r.school_class_name',
  schoolYearName: 'r.school_year_name',
  studentFirstName: 'r.student_first_name',
  studentLastName: 'r.student_last_name',
  originalStudentId: 'r.original_student_id',
}

/** Reports of the school that the caller may see, even when their class or student is gone (rule report.7). */
export const listSchoolReports = async (call: Call, list: ListOf<typeof schoolReportRoutes.listSchoolReports>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<SchoolReport>(tx, compileList(tx, list, columns, [{ field: 'endDate', dir: 'desc' }]), {
        select: tx`
          r.id, r.name, r.status, r.start_date, r.end_date, r.completed_at, r.created_by_id as created_by,
          r.school_class_id, r.school_class_name, r.school_year_name, r.student_first_name, r.student_last_name,
          r.original_student_id`,
        from: tx`report r where ${visibleReport(tx, call.actor)}`,
      }),
    ),
  )
