import * as z from 'zod/mini'
import { schoolLevel } from '../school-admin/school-class.contract'
import { semesters } from '../school-admin/school-year.contract'
import { id, idParams, instant, requiredText, schoolClassParams } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { levelLimits, levelUseSchema, performanceVisualSchema } from './performance-visual.contract'

/** Weighting in per cent; a semester should sum to 100, which is a warning only (rules assessment.1, assessment.2). */
export const weightingLimits = { min: 0, max: 100, total: 100 } as const

/** Characters of a name, assessments of one bulk call, and templates of a school. */
export const performanceAssessmentLimits = { name: 255, bulk: 100, templates: 500 } as const

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

const name = requiredText(performanceAssessmentLimits.name)
const weighting = z.number().check(z.minimum(weightingLimits.min), z.maximum(weightingLimits.max))
const schoolTermSemester = z.enum(semesters)

/** An assessment of a class that the call names. */
export const classAssessmentSchema = z.strictObject({
  name,
  weighting: z.optional(weighting),
  /** Defaults to the level of the class; a template has to name one. */
  schoolLevel: z.optional(schoolLevel),
  schoolTermSemester,
  /** Defaults to this semester of the class's school year. Must be a term of that semester. */
  schoolTermId: z.optional(z.nullable(id)),
  /** A scale of the school or of the same class. */
  performanceVisualId: id,
})

/** Without a class it is a template of the school, which managers and admins make. */
export const createPerformanceAssessmentSchema = z.strictObject({
  ...classAssessmentSchema.shape,
  schoolClassId: z.optional(z.nullable(id)),
})
export type CreatePerformanceAssessment = z.infer<typeof createPerformanceAssessmentSchema>

/** All or nothing. */
export const createPerformanceAssessmentsSchema = z.strictObject({
  performanceAssessments: z
    .array(classAssessmentSchema)
    .check(z.minLength(1), z.maxLength(performanceAssessmentLimits.bulk)),
})
export type CreatePerformanceAssessments = z.infer<typeof createPerformanceAssessmentsSchema>

/** Once it has observations, only name, weighting and school level may change, else FOREIGN_KEY_CONSTRAINT. */
export const updatePerformanceAssessmentSchema = z.strictObject({
  name: z.optional(name),
  weighting: z.optional(weighting),
  schoolLevel: z.optional(schoolLevel),
  schoolTermSemester: z.optional(schoolTermSemester),
  schoolTermId: z.optional(id),
  performanceVisualId: z.optional(id),
})
export type UpdatePerformanceAssessment = z.infer<typeof updatePerformanceAssessmentSchema>

/**
 * Changes the scale. `levels` maps each old level to a new one; an old level with observations but without a new one is
 * INVALID_IMPLICIT_DELETION (rule assessment.4).
 */
export const changeVisualSchema = z.strictObject({
  performanceVisualId: id,
  levels: z.optional(z.array(z.strictObject({ from: id, to: id })).check(z.maxLength(levelLimits.max))),
})
export type ChangeVisual = z.infer<typeof changeVisualSchema>

/**
 * What depends on an assessment. `observations` and `levels` count all entries; `students` lists by name only those of
 * subjects that the caller may see.
 */
export const assessmentUseSchema = z.object({
  observations: z.int(),
  /** Levels that entries hold, lowest first. */
  levels: z.array(levelUseSchema),
  students: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), levels: z.array(levelUseSchema) })),
  /** Students with entries only in other subjects. */
  hiddenStudents: z.int(),
})
export type AssessmentUse = z.infer<typeof assessmentUseSchema>

/** The copy's own fields; all others are copied. */
export const duplicatePerformanceAssessmentSchema = z.strictObject({
  /** Defaults to the original's name with a suffix in the caller's language. */
  name: z.optional(name),
  schoolTermSemester: z.optional(schoolTermSemester),
  schoolTermId: z.optional(id),
  /** The class of the copy, for instance for a copy of a template. */
  schoolClassId: z.optional(id),
})
export type DuplicatePerformanceAssessment = z.infer<typeof duplicatePerformanceAssessmentSchema>

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
  createPerformanceAssessment: {
    method: 'POST',
    path: '/performance-assessments',
    owner: 'teacher',
    access: 'class:visuals',
    body: createPerformanceAssessmentSchema,
    response: performanceAssessmentSchema,
    status: 201,
    errors: createErrors,
  },
  createPerformanceAssessments: {
    method: 'POST',
    path: '/performance-assessments/{schoolClassId}/bulk',
    owner: 'teacher',
    access: 'class:visuals',
    params: schoolClassParams,
    body: createPerformanceAssessmentsSchema,
    response: rowsOf(performanceAssessmentSchema),
    status: 201,
    errors: createErrors,
  },
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
  updatePerformanceAssessment: {
    method: 'PUT',
    path: '/performance-assessments/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    body: updatePerformanceAssessmentSchema,
    response: performanceAssessmentSchema,
    status: 200,
    errors: [...updateErrors, 'FOREIGN_KEY_CONSTRAINT', 'EDIT_CONFLICT'],
  },
  deletePerformanceAssessment: {
    method: 'DELETE',
    path: '/performance-assessments/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
  changeVisual: {
    method: 'PATCH',
    path: '/performance-assessments/{id}/change-visual',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    body: changeVisualSchema,
    response: performanceAssessmentSchema,
    status: 200,
    errors: [...updateErrors, 'INVALID_IMPLICIT_DELETION', 'EDIT_CONFLICT'],
  },
  /** Restores the scale before the last change, and each entry's level; EDIT_CONFLICT once entries have the new one. */
  undoChangeVisual: {
    method: 'DELETE',
    path: '/performance-assessments/{id}/change-visual',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    response: performanceAssessmentSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'EDIT_CONFLICT'],
    extension: true,
  },
  /** The children affected by a change of scale or a deletion, before it is confirmed. */
  getAssessmentUse: {
    method: 'GET',
    path: '/performance-assessments/{id}/use',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    response: assessmentUseSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  duplicatePerformanceAssessment: {
    method: 'POST',
    path: '/performance-assessments/{performanceAssessmentId}/duplicate',
    owner: 'teacher',
    access: 'class:visuals',
    params: z.object({ performanceAssessmentId: id }),
    body: duplicatePerformanceAssessmentSchema,
    optionalBody: true,
    response: performanceAssessmentSchema,
    status: 201,
    errors: createErrors,
  },
})
