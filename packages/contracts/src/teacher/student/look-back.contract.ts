import * as z from 'zod/mini'
import { color, day, id, personSchema, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { deleteErrors } from '../../wire/route-errors'
import { weekPlanItemSchema } from './week-plan-item'

/**
 * Maximum children and competences named, days without an entry that make a competence one of them, and days of the
 * caller's own entries.
 */
export const lookBackLimits = { students: 5, competences: 3, competenceDays: 28, attentionDays: 56 } as const

export const quietStudentSchema = z.extend(personSchema, {
  /** The day of the newest entry in the subjects that the caller may access; null without any. */
  lastOn: z.nullable(day),
})

export const quietCompetenceSchema = z.object({
  id,
  description: z.string(),
  subject: z.object({ id, name: z.string(), abbreviation: z.string(), color }),
  lastOn: z.nullable(day),
})

export const lookBackSchema = z.object({
  /** The Monday of this week in the school's time zone, and the day of today. */
  week: day,
  today: day,
  /** Subjects of the class that the caller may access; without any, nobody is overlooked. */
  subjectCount: z.int(),
  /** The longest without an entry first. */
  students: z.array(quietStudentSchema),
  competences: z.array(quietCompetenceSchema),
  /** The caller's plan for this week; empty without one. */
  plan: z.array(weekPlanItemSchema),
  /** The caller's own entries since a day: by child, and by weekday from Monday to Sunday (rule look-back.3). */
  attention: z.object({
    since: day,
    students: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), count: z.int() })),
    weekdays: z.array(z.int()),
  }),
})
export type LookBack = z.infer<typeof lookBackSchema>

/** A discarded plan, to restore it. */
export const droppedPlanSchema = z.strictObject({
  studentIds: z.array(id).check(z.maxLength(lookBackLimits.students)),
  competenceIds: z.array(id).check(z.maxLength(lookBackLimits.competences)),
})
export type DroppedPlan = z.infer<typeof droppedPlanSchema>

export const lookBackRoutes = defineRoutes({
  getLookBack: {
    method: 'GET',
    path: '/classes/{schoolClassId}/look-back',
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    response: lookBackSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /**
   * Makes the children and competences that the look-back names the caller's plan for this week, or restores a
   * discarded plan (rule look-back.2).
   */
  createWeekPlan: {
    method: 'POST',
    path: '/classes/{schoolClassId}/look-back/plan',
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    body: droppedPlanSchema,
    optionalBody: true,
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED'],
    extension: true,
  },
  deleteWeekPlan: {
    method: 'DELETE',
    path: '/classes/{schoolClassId}/look-back/plan',
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
})
