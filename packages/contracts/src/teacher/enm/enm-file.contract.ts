import * as z from 'zod/mini'
import { absenceUnits } from '../../official-form/form-content'
import { semesters } from '../../school-admin/school-year.contract'
import { freeText, id, instant, requiredText } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { reportStatuses } from '../report.contract'

/** Reports of one file, choices that one call remembers, and characters of what they name. */
export const enmLimits = {
  reports: 2000,
  choices: 4000,
  entry: 200,
  name: 200,
  studentName: 400,
  target: 1000,
} as const

const schoolNumber = z.int().check(z.minimum(1), z.maximum(999_999))

/** What a choice is about; the words of a level mean a column of the file. */
export const enmChoiceKinds = ['subject', 'competence', 'level'] as const
export type EnmChoiceKind = (typeof enmChoiceKinds)[number]

/** What an entry of a file means here, as somebody has said (rule enm.3). */
const enmChoiceSchema = z.strictObject({
  kind: z.enum(enmChoiceKinds),
  /** The number of the subject or competence in the file, or the words of a level of ours. */
  entry: requiredText(enmLimits.entry),
  /** The subject of the competence; empty for others. */
  subjectName: freeText(enmLimits.name),
  /** Name of the subject, words of the competence, or words or number of a column; empty for what is left out. */
  target: freeText(enmLimits.target),
})
export type EnmChoice = z.infer<typeof enmChoiceSchema>

export const enmStudentSchema = z.strictObject({
  /** Number of the child in the school administration system. */
  enmId: z.int().check(z.minimum(0)),
  /** Its name in the file: a number that names somebody else later is no choice any more. */
  enmName: requiredText(enmLimits.studentName),
  /** Null takes an earlier choice back. */
  studentId: z.nullable(id),
})
export type EnmStudent = z.infer<typeof enmStudentSchema>

/** What was said of former files. */
const enmChoicesSchema = z.strictObject({
  students: z.array(enmStudentSchema).check(z.maxLength(enmLimits.choices)),
  others: z.array(enmChoiceSchema).check(z.maxLength(enmLimits.choices)),
})
export type EnmChoices = z.infer<typeof enmChoicesSchema>

/** The half-year that a file is for. */
export const enmTermSchema = z.strictObject({
  /** The year in which the school year begins. */
  schoolYear: z.int().check(z.minimum(2000), z.maximum(2200)),
  semester: z.enum(semesters),
})
export type EnmTerm = z.infer<typeof enmTermSchema>

/** A report of the half-year; only a completed one fills a file (rule enm.4). */
const enmSourceReportSchema = z.object({
  id,
  studentId: id,
  name: z.string(),
  schoolClassName: z.string(),
  status: z.enum(reportStatuses),
})

/** What of the school an ENM file can mean. */
export const enmSourceSchema = z.object({
  /** The number of the school in its first file; null before that. */
  schoolNumber: z.nullable(schoolNumber),
  /** Children of the school, and those who have a report of the half-year. */
  students: z.array(
    z.object({ id, firstName: z.string(), lastName: z.string(), schoolClassNames: z.array(z.string()) }),
  ),
  /** Without those that a completed correction has replaced. */
  reports: z.array(enmSourceReportSchema),
  /** Subjects of completed reports, each once, with the words of their competences. */
  subjects: z.array(z.object({ name: z.string(), abbreviation: z.string(), competences: z.array(z.string()) })),
  /** Words of the levels of their scales, lowest first. */
  levels: z.array(z.string()),
  choices: enmChoicesSchema,
})
export type EnmSource = z.infer<typeof enmSourceSchema>

export const fillEnmFileSchema = z.strictObject({
  schoolNumber,
  /** The school has another number than in its files before. */
  isNewNumber: z.optional(z.boolean()),
  reportIds: z.array(id).check(z.minLength(1), z.maxLength(enmLimits.reports)),
  choices: enmChoicesSchema,
})
export type FillEnmFile = z.infer<typeof fillEnmFileSchema>

/** What a completed report says, for the fields of a file. */
export const enmReportSchema = z.object({
  id,
  studentId: id,
  completedAt: instant,
  subjects: z.array(
    z.object({
      name: z.string(),
      comment: z.string(),
      /** The printed grade; null where there is none. */
      grade: z.nullable(z.string()),
      competences: z.array(
        z.object({
          description: z.string(),
          /** Words of the printed level. */
          level: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** General comment and remark of the class teacher. */
  generalRemark: z.string(),
  behaviour: z.string(),
  promotion: z.string(),
  recommendation: z.string(),
  /** Labels of entries for which a file has no field. */
  furtherEntries: z.array(z.string()),
  absences: z.nullable(z.object({ unit: z.enum(absenceUnits), total: z.int(), unexcused: z.nullable(z.int()) })),
})
export type EnmReport = z.infer<typeof enmReportSchema>

const ofSchool = { owner: 'teacher', access: 'manager', extension: true } as const

/** The exchange file of the school administration system of North Rhine-Westphalia; the file itself stays on the device. */
export const enmFileRoutes = defineRoutes({
  /** What a file for this half-year can be filled from. */
  readEnmSource: {
    ...ofSchool,
    method: 'POST',
    path: '/enm-files/source',
    body: enmTermSchema,
    response: enmSourceSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
  },
  /**
   * The values of completed reports, and remembers what was said of the file. Reports that are not completed or that a
   * correction has replaced are left out. VALIDATION_FAILED for another number than before, unless it is a new one;
   * NOT_FOUND for a child that is not of the school.
   */
  fillEnmFile: {
    ...ofSchool,
    method: 'POST',
    path: '/enm-files',
    body: fillEnmFileSchema,
    response: rowsOf(enmReportSchema),
    status: 200,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
})
