import * as z from 'zod/mini'
import { day, id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { reportStatuses } from './report.contract'

/** A report as listed for the whole school, also when its class has ended or is deleted. */
export const schoolReportSchema = z.object({
  id,
  name: z.string(),
  status: z.enum(reportStatuses),
  startDate: day,
  endDate: day,
  completedAt: z.nullable(instant),
  createdBy: id,
  schoolClassId: z.nullable(id),
  /** Its name when the report was created. */
  schoolClassName: z.string(),
  schoolYearName: z.nullable(z.string()),
  studentFirstName: z.string(),
  studentLastName: z.string(),
  originalStudentId: id,
})
export type SchoolReport = z.infer<typeof schoolReportSchema>

export const schoolReportRoutes = defineRoutes({
  /** Reports of all classes of which the caller may see a part, newest period first (rule report.7). */
  listSchoolReports: {
    method: 'GET',
    path: '/reports',
    owner: 'teacher',
    access: 'member',
    list: {
      id: 'uuid',
      name: 'text',
      status: 'text',
      startDate: 'day',
      endDate: 'day',
      completedAt: 'instant',
      createdBy: 'uuid',
      schoolClassId: 'uuid',
      schoolClassName: 'text',
      schoolYearName: 'text',
      studentFirstName: 'text',
      studentLastName: 'text',
      originalStudentId: 'uuid',
    },
    response: schoolReportSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
