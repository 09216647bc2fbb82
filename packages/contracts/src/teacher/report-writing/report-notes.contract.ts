import * as z from 'zod/mini'
import { day, id, instant, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { updateErrors } from '../../wire/route-errors'
import { reportLevelSchema } from '../report.contract'
import { pronounSchema } from '../report-check/pronoun'

/** An entry of either version about the child of a report, within its period (rule remark.4). */
export const reportNoteSchema = z.object({
  id,
  isLegacy: z.boolean(),
  schoolSubjectId: id,
  competenceId: id,
  /** The competence by its present name. */
  competence: z.string(),
  level: z.nullable(reportLevelSchema),
  /** Number of levels of its scale; 0 for a note alone. */
  levels: z.int(),
  description: z.nullable(z.string()),
  observedAt: day,
  createdAt: instant,
  creator: personSchema,
  /** The name of the class that the entry comes from, where the child has changed classes (rule observation.9). */
  earlierClass: z.optional(z.nullable(z.string())),
})
export type ReportNote = z.infer<typeof reportNoteSchema>

/** Maximum entries in one answer. */
export const reportNotesMax = 1000

/** What the writer of a report's remarks needs. */
export const reportNotesSchema = z.object({
  /** The pronoun for the child; null while unknown (rule remark.3). */
  pronoun: z.nullable(pronounSchema),
  /** The other children of the class, for checks (rule remark.2). */
  others: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Sentences that occur in at least half of the reports of the same set (rule remark.1). */
  repeated: z.array(z.object({ sentence: z.string(), count: z.int() })),
  /** The newest first, of the subjects that the caller may access. */
  entries: z.array(reportNoteSchema),
})
export type ReportNotes = z.infer<typeof reportNotesSchema>

export const setReportPronounSchema = z.strictObject({ pronoun: z.nullable(pronounSchema) })
export type SetReportPronoun = z.infer<typeof setReportPronounSchema>

const params = z.object({ reportId: id })

export const reportNotesRoutes = defineRoutes({
  getReportNotes: {
    method: 'GET',
    path: '/reports/{reportId}/notes',
    owner: 'teacher',
    access: 'class:read',
    params,
    response: reportNotesSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** For all open reports of the child in the class, and for those to come (rule remark.3). */
  setReportPronoun: {
    method: 'PATCH',
    path: '/reports/{reportId}/pronoun',
    owner: 'teacher',
    access: 'class:write',
    params,
    body: setReportPronounSchema,
    status: 200,
    errors: [...updateErrors, 'REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION'],
    extension: true,
  },
})
