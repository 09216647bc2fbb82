import * as z from 'zod/mini'
import { tenantLimits } from '../../tenant.contract'
import { id, instant, personSchema, requiredText } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Days in which closing a school can be undone (rule keeping.1). */
export const closingDays = 30

/** Days for which a download of everything counts before a closing (rule keeping.4). */
export const archiveDays = 7

/** How much data a school has, or had (rule keeping.4). */
export const schoolCountsSchema = z.object({
  people: z.int(),
  students: z.int(),
  classes: z.int(),
  schoolYears: z.int(),
  subjects: z.int(),
  entries: z.int(),
  reports: z.int(),
  pictures: z.int(),
  /** Rows of all tables, including the above. */
  rows: z.int(),
})
export type SchoolCounts = z.infer<typeof schoolCountsSchema>

/** A school that is about to be closed. */
export const schoolClosingSchema = z.object({
  id,
  requestedAt: instant,
  dueAt: instant,
  requestedBy: personSchema,
  byProvider: z.boolean(),
})
export type SchoolClosing = z.infer<typeof schoolClosingSchema>

export const closingPreviewSchema = z.object({
  closing: z.nullable(schoolClosingSchema),
  counts: schoolCountsSchema,
  /** When everything was last downloaded, within the days that count; missing for the provider, which cannot. */
  archivedAt: z.optional(z.nullable(instant)),
})
export type ClosingPreview = z.infer<typeof closingPreviewSchema>

/** The name of the school as typed, so that nobody closes one by accident. */
export const closeSchoolSchema = z.strictObject({ name: requiredText(tenantLimits.name) })
export type CloseSchool = z.infer<typeof closeSchoolSchema>

export const schoolClosingRoutes = defineRoutes({
  /** What would be removed, and the pending closing. */
  getClosing: {
    method: 'GET',
    path: '/tenants/current/closing',
    owner: 'school-admin',
    access: 'manager',
    response: closingPreviewSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * From now on the school is read-only; when the time is over it is removed with all its data. UPDATE_NOT_ALLOWED
   * without a recent download of everything.
   */
  closeSchool: {
    method: 'POST',
    path: '/tenants/current/closing',
    owner: 'school-admin',
    access: 'admin',
    confirmation: 'always',
    whileClosing: true,
    body: closeSchoolSchema,
    response: schoolClosingSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'UPDATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
    extension: true,
  },
  undoClosing: {
    method: 'DELETE',
    path: '/tenants/current/closing',
    owner: 'school-admin',
    access: 'admin',
    whileClosing: true,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** All data of the school as ZIP: JSON and CSV for each noun, completed reports as PDF. */
  exportSchool: {
    method: 'GET',
    path: '/tenants/current/export',
    owner: 'teacher',
    access: 'admin',
    confirmation: 'always',
    response: 'binary',
    mediaType: 'application/zip',
    status: 200,
    errors: [],
    extension: true,
  },
})

/** What remains of a closed school: its name, and how much was removed. */
export const closedSchoolSchema = z.object({
  id,
  schoolName: z.string(),
  byProvider: z.boolean(),
  requestedAt: instant,
  closedAt: instant,
  counts: schoolCountsSchema,
})
export type ClosedSchool = z.infer<typeof closedSchoolSchema>

export const closedSchoolRoutes = defineRoutes({
  listClosedSchools: {
    method: 'GET',
    path: '/provider/closed-schools',
    owner: 'provider',
    access: 'provider',
    list: { id: 'uuid', schoolName: 'text', requestedAt: 'instant', closedAt: 'instant' },
    response: closedSchoolSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
