import type { EnmReport } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { EnmFormat, EnmFormatStudent } from '@lernspur/contracts/teacher/enm/enm-format'
import { fieldRanges, type TextRange, withValues } from './field-ranges'
import { localTime } from './local-time'
import { nameInFile } from './match-enm'

/** What entries of a file mean, as far as that was known or chosen. */
export interface EnmMeanings {
  /** Subject by number. */
  readonly subjects: ReadonlyMap<number, string>
  readonly competences: ReadonlyMap<number, { readonly subjectName: string; readonly target: string }>
  /** Index of the column by the words of a level. */
  readonly columns: ReadonlyMap<string, number>
}

export const filledKinds = ['levels', 'subjectRemarks', 'grades', 'remarks', 'absences'] as const
export type FilledKind = (typeof filledKinds)[number]

/** Why something of a report is not in the file. */
export const leftReasons = [
  'changedSince',
  'noField',
  'noColumn',
  'noGrade',
  'severalGroups',
  'absencesInDays',
  'furtherEntry',
] as const
export type LeftReason = (typeof leftReasons)[number]

export interface LeftValue {
  readonly reason: LeftReason
  readonly student: string
  /** A subject, the words of a competence, or the label of an entry; undefined where the kind says it. */
  readonly what?: string
  readonly kind: FilledKind
}

export interface FilledEnm {
  readonly text: string
  readonly filled: Readonly<Record<FilledKind, number>>
  /** Values that the file had already. */
  readonly same: number
  readonly left: readonly LeftValue[]
}

type Scalar = string | number
type Value = Scalar | readonly boolean[]
type Fields = Readonly<Record<string, unknown>>

const wanted = new Set(
  [
    ['stufen', 'tsStufe', 'note', 'tsNote', 'fachbezogeneBemerkungen', 'tsFachbezogeneBemerkungen'],
    ['fehlstundenGesamt', 'tsFehlstundenGesamt', 'fehlstundenGesamtUnentschuldigt'],
    ['tsFehlstundenGesamtUnentschuldigt', 'ASV', 'tsASV', 'ZB', 'tsZB', 'schulformEmpf', 'tsSchulformEmpf'],
    ['individuelleVersetzungsbemerkungen', 'tsIndividuelleVersetzungsbemerkungen'],
  ].flat(),
)

const isSame = (present: unknown, value: Value): boolean =>
  typeof value === 'object'
    ? Array.isArray(present) && value.every((one, index) => present[index] === one)
    : present === value
const isBlank = (present: unknown): boolean =>
  Array.isArray(present)
    ? present.every((one) => one === false)
    : present === null || present === undefined || (typeof present === 'string' && present.trim() === '')

/** A time of the file as one that can be compared as text. */
const comparable = (time: unknown): string => (typeof time === 'string' ? time.replace('T', ' ') : '')

/** The values that take the place of others in a file, and what was left of a report (rules enm.4, enm.5). */
class Filling {
  readonly edits: { range: TextRange; value: unknown }[] = []
  readonly filled: Record<FilledKind, number> = { levels: 0, subjectRemarks: 0, grades: 0, remarks: 0, absences: 0 }
  readonly left: LeftValue[] = []
  same = 0

  constructor(
    private readonly ranges: ReadonlyMap<string, TextRange>,
    private readonly now: string,
  ) {}

  leave(reason: LeftReason, student: string, kind: FilledKind, what?: string): void {
    this.left.push({ reason, student, kind, ...(what !== undefined && { what }) })
  }

  /** Puts a value into a field with its time, unless the field says the same or was changed since. */
  put(field: FieldOfFile, value: Value): void {
    const { path, fields, name, time, student, kind, what, completedAt } = field
    const [range, timeRange] = [this.ranges.get(`${path}.${name}`), this.ranges.get(`${path}.${time}`)]
    if (!range || !timeRange) {
      this.leave('noField', student, kind, what)
      return
    }
    if (isSame(fields[name], value)) {
      this.same += 1
      return
    }
    const changedAt = comparable(fields[time])
    if (changedAt >= this.now || (!isBlank(fields[name]) && changedAt > completedAt)) {
      this.leave('changedSince', student, kind, what)
      return
    }
    this.edits.push({ range, value }, { range: timeRange, value: this.now })
    this.filled[kind] += 1
  }
}

interface FieldOfFile {
  /** Where the object of the field stands, and the object. */
  readonly path: string
  readonly fields: Fields
  readonly name: string
  /** Name of the field that has its time. */
  readonly time: string
  readonly student: string
  readonly kind: FilledKind
  readonly what?: string
  /** When the report was completed, by the clock of the Land. */
  readonly completedAt: string
}

interface StudentFilling {
  readonly filling: Filling
  readonly content: EnmFormat
  readonly meanings: EnmMeanings
  readonly student: EnmFormatStudent
  readonly report: EnmReport
  readonly path: string
  readonly name: string
  readonly completedAt: string
}

const fillLevels = ({ filling, meanings, student, report, path, name, completedAt }: StudentFilling): void => {
  const taken = new Set<string>()
  const keyOf = (subjectName: string, target: string) => JSON.stringify([subjectName, target])
  for (const [index, row] of (student.ankreuzkompetenzen ?? []).entries()) {
    const meaning = meanings.competences.get(row.kompetenzID ?? Number.NaN)
    const subject = report.subjects.find((one) => one.name === meaning?.subjectName)
    const competence = subject?.competences.find(({ description }) => description === meaning?.target)
    if (!meaning || !competence) continue
    taken.add(keyOf(meaning.subjectName, meaning.target))
    if (competence.level === null) continue
    const column = meanings.columns.get(competence.level)
    if (column === undefined) {
      filling.leave('noColumn', name, 'levels', competence.description)
      continue
    }
    filling.put(
      {
        ...{ path: `${path}.ankreuzkompetenzen.${index}`, fields: row, name: 'stufen', time: 'tsStufe' },
        ...{ student: name, kind: 'levels', what: competence.description, completedAt },
      },
      row.stufen.map((_, one) => one === column),
    )
  }
  for (const subject of report.subjects) {
    for (const { description, level } of subject.competences) {
      if (level !== null && !taken.has(keyOf(subject.name, description))) {
        filling.leave('noField', name, 'levels', `${subject.name}: ${description}`)
      }
    }
  }
}

const fillSubjects = (one: StudentFilling): void => {
  const { filling, content, meanings, student, report, path, name, completedAt } = one
  const groups = new Map(content.lerngruppen.map(({ id, fachID }) => [id, meanings.subjects.get(fachID) ?? '']))
  const grades = new Set(content.noten.map(({ kuerzel }) => kuerzel))
  for (const subject of report.subjects) {
    const values = [
      ...(subject.comment.trim() === '' ? [] : [['subjectRemarks', subject.comment.trim()] as const]),
      ...(subject.grade === null ? [] : [['grades', subject.grade] as const]),
    ]
    const rows = [...student.leistungsdaten.entries()].filter(
      ([, row]) => groups.get(row.lerngruppenID) === subject.name,
    )
    const [row] = rows
    for (const [kind, value] of values) {
      if (!row) filling.leave('noField', name, kind, subject.name)
      else if (rows.length > 1) filling.leave('severalGroups', name, kind, subject.name)
      else if (kind === 'grades' && !grades.has(value))
        filling.leave('noGrade', name, kind, `${subject.name}: ${value}`)
      else {
        const field =
          kind === 'grades'
            ? { name: 'note', time: 'tsNote' }
            : { name: 'fachbezogeneBemerkungen', time: 'tsFachbezogeneBemerkungen' }
        const target = { path: `${path}.leistungsdaten.${row[0]}`, fields: row[1], student: name, completedAt }
        filling.put({ ...target, ...field, kind, what: subject.name }, value)
      }
    }
  }
}

const fillRemarks = ({ filling, student, report, path, name, completedAt }: StudentFilling): void => {
  const remarks = [
    ['ZB', 'tsZB', report.generalRemark],
    ['ASV', 'tsASV', report.behaviour],
    ['individuelleVersetzungsbemerkungen', 'tsIndividuelleVersetzungsbemerkungen', report.promotion],
    ['schulformEmpf', 'tsSchulformEmpf', report.recommendation],
  ] as const
  const target = { path: `${path}.bemerkungen`, fields: student.bemerkungen, student: name, completedAt }
  for (const [field, time, value] of remarks) {
    if (value !== '') filling.put({ ...target, name: field, time, kind: 'remarks' }, value)
  }
  for (const label of report.furtherEntries) filling.leave('furtherEntry', name, 'remarks', label)
}

const fillAbsences = ({ filling, student, report, path, name, completedAt }: StudentFilling): void => {
  const { absences } = report
  if (absences === null) return
  if (absences.unit !== 'lessons') {
    filling.leave('absencesInDays', name, 'absences')
    return
  }
  const target = { path: `${path}.lernabschnitt`, fields: student.lernabschnitt, student: name, completedAt }
  const kind = 'absences'
  filling.put({ ...target, name: 'fehlstundenGesamt', time: 'tsFehlstundenGesamt', kind }, absences.total)
  if (absences.unexcused !== null) {
    const field = { name: 'fehlstundenGesamtUnentschuldigt', time: 'tsFehlstundenGesamtUnentschuldigt' }
    filling.put({ ...target, ...field, kind }, absences.unexcused)
  }
}

/**
 * The text of a file with what reports say, by the number of the child in the file, and what was filled and left (rules
 * enm.4 to enm.6). `now` is the moment of filling.
 */
export const fillEnm = (
  text: string,
  content: EnmFormat,
  reports: ReadonlyMap<number, EnmReport>,
  meanings: EnmMeanings,
  now: Date,
): FilledEnm => {
  const filling = new Filling(
    fieldRanges(text, (name) => wanted.has(name)),
    localTime(now),
  )
  for (const [index, student] of content.schueler.entries()) {
    const report = reports.get(student.id)
    if (!report) continue
    const one: StudentFilling = {
      ...{ filling, content, meanings, student, report },
      path: `schueler.${index}`,
      name: nameInFile(student),
      completedAt: localTime(new Date(report.completedAt)),
    }
    fillLevels(one)
    fillSubjects(one)
    fillRemarks(one)
    fillAbsences(one)
  }
  const { filled, same, left } = filling
  return { text: withValues(text, filling.edits), filled, same, left }
}
