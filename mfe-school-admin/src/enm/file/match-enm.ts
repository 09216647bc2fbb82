import {
  type EnmChoice,
  type EnmSource,
  type EnmStudent,
  enmStudentSchema,
} from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { EnmFormat } from '@lernspur/contracts/teacher/enm/enm-format'
import { plainName } from '../../timetable/read/match-timetable'

/** How sure it is what an entry of a file means; `doubtful` and `unknown` mean nothing until somebody chooses. */
export type EnmCertainty = 'chosen' | 'same' | 'doubtful' | 'unknown'

/** A child of the file, and who it is here. */
export interface MatchedStudent {
  readonly enmId: number
  readonly name: string
  /** As the file calls it; null for a class that the file does not describe. */
  readonly className: string | null
  readonly certainty: EnmCertainty
  /** Empty where nobody is meant for certain. */
  readonly studentId: string
  /** Who may be meant. */
  readonly candidates: readonly string[]
}

/** A subject or a competence of the file, and what it means here; `target` is empty where nothing is meant for certain. */
export interface MatchedEntry {
  readonly enmId: number
  readonly text: string
  readonly certainty: EnmCertainty
  readonly subjectName: string
  readonly target: string
}

/** A level of ours and the words or number of the column that it means. */
export interface MatchedLevel {
  readonly level: string
  readonly certainty: EnmCertainty
  readonly target: string
}

const single = <Value>(values: readonly Value[]): Value | undefined => (values.length === 1 ? values[0] : undefined)

export const nameInFile = ({ nachname, vorname }: EnmFormat['schueler'][number]): string =>
  [nachname?.trim(), vorname?.trim()].filter(Boolean).join(', ')

/** Whether first names without spelling are alike: one begins as the other, such as "Mia" and "Mia Sophie". */
const isAlike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one]
  return short !== '' && long.startsWith(short)
}

/** Children of a file by earlier choices, else by name and class (rule enm.2). */
export const matchStudents = (content: EnmFormat, source: EnmSource): MatchedStudent[] => {
  const classes = new Map(
    content.klassen.map(({ id, kuerzel, kuerzelAnzeige }) => [id, kuerzelAnzeige || kuerzel || '']),
  )
  const ids = new Set(source.students.map(({ id }) => id))
  const earlier = new Map(source.choices.students.map((one) => [one.enmId, one]))
  const isIn = (className: string | null, { schoolClassNames }: EnmSource['students'][number]) =>
    className !== null && schoolClassNames.some((name) => plainName(name) === plainName(className))
  const byLastName = Map.groupBy(
    source.students.map((one) => ({ ...one, plain: plainName(one.firstName) })),
    ({ lastName }) => plainName(lastName),
  )
  const found = content.schueler.map((student): MatchedStudent => {
    const first = plainName(student.vorname ?? '')
    const className = classes.get(student.klasseID ?? Number.NaN) || null
    const entry = { enmId: student.id, name: nameInFile(student), className }
    const choice = earlier.get(student.id)
    const studentId = choice?.enmName === entry.name ? (choice.studentId ?? '') : ''
    if (ids.has(studentId)) return { ...entry, certainty: 'chosen', studentId, candidates: [studentId] }
    const family = byLastName.get(plainName(student.nachname ?? '')) ?? []
    const namesakes = first === '' ? [] : family.filter(({ plain }) => plain === first)
    const only = single(namesakes.filter((one) => isIn(className, one)))
    if (only) return { ...entry, certainty: 'same', studentId: only.id, candidates: [only.id] }
    const alike = namesakes.length > 0 ? namesakes : family.filter(({ plain }) => isAlike(plain, first))
    const candidates = alike.map(({ id }) => id)
    return { ...entry, certainty: candidates.length > 0 ? 'doubtful' : 'unknown', studentId: '', candidates }
  })
  const times = Map.groupBy(found, ({ studentId }) => studentId)
  // Two entries that mean one child: neither does for certain, unless one was chosen.
  return found.map((one) =>
    one.certainty === 'same' && (times.get(one.studentId)?.length ?? 0) > 1
      ? { ...one, certainty: 'doubtful', studentId: '' }
      : one,
  )
}

/**
 * What is to be remembered of the children whom somebody has chosen, by number; empty takes an earlier choice back. A name
 * that cannot be stored is not remembered, and keeps no file from being filled.
 */
export const studentChoices = (found: readonly MatchedStudent[], chosen: ReadonlyMap<string, string>): EnmStudent[] =>
  found.flatMap(({ enmId, name }) => {
    const studentId = chosen.get(`${enmId}`)
    const choice = { enmId, enmName: name, studentId: studentId || null }
    return studentId !== undefined && enmStudentSchema.safeParse(choice).success ? [choice] : []
  })

const choiceOf = (choices: readonly EnmChoice[], kind: EnmChoice['kind'], entry: string): EnmChoice | undefined =>
  choices.find((one) => one.kind === kind && one.entry === entry)

/** Subjects of a file by earlier choices, else by name or abbreviation (rule enm.2). */
export const matchSubjects = (content: EnmFormat, source: EnmSource): MatchedEntry[] =>
  content.faecher.map(({ id, bezeichnung, kuerzel, kuerzelAnzeige }) => {
    const text = bezeichnung?.trim() || kuerzelAnzeige?.trim() || kuerzel?.trim() || `${id}`
    const entry = { enmId: id, text, subjectName: '' }
    const choice = choiceOf(source.choices.others, 'subject', `${id}`)
    if (choice && (choice.target === '' || source.subjects.some(({ name }) => name === choice.target))) {
      return { ...entry, certainty: 'chosen', target: choice.target }
    }
    const names = [bezeichnung, kuerzelAnzeige, kuerzel].flatMap((name) => plainName(name ?? '') || [])
    const candidates = source.subjects.filter(
      ({ name, abbreviation }) => names.includes(plainName(name)) || names.includes(plainName(abbreviation)),
    )
    const only = single(candidates)
    if (only) return { ...entry, certainty: 'same', target: only.name }
    return { ...entry, certainty: candidates.length > 0 ? 'doubtful' : 'unknown', target: '' }
  })

/** Competences of a file by earlier choices, else by their words within their subject, whose names are given by number. */
export const matchCompetences = (
  content: EnmFormat,
  source: EnmSource,
  subjects: ReadonlyMap<number, string>,
): MatchedEntry[] =>
  (content.ankreuzkompetenzen?.kompetenzen ?? []).map(({ id, fachID, text }) => {
    const subjectName = subjects.get(fachID ?? Number.NaN) ?? ''
    const entry = { enmId: id, text: text.trim() || `${id}`, subjectName }
    const choice = choiceOf(source.choices.others, 'competence', `${id}`)
    const isKnown = (one: EnmChoice) =>
      one.target === '' ||
      source.subjects.some(({ name, competences }) => name === one.subjectName && competences.includes(one.target))
    if (choice && isKnown(choice)) {
      return { ...entry, certainty: 'chosen', subjectName: choice.subjectName || subjectName, target: choice.target }
    }
    const all = source.subjects.flatMap(({ name, competences }) =>
      competences.flatMap((target) => (plainName(target) === plainName(text) ? [{ name, target }] : [])),
    )
    const only = single(subjectName === '' ? [] : all.filter(({ name }) => name === subjectName))
    if (only && plainName(text) !== '') return { ...entry, certainty: 'same', target: only.target }
    return { ...entry, certainty: all.length > 0 ? 'doubtful' : 'unknown', target: '' }
  })

/** The columns of a file: their words, or their numbers where there are none or twice the same. */
export const columnsOf = ({ ankreuzkompetenzen }: EnmFormat): string[] => {
  const texts = (ankreuzkompetenzen?.textStufen ?? []).map((text) => text?.trim() ?? '')
  return texts.map((text, index) =>
    text !== '' && texts.filter((other) => plainName(other) === plainName(text)).length === 1 ? text : `${index + 1}`,
  )
}

/** Levels by earlier choices, else by the words of a column. */
export const matchLevels = (content: EnmFormat, source: EnmSource): MatchedLevel[] => {
  const columns = columnsOf(content)
  return source.levels.map((level) => {
    const choice = choiceOf(source.choices.others, 'level', level)
    if (choice && (choice.target === '' || columns.includes(choice.target))) {
      return { level, certainty: 'chosen', target: choice.target }
    }
    const same = columns.find((column) => plainName(level) !== '' && plainName(column) === plainName(level))
    return { level, certainty: same === undefined ? 'unknown' : 'same', target: same ?? '' }
  })
}
