import * as z from 'zod/mini'
import { id, instant, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/**
 * Kinds of data that schools keep for a time: reports, entries, children who have left, their pictures, traces of use.
 */
export const retentionKinds = ['reports', 'observations', 'students', 'pictures', 'audit'] as const
const retentionKind = z.enum(retentionKinds)
export type RetentionKind = (typeof retentionKinds)[number]

export const retentionLimits = { years: 100 } as const
/** Days in which a confirmed deletion can be undone (rule keeping.5). */
export const deletionDays = 7

/** How long a kind is kept, from the end of the school year in which the child left or the record was made. */
export const retentionRuleSchema = z.object({
  kind: retentionKind,
  /** The period of the state, or of the country. */
  years: z.int(),
  minimumYears: z.int(),
  /** The school's own choice. */
  chosenYears: z.nullable(z.int()),
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  /** False while nobody has checked the source for this row. */
  isVerified: z.boolean(),
})
export type RetentionRule = z.infer<typeof retentionRuleSchema>

/** Records of a school year, by its first calendar year, that the school no longer needs to keep. */
export const dueRecordsSchema = z.object({ kind: retentionKind, year: z.int(), count: z.int() })
export type DueRecords = z.infer<typeof dueRecordsSchema>

export const dueDeletionSchema = z.object({
  id,
  kind: retentionKind,
  year: z.int(),
  count: z.int(),
  requestedBy: personSchema,
  requestedAt: instant,
  dueAt: instant,
  carriedOutAt: z.nullable(instant),
  /** How many were deleted; the receipt. */
  removed: z.nullable(z.int()),
})
export type DueDeletion = z.infer<typeof dueDeletionSchema>

export const retentionSchema = z.object({
  rules: z.array(retentionRuleSchema),
  due: z.array(dueRecordsSchema),
  /** Pending and completed deletions, the newest first. */
  deletions: z.array(dueDeletionSchema),
})
export type Retention = z.infer<typeof retentionSchema>

/** Null restores the years of the state. */
export const chooseRetentionSchema = z.strictObject({
  years: z.nullable(z.int().check(z.minimum(0), z.maximum(retentionLimits.years))),
})
export type ChooseRetention = z.infer<typeof chooseRetentionSchema>

export const deleteDueSchema = z.strictObject({ kind: retentionKind, year: z.int() })
export type DeleteDue = z.infer<typeof deleteDueSchema>

export const retentionKindParams = z.object({ kind: retentionKind })
export const dueDeletionParams = z.object({ deletionId: id })

export const retentionRoutes = defineRoutes({
  /** The school's rules with their sources, what is due for deletion by them, and what is being deleted. */
  getRetention: {
    method: 'GET',
    path: '/tenants/current/retention',
    owner: 'school-admin',
    access: 'manager',
    response: retentionSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** The school's own years, never fewer than its state requires. */
  chooseRetention: {
    method: 'PUT',
    path: '/tenants/current/retention/{kind}',
    owner: 'school-admin',
    access: 'admin',
    params: retentionKindParams,
    body: chooseRetentionSchema,
    status: 200,
    errors: ['NOT_FOUND', 'EMPTY_DTO', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Confirms that due records are deleted in 7 days. */
  deleteDue: {
    method: 'POST',
    path: '/tenants/current/retention/deletions',
    owner: 'school-admin',
    access: 'admin',
    body: deleteDueSchema,
    response: dueDeletionSchema,
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
    extension: true,
  },
  undoDueDeletion: {
    method: 'DELETE',
    path: '/tenants/current/retention/deletions/{deletionId}',
    owner: 'school-admin',
    access: 'admin',
    params: dueDeletionParams,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
