import * as z from 'zod/mini'
import { freeName, id, instant, schoolClassParams } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../../wire/route-errors'

/** A plan is a grid of `columns` by `rows`; a class has at most `plans`. */
export const seatingLimits = { columns: 12, rows: 12, room: 60, plans: 20 } as const

/** Where a child sits; the board is above row 0. */
export const deskSchema = z.strictObject({
  studentId: id,
  x: z.int().check(z.minimum(0), z.maximum(seatingLimits.columns - 1)),
  y: z.int().check(z.minimum(0), z.maximum(seatingLimits.rows - 1)),
})
export type Desk = z.infer<typeof deskSchema>

export const seatingPlanSchema = z.object({
  id,
  schoolClassId: id,
  /** Empty for the class's own room. */
  room: z.string(),
  desks: z.array(deskSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type SeatingPlan = z.infer<typeof seatingPlanSchema>

const planShape = {
  room: freeName(seatingLimits.room),
  /** Each child has one seat, and no two share one (VALIDATION_FAILED). */
  desks: z.array(deskSchema).check(z.maxLength(seatingLimits.columns * seatingLimits.rows)),
}

export const createSeatingPlanSchema = z.strictObject(planShape)
export type CreateSeatingPlan = z.infer<typeof createSeatingPlanSchema>

export const updateSeatingPlanSchema = z.strictObject({
  room: z.optional(planShape.room),
  desks: z.optional(planShape.desks),
})
export type UpdateSeatingPlan = z.infer<typeof updateSeatingPlanSchema>

const seatingPlanParams = z.object({ seatingPlanId: id })

/** Seating plans of a class (rule seating.1). */
export const seatingPlanRoutes = defineRoutes({
  /** The class's own room first, then by room. */
  listSeatingPlans: {
    method: 'GET',
    path: '/classes/{schoolClassId}/seating-plans',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    response: rowsOf(seatingPlanSchema),
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** EDIT_CONFLICT when the class has a plan of the room. */
  createSeatingPlan: {
    method: 'POST',
    path: '/classes/{schoolClassId}/seating-plans',
    owner: 'teacher',
    access: 'class:students',
    params: schoolClassParams,
    body: createSeatingPlanSchema,
    response: seatingPlanSchema,
    status: 201,
    errors: [...createErrors, 'EDIT_CONFLICT'],
    extension: true,
  },
  updateSeatingPlan: {
    method: 'PUT',
    path: '/seating-plans/{seatingPlanId}',
    owner: 'teacher',
    access: 'class:students',
    params: seatingPlanParams,
    body: updateSeatingPlanSchema,
    response: seatingPlanSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
    extension: true,
  },
  deleteSeatingPlan: {
    method: 'DELETE',
    path: '/seating-plans/{seatingPlanId}',
    owner: 'teacher',
    access: 'class:students',
    params: seatingPlanParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
})
