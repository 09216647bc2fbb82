import * as z from 'zod/mini'
import { day, id, instant, personSchema, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { reportLevelSchema } from '../report.contract'

/** Which entries count: reports take the second version alone (rule report.3), statistics both (rule statistics.3). */
export const countedVersions = ['second', 'both'] as const
export type CountedVersions = (typeof countedVersions)[number]

export const explainedEntrySchema = z.object({
  id,
  isLegacy: z.boolean(),
  /** Null for a note alone, which does not count. */
  level: z.nullable(reportLevelSchema),
  /** Number of levels of its scale; 0 for a note alone. */
  levels: z.int(),
  description: z.nullable(z.string()),
  observedAt: day,
  createdAt: instant,
  creator: personSchema,
  performanceAssessmentId: z.nullable(id),
  performanceAssessmentName: z.nullable(z.string()),
  /** Per cent; 0 without an assessment. */
  weighting: z.number(),
  /** The name of the class that the entry comes from, where the child has changed classes (rule observation.9). */
  earlierClass: z.optional(z.nullable(z.string())),
})
export type ExplainedEntry = z.infer<typeof explainedEntrySchema>

/** All entries that may determine a level, the newest first. */
export const levelExplanationSchema = z.object({
  entries: z.array(explainedEntrySchema),
  /** What each level means for the competence, lowest first, on scales with as many levels (rule subject.9). */
  levelDescriptions: z.optional(z.nullable(z.array(z.string()))),
})
export type LevelExplanation = z.infer<typeof levelExplanationSchema>

export const levelExplanationRoutes = defineRoutes({
  /** The entries of one student and competence in a period. NOT_FOUND for anything that the caller may not see. */
  getLevelExplanation: {
    method: 'GET',
    path: '/classes/{schoolClassId}/level-explanation',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    query: z.object({
      studentId: id,
      competenceId: id,
      startDate: day,
      endDate: day,
      versions: z.enum(countedVersions),
      /** Only entries of the assessments that this report counts. */
      reportId: z.optional(id),
    }),
    response: levelExplanationSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
