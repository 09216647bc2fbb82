import * as z from 'zod/mini'
import { freeText, id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Days in which a request can be undone (rule keeping.1); characters of its note. */
export const erasureLimits = { waitingDays: 7, note: 500 } as const

/** Why a student is erased. */
export const erasureReasons = ['request', 'retention', 'mistake', 'other'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** Whether completed reports stay as the school's record; all others are always deleted. */
export const completedReportsChoices = ['keep', 'erase'] as const
export type CompletedReportsChoice = (typeof completedReportsChoices)[number]

const count = z.int().check(z.minimum(0))

/** How much is deleted with a student, by kind; `keptReports` stay. */
export const erasureCountsSchema = z.object({
  observations: count,
  legacyObservations: count,
  /** Missing if the erasure was carried out before they existed. */
  talkSheets: z.optional(count),
  reports: count,
  keptReports: count,
  classRelations: count,
  subjectRelations: count,
  pictures: count,
  /** Audit entries, which keep who acted but lose the student. */
  auditEntries: count,
  notifications: count,
  /** Answers to creates, stored for a day in case a client repeats them. */
  storedAnswers: count,
  /** Mails that lose the address of the student's page. */
  mails: count,
})
export type ErasureCounts = z.infer<typeof erasureCountsSchema>
export type ErasureKind = keyof ErasureCounts
/** In display order. */
export const erasureKinds = Object.keys(erasureCountsSchema.shape) as readonly ErasureKind[]

export const studentErasureSchema = z.object({
  id,
  studentId: id,
  /** Null once the student is gone. */
  student: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  initials: z.string(),
  reason: z.enum(erasureReasons),
  /** Deleted with the student. */
  note: z.nullable(z.string()),
  completedReports: z.enum(completedReportsChoices),
  requestedBy: personSchema,
  requestedAt: instant,
  dueAt: instant,
  undoneAt: z.nullable(instant),
  carriedOutAt: z.nullable(instant),
  /** What was deleted; null until it was. */
  counts: z.nullable(erasureCountsSchema),
})
export type StudentErasure = z.infer<typeof studentErasureSchema>

export const requestStudentErasureSchema = z.strictObject({
  reason: z.enum(erasureReasons),
  note: z.optional(z.nullable(freeText(erasureLimits.note))),
  completedReports: z.enum(completedReportsChoices),
})
export type RequestStudentErasure = z.infer<typeof requestStudentErasureSchema>

const studentParams = z.object({ studentId: id })
const erasureParams = z.object({ erasureId: id })

export const studentErasureRoutes = defineRoutes({
  /** What would be deleted if the student were erased now. */
  previewStudentErasure: {
    method: 'GET',
    path: '/students/{studentId}/erasure-preview',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: studentParams,
    query: z.object({ completedReports: z.enum(completedReportsChoices) }),
    response: erasureCountsSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_PARAMETERS'],
  },
  /** The student is deleted after the waiting time; EDIT_CONFLICT when that is already requested. */
  requestStudentErasure: {
    method: 'POST',
    path: '/students/{studentId}/erasures',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: studentParams,
    body: requestStudentErasureSchema,
    response: studentErasureSchema,
    status: 201,
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'VALIDATION_FAILED'],
  },
  /** UPDATE_NOT_ALLOWED once it is undone or carried out. */
  undoStudentErasure: {
    method: 'PUT',
    path: '/student-erasures/{erasureId}/undo',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: erasureParams,
    response: studentErasureSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
  },
  listStudentErasures: {
    method: 'GET',
    path: '/student-erasures',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    list: {
      id: 'uuid',
      studentId: 'uuid',
      reason: 'text',
      requestedAt: 'instant',
      dueAt: 'instant',
      undoneAt: 'instant',
      carriedOutAt: 'instant',
    },
    response: studentErasureSchema,
    status: 200,
    errors: [],
  },
  /** The signed receipt for people; NOT_FOUND until the student is deleted. */
  getErasureReceiptPdf: {
    method: 'GET',
    path: '/student-erasures/{erasureId}/receipt.pdf',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: erasureParams,
    response: 'binary',
    mediaType: 'application/pdf',
    status: 200,
    errors: ['NOT_FOUND'],
  },
  /** The signed receipt for programs, with its content and its JSON Web Signature. */
  getErasureReceipt: {
    method: 'GET',
    path: '/student-erasures/{erasureId}/receipt.json',
    owner: 'school-admin',
    access: 'manager',
    extension: true,
    params: erasureParams,
    response: 'binary',
    mediaType: 'application/json',
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
