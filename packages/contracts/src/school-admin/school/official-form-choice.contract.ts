import * as z from 'zod/mini'
import { formCheckSchema, formContentSchema } from '../../official-form/form-content'
import { id, instant } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'

/** A form that a school may choose, in its newest version, and for which schools it is made (rule form.3). */
export const schoolFormSchema = z.object({
  id,
  /** Number of the version, from 1. */
  number: z.int(),
  publishedAt: instant,
  content: formContentSchema,
  /** Whether it is made for the school's Land or canton and its type of school. */
  fits: z.boolean(),
  /** The Land or canton by name; null for all of the country. */
  state: z.nullable(z.string()),
  /** Types of school by name; empty for all. */
  schoolTypes: z.array(z.string()),
  /** Null for one that is to be checked (rule form.2). */
  formCheck: z.nullable(formCheckSchema),
})
export type SchoolForm = z.infer<typeof schoolFormSchema>

export const officialFormChoiceRoutes = defineRoutes({
  /** All published forms: those for the school's Land or canton and its type of school first, then by Land and name. */
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
