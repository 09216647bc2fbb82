/** What words of a form may name of a report, in braces: `{schoolYear}` (rule form.2). */
export const formFacts = [
  'firstName',
  'lastName',
  'school',
  'schoolClass',
  'schoolLevel',
  'nextLevel',
  'schoolYear',
  'semester',
  'report',
] as const
export type FormFact = (typeof formFacts)[number]

/** The facts of one report, as they are printed. */
export type FormFacts = Readonly<Record<FormFact, string>>

/** What a report says of itself; `semester` in words, anything unknown null. */
interface FactSource {
  readonly firstName: string
  readonly lastName: string
  readonly school: string
  readonly schoolClass: string
  readonly schoolLevel: number | null
  readonly schoolYear: string | null
  readonly semester: string | null
  readonly report: string
}

/** The facts of a report as texts; the next year of schooling follows from the present one. */
export const factsOfReport = ({ schoolLevel, schoolYear, semester, ...names }: FactSource): FormFacts => ({
  ...names,
  schoolLevel: schoolLevel === null ? '' : `${schoolLevel}`,
  nextLevel: schoolLevel === null ? '' : `${schoolLevel + 1}`,
  schoolYear: schoolYear ?? '',
  semester: semester ?? '',
})

const braces = /\{([^{}]*)\}/g

/** What stands in braces and is no fact. */
export const unknownFacts = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(braces)].flatMap(([, name = '']) =>
      (formFacts as readonly string[]).includes(name) ? [] : [name],
    ),
  )

/** The semesters of a school year. */
export const formSemesters = ['first', 'second'] as const
export type FormSemester = (typeof formSemesters)[number]

/** Lines of a title for a report of a semester, or of none that is known; not filled yet. */
export const titleLines = (
  { lines, semesterLines }: { lines: readonly string[]; semesterLines?: Record<FormSemester, string> | undefined },
  semester: FormSemester | null,
): string[] => (semesterLines && semester ? [semesterLines[semester], ...lines.slice(1)] : [...lines])

/** Words of a form with the facts of a report; a fact that is not known leaves no gap. */
export const fillWording = (text: string, facts: FormFacts): string =>
  text
    .replace(braces, (_, name: string) => facts[name as FormFact] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.;:])/g, '$1')
    .replace(/^[,;:]\s*|[,;:\s]+$/g, '')
    .trim()
