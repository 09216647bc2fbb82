import * as z from 'zod/mini'
import { nameOrders } from '../../identity/user.contract'
import { id, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Which name comes first and sorts the children; the first name by default. */
const listed = z.strictObject({ order: z.optional(z.enum(nameOrders)) })

/** A page for each class, or a sheet with first and last name in columns of their own. */
export const classListForms = ['pdf', 'xlsx'] as const
export type ClassListForm = (typeof classListForms)[number]

const printed = {
  method: 'GET',
  owner: 'teacher',
  access: 'class:read',
  query: listed,
  response: 'binary',
  mediaType: 'application/pdf',
  status: 200,
  errors: ['NOT_FOUND'],
  extension: true,
} as const

/** Paper for a class (rule print.7). */
export const classPrintRoutes = defineRoutes({
  /** The children of a class with empty columns. */
  getClassListPdf: { ...printed, path: '/classes/{schoolClassId}/class-list', params: schoolClassParams },
  /** Children by the competences of a subject, with a box for each. */
  getObservationSheetPdf: {
    ...printed,
    path: '/classes/{schoolClassId}/subjects/{schoolSubjectId}/observation-sheet',
    params: z.object({ schoolClassId: id, schoolSubjectId: id }),
  },
  /** All active classes of a school year in one file (rule print.13); NOT_FOUND without any. */
  getClassListsFile: {
    method: 'GET',
    path: '/class-lists',
    owner: 'teacher',
    access: 'manager',
    query: z.strictObject({
      schoolYearId: id,
      form: z.enum(classListForms),
      order: z.optional(z.enum(nameOrders)),
    }),
    response: 'binary',
    mediaType: 'application/octet-stream',
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
