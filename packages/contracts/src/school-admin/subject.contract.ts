import * as z from 'zod/mini'
import { color, id, instant, requiredText, schoolClassParams } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, fileErrors, updateErrors } from '../wire/route-errors'
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
  /** Place in its class from 0, for a template in its school level; null until somebody orders them. */
  position: z.nullable(z.int()),
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

/** In a class, whose level is the default. */
export const createSubjectSchema = z.strictObject({ ...subjectInput, schoolLevel: z.optional(schoolLevel) })
export type CreateSubject = z.infer<typeof createSubjectSchema>

/** At `position`, the others make room (rule subject.3). */
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

/** What goes with a subject when it is deleted, and what prevents it. */
export const subjectUseSchema = z.object({
  domainCount: z.int(),
  competenceCount: z.int(),
  /** Students who take part. */
  studentCount: z.int(),
  /** Colleagues whose rights name it. */
  colleagueCount: z.int(),
  /** A subject with observations is not deleted. */
  observationCount: z.int(),
  /** Reports keep their copy of it. */
  reportCount: z.int(),
  /** Observations of each competence that has any. */
  competences: z.array(z.object({ competenceId: id, observationCount: z.int() })),
})
export type SubjectUse = z.infer<typeof subjectUseSchema>

/** XLSX or CSV in the layout of the export (rule file.3). */
export const subjectFiles = { file: { kind: 'table' } } as const

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

/** How a subject or a line of a file stands to what is there. */
export const importStates = ['new', 'known', 'changed', 'doubtful'] as const
export type ImportState = (typeof importStates)[number]

/** Why nobody but the user can say whether a subject is another one. */
export const importDoubts = ['twice', 'similar', 'abbreviation', 'level'] as const
export type ImportDoubt = (typeof importDoubts)[number]

/** A subject of a file beside what the class or the templates hold. */
export const importedSubjectSchema = z.object({
  ...subjectContentSchema.shape,
  state: z.enum(importStates),
  doubts: z.array(z.enum(importDoubts)),
  /** The subject that it stands for or resembles, which a merge changes. */
  like: z.nullable(z.object({ id, name: z.string() })),
  /** What a merge changes of the subject itself. */
  fields: z.array(z.object({ field: z.enum(['abbreviation', 'color']), before: z.string(), after: z.string() })),
  /** What a merge adds or changes. Nothing is removed. */
  lines: z.array(
    z.object({
      domain: z.string(),
      /** Null for the domain itself, whose symbol changes or which is new. */
      competence: z.nullable(z.string()),
      state: z.enum(importStates),
      /** What stood there, or resembles it. */
      like: z.nullable(z.string()),
    }),
  ),
})
export type ImportedSubject = z.infer<typeof importedSubjectSchema>

/** Of a subject of a file: added, merged into the one it is like, or left out. */
export const importChoices = ['add', 'merge', 'skip'] as const
export type ImportChoice = (typeof importChoices)[number]

/** For each subject in the order of the file, separated by commas; all are added by default. */
export const importChoicesSchema = z.strictObject({
  choices: z.optional(z.string().check(z.regex(/^(add|merge|skip)(,(add|merge|skip))*$/))),
})

const subjectParams = z.object({ schoolSubjectId: id })
/** Details name sheet, row and column, never the content. */
export const importErrors = [...fileErrors, 'VALIDATION_FAILED', 'IMPORT_FAILED'] as const
const subjectList = rowsOf(subjectSchema)

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
    body: createSubjectTemplateSchema,
    response: subjectSchema,
    status: 201,
    errors: ['VALIDATION_FAILED'],
  },
  /** Templates of the provider, for all schools. */
  listGlobalTemplates: {
    method: 'GET',
    path: '/subjects/templates/global',
    owner: 'school-admin',
    access: 'member',
    list: subjectFields,
    response: subjectSchema,
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
  /** A file as the export writes it, all or none; `rows` are the subjects that were added or changed. */
  importSubjects: {
    method: 'POST',
    path: '/classes/{schoolClassId}/subjects/import',
    owner: 'school-admin',
    access: 'class:competences',
    params: schoolClassParams,
    body: importChoicesSchema,
    multipart: subjectFiles,
    response: subjectList,
    status: 201,
    errors: [...importErrors, 'NOT_FOUND', 'CREATE_NOT_ALLOWED'],
  },
  /** What the import of a file would write; writes nothing. */
  previewSubjectImport: {
    method: 'POST',
    path: '/classes/{schoolClassId}/subjects/import/preview',
    owner: 'school-admin',
    access: 'class:competences',
    params: schoolClassParams,
    multipart: subjectFiles,
    response: rowsOf(importedSubjectSchema),
    status: 200,
    errors: [...importErrors, 'NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
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
  /** Counts to show before a subject or a part of it is deleted. */
  getSubjectUse: {
    method: 'GET',
    path: '/subjects/{schoolSubjectId}/use',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    response: subjectUseSchema,
    status: 200,
    errors: deleteErrors,
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
