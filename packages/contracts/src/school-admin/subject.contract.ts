import * as z from 'zod/mini'
import { color, id, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { schoolLevel } from './school-class.contract'

/** The interface takes 1 to 3 characters for an abbreviation; the data contract 100 (specification, section 5). */
export const subjectLimits = { name: 100, abbreviation: 100, abbreviationShown: 3 } as const

/** A subject of a class, or a template when it has no class. */
export const subjectSchema = z.object({
  id,
  originId: z.nullable(id),
  name: z.string(),
  abbreviation: z.string(),
  color,
  schoolLevel: z.int(),
  tenantId: id,
  schoolClassId: z.nullable(id),
  isTemplate: z.boolean(),
  competenceDomainCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type Subject = z.infer<typeof subjectSchema>

export const subjectInput = {
  name: requiredText(subjectLimits.name),
  abbreviation: requiredText(subjectLimits.abbreviation),
  color,
}

/** A template belongs to a school level instead of a class. */
export const createSubjectTemplateSchema = z.strictObject({ ...subjectInput, schoolLevel })
export type CreateSubjectTemplate = z.infer<typeof createSubjectTemplateSchema>

export const subjectFields = {
  id: 'uuid',
  originId: 'uuid',
  name: 'text',
  abbreviation: 'text',
  color: 'text',
  schoolLevel: 'integer',
  schoolClassId: 'uuid',
  isTemplate: 'boolean',
  competenceDomainCount: 'integer',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const

export const subjectRoutes = defineRoutes({
  /** Subjects of the classes that the caller may see, own subjects only for a subject teacher. */
  listSubjects: {
    method: 'GET',
    path: '/subjects',
    owner: 'school-admin',
    access: 'member',
    list: subjectFields,
    response: subjectSchema,
    status: 200,
    errors: [],
  },
})
