import * as z from 'zod/mini'
import { day, id, idParams, instant, requiredText } from '../wire/fields'
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
export type SchoolYear = z.infer<typeof schoolYearSchema>

/** Names of years and terms (rule school-year.1). */
export const schoolYearLimits = { name: 255, terms: 2, yearMin: 1900, yearMax: 2200 } as const

export const writeSchoolTermSchema = z.strictObject({
  name: requiredText(schoolYearLimits.name),
  schoolTermSemester: z.enum(semesters),
  startDate: day,
  endDate: day,
})
export type SchoolTermInput = z.infer<typeof writeSchoolTermSchema>

const yearInput = {
  name: requiredText(schoolYearLimits.name),
  year: z.int().check(z.minimum(schoolYearLimits.yearMin), z.maximum(schoolYearLimits.yearMax)),
  schoolYearStart: day,
  schoolYearEnd: day,
  stateId: z.nullable(id),
  /** Each semester once; the first lies before the second, both inside the year. */
  terms: z.array(writeSchoolTermSchema).check(z.minLength(1), z.maxLength(schoolYearLimits.terms)),
}

export const createSchoolYearSchema = z.strictObject({ ...yearInput, stateId: z.optional(yearInput.stateId) })
export type CreateSchoolYear = z.infer<typeof createSchoolYearSchema>

export const updateSchoolYearSchema = z.partial(z.strictObject(yearInput))
export type UpdateSchoolYear = z.infer<typeof updateSchoolYearSchema>

const yearErrors = ['SCHOOL_YEAR_ALREADY_EXISTS', 'INVALID_SCHOOL_YEAR', 'VALIDATION_FAILED'] as const

export const schoolYearRoutes = defineRoutes({
  listSchoolYears: {
    method: 'GET',
    path: '/school-years',
    owner: 'school-admin',
    access: 'member',
    program: 'school-years:read',
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
  createSchoolYear: {
    method: 'POST',
    path: '/school-years',
    owner: 'school-admin',
    access: 'manager',
    body: createSchoolYearSchema,
    response: schoolYearSchema,
    status: 201,
    errors: ['NOT_FOUND', ...yearErrors],
  },
  updateSchoolYear: {
    method: 'PUT',
    path: '/school-years/{id}',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    body: updateSchoolYearSchema,
    response: schoolYearSchema,
    status: 200,
    errors: ['NOT_FOUND', 'EMPTY_DTO', 'EDIT_CONFLICT', 'FOREIGN_KEY_CONSTRAINT', ...yearErrors],
  },
  deleteSchoolYear: {
    method: 'DELETE',
    path: '/school-years/{id}',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND', 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** The current term in the school's time zone; null between terms. */
  getCurrentTerm: {
    method: 'GET',
    path: '/school-years/current-term',
    owner: 'school-admin',
    access: 'member',
    program: 'school-years:read',
    response: z.nullable(schoolTermSchema),
    status: 200,
    errors: [],
  },
})
