import * as z from 'zod/mini'
import { day, id } from '../wire/fields'
import { defineRoutes } from '../wire/route'

export const semesters = ['first', 'second'] as const
export type Semester = (typeof semesters)[number]

export const schoolTermSchema = z.object({
  id,
  name: z.string(),
  schoolTermSemester: z.enum(semesters),
  startDate: day,
  endDate: day,
  schoolYearId: id,
  tenantId: id,
})
export type SchoolTerm = z.infer<typeof schoolTermSchema>

export const schoolYearSchema = z.object({
  id,
  name: z.string(),
  /** Calendar year in which it starts. */
  year: z.int(),
  schoolYearStart: day,
  schoolYearEnd: day,
  tenantId: id,
  stateId: z.nullable(id),
  terms: z.array(schoolTermSchema),
})
export type SchoolYear = z.infer<typeof schoolYearSchema>

export const schoolYearRoutes = defineRoutes({
  listSchoolYears: {
    method: 'GET',
    path: '/school-years',
    owner: 'school-admin',
    access: 'member',
    list: {
      id: 'uuid',
      name: 'text',
      year: 'integer',
      schoolYearStart: 'day',
      schoolYearEnd: 'day',
      stateId: 'uuid',
    },
    response: schoolYearSchema,
    status: 200,
    errors: [],
  },
  /** The term that holds today in the school's time zone; null between terms. */
  getCurrentTerm: {
    method: 'GET',
    path: '/school-years/current-term',
    owner: 'school-admin',
    access: 'member',
    response: z.nullable(schoolTermSchema),
    status: 200,
    errors: [],
  },
})
