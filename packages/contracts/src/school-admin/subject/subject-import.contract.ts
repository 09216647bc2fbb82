import * as z from 'zod/mini'
import { id, schoolClassParams } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { fileErrors } from '../../wire/route-errors'
import { competenceTexts } from '../competence.contract'
import { schoolLevelInPath } from '../school-class.contract'
import { subjectContentSchema, subjectSchema } from '../subject.contract'

/** XLSX or CSV in the layout of the export (rule file.3), or a curriculum (rule file.6). */
const subjectFiles = { file: { kind: 'table' } } as const

/** How a subject or a line of a file compares to what exists. */
export const importStates = ['new', 'known', 'changed', 'doubtful'] as const
export type ImportState = (typeof importStates)[number]

/** Why only the user can decide whether a subject is another one. */
export const importDoubts = ['twice', 'similar', 'abbreviation', 'level'] as const
export type ImportDoubt = (typeof importDoubts)[number]

/** A subject of a file, compared with the class or the templates. */
export const importedSubjectSchema = z.object({
  ...subjectContentSchema.shape,
  state: z.enum(importStates),
  doubts: z.array(z.enum(importDoubts)),
  /** The subject that it matches or resembles, which a merge changes. */
  like: z.nullable(z.object({ id, name: z.string() })),
  /** Changes by a merge to the subject itself. */
  fields: z.array(z.object({ field: z.enum(['abbreviation', 'color']), before: z.string(), after: z.string() })),
  /** What a merge adds or changes; it removes nothing. */
  lines: z.array(
    z.object({
      domain: z.string(),
      /** Null for the domain itself, which is new or gets another symbol. */
      competence: z.nullable(z.string()),
      // Each where it is new.
      ...competenceTexts,
      state: z.enum(importStates),
      /** The former text, or a similar one. */
      like: z.nullable(z.string()),
    }),
  ),
})
export type ImportedSubject = z.infer<typeof importedSubjectSchema>

/** What to do with a subject of a file: add it, merge it into the one it resembles, or leave it out. */
export const importChoices = ['add', 'merge', 'skip'] as const
export type ImportChoice = (typeof importChoices)[number]

const depth = z.optional(z.string().check(z.regex(/^\d{1,2}$/)))

/** The levels of a curriculum that are subject and competence, from 0; the server proposes them (rule file.6). */
const readingFields = {
  subjectDepth: depth,
  competenceDepth: depth,
  /** Only the contents for this level, and, where the file names none, for all levels. */
  schoolLevel: z.optional(schoolLevelInPath),
}
export const importReadingChoiceSchema = z.strictObject(readingFields)
export type ImportReadingChoice = z.infer<typeof importReadingChoiceSchema>

/** How the levels of a curriculum were read, and the alternatives. */
export const importReadingSchema = z.object({
  /** From the outermost level, the document, inwards. */
  depths: z.array(z.object({ kind: z.nullable(z.string()), count: z.int(), example: z.string() })),
  subjectDepth: z.int(),
  competenceDepth: z.int(),
  schoolLevel: z.nullable(z.int()),
  /** Levels that the file names. */
  schoolLevels: z.array(z.int()),
  /** As the file gives it: a name or an address. */
  licence: z.nullable(z.string()),
  /** Entries that were left out because they no longer hold; missing if there are none. */
  endedCount: z.optional(z.int()),
})
export type ImportReading = z.infer<typeof importReadingSchema>

/** For each subject in the order of the file, separated by commas; all are added by default. */
export const importChoicesSchema = z.strictObject({
  ...readingFields,
  choices: z.optional(z.string().check(z.regex(/^(add|merge|skip)(,(add|merge|skip))*$/))),
})
export type ImportChoices = z.infer<typeof importChoicesSchema>

/** Details name sheet, row and column, or item and line, never the content. */
const importErrors = [...fileErrors, 'VALIDATION_FAILED', 'IMPORT_FAILED'] as const
const subjectList = rowsOf(subjectSchema)
/** `reading` is null for a table. */
const importedList = z.extend(rowsOf(importedSubjectSchema), { reading: z.nullable(importReadingSchema) })

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
    body: importReadingChoiceSchema,
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
    body: importReadingChoiceSchema,
    multipart: subjectFiles,
    response: importedList,
    status: 200,
    errors: importErrors,
    extension: true,
  },
})
