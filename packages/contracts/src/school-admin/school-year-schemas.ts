import * as z from 'zod/mini'
import { day, id, instant } from '../wire/fields'

export const semesters = ['first', 'second'] as const

export const schoolTermSchema = z.object({
  id,
  name: z.string(),
  schoolTermSemester: z.enum(semesters),
  startDate: day,
  endDate: day,
  schoolYearId: id,
  tenantId: id,
})

export const schoolYearSchema = z.object({
  id,
  updatedAt: instant,
  name: z.string(),
  /** Calendar year in which it starts. */
  year: z.int(),
  schoolYearStart: day,
  schoolYearEnd: day,
  tenantId: id,
  stateId: z.nullable(id),
  terms: z.array(schoolTermSchema),
})
