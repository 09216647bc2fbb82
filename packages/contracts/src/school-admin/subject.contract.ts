import * as z from 'zod/mini'
import { color, id, instant, requiredText, schoolClassParams } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { competenceLimits, createCompetenceDomainSchema } from './competence.contract'
import { schoolLevel } from './school-class.contract'

/** The interface takes 1 to 3 characters for an abbreviation; the data contract 100 (rule subject.1). */
export const subjectLimits = { name: 100, abbreviation: 100, abbreviationShown: 3, bulk: 100, classes: 100 } as const

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
  /** Position in its class from 0, for a template in its school level; null until somebody sorts them. */
  position: z.nullable(z.int()),
  competenceDomainCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type Subject = z.infer<typeof subjectSchema>

/** A template of the provider, and for which schools it is meant (rule template.7). */
export const globalTemplateSchema = z.extend(subjectSchema, {
  /** Whether it is meant for the school's Land or canton and its type of school, or for all. */
  fits: z.optional(z.boolean()),
  /** Länder or cantons by name; empty for all of the country. */
  states: z.optional(z.array(z.string())),
  /** Types of school by name; empty for all. */
  schoolTypes: z.optional(z.array(z.string())),
})
export type GlobalTemplate = z.infer<typeof globalTemplateSchema>

export const subjectInput = {
  name: requiredText(subjectLimits.name),
  abbreviation: requiredText(subjectLimits.abbreviation),
  color,
}

/** Domains and competences of a new subject, in their order. */
const contents = {
  domains: z.optional(
    z
      .array(
        z.extend(createCompetenceDomainSchema, {
          competences: z
            .array(requiredText(competenceLimits.description))
            .check(z.maxLength(competenceLimits.competences)),
        }),
      )
      .check(z.maxLength(competenceLimits.domains)),
  ),
}

/** A template belongs to a school level instead of a class. */
export const createSubjectTemplateSchema = z.strictObject({ ...subjectInput, schoolLevel })
export type CreateSubjectTemplate = z.infer<typeof createSubjectTemplateSchema>

/** A template of the school, with its contents at once. */
export const createOwnTemplateSchema = z.extend(createSubjectTemplateSchema, contents)
export type CreateOwnTemplate = z.infer<typeof createOwnTemplateSchema>

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

/** In a class, whose level is the default. */
export const createSubjectSchema = z.strictObject({
  ...subjectInput,
  ...contents,
  schoolLevel: z.optional(schoolLevel),
})
export type CreateSubject = z.infer<typeof createSubjectSchema>

/** Moves it to `position`; the others make room (rule subject.3). */
export const updateSubjectSchema = z.partial(
  z.strictObject({ ...subjectInput, schoolLevel, position: z.int().check(z.minimum(0), z.maximum(10_000)) }),
)
export type UpdateSubject = z.infer<typeof updateSubjectSchema>

/** Subjects by id: templates of the school or of the provider, or class subjects that the caller may access. */
export const subjectsSchema = z.strictObject({
  schoolSubjectIds: z.array(id).check(z.minLength(1), z.maxLength(subjectLimits.bulk)),
})

/** A subject as a file holds it, before it belongs to anything. */
export const subjectContentSchema = z.object({
  ...subjectInput,
  schoolLevel,
  domains: z.array(z.object({ name: z.string(), symbol: z.nullable(z.string()), competences: z.array(z.string()) })),
})
export type SubjectContent = z.infer<typeof subjectContentSchema>

/** Subjects for several classes at once, each class with its own. */
export const copyToClassesSchema = z.strictObject({
  copies: z
    .array(
      z.strictObject({
        schoolClassId: id,
        schoolSubjectIds: z.array(id).check(z.minLength(1), z.maxLength(subjectLimits.bulk)),
      }),
    )
    .check(z.minLength(1), z.maxLength(subjectLimits.classes)),
})
export type CopyToClasses = z.infer<typeof copyToClassesSchema>

export const subjectParams = z.object({ schoolSubjectId: id })
const subjectList = rowsOf(subjectSchema)

export const subjectNamesSchema = z.object({ names: z.array(z.string()) })

export const subjectRoutes = defineRoutes({
  /** All students of the class take part in the new subject. */
  createSubject: {
    method: 'POST',
    path: '/classes/{schoolClassId}/subjects',
    owner: 'school-admin',
    access: 'class:competences',
    params: schoolClassParams,
    body: createSubjectSchema,
    response: subjectSchema,
    status: 201,
    errors: createErrors,
  },
  /** With domains and competences, all or none. */
  copySubjects: {
    method: 'POST',
    path: '/classes/{schoolClassId}/subjects/copy',
    owner: 'school-admin',
    access: 'class:competences',
    params: schoolClassParams,
    body: subjectsSchema,
    response: subjectList,
    status: 201,
    errors: createErrors,
  },
  /** As `copySubjects` for several classes, all or none. */
  copySubjectsToClasses: {
    method: 'POST',
    path: '/subjects/copy',
    owner: 'school-admin',
    access: 'manager',
    body: copyToClassesSchema,
    response: subjectList,
    status: 201,
    errors: createErrors,
    extension: true,
  },
  /** What is inside a subject of a class, or a template of the school or of the provider. */
  getSubjectContent: {
    method: 'GET',
    path: '/subjects/{schoolSubjectId}/content',
    owner: 'school-admin',
    access: 'member',
    params: subjectParams,
    response: subjectContentSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  createSubjectTemplate: {
    method: 'POST',
    path: '/subjects/template',
    owner: 'school-admin',
    access: 'manager',
    body: createOwnTemplateSchema,
    response: subjectSchema,
    status: 201,
    errors: ['VALIDATION_FAILED'],
  },
  /** Templates of the provider: those meant for the school, those for all schools, then the others of the country. */
  listGlobalTemplates: {
    method: 'GET',
    path: '/subjects/templates/global',
    owner: 'school-admin',
    access: 'member',
    list: subjectFields,
    response: globalTemplateSchema,
    status: 200,
    errors: [],
  },
  /** A workbook with a sheet for each subject. */
  exportSubjects: {
    method: 'POST',
    path: '/subjects/export',
    owner: 'school-admin',
    access: 'member',
    body: subjectsSchema,
    response: 'binary',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    whileClosing: true,
    status: 200,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
  updateSubject: {
    method: 'PUT',
    path: '/subjects/{schoolSubjectId}',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    body: updateSubjectSchema,
    response: subjectSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
  },
  /** Deletes domains and competences as well; a subject with observations is FOREIGN_KEY_CONSTRAINT. */
  deleteSubject: {
    method: 'DELETE',
    path: '/subjects/{schoolSubjectId}',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** Names of the subjects of all active classes, each once. */
  listSubjectNames: {
    method: 'GET',
    path: '/tenants/current/subject-names',
    owner: 'school-admin',
    access: 'manager',
    response: subjectNamesSchema,
    status: 200,
    errors: [],
    extension: true,
  },
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
