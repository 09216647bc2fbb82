import * as z from 'zod/mini'
import { color, day, id, instant, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { performanceLevelSchema } from '../performance-visual.contract'
import { reportStatuses } from '../report.contract'

/**
 * Days that count as now (rule overview.2), the point on its scale, from 0 to 1, from which a level is a strength,
 * maximum entries from earlier classes, points of a trend, and characters of a subject's newest note.
 */
export const overviewLimits = { days: 56, strength: 0.75, earlierEntries: 200, trendPoints: 8, note: 240 } as const

/** How a student stands in a competence (rules overview.1, overview.2). */
export const competenceStates = ['strength', 'practising', 'resting', 'unseen'] as const
export type CompetenceState = (typeof competenceStates)[number]

/** `level` and `levelOn` are null when there are only notes, or nothing at all. */
export const overviewCompetenceSchema = z.object({
  id,
  description: z.string(),
  domain: z.string(),
  state: z.enum(competenceStates),
  /** The newest level, and the number of levels on its scale. */
  level: z.nullable(z.extend(performanceLevelSchema, { levels: z.int() })),
  levelOn: z.nullable(day),
  entryCount: z.int(),
  lastOn: z.nullable(day),
  /** Of the entries, those from an earlier class, and its name (rule observation.9). */
  earlierCount: z.optional(z.int()),
  earlierClass: z.optional(z.nullable(z.string())),
})
export type OverviewCompetence = z.infer<typeof overviewCompetenceSchema>

export const overviewSubjectSchema = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  color,
  /** In the order of the subject. */
  competences: z.array(overviewCompetenceSchema),
  /**
   * Where the student stood on evenly spaced days from the first to the last level: the mean place of the newest levels
   * by then, from 0 to 1, the oldest first (rule overview.3). Empty without levels of two days.
   */
  trend: z.optional(z.array(z.number())),
  /** The newest note, by its beginning. */
  newestNote: z.optional(z.nullable(z.object({ text: z.string(), observedAt: day }))),
  /** The newest entry with a photo. */
  photoEntryId: z.optional(z.nullable(id)),
})
export type OverviewSubject = z.infer<typeof overviewSubjectSchema>

/** An entry from an earlier class of the school year, which is read here and written nowhere (rule observation.9). */
export const earlierEntrySchema = z.object({
  id,
  schoolSubjectId: id,
  /** The competence of this class that it counts for. */
  competenceId: id,
  schoolClassName: z.string(),
  levelLabel: z.nullable(z.string()),
  description: z.nullable(z.string()),
  observedAt: day,
  creator: personSchema,
})
export type EarlierEntry = z.infer<typeof earlierEntrySchema>

export const overviewReportSchema = z.object({
  id,
  name: z.string(),
  status: z.enum(reportStatuses),
  startDate: day,
  endDate: day,
  /** In the subjects that the caller may see. */
  subjectCount: z.int(),
  completedCount: z.int(),
})

export const studentOverviewSchema = z.object({
  student: z.extend(personSchema, {
    erasesAt: z.nullable(instant),
    /** The first day in the class, of one who came in its school year. */
    enteredOn: z.optional(z.nullable(day)),
    /** The last day in the class, of one who has left it (rule student.7). */
    leftOn: z.optional(z.nullable(day)),
  }),
  /** The first day of what counts as now. */
  practisedSince: day,
  subjects: z.array(overviewSubjectSchema),
  /** Newest first. */
  reports: z.array(overviewReportSchema),
  /** Sheets of talks that the caller may see, newest first (rule talk.1). */
  talkSheets: z.array(z.object({ id, heldOn: day, creator: personSchema })),
  /** From earlier classes, the newest first. */
  earlierEntries: z.optional(z.array(earlierEntrySchema)),
  /** All students of the class, this one among them unless it has left. */
  classmates: z.array(z.object({ id, firstName: z.string(), lastName: z.string() })),
})
export type StudentOverview = z.infer<typeof studentOverviewSchema>

export const studentOverviewRoutes = defineRoutes({
  /** Where a student stands in the subjects that the caller may access, with the reports (rule overview.1). */
  getStudentOverview: {
    method: 'GET',
    path: '/classes/{schoolClassId}/students/{studentId}/overview',
    owner: 'teacher',
    access: 'class:read',
    params: z.object({ schoolClassId: id, studentId: id }),
    response: studentOverviewSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
