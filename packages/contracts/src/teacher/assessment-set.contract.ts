import * as z from 'zod/mini'
import { id, instant, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'
import {
  classAssessmentSchema,
  createPerformanceAssessmentSchema,
  performanceAssessmentLimits,
  performanceAssessmentSchema,
} from './performance-assessment.contract'
import { newScale } from './performance-visual.contract'

/** Assessments as a whole, in the order given. */
export const assessmentSetSchema = z.object({
  rows: z.array(performanceAssessmentSchema),
  count: z.int(),
  /**
   * The newest change of any of them: the version of the whole, which also moves when one is removed; without any, the
   * instant of the call.
   */
  updatedAt: instant,
})
export type AssessmentSet = z.infer<typeof assessmentSetSchema>

/** An existing scale, by its id. */
export const existingScaleSchema = z.strictObject({ performanceVisualId: id })
/** A new scale, with its levels from the lowest up. */
export const newScaleSchema = z.strictObject(newScale)
/** An assessment of a class, whose scale is that of the whole. */
export const plannedAssessmentSchema = z.omit(classAssessmentSchema, { performanceVisualId: true })
/** A template of the school, which belongs to no class. */
export const assessmentTemplateSchema = z.omit(createPerformanceAssessmentSchema, { schoolClassId: true })

/**
 * The scale and the weighted assessments of a class. The scale is one of the school or the class by its id, or a new
 * one, which is created for the class unless it already has an equal one.
 */
export const replaceClassAssessmentsSchema = z.strictObject({
  scale: z.union([existingScaleSchema, newScaleSchema]),
  performanceAssessments: z
    .array(plannedAssessmentSchema)
    .check(z.minLength(1), z.maxLength(performanceAssessmentLimits.bulk)),
})
export type ReplaceClassAssessments = z.infer<typeof replaceClassAssessmentsSchema>

/** The assessments that classes of the school start with, by school level. */
export const replaceAssessmentTemplatesSchema = z.strictObject({
  performanceAssessments: z.array(assessmentTemplateSchema).check(z.maxLength(performanceAssessmentLimits.templates)),
})
export type ReplaceAssessmentTemplates = z.infer<typeof replaceAssessmentTemplatesSchema>

const replaceErrors = [...updateErrors, 'FOREIGN_KEY_CONSTRAINT', 'EDIT_CONFLICT'] as const

/**
 * Calls that replace assessments by exactly what is sent, all or nothing: existing ones, matched by name and semester,
 * keep their rows, missing ones are created, the rest is removed. An assessment in use cannot be removed
 * (FOREIGN_KEY_CONSTRAINT) or get a scale without its used levels (INVALID_IMPLICIT_DELETION).
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
