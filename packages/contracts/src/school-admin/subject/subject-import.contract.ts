import * as z from 'zod/mini'
import { id, schoolClassParams } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { fileErrors } from '../../wire/route-errors'
import { subjectContentSchema, subjectSchema } from '../subject.contract'

/** XLSX or CSV in the layout of the export (rule file.3). */
const subjectFiles = { file: { kind: 'table' } } as const

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

/** Details name sheet, row and column, never the content. */
const importErrors = [...fileErrors, 'VALIDATION_FAILED', 'IMPORT_FAILED'] as const
const subjectList = rowsOf(subjectSchema)
const importedList = rowsOf(importedSubjectSchema)

export const subjectImportRoutes = defineRoutes({
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
    response: importedList,
    status: 200,
    errors: [...importErrors, 'NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  /** As `importSubjects`, into the school's templates. */
  importSubjectTemplates: {
    method: 'POST',
    path: '/subjects/template/import',
    owner: 'school-admin',
    access: 'manager',
    body: importChoicesSchema,
    multipart: subjectFiles,
    response: subjectList,
    status: 201,
    errors: importErrors,
    extension: true,
  },
  previewTemplateImport: {
    method: 'POST',
    path: '/subjects/template/import/preview',
    owner: 'school-admin',
    access: 'manager',
    multipart: subjectFiles,
    response: importedList,
    status: 200,
    errors: importErrors,
    extension: true,
  },
})
