import * as z from 'zod/mini'
import { color, day, id, personSchema, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { calculationMethods, reportLevelSchema } from '../report.contract'

const count = z.int()

/** What is counted; everything by default. A filter by something that the caller may not see is NOT_FOUND. */
const filterShape = {
  schoolSubjectId: z.optional(id),
  schoolTermId: z.optional(id),
  performanceAssessmentId: z.optional(id),
  studentId: z.optional(id),
  /** `latestEntries` by default (rule statistics.3). */
  calculationMethod: z.optional(z.enum(calculationMethods)),
}
export const statisticsFilterParams = z.object(filterShape)
export type StatisticsFilter = z.infer<typeof statisticsFilterParams>

export const statisticsSubjectSchema = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  color,
  domains: z.array(
    z.object({
      id,
      name: z.string(),
      symbol: z.nullable(z.string()),
      competences: z.array(z.object({ id, description: z.string(), shortTitle: z.optional(z.nullable(z.string())) })),
    }),
  ),
})
export type StatisticsSubject = z.infer<typeof statisticsSubjectSchema>

/** A term that has begun, of a school year of the class. */
export const statisticsTermSchema = z.object({
  id,
  name: z.string(),
  schoolYearName: z.string(),
  startDate: day,
  endDate: day,
})
export type StatisticsTerm = z.infer<typeof statisticsTermSchema>

/** The possible filters and the subject of the figures, whatever the filter. */
export const statisticsBasisSchema = z.object({
  subjects: z.array(statisticsSubjectSchema),
  /** The oldest first. */
  terms: z.array(statisticsTermSchema),
  assessments: z.array(
    z.object({ id, name: z.string(), weighting: z.number(), schoolTermId: z.nullable(id), scaleName: z.string() }),
  ),
  /** By name (rule statistics.6). */
  students: z.array(personSchema),
})
export type StatisticsBasis = z.infer<typeof statisticsBasisSchema>

/** The scale that levels are counted on, lowest first; null without any level (rule statistics.4). */
export const statisticsScaleSchema = z.nullable(z.object({ name: z.string(), levels: z.array(reportLevelSchema) }))
export type StatisticsScale = z.infer<typeof statisticsScaleSchema>

/** A subject, one of its domains, or one of its competences. */
const scopeShape = { schoolSubjectId: id, domainId: z.nullable(id), competenceId: z.nullable(id) }

/** Levels of so many students in so many competences; `counts` from the lowest level on. */
const spreadShape = { counts: z.array(count), unseenCount: count }

export const levelSpreadSchema = z.object({ ...scopeShape, ...spreadShape })
export type LevelSpread = z.infer<typeof levelSpreadSchema>

export const levelStatisticsSchema = z.object({
  basis: statisticsBasisSchema,
  scale: statisticsScaleSchema,
  rows: z.array(levelSpreadSchema),
})
export type LevelStatistics = z.infer<typeof levelStatisticsSchema>

/** One term; without a subject all of them together. */
export const termSpreadSchema = z.object({ schoolTermId: id, schoolSubjectId: z.nullable(id), ...spreadShape })
export type TermSpread = z.infer<typeof termSpreadSchema>

export const developmentStatisticsSchema = z.object({
  basis: statisticsBasisSchema,
  scale: statisticsScaleSchema,
  rows: z.array(termSpreadSchema),
})
export type DevelopmentStatistics = z.infer<typeof developmentStatisticsSchema>

/** Of all pairs of a student and a competence, those with any entry (rule statistics.5). */
const coverageShape = {
  possibleCount: count,
  seenCount: count,
  entryCount: count,
  lastObservedAt: z.nullable(day),
}

export const competenceCoverageSchema = z.object({ ...scopeShape, ...coverageShape })
export type CompetenceCoverage = z.infer<typeof competenceCoverageSchema>

export const studentCoverageSchema = z.object({ studentId: id, ...coverageShape })
export type StudentCoverage = z.infer<typeof studentCoverageSchema>

export const coverageStatisticsSchema = z.object({
  basis: statisticsBasisSchema,
  competences: z.array(competenceCoverageSchema),
  students: z.array(studentCoverageSchema),
})
export type CoverageStatistics = z.infer<typeof coverageStatisticsSchema>

/** Entries of one assessment on its own scale, or of none (null), which has no common scale. */
export const assessmentCountsSchema = z.object({
  performanceAssessmentId: z.nullable(id),
  entryCount: count,
  noteCount: count,
  studentCount: count,
  competenceCount: count,
  levels: z.array(z.object({ level: count, label: z.string(), count })),
})
export type AssessmentCounts = z.infer<typeof assessmentCountsSchema>

export const assessmentStatisticsSchema = z.object({
  basis: statisticsBasisSchema,
  rows: z.array(assessmentCountsSchema),
})
export type AssessmentStatistics = z.infer<typeof assessmentStatisticsSchema>

export const studentStatisticsSchema = z.object({
  basis: statisticsBasisSchema,
  scale: statisticsScaleSchema,
  /** Competences with a level in at least one term, and the level of each term, as `basis.terms` are ordered. */
  rows: z.array(z.object({ competenceId: id, levels: z.array(z.nullable(count)) })),
})
export type StudentStatistics = z.infer<typeof studentStatisticsSchema>

const view = {
  method: 'GET',
  owner: 'teacher',
  access: 'class:read',
  params: schoolClassParams,
  query: statisticsFilterParams,
  status: 200,
  errors: ['NOT_FOUND'],
  extension: true,
} as const

/** Figures of a class, one call a view, of the subjects that the caller may access (rule statistics.1). */
export const statisticsRoutes = defineRoutes({
  getLevelStatistics: {
    ...view,
    path: '/classes/{schoolClassId}/statistics/levels',
    response: levelStatisticsSchema,
  },
  getDevelopmentStatistics: {
    ...view,
    path: '/classes/{schoolClassId}/statistics/development',
    response: developmentStatisticsSchema,
  },
  getCoverageStatistics: {
    ...view,
    path: '/classes/{schoolClassId}/statistics/coverage',
    response: coverageStatisticsSchema,
  },
  getAssessmentStatistics: {
    ...view,
    path: '/classes/{schoolClassId}/statistics/assessments',
    response: assessmentStatisticsSchema,
  },
  /** One student compared with the own past; without a student there are no rows. */
  getStudentStatistics: {
    ...view,
    path: '/classes/{schoolClassId}/statistics/student',
    response: studentStatisticsSchema,
  },
})
