import * as z from 'zod/mini'
import { color, day, id, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { performanceLevelSchema } from '../performance-visual.contract'

/** Competences that the caller observed most recently, at most. */
export const captureLimits = { recent: 20 } as const

/** A child of the class about whom entries can be written. */
export const captureStudentSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  /** Subjects of the class that the child takes part in. */
  schoolSubjectIds: z.array(id),
})
export type CaptureStudent = z.infer<typeof captureStudentSchema>

export const captureDomainSchema = z.object({
  id,
  schoolSubjectId: id,
  name: z.string(),
  symbol: z.nullable(z.string()),
  competences: z.array(z.object({ id, description: z.string() })),
})
export type CaptureDomain = z.infer<typeof captureDomainSchema>

export const captureSubjectSchema = z.object({ id, name: z.string(), abbreviation: z.string(), color })
export type CaptureSubject = z.infer<typeof captureSubjectSchema>

/** An assessment of the current term. */
export const captureAssessmentSchema = z.object({ id, name: z.string(), performanceVisualId: id })
export type CaptureAssessment = z.infer<typeof captureAssessmentSchema>

export const captureScaleSchema = z.object({
  id,
  schoolClassId: z.nullable(id),
  performanceLevelsV2: z.array(performanceLevelSchema),
})
export type CaptureScale = z.infer<typeof captureScaleSchema>

/** The newest entry of a child for a competence. */
export const newestEntrySchema = z.object({
  studentId: id,
  observedAt: day,
  /** Of the newest entry that has a level; null when none has. */
  performanceLevelV2Id: z.nullable(id),
})
export type NewestEntry = z.infer<typeof newestEntrySchema>

/** A competence that the caller has observed in the class, and when last. */
export const recentCompetenceSchema = z.object({ competenceId: id, observedAt: day })
export type RecentCompetence = z.infer<typeof recentCompetenceSchema>

/** All that the page for writing entries shows of a class, in the subjects that the caller may access. */
export const captureSchema = z.object({
  students: z.array(captureStudentSchema),
  subjects: z.array(captureSubjectSchema),
  domains: z.array(captureDomainSchema),
  assessments: z.array(captureAssessmentSchema),
  scales: z.array(captureScaleSchema),
  /** The last one first. */
  recent: z.array(recentCompetenceSchema),
  /** Newest entries for the first competence of `recent`. */
  newest: z.array(newestEntrySchema),
})
export type Capture = z.infer<typeof captureSchema>

export const newestEntriesSchema = z.object({ entries: z.array(newestEntrySchema) })
export type NewestEntries = z.infer<typeof newestEntriesSchema>

export const captureRoutes = defineRoutes({
  /** What is needed to write entries in a class, in one call. */
  getCapture: {
    method: 'GET',
    path: '/classes/{schoolClassId}/capture',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    response: captureSchema,
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
    response: newestEntriesSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
