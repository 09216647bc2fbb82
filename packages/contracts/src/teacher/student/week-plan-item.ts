import * as z from 'zod/mini'
import { id, personSchema } from '../../wire/fields'

/** For a child or a competence; done once there is an entry this week. */
export const weekPlanItemSchema = z.object({
  id,
  student: z.nullable(personSchema),
  competence: z.nullable(z.object({ id, description: z.string(), subjectId: id })),
  isDone: z.boolean(),
})
export type WeekPlanItem = z.infer<typeof weekPlanItemSchema>
