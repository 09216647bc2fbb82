import * as z from 'zod/mini'
import { id, instant, requiredText, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { reportLimits } from './report.contract'

export const reportGroupSchema = z.object({
  id,
  name: z.string(),
  schoolClassId: id,
  createdById: id,
  tenantId: id,
  reportCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type ReportGroup = z.infer<typeof reportGroupSchema>

export const createReportGroupSchema = z.strictObject({ name: requiredText(reportLimits.name) })

export const assignReportsSchema = z.strictObject({
  reportIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(reportLimits.students))),
})

export const updateReportGroupSchema = z.strictObject({ name: z.optional(requiredText(reportLimits.name)) })

const groupParams = z.object({ schoolClassId: id, groupId: id })

export const reportGroupRoutes = defineRoutes({
  createReportGroup: {
    method: 'POST',
    path: '/classes/{schoolClassId}/report-groups',
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    body: createReportGroupSchema,
    response: reportGroupSchema,
    status: 201,
    errors: createErrors,
  },
  listReportGroups: {
    method: 'GET',
    path: '/classes/{schoolClassId}/report-groups',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    list: { id: 'uuid', name: 'text', createdById: 'uuid', createdAt: 'instant', updatedAt: 'instant' },
    response: reportGroupSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  assignReports: {
    method: 'PATCH',
    path: '/classes/{schoolClassId}/report-groups/{groupId}/assign',
    owner: 'teacher',
    access: 'class:write',
    params: groupParams,
    body: assignReportsSchema,
    response: reportGroupSchema,
    status: 200,
    errors: updateErrors,
  },
  unassignReport: {
    method: 'PATCH',
    path: '/classes/{schoolClassId}/report-groups/{groupId}/unassign/{reportId}',
    owner: 'teacher',
    access: 'class:write',
    params: z.object({ schoolClassId: id, groupId: id, reportId: id }),
    response: reportGroupSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
  },
  /** VALIDATION_FAILED for a name that another group of the class has (rule report-work.4). */
  updateReportGroup: {
    method: 'PATCH',
    path: '/classes/{schoolClassId}/report-groups/{groupId}',
    owner: 'teacher',
    access: 'class:write',
    params: groupParams,
    body: updateReportGroupSchema,
    response: reportGroupSchema,
    status: 200,
    errors: updateErrors,
    extension: true,
  },
  /** Dissolves the group; its reports stay. */
  deleteReportGroup: {
    method: 'DELETE',
    path: '/classes/{schoolClassId}/report-groups/{groupId}',
    owner: 'teacher',
    access: 'class:write',
    params: groupParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
})
