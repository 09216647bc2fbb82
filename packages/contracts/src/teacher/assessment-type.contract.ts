import * as z from 'zod/mini'
import { builtinPicturePattern } from '../level-picture'
import { id, idParams, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, fileErrors, updateErrors } from '../wire/route-errors'
import { levelLimits } from './performance-visual.contract'

export const assessmentTypeLimits = { name: 255 } as const

/** A level of the first version; 1 is the lowest. */
export const legacyPerformanceLevelSchema = z.object({
  id,
  level: z.int(),
  label: z.string(),
  picturePath: z.nullable(z.string()),
  /** Where the browser gets an uploaded picture; null for pictures that ship with the interface. */
  pictureUrl: z.nullable(z.string()),
})
export type LegacyPerformanceLevel = z.infer<typeof legacyPerformanceLevelSchema>

/** A scale of the first version of observations, kept beside performance visuals (rule scale.4). */
export const assessmentTypeSchema = z.object({
  id,
  originId: z.nullable(id),
  name: z.string(),
  isTemplate: z.boolean(),
  tenantId: id,
  schoolClassId: z.nullable(id),
  /** Sorted by level, lowest first. */
  performanceLevels: z.array(legacyPerformanceLevelSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type AssessmentType = z.infer<typeof assessmentTypeSchema>

const name = requiredText(assessmentTypeLimits.name)
const label = requiredText(levelLimits.label)
const picturePath = z.string().check(z.regex(builtinPicturePattern))

/** Without a class it is a template of the school, which managers and admins make. */
export const createAssessmentTypeSchema = z.strictObject({ name, schoolClassId: z.optional(z.nullable(id)) })
export type CreateAssessmentType = z.infer<typeof createAssessmentTypeSchema>

export const updateAssessmentTypeSchema = z.strictObject({ name: z.optional(name) })
export type UpdateAssessmentType = z.infer<typeof updateAssessmentTypeSchema>

/** Either an uploaded picture, or one that ships with the interface, or the label alone. */
export const createLegacyLevelSchema = z.strictObject({ label, picturePath: z.optional(picturePath) })
export type CreateLegacyLevel = z.infer<typeof createLegacyLevelSchema>

export const updateLegacyLevelSchema = z.strictObject({
  label: z.optional(label),
  picturePath: z.optional(picturePath),
})
export type UpdateLegacyLevel = z.infer<typeof updateLegacyLevelSchema>

const files = { file: { kind: 'picture', optional: true } } as const
const levelParams = z.object({ typeId: id, id })

export const assessmentTypeRoutes = defineRoutes({
  createAssessmentType: {
    method: 'POST',
    path: '/assessment-types',
    owner: 'teacher',
    access: 'class:visuals',
    body: createAssessmentTypeSchema,
    response: assessmentTypeSchema,
    status: 201,
    errors: createErrors,
  },
  listAssessmentTypes: {
    method: 'GET',
    path: '/assessment-types',
    owner: 'teacher',
    access: 'member',
    list: {
      id: 'uuid',
      name: 'text',
      schoolClassId: 'uuid',
      isTemplate: 'boolean',
      originId: 'uuid',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: assessmentTypeSchema,
    status: 200,
    errors: [],
  },
  getAssessmentType: {
    method: 'GET',
    path: '/assessment-types/{id}',
    owner: 'teacher',
    access: 'member',
    params: idParams,
    response: assessmentTypeSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  updateAssessmentType: {
    method: 'PUT',
    path: '/assessment-types/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    body: updateAssessmentTypeSchema,
    response: assessmentTypeSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
  },
  deleteAssessmentType: {
    method: 'DELETE',
    path: '/assessment-types/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** The new level is the highest. */
  createLegacyLevel: {
    method: 'POST',
    path: '/assessment-types/{typeId}/performance-levels',
    owner: 'teacher',
    access: 'class:visuals',
    params: z.object({ typeId: id }),
    body: createLegacyLevelSchema,
    multipart: files,
    response: legacyPerformanceLevelSchema,
    status: 201,
    errors: [...createErrors, ...fileErrors, 'TOO_MANY_LEVELS'],
  },
  updateLegacyLevel: {
    method: 'PUT',
    path: '/assessment-types/{typeId}/performance-levels/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: levelParams,
    body: updateLegacyLevelSchema,
    multipart: files,
    response: legacyPerformanceLevelSchema,
    status: 200,
    errors: [...updateErrors, ...fileErrors],
  },
  /** Higher levels move down. */
  deleteLegacyLevel: {
    method: 'DELETE',
    path: '/assessment-types/{typeId}/performance-levels/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: levelParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
})
