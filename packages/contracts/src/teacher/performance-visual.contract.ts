import * as z from 'zod/mini'
import { id, idParams, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** A scale has 1 to 10 levels; 1 is the lowest (decisions: observing and assessing). */
export const levelLimits = { min: 1, max: 10, label: 100 } as const

export const performanceLevelSchema = z.object({
  id,
  level: z.int(),
  /** What the level is called in words. */
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

export const performanceVisualRoutes = defineRoutes({
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
})
