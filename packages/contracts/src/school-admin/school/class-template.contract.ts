import * as z from 'zod/mini'
import { id, idParams, instant, personSchema, requiredName } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../../wire/route-errors'
import {
  changedClassesMax,
  createSchoolClassSchema,
  schoolClassLimits,
  schoolClassSchema,
} from '../school-class.contract'

/** What a template copies from a class, in numbers (rule class-template.1). */
export const classTemplateContentsSchema = z.object({
  subjects: z.int(),
  domains: z.int(),
  competences: z.int(),
  scales: z.int(),
  assessments: z.int(),
})
export type ClassTemplateContents = z.infer<typeof classTemplateContentsSchema>

/** A class that is stored for others to start from; no list of classes shows it. */
export const classTemplateSchema = z.object({
  id,
  name: z.string(),
  /** The name of the class when the template was made of it. */
  className: z.string(),
  schoolLevel: z.int(),
  /** The class it was made of, which may be deleted. */
  originId: z.nullable(id),
  creator: personSchema,
  contents: classTemplateContentsSchema,
  createdAt: instant,
  updatedAt: instant,
})
export type ClassTemplate = z.infer<typeof classTemplateSchema>

export const nameClassTemplateSchema = z.strictObject({ name: requiredName(schoolClassLimits.nickname) })

/** Classes that have nothing yet. */
export const setUpClassesSchema = z.strictObject({
  schoolClassIds: z.array(id).check(z.minLength(1), z.maxLength(changedClassesMax)),
})
export type SetUpClasses = z.infer<typeof setUpClassesSchema>

export const classTemplateRoutes = defineRoutes({
  /** Templates of the school, for everybody who may create a class. */
  listClassTemplates: {
    method: 'GET',
    path: '/class-templates',
    owner: 'school-admin',
    access: 'member',
    list: { id: 'uuid', name: 'text', schoolLevel: 'integer', createdAt: 'instant' },
    response: classTemplateSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** What a template of the class would copy. */
  getTemplateContents: {
    method: 'GET',
    path: '/classes/{id}/template-contents',
    owner: 'school-admin',
    access: 'class:admin',
    params: idParams,
    response: classTemplateContentsSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  /** Stores the class as a template (rule class-template.2). */
  createClassTemplate: {
    method: 'POST',
    path: '/classes/{id}/class-templates',
    owner: 'school-admin',
    access: 'class:admin',
    params: idParams,
    body: nameClassTemplateSchema,
    response: classTemplateSchema,
    status: 201,
    errors: createErrors,
    extension: true,
  },
  updateClassTemplate: {
    method: 'PUT',
    path: '/class-templates/{id}',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    body: nameClassTemplateSchema,
    response: classTemplateSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
    extension: true,
  },
  /** Classes that were started from it stay as they are. */
  deleteClassTemplate: {
    method: 'DELETE',
    path: '/class-templates/{id}',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
  /** Undoes a deletion, within an hour (rule class-template.3). */
  restoreClassTemplate: {
    method: 'POST',
    path: '/class-templates/{id}/restore',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    response: classTemplateSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** A new class with everything in the template, in one transaction; the caller becomes its creator. */
  startFromClassTemplate: {
    method: 'POST',
    path: '/class-templates/{id}/classes',
    owner: 'school-admin',
    access: 'member',
    params: idParams,
    body: createSchoolClassSchema,
    response: schoolClassSchema,
    status: 201,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'INVALID_SCHOOL_YEAR'],
    extension: true,
  },
  /**
   * Sets classes up with everything in the template, all or none. UPDATE_NOT_ALLOWED when one of them is set up, has
   * subjects, scales or assessments, or is not active (rule class-template.5).
   */
  setUpFromClassTemplate: {
    method: 'POST',
    path: '/class-templates/{id}/set-up',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    body: setUpClassesSchema,
    response: rowsOf(schoolClassSchema),
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
    extension: true,
  },
})
