import * as z from 'zod/mini'
import { id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { schoolYearSchema } from './school-year.contract'

/** Pre-school is sorted before level 1 and labelled "Vorschule" (decisions: files and templates). */
export const preSchoolLevel = 0

export const schoolClassLimits = { name: 4, nickname: 100 } as const

export const schoolClassSchema = z.object({
  id,
  name: z.string(),
  nickname: z.nullable(z.string()),
  schoolLevel: z.int(),
  year: z.nullable(z.int()),
  isActive: z.boolean(),
  isOnboardingFinalized: z.boolean(),
  isAssessmentTypeOnboardingFinalized: z.boolean(),
  isStudentOnboardingFinalized: z.boolean(),
  isTemplate: z.boolean(),
  originId: z.nullable(id),
  creatorId: id,
  /** Who made the class and holds all its rights. */
  creator: personSchema,
  schoolYearId: z.nullable(id),
  schoolYear: z.nullable(schoolYearSchema),
  selectedAssessmentTypeId: z.nullable(id),
  tenantId: id,
  studentCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type SchoolClass = z.infer<typeof schoolClassSchema>

export const schoolClassRoutes = defineRoutes({
  listSchoolClasses: {
    method: 'GET',
    path: '/classes',
    owner: 'school-admin',
    access: 'member',
    list: {
      id: 'uuid',
      name: 'text',
      nickname: 'text',
      schoolLevel: 'integer',
      year: 'integer',
      isActive: 'boolean',
      isOnboardingFinalized: 'boolean',
      creatorId: 'uuid',
      schoolYearId: 'uuid',
      studentCount: 'integer',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: schoolClassSchema,
    status: 200,
    errors: [],
  },
})
