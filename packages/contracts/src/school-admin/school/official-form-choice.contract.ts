import * as z from 'zod/mini'
import { formContentSchema } from '../../official-form/form-content'
import { id, instant } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'

/** A form that a school may choose, in its newest version (rule form.3). */
export const schoolFormSchema = z.object({
  id,
  /** Number of the version, from 1. */
  number: z.int(),
  publishedAt: instant,
  content: formContentSchema,
})
export type SchoolForm = z.infer<typeof schoolFormSchema>

export const officialFormChoiceRoutes = defineRoutes({
  /** The published forms of the school's Land or canton and of its type of school, by name. */
  listSchoolForms: {
    method: 'GET',
    path: '/tenants/current/official-forms',
    owner: 'school-admin',
    access: 'manager',
    response: rowsOf(schoolFormSchema),
    status: 200,
    errors: [],
    extension: true,
  },
})
