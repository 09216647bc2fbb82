import * as z from 'zod/mini'
import { builtinPicturePattern } from '../level-picture'
import { id, idParams, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, fileErrors, updateErrors } from '../wire/route-errors'

/** A scale has 1 to 10 levels; 1 is the lowest (rule scale.1). */
export const levelLimits = { min: 1, max: 10, label: 100 } as const
export const performanceVisualLimits = { name: 255 } as const

export const performanceLevelSchema = z.object({
  id,
  level: z.int(),
  /** The level in words. */
  label: z.string(),
  isFrontendPicture: z.boolean(),
  picturePath: z.nullable(z.string()),
  /** Where the browser gets an uploaded picture; null for pictures that ship with the interface. */
  pictureUrl: z.nullable(z.string()),
})
export type PerformanceLevel = z.infer<typeof performanceLevelSchema>

export const performanceVisualSchema = z.object({
  id,
  name: z.string(),
  /** Number of levels. */
  levels: z.int(),
  tenantId: id,
  schoolClassId: z.nullable(id),
  isTemplate: z.boolean(),
  originId: z.nullable(id),
  hasPerformanceAssessments: z.boolean(),
  /** Sorted by level, lowest first. */
  performanceLevelsV2: z.array(performanceLevelSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type PerformanceVisual = z.infer<typeof performanceVisualSchema>

const name = requiredText(performanceVisualLimits.name)
const label = requiredText(levelLimits.label)
/** A picture that ships with the interface; null for the label alone. Own pictures are uploaded level by level. */
const picturePath = z.nullable(z.string().check(z.regex(builtinPicturePattern)))

/** Name and levels of a new scale, lowest first. */
export const newScale = {
  name,
  performanceLevelsV2: z
    .array(z.strictObject({ label, picturePath: z.optional(picturePath) }))
    .check(z.minLength(levelLimits.min)),
}

/**
 * A scale with its levels, lowest first; more than ten are TOO_MANY_LEVELS. Without a class it is a template of the
 * school, which managers and admins make.
 */
export const createPerformanceVisualSchema = z.strictObject({
  ...newScale,
  schoolClassId: z.optional(z.nullable(id)),
})
export type CreatePerformanceVisual = z.infer<typeof createPerformanceVisualSchema>

/**
 * `performanceLevelsV2` names every level of the scale, lowest first: names, pictures and order may change even in
 * use. A level that is left out is INVALID_IMPLICIT_DELETION (rule scale.3).
 */
export const updatePerformanceVisualSchema = z.strictObject({
  name: z.optional(name),
  performanceLevelsV2: z.optional(
    z
      .array(z.strictObject({ id, label: z.optional(label), picturePath: z.optional(picturePath) }))
      .check(z.minLength(levelLimits.min), z.maxLength(levelLimits.max)),
  ),
})
export type UpdatePerformanceVisual = z.infer<typeof updatePerformanceVisualSchema>

/** Position in the scale, from 1; a larger one means the highest. Sent as text. */
const level = z.coerce.number<number>().check(z.multipleOf(1), z.minimum(levelLimits.min), z.maximum(levelLimits.max))
const builtinPicture = z.string().check(z.regex(builtinPicturePattern))

/** Either an uploaded picture, or one that ships with the interface, or the label alone. */
export const createPerformanceLevelSchema = z.strictObject({
  label,
  level: z.optional(level),
  picturePath: z.optional(builtinPicture),
})
export type CreatePerformanceLevel = z.infer<typeof createPerformanceLevelSchema>

export const updatePerformanceLevelSchema = z.strictObject({
  label: z.optional(label),
  level: z.optional(level),
  picturePath: z.optional(builtinPicture),
})
export type UpdatePerformanceLevel = z.infer<typeof updatePerformanceLevelSchema>

const levelFiles = { file: { kind: 'picture', optional: true } } as const

const levelParams = z.object({ visualId: id, id })

/** Number of entries with a level of a scale. */
export const levelUseSchema = z.object({ performanceLevelV2Id: id, observations: z.int() })
export type LevelUse = z.infer<typeof levelUseSchema>

/** What depends on a scale, in counts alone, because they include subjects that the caller may not see. */
export const scaleUseSchema = z.object({
  performanceAssessments: z.int(),
  schoolClasses: z.int(),
  /** Levels that entries hold, lowest first. */
  levels: z.array(levelUseSchema),
})
export type ScaleUse = z.infer<typeof scaleUseSchema>

/** The class of the copy; without one it is a template of the school. */
export const duplicatePerformanceVisualSchema = z.strictObject({
  /** Defaults to the original's name. */
  name: z.optional(name),
  schoolClassId: z.optional(z.nullable(id)),
})
export type DuplicatePerformanceVisual = z.infer<typeof duplicatePerformanceVisualSchema>

export const performanceVisualRoutes = defineRoutes({
  createPerformanceVisual: {
    method: 'POST',
    path: '/performance-visuals',
    owner: 'teacher',
    access: 'class:visuals',
    body: createPerformanceVisualSchema,
    response: performanceVisualSchema,
    status: 201,
    errors: [...createErrors, 'TOO_MANY_LEVELS'],
  },
  listPerformanceVisuals: {
    method: 'GET',
    path: '/performance-visuals',
    owner: 'teacher',
    access: 'member',
    list: {
      id: 'uuid',
      name: 'text',
      levels: 'integer',
      schoolClassId: 'uuid',
      isTemplate: 'boolean',
      originId: 'uuid',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: performanceVisualSchema,
    status: 200,
    errors: [],
  },
  getPerformanceVisual: {
    method: 'GET',
    path: '/performance-visuals/{id}',
    owner: 'teacher',
    access: 'member',
    params: idParams,
    response: performanceVisualSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  updatePerformanceVisual: {
    method: 'PUT',
    path: '/performance-visuals/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    body: updatePerformanceVisualSchema,
    response: performanceVisualSchema,
    status: 200,
    errors: [...updateErrors, 'INVALID_IMPLICIT_DELETION', 'EDIT_CONFLICT'],
  },
  deletePerformanceVisual: {
    method: 'DELETE',
    path: '/performance-visuals/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** Restrictions are shown before somebody tries. */
  getScaleUse: {
    method: 'GET',
    path: '/performance-visuals/{id}/use',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    response: scaleUseSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  /** Copies uploaded pictures as well, which a browser would have to fetch and send again one by one. */
  duplicatePerformanceVisual: {
    method: 'POST',
    path: '/performance-visuals/{id}/duplicate',
    owner: 'teacher',
    access: 'class:visuals',
    params: idParams,
    body: duplicatePerformanceVisualSchema,
    response: performanceVisualSchema,
    status: 201,
    errors: createErrors,
    extension: true,
  },
  createPerformanceLevel: {
    method: 'POST',
    path: '/performance-visuals/{visualId}/performance-levels',
    owner: 'teacher',
    access: 'class:visuals',
    params: z.object({ visualId: id }),
    body: createPerformanceLevelSchema,
    multipart: levelFiles,
    response: performanceLevelSchema,
    status: 201,
    errors: [...createErrors, ...fileErrors, 'TOO_MANY_LEVELS', 'FILE_ALREADY_EXISTS'],
  },
  updatePerformanceLevel: {
    method: 'PUT',
    path: '/performance-visuals/{visualId}/performance-levels/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: levelParams,
    body: updatePerformanceLevelSchema,
    multipart: levelFiles,
    response: performanceLevelSchema,
    status: 200,
    errors: [...updateErrors, ...fileErrors, 'FILE_ALREADY_EXISTS', 'EDIT_CONFLICT'],
  },
  /** The last level stays, VALIDATION_FAILED; in use every level stays. Higher levels move down. */
  deletePerformanceLevel: {
    method: 'DELETE',
    path: '/performance-visuals/{visualId}/performance-levels/{id}',
    owner: 'teacher',
    access: 'class:visuals',
    params: levelParams,
    status: 200,
    errors: [...deleteErrors, 'VALIDATION_FAILED', 'FOREIGN_KEY_CONSTRAINT'],
  },
})
