import * as z from 'zod/mini'
import { color, day, id, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { performanceLevelSchema } from '../performance-visual.contract'

/** Maximum competences that the caller observed most recently. */
export const observationFormLimits = { recent: 20 } as const

/** A child of the class about whom entries can be written. */
export const observationFormStudentSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  /** Subjects of the class that the child takes part in. */
  schoolSubjectIds: z.array(id),
})
export type ObservationFormStudent = z.infer<typeof observationFormStudentSchema>

export const observationFormDomainSchema = z.object({
  id,
  schoolSubjectId: id,
  name: z.string(),
  symbol: z.nullable(z.string()),
  competences: z.array(
    z.object({
      id,
      description: z.string(),
      /** What each level means for it, lowest first, on scales with as many levels (rule subject.9). */
      levelDescriptions: z.optional(z.nullable(z.array(z.string()))),
    }),
  ),
})
export type ObservationFormDomain = z.infer<typeof observationFormDomainSchema>

export const observationFormSubjectSchema = z.object({ id, name: z.string(), abbreviation: z.string(), color })
export type ObservationFormSubject = z.infer<typeof observationFormSubjectSchema>

/** An assessment of the current term. */
export const observationFormAssessmentSchema = z.object({ id, name: z.string(), performanceVisualId: id })
export type ObservationFormAssessment = z.infer<typeof observationFormAssessmentSchema>

export const observationFormScaleSchema = z.object({
  id,
  schoolClassId: z.nullable(id),
  performanceLevelsV2: z.array(performanceLevelSchema),
})
export type ObservationFormScale = z.infer<typeof observationFormScaleSchema>

/** The newest entry of a child for a competence. */
export const observationFormEntrySchema = z.object({
  studentId: id,
  observedAt: day,
  /** Level of the newest entry that has one; null when none has. */
  performanceLevelV2Id: z.nullable(id),
})
export type ObservationFormEntry = z.infer<typeof observationFormEntrySchema>

/** A competence that the caller has observed in the class, and the last time. */
export const recentCompetenceSchema = z.object({ competenceId: id, observedAt: day })
export type RecentCompetence = z.infer<typeof recentCompetenceSchema>

/** Everything that the page for writing entries shows of a class, in the subjects that the caller may access. */
export const observationFormSchema = z.object({
  students: z.array(observationFormStudentSchema),
  subjects: z.array(observationFormSubjectSchema),
  domains: z.array(observationFormDomainSchema),
  assessments: z.array(observationFormAssessmentSchema),
  scales: z.array(observationFormScaleSchema),
  /** The most recent first. */
  recent: z.array(recentCompetenceSchema),
  /** Newest entries for the first competence of `recent`. */
  newest: z.array(observationFormEntrySchema),
})
export type ObservationForm = z.infer<typeof observationFormSchema>

export const observationFormEntriesSchema = z.object({ entries: z.array(observationFormEntrySchema) })
export type ObservationFormEntries = z.infer<typeof observationFormEntriesSchema>

export const observationFormRoutes = defineRoutes({
  /** Everything needed to write entries in a class, in one call. */
  getCapture: {
    method: 'GET',
    path: '/classes/{schoolClassId}/capture',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    response: observationFormSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** The newest entry of each child of a class for a competence; none for one that the caller may not access. */
  getNewestEntries: {
    method: 'GET',
    path: '/classes/{schoolClassId}/capture/{competenceId}',
    owner: 'teacher',
    access: 'class:read',
    params: z.object({ schoolClassId: id, competenceId: id }),
    response: observationFormEntriesSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
