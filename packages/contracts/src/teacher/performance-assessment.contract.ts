import * as z from 'zod/mini'
import { semesters } from '../school-admin/school-year.contract'
import { id, idParams, instant, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { performanceVisualSchema } from './performance-visual.contract'

/** Weighting in per cent; the sum over a semester should be 100, which is a warning only (specification, section 5). */
export const weightingLimits = { min: 0, max: 100, total: 100 } as const

export const performanceAssessmentSchema = z.object({
  id,
  name: z.string(),
  weighting: z.number(),
  schoolLevel: z.int(),
  schoolTermSemester: z.enum(semesters),
  isTemplate: z.boolean(),
  schoolTermId: z.nullable(id),
  tenantId: id,
  schoolClassId: z.nullable(id),
  performanceVisualId: id,
  performanceVisual: performanceVisualSchema,
  hasObservations: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type PerformanceAssessment = z.infer<typeof performanceAssessmentSchema>

const performanceAssessmentFields = {
  id: 'uuid',
  name: 'text',
  weighting: 'integer',
  schoolLevel: 'integer',
  schoolTermSemester: 'text',
  isTemplate: 'boolean',
  schoolTermId: 'uuid',
  schoolClassId: 'uuid',
  performanceVisualId: 'uuid',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const

export const performanceAssessmentRoutes = defineRoutes({
  listPerformanceAssessments: {
    method: 'GET',
    path: '/performance-assessments',
    owner: 'teacher',
    access: 'member',
    list: performanceAssessmentFields,
    response: performanceAssessmentSchema,
    status: 200,
    errors: [],
  },
  getPerformanceAssessment: {
    method: 'GET',
    path: '/performance-assessments/{id}',
    owner: 'teacher',
    access: 'member',
    params: idParams,
    response: performanceAssessmentSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  listCurrentSemesterAssessments: {
    method: 'GET',
    path: '/performance-assessments/{schoolClassId}/current-semester',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    list: performanceAssessmentFields,
    response: performanceAssessmentSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
