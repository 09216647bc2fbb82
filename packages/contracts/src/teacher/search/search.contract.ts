import * as z from 'zod/mini'
import { color, day, id, personSchema, requiredText } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { reportStatuses } from '../report.contract'

/** Maximum results, reports named for each child, and words searched for. */
export const searchLimits = { students: 20, reports: 3, competences: 30, words: 6 } as const

export const foundStudentSchema = z.extend(personSchema, {
  /** Those that the caller sees, by level and name; with the last day where the child has left one (rule student.7). */
  schoolClasses: z.array(z.object({ id, name: z.string(), leftOn: z.optional(z.nullable(day)) })),
  /** The newest that the caller may see. */
  reports: z.array(z.object({ id, name: z.string(), status: z.enum(reportStatuses), schoolClassId: z.nullable(id) })),
})
export type FoundStudent = z.infer<typeof foundStudentSchema>

export const foundCompetenceSchema = z.object({
  id,
  description: z.string(),
  domain: z.string(),
  schoolClassId: id,
  subject: z.object({ id, name: z.string(), abbreviation: z.string(), color }),
})
export type FoundCompetence = z.infer<typeof foundCompetenceSchema>

export const searchSchema = z.object({
  students: z.array(foundStudentSchema),
  competences: z.array(foundCompetenceSchema),
})
export type Search = z.infer<typeof searchSchema>

export const searchRoutes = defineRoutes({
  /** Children and competences that match some word of the query, best first (rule search.1). */
  search: {
    method: 'GET',
    path: '/search',
    owner: 'teacher',
    access: 'member',
    query: z.object({
      query: requiredText(100),
      /** The class on screen: admins and managers find its competences as well, all others find them first. */
      schoolClassId: z.optional(id),
      /** A child that is always among the results, if the caller may see it. */
      studentId: z.optional(id),
    }),
    response: searchSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
