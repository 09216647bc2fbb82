import * as z from 'zod/mini'
import { id, instant, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'
import {
  assessmentOfClass,
  createPerformanceAssessmentSchema,
  performanceAssessmentLimits,
  performanceAssessmentSchema,
} from './performance-assessment.contract'
import { newScale } from './performance-visual.contract'

/** Assessments as a whole, in the order given. */
export const assessmentSetSchema = z.object({
  rows: z.array(performanceAssessmentSchema),
  count: z.int(),
  /** The newest change of any of them, which is the version of the whole; of none, the instant of the call. */
  updatedAt: instant,
})
export type AssessmentSet = z.infer<typeof assessmentSetSchema>

/**
 * What a class is assessed with: one scale, and what counts how much. The scale is one of the school or the class by
 * its id, or a new one, which the class gets unless one of its own shows the same.
 */
export const replaceClassAssessmentsSchema = z.strictObject({
  scale: z.union([z.strictObject({ performanceVisualId: id }), z.strictObject(newScale)]),
  performanceAssessments: z
    .array(z.omit(assessmentOfClass, { performanceVisualId: true }))
    .check(z.minLength(1), z.maxLength(performanceAssessmentLimits.bulk)),
})
export type ReplaceClassAssessments = z.infer<typeof replaceClassAssessmentsSchema>

/** What classes of the school begin with, by school level. */
export const replaceAssessmentTemplatesSchema = z.strictObject({
  performanceAssessments: z
    .array(z.omit(createPerformanceAssessmentSchema, { schoolClassId: true }))
    .check(z.maxLength(performanceAssessmentLimits.templates)),
})
export type ReplaceAssessmentTemplates = z.infer<typeof replaceAssessmentTemplatesSchema>

const replaceErrors = [...updateErrors, 'FOREIGN_KEY_CONSTRAINT', 'EDIT_CONFLICT'] as const

/**
 * Calls that make assessments exactly what is sent, all or nothing: what is there already, by name and semester, stays
 * the row that it is, what is missing is made, and the rest is removed. In use, no assessment can be removed
 * (FOREIGN_KEY_CONSTRAINT) and none be given a scale without its used levels (INVALID_IMPLICIT_DELETION).
 */
export const assessmentSetRoutes = defineRoutes({
  replaceClassAssessments: {
    method: 'PUT',
    path: '/performance-assessments/{schoolClassId}/bulk',
    owner: 'teacher',
    access: 'class:visuals',
    params: schoolClassParams,
    body: replaceClassAssessmentsSchema,
    response: assessmentSetSchema,
    status: 200,
    errors: [...replaceErrors, 'INVALID_IMPLICIT_DELETION', 'TOO_MANY_LEVELS'],
    extension: true,
  },
  /** The templates of the school, which belong to no class. */
  replaceAssessmentTemplates: {
    method: 'PUT',
    path: '/performance-assessments',
    owner: 'teacher',
    access: 'manager',
    body: replaceAssessmentTemplatesSchema,
    response: assessmentSetSchema,
    status: 200,
    errors: replaceErrors,
    extension: true,
  },
})
