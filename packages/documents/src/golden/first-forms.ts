import { readFileSync } from 'node:fs'
import { type FormBlock, type FormContent, formContentSchema } from '@lernspur/contracts/official-form/form-content'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { ReportDocumentProps } from '../report-document'
import { officialReport } from '../sample/sample-report'

const migration = new URL('../../../database/migrations/provider/0962-compared-official-forms.sql', import.meta.url)

/** The forms that come with the product, by Land and name, as the migration publishes them. */
export const firstForms: readonly { readonly state: string; readonly content: FormContent }[] = [
  ...readFileSync(migration, 'utf8').matchAll(/\('([^']+)', '[^']+', array\[[^\]]+\], \$form\$(.+?)\$form\$/gs),
].map(([, state = '', content = '']) => ({ state, content: formContentSchema.parse(JSON.parse(content)) }))

/** The blocks that belong to the reports of a semester and a year of schooling, as the service reads them. */
const blocksFor = (blocks: readonly FormBlock[], semester: Semester, schoolLevel: number): FormBlock[] =>
  blocks.filter(
    (block) =>
      block.kind === 'title' ||
      ((block.semester ?? semester) === semester && (block.schoolLevels?.includes(schoolLevel) ?? true)),
  )

type Changes = Partial<ReportDocumentProps>

const reportIn = ({ blocks, schoolLevels }: FormContent, semester: Semester, changes: Changes = {}) => {
  const level = schoolLevels.at(-1) ?? 1
  const period =
    semester === 'first'
      ? { start: '2026-08-01', end: '2027-01-31', semester }
      : { start: '2027-02-01', end: '2027-07-31', semester }
  return officialReport(blocksFor(blocks, semester, level), {
    schoolClass: { name: `${level}a`, nickname: null, level },
    period,
    ...changes,
  })
}

/** Nothing was entered, observed or remarked. */
const emptyIn = (content: FormContent): ReportDocumentProps => {
  const { officialForm, absences: _, birthDate: __, ...report } = reportIn(content, 'second', { comment: '' })
  const blank = { birthPlace: '', conferenceDate: null, issueDate: null, entries: [] }
  return {
    ...report,
    subjects: report.subjects.map((subject) => ({
      ...subject,
      comment: '',
      ...(subject.grade !== undefined && { grade: null }),
      domains: subject.domains.map((domain) => ({
        ...domain,
        competences: domain.competences.map((row) => ({ ...row, level: null, levelLabel: null, picturePath: null })),
      })),
    })),
    ...(officialForm && { officialForm: { ...officialForm, ...blank } }),
  }
}

const longNames = {
  student: {
    firstName: 'Maximiliane Alexandra Viktoria Charlotte',
    lastName: 'von und zu Hohenlohe-Langenburg-Schillingsfürst',
  },
}

const remarks = Array.from({ length: 30 }, (_, index) => `${index + 1}. Mia hilft anderen, wenn sie fertig ist.`).join(
  '\n',
)

/** Each form for a full child in both semesters, an empty one, one with long names, and 30 lines of remarks. */
export const firstFormSamples: Readonly<Record<string, () => ReportDocumentProps>> = Object.fromEntries(
  firstForms.flatMap(({ state, content }) => {
    const name = `${state}, ${content.name}`
    return [
      [`${name}: first semester`, () => reportIn(content, 'first')],
      [`${name}: second semester`, () => reportIn(content, 'second')],
      [`${name}: nothing entered`, () => emptyIn(content)],
      [`${name}: long names`, () => reportIn(content, 'second', longNames)],
      [`${name}: 30 lines of remarks`, () => reportIn(content, 'second', { comment: remarks })],
    ]
  }),
)
