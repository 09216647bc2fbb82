import * as z from 'zod/mini'
import { reportSigners } from '../tenant.contract'
import { day, freeText, instant, requiredText } from '../wire/fields'
import { formSemesters, unknownFacts } from './wording'

export const officialFormLimits = {
  name: 150,
  source: 500,
  address: 500,
  blocks: 40,
  lines: 6,
  line: 200,
  label: 120,
  wording: 1000,
  fields: 12,
  options: 12,
  option: 300,
  grades: 12,
  entry: 1000,
} as const

const label = requiredText(officialFormLimits.label)

/** What a form says about the child and its class; the birth place and date are typed into the report. */
export const studentFields = [
  'name',
  'firstName',
  'lastName',
  'birthDate',
  'birthPlace',
  'schoolClass',
  'schoolLevel',
  'schoolYear',
  'semester',
  'period',
] as const
export type StudentField = (typeof studentFields)[number]

/** How absences are counted. */
export const absenceUnits = ['days', 'halfDays', 'lessons'] as const

/** A grade, and the share of the scale in per cent from which it is proposed (rule form.7). */
const formGradeSchema = z.strictObject({
  grade: requiredText(12),
  meaning: freeText(officialFormLimits.label),
  from: z.int().check(z.minimum(0), z.maximum(100)),
})
export type FormGrade = z.infer<typeof formGradeSchema>

/** Names an entry within its report; unique in a form. */
export const formKey = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/))

/** Kinds of blocks in which something is entered; `text` is about the child and nothing in particular. */
export const entryKinds = ['text', 'workBehaviour', 'socialBehaviour', 'promotion', 'recommendation'] as const

/** How days of absence are told: all with the unexcused among them, or excused and unexcused ones separately. */
export const absenceCounts = ['withUnexcused', 'separate'] as const

const years = z.array(z.int().check(z.minimum(1), z.maximum(13))).check(z.minLength(1), z.maxLength(13))

/** Where a block stands, and in which reports: in all by default (rule form.1). */
const position = {
  /** Whether it begins a page. */
  startsPage: z.optional(z.boolean()),
  /** The semester to whose reports it belongs. */
  semester: z.optional(z.enum(formSemesters)),
  /** The years of schooling to whose reports it belongs. */
  schoolLevels: z.optional(years),
}

/** One block of a form; what it prints follows from its kind (rule form.1). */
const formBlockSchema = z.union([
  z.strictObject({
    kind: z.enum(['title']),
    lines: z.array(requiredText(officialFormLimits.line)).check(z.minLength(1), z.maxLength(officialFormLimits.lines)),
    /** The first line of reports of a semester, instead of the first of the lines. */
    semesterLines: z.optional(
      z.strictObject({
        first: requiredText(officialFormLimits.line),
        second: requiredText(officialFormLimits.line),
      }),
    ),
  }),
  z.strictObject({
    ...position,
    kind: z.enum(['student']),
    fields: z
      .array(z.strictObject({ field: z.enum(studentFields), label }))
      .check(z.minLength(1), z.maxLength(officialFormLimits.fields)),
  }),
  z.strictObject({
    ...position,
    kind: z.enum(['subjects']),
    /** Empty for none. */
    label: freeText(officialFormLimits.label),
    /** Levels as words with pictures, or as numbered columns. */
    rows: z.enum(['standard', 'compact']),
    hasCompetences: z.boolean(),
    hasComments: z.boolean(),
    /** Best first; empty where the form has no grades. */
    grades: z.array(formGradeSchema).check(z.maxLength(officialFormLimits.grades)),
  }),
  /** Something to be entered: one of the options, where there are any, and words where they are allowed. */
  z.strictObject({
    ...position,
    kind: z.enum(entryKinds),
    key: formKey,
    label,
    options: z.array(requiredText(officialFormLimits.option)).check(z.maxLength(officialFormLimits.options)),
    hasText: z.boolean(),
    /** Whether nobody misses it: without an entry its part of the page stays blank. */
    isOptional: z.optional(z.boolean()),
  }),
  /** The general comment of the report, the days of the conference and of issue, and what levels and grades mean. */
  z.strictObject({ ...position, kind: z.enum(['comment', 'conference', 'issue', 'legend']), label }),
  z.strictObject({
    ...position,
    kind: z.enum(['absences']),
    label,
    unit: z.enum(absenceUnits),
    /** `withUnexcused` by default. */
    counts: z.optional(z.enum(absenceCounts)),
  }),
  z.strictObject({
    ...position,
    kind: z.enum(['signatures']),
    lines: z.array(z.strictObject({ signer: z.enum(reportSigners), label })).check(z.maxLength(reportSigners.length)),
    /** Words where the school sets its seal; none without them. */
    sealLabel: z.optional(label),
  }),
  /** Fixed words. */
  z.strictObject({ ...position, kind: z.enum(['wording']), text: requiredText(officialFormLimits.wording) }),
  /** How and where the guardians can appeal against a decision. */
  z.strictObject({
    ...position,
    kind: z.enum(['appeal']),
    label,
    text: requiredText(officialFormLimits.wording),
    /** The decisions on promotion with which it is printed, of the options of such a block; empty for always. */
    decisions: z.array(requiredText(officialFormLimits.option)).check(z.maxLength(officialFormLimits.options)),
  }),
])
type ByKind<Block> = Block extends { readonly kind: infer Kind }
  ? Kind extends string
    ? Omit<Block, 'kind'> & { kind: Kind }
    : never
  : never
/** A block, one type for each kind. */
export type FormBlock = ByKind<z.infer<typeof formBlockSchema>>
export type FormBlockKind = FormBlock['kind']
export type EntryBlock = Extract<FormBlock, { readonly options: unknown }>

/** Why blocks make no form, with the index of the block that is to be changed. */
export interface FormProblem {
  readonly problem:
    | 'titleMissing'
    | 'titleNotFirst'
    | 'signaturesMissing'
    | 'twice'
    | 'unknownFact'
    | 'nothingToEnter'
    | 'gradesNotFalling'
    | 'emptySubjects'
    | 'noDecision'
  readonly index: number
}

export const isEntryBlock = (block: FormBlock): block is EntryBlock => 'options' in block

/** All words of a block in which facts of the report may stand. */
const wordsOf = (block: FormBlock): readonly string[] => {
  if (block.kind === 'title') return [...block.lines, ...Object.values(block.semesterLines ?? {})]
  if (block.kind === 'wording' || block.kind === 'appeal') return [block.text]
  return isEntryBlock(block) ? [block.label, ...block.options] : []
}

/** The decisions on promotion that a form has to choose from. */
export const promotionOptions = (blocks: readonly FormBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'promotion' ? block.options : []))

const gradesFall = (grades: readonly FormGrade[]): boolean =>
  grades.length === 0 ||
  (grades.length > 1 &&
    grades.at(-1)?.from === 0 &&
    grades.every(({ from }, index) => index === 0 || from < (grades[index - 1]?.from ?? 0)))

/** Whether two blocks can be in one report: semesters and years of schooling of both. */
const meet = (one: FormBlock, other: FormBlock): boolean => {
  if (one.kind === 'title' || other.kind === 'title') return true
  const shareSemester = !one.semester || !other.semester || one.semester === other.semester
  return shareSemester && (one.schoolLevels?.some((level) => other.schoolLevels?.includes(level) ?? true) ?? true)
}

const problemsOf = (block: FormBlock, index: number, blocks: readonly FormBlock[]): FormProblem[] => {
  const nameOf = (one: FormBlock) => (isEntryBlock(one) ? `entry ${one.key}` : one.kind)
  const isTwice =
    block.kind !== 'wording' &&
    blocks.some((one, at) => at < index && nameOf(one) === nameOf(block) && (isEntryBlock(one) || meet(one, block)))
  const has = (isWrong: boolean, problem: FormProblem['problem']): FormProblem[] =>
    isWrong ? [{ problem, index }] : []
  return [
    ...has(block.kind === 'title' && index > 0, 'titleNotFirst'),
    ...has(isTwice, 'twice'),
    ...has(unknownFacts(wordsOf(block)).length > 0, 'unknownFact'),
    ...has(isEntryBlock(block) && block.options.length === 0 && !block.hasText, 'nothingToEnter'),
    ...has(block.kind === 'subjects' && !gradesFall(block.grades), 'gradesNotFalling'),
    ...has(
      block.kind === 'subjects' && !block.hasCompetences && !block.hasComments && block.grades.length === 0,
      'emptySubjects',
    ),
    ...has(
      block.kind === 'appeal' && block.decisions.some((decision) => !promotionOptions(blocks).includes(decision)),
      'noDecision',
    ),
  ]
}

/** What keeps blocks from being a form that can be printed, tagged and sealed; empty for a form (rule form.1). */
export const formProblems = (blocks: readonly FormBlock[]): FormProblem[] => [
  ...(blocks.some(({ kind }) => kind === 'title') ? [] : [{ problem: 'titleMissing', index: 0 } as const]),
  ...(blocks.some(({ kind }) => kind === 'signatures')
    ? []
    : [{ problem: 'signaturesMissing', index: blocks.length } as const]),
  ...blocks.flatMap((block, index) => problemsOf(block, index, blocks)),
]

/** A form as one document: what it is called, for whom it is, where it comes from, and its blocks in their order. */
export const formContentSchema = z.strictObject({
  name: requiredText(officialFormLimits.name),
  /** Years of schooling for which it is made, ascending. */
  schoolLevels: years,
  /** Name of the official text. */
  source: requiredText(officialFormLimits.source),
  /** Where it can be read; null where there is no address. */
  sourceUrl: z.nullable(z.string().check(z.maxLength(officialFormLimits.address), z.regex(/^https:\/\/\S+$/))),
  /** Of forms from before there were checks; nothing reads it (rule form.2). */
  isVerified: z.optional(z.boolean()),
  blocks: z.array(formBlockSchema).check(z.minLength(1), z.maxLength(officialFormLimits.blocks)),
})
export type FormContent = z.infer<typeof formContentSchema>

/** Who has compared a form with its official text, when, and by which decree (rule form.2). */
export const formCheckSchema = z.object({
  /** The decree by its reference. */
  source: z.string(),
  /** The day of the decree. */
  sourceDate: day,
  /** Null when the account is gone. */
  checkedBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  checkedAt: instant,
})
export type FormCheck = z.infer<typeof formCheckSchema>

/** Further fields of a report that a form needs (rule print.8). */
export const fieldsOfForm = (blocks: readonly FormBlock[]): ('birthDate' | 'absences')[] => [
  ...(blocks.some((block) => block.kind === 'student' && block.fields.some(({ field }) => field === 'birthDate'))
    ? (['birthDate'] as const)
    : []),
  ...(blocks.some(({ kind }) => kind === 'absences') ? (['absences'] as const) : []),
]

/** The block of a kind that a form has at most once. */
export const blockOf = <Kind extends FormBlockKind>(
  blocks: readonly FormBlock[],
  kind: Kind,
): Extract<FormBlock, { kind: Kind }> | undefined =>
  blocks.find((block): block is Extract<FormBlock, { kind: Kind }> => block.kind === kind)

/** Whether a form asks where the child was born. */
export const asksBirthPlace = (blocks: readonly FormBlock[]): boolean =>
  blockOf(blocks, 'student')?.fields.some(({ field }) => field === 'birthPlace') ?? false
