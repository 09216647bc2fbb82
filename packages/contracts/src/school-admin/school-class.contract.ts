import * as z from 'zod/mini'
import { freeName, id, idParams, instant, personSchema, reportCountParams, requiredName } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { deleteErrors, updateErrors } from '../wire/route-errors'
import { ownRightSchema } from './class-permissions'
import { schoolYearSchema } from './school-year.contract'

/** Pre-school is sorted before level 1 and labelled "Vorschule" (rule class.4). */
export const preSchoolLevel = 0

export const schoolClassLimits = { name: 4, nickname: 100, schoolLevelMax: 20 } as const

/** A school level: a whole number from 1, or pre-school, and nothing else (rule class.4). */
export const schoolLevel = z.int().check(z.minimum(preSchoolLevel), z.maximum(schoolClassLimits.schoolLevelMax))

/** The same in a path, in digits without leading zeros. */
export const schoolLevelInPath = z.enum(
  Array.from({ length: schoolClassLimits.schoolLevelMax - preSchoolLevel + 1 }, (_, index) =>
    String(preSchoolLevel + index),
  ),
)

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
  /** The user who created the class and holds all its rights. */
  creator: personSchema,
  schoolYearId: z.nullable(id),
  schoolYear: z.nullable(schoolYearSchema),
  selectedAssessmentTypeId: z.nullable(id),
  tenantId: id,
  studentCount: z.int(),
  /** The caller's access right, null without one; an extension. */
  ownRight: z.optional(z.nullable(ownRightSchema)),
  createdAt: instant,
  updatedAt: instant,
})
export type SchoolClass = z.infer<typeof schoolClassSchema>

const schoolClassInput = {
  name: requiredName(schoolClassLimits.name),
  nickname: z.nullable(freeName(schoolClassLimits.nickname)),
  schoolLevel,
}

export const createSchoolClassSchema = z.strictObject({
  ...schoolClassInput,
  nickname: z.optional(schoolClassInput.nickname),
  /** Defaults to the current year. */
  schoolYearId: z.optional(id),
})
export type CreateSchoolClass = z.infer<typeof createSchoolClassSchema>

/** The three parts of the set-up of a class; finalized parts stay so (rule class.2). */
export const onboardingFlags = [
  'isOnboardingFinalized',
  'isAssessmentTypeOnboardingFinalized',
  'isStudentOnboardingFinalized',
] as const
export type OnboardingFlag = (typeof onboardingFlags)[number]

export const updateSchoolClassSchema = z.partial(
  z.strictObject({
    ...schoolClassInput,
    /** Of the class, or a template of the school. */
    selectedAssessmentTypeId: z.nullable(id),
    isActive: z.boolean(),
    isOnboardingFinalized: z.boolean(),
    isAssessmentTypeOnboardingFinalized: z.boolean(),
    isStudentOnboardingFinalized: z.boolean(),
  }),
)
export type UpdateSchoolClass = z.infer<typeof updateSchoolClassSchema>

/** Maximum classes of one change. */
export const changedClassesMax = 500

/** The new state of each class; sending its former state undoes the change. */
export const changeSchoolClassesSchema = z.strictObject({
  classes: z
    .array(z.strictObject({ id, isActive: z.optional(z.boolean()), schoolYearId: z.optional(z.nullable(id)) }))
    .check(z.minLength(1), z.maxLength(changedClassesMax)),
})
export type ChangeSchoolClasses = z.infer<typeof changeSchoolClassesSchema>

/** The contents of a class in counts: what is deleted with it, or prevents its deletion. */
export const classContentsSchema = z.object({
  id,
  name: z.string(),
  students: z.int(),
  observations: z.int(),
  talkSheets: z.int(),
  subjects: z.int(),
  assessments: z.int(),
  accessRights: z.int(),
  reports: z.int(),
})
export type ClassContents = z.infer<typeof classContentsSchema>

const classTotals = z.object({ classes: z.int(), students: z.int() })

/** How many classes of the school are active and archived, and how many students are in them. */
export const classTotalsSchema = z.object({ active: classTotals, archived: classTotals })
export type ClassTotals = z.infer<typeof classTotalsSchema>

export const assignToSchoolYearSchema = z.strictObject({ schoolYearId: id })

export const schoolClassRoutes = defineRoutes({
  /** The caller becomes its creator and holds all its rights. */
  createSchoolClass: {
    method: 'POST',
    path: '/classes',
    owner: 'school-admin',
    access: 'member',
    body: createSchoolClassSchema,
    response: schoolClassSchema,
    status: 201,
    errors: ['VALIDATION_FAILED', 'INVALID_SCHOOL_YEAR'],
  },
  updateSchoolClass: {
    method: 'PUT',
    path: '/classes/{id}',
    owner: 'school-admin',
    access: 'class:admin',
    params: idParams,
    body: updateSchoolClassSchema,
    response: schoolClassSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
  },
  /**
   * Deletes subjects, rights and assessments as well; a class with observations is FOREIGN_KEY_CONSTRAINT. Reports are
   * deleted only if their number is confirmed, else INVALID_IMPLICIT_DELETION; completed ones and those of others only
   * by managers and admins.
   */
  deleteSchoolClass: {
    method: 'DELETE',
    path: '/classes/{id}',
    owner: 'school-admin',
    access: 'class:admin',
    params: idParams,
    query: reportCountParams,
    status: 200,
    errors: [...deleteErrors, 'CLASS_HAS_STILL_STUDENTS', 'FOREIGN_KEY_CONSTRAINT', 'INVALID_IMPLICIT_DELETION'],
  },
  /** Moves a class to a year; former years stay recorded, because they may have observations. */
  assignToSchoolYear: {
    method: 'POST',
    path: '/classes/{id}/assign-to-school-year',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    body: assignToSchoolYearSchema,
    response: schoolClassSchema,
    status: 200,
    errors: [
      'NOT_FOUND',
      'UPDATE_NOT_ALLOWED',
      'VALIDATION_FAILED',
      'INVALID_SCHOOL_YEAR',
      'SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR',
    ],
  },
  /**
   * Several classes in one transaction, all or none, so that one call undoes it. A class that is not active keeps its
   * year (UPDATE_NOT_ALLOWED).
   */
  changeSchoolClasses: {
    method: 'PATCH',
    path: '/classes',
    owner: 'school-admin',
    access: 'manager',
    body: changeSchoolClassesSchema,
    response: rowsOf(schoolClassSchema),
    status: 200,
    errors: [...updateErrors, 'INVALID_SCHOOL_YEAR'],
    extension: true,
  },
  /** What would be deleted with classes, counted by the database. */
  listClassContents: {
    method: 'GET',
    path: '/classes/contents',
    owner: 'school-admin',
    access: 'manager',
    program: 'counts:read',
    list: { id: 'uuid', name: 'text' },
    response: classContentsSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  countSchoolClasses: {
    method: 'GET',
    path: '/tenants/current/class-totals',
    owner: 'school-admin',
    access: 'manager',
    program: 'counts:read',
    response: classTotalsSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  listSchoolClasses: {
    method: 'GET',
    path: '/classes',
    owner: 'school-admin',
    access: 'member',
    program: 'classes:read',
    list: {
      id: 'uuid',
      name: 'text',
      nickname: 'text',
      schoolLevel: 'integer',
      year: 'integer',
      isActive: 'boolean',
      isOnboardingFinalized: 'boolean',
      creatorId: 'uuid',
      creatorFirstName: 'text',
      creatorLastName: 'text',
      schoolYearId: 'uuid',
      studentCount: 'integer',
      /** Name, nickname and creator, for a search. */
      words: 'text',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: schoolClassSchema,
    status: 200,
    errors: [],
  },
})
