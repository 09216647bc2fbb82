import * as z from 'zod/mini'
import { id, instant } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { deleteErrors } from '../wire/route-errors'
import { schoolLevel, schoolLevelInPath } from './school-class.contract'
import { subjectFields, subjectLimits, subjectSchema } from './subject.contract'

/** School levels of one import, and parts of one template in an update, at most. */
export const templateLimits = { levels: 20, parts: 5000 } as const

/** By default all levels that the provider has templates for. With ids only these, of any level. */
export const importTemplatesSchema = z.strictObject({
  schoolLevels: z.optional(z.array(schoolLevel).check(z.minLength(1), z.maxLength(templateLimits.levels))),
  schoolSubjectIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(subjectLimits.bulk))),
})
export type ImportTemplates = z.infer<typeof importTemplatesSchema>

/** Id of a part; for the order of its contents `{id}:order`. */
const changeKey = z.string().check(z.minLength(1), z.maxLength(50))

/** A part of the provider's template that differs from the state that the school copied. */
export const templateChangeSchema = z.object({
  /** Of the provider's subject, domain or competence, or of the order of domains or of a domain's competences. */
  key: changeKey,
  part: z.enum(['subject', 'domain', 'competence']),
  kind: z.enum(['new', 'changed', 'moved', 'ordered', 'gone']),
  /** Name of the domain, for a moved competence the provider's; null for the subject. */
  domain: z.nullable(z.string()),
  /** The school's text, for a moved competence its domain; null for a new part. */
  before: z.nullable(z.string()),
  /** The provider's text; null for a part that was removed. */
  after: z.nullable(z.string()),
  /** The school has changed it as well. */
  isOwn: z.boolean(),
})
export type TemplateChange = z.infer<typeof templateChangeSchema>

/** A version of the provider's templates, as schools see it. */
export const offeredVersionSchema = z.object({ id, name: z.string(), note: z.string(), publishedAt: instant })

/** A template of the school whose original has changed. */
export const templateUpdateSchema = z.object({
  schoolSubjectId: id,
  name: z.string(),
  color: z.string(),
  schoolLevel: z.int(),
  /** The version with the changes. */
  version: offeredVersionSchema,
  changes: z.array(templateChangeSchema),
})
export type TemplateUpdate = z.infer<typeof templateUpdateSchema>

/**
 * Versions with something for the school, of which it has neither taken nor declined anything yet (rule template.6).
 */
export const newTemplateVersionsSchema = z.object({
  names: z.array(z.string()),
  /** Templates of the school with changes. */
  templateCount: z.int(),
  /** Subjects that the provider has added to levels that the school follows. */
  newSubjects: z.array(z.object({ name: z.string(), schoolLevel: z.int() })),
})

export type NewTemplateVersions = z.infer<typeof newTemplateVersionsSchema>

const keys = z.array(changeKey).check(z.maxLength(templateLimits.parts))

/**
 * The changes of a version that the school takes, and those that it no longer wants to be offered. All others stay on
 * offer.
 */
export const updateTemplatesSchema = z.strictObject({
  updates: z
    .array(z.strictObject({ schoolSubjectId: id, take: keys, keep: keys, versionId: z.optional(id) }))
    .check(z.minLength(1), z.maxLength(subjectLimits.bulk)),
})
export type UpdateTemplates = z.infer<typeof updateTemplatesSchema>

const made = rowsOf(subjectSchema)

export const subjectTemplateRoutes = defineRoutes({
  listSubjectTemplates: {
    method: 'GET',
    path: '/tenants/current/subjects/template',
    owner: 'school-admin',
    access: 'member',
    program: 'subject-templates:read',
    list: subjectFields,
    response: subjectSchema,
    status: 200,
    errors: [],
  },
  /** Copies the provider's templates that the school does not have yet; `rows` are the new ones. */
  importTemplates: {
    method: 'POST',
    path: '/tenants/current/templates/import',
    owner: 'school-admin',
    access: 'manager',
    body: importTemplatesSchema,
    optionalBody: true,
    response: made,
    status: 201,
    errors: ['IMPORT_FAILED', 'NO_PERMISSION', 'VALIDATION_FAILED'],
  },
  /** Templates of the school whose original has changed since they were copied. */
  listTemplateUpdates: {
    method: 'GET',
    path: '/tenants/current/templates/updates',
    owner: 'school-admin',
    access: 'manager',
    response: rowsOf(templateUpdateSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /** What the start of a school's settings says about versions. */
  getNewTemplateVersions: {
    method: 'GET',
    path: '/tenants/current/templates/versions',
    owner: 'school-admin',
    access: 'manager',
    response: newTemplateVersionsSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** All or none; `rows` are the changed templates that still exist. EDIT_CONFLICT once there is another version. */
  updateTemplates: {
    method: 'POST',
    path: '/tenants/current/templates/updates',
    owner: 'school-admin',
    access: 'manager',
    body: updateTemplatesSchema,
    response: made,
    status: 201,
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Deletes all subject templates of the school; copies in classes stay. */
  deleteTemplates: {
    method: 'DELETE',
    path: '/tenants/current/templates',
    owner: 'school-admin',
    access: 'manager',
    status: 200,
    errors: [],
  },
  /** As `importTemplates`, for one level. */
  copyTemplatesOfLevel: {
    method: 'POST',
    path: '/tenants/{schoolLevel}/subjects/copy',
    owner: 'school-admin',
    access: 'manager',
    params: z.object({ schoolLevel: schoolLevelInPath }),
    response: made,
    status: 201,
    errors: [...deleteErrors, 'IMPORT_FAILED'],
  },
})
