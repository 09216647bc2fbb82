import type { RowIds } from './row'
import { schoolAdminRowSamples, schoolAdminRows } from './school-admin-rows'
import { teacherRowSamples, teacherRows } from './teacher-rows'

/**
 * Rows that belong to a school as a whole: table → columns besides the tenant's. The matrix names one of each by id. They
 * lie apart by their owners, so that two teams that each add one never change the same file.
 */
export const schoolRows = { ...schoolAdminRows, ...teacherRows } as const

/** Their ids, by table. */
export type SchoolRowIds = RowIds<typeof schoolRows>

/** Well-formed requests for them. */
export const schoolRowSamples = (ids: SchoolRowIds) => ({ ...schoolAdminRowSamples(ids), ...teacherRowSamples(ids) })
