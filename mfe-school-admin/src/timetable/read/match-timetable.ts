import { type Lesson, timetableLimits } from '@lernspur/contracts/school-admin/year/timetable.contract'
import type { PeriodLesson } from './find-periods'
import { weekOf } from './find-weeks'

/** A name without spelling: case, blanks, dots, leading zeros, and umlauts and accents. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '')

export interface NamedClass {
  readonly id: string
  readonly name: string
  readonly nickname: string | null
}
export interface NamedSubject {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  readonly schoolClassId: string
}
export interface NamedPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** What the school has that a file may name. */
export interface SchoolNames {
  /** Those that come first win where two have one name. */
  readonly classes: readonly NamedClass[]
  readonly subjects: readonly NamedSubject[]
  readonly people: readonly NamedPerson[]
}

/** The class of a name or a nickname. */
export const classOf = (classes: readonly NamedClass[], name: string): NamedClass | undefined => {
  const plain = plainName(name)
  return (
    classes.find((one) => plainName(one.name) === plain) ??
    classes.find(({ nickname }) => nickname !== null && plain !== '' && plainName(nickname) === plain)
  )
}

/** What many schools call a subject in Untis, where its name does not begin alike or another one's does, too. */
const typicalCodes: Readonly<Record<string, string>> = {
  m: 'mathematik',
  ma: 'mathematik',
  mu: 'musik',
  d: 'deutsch',
  e: 'englisch',
  su: 'sachunterricht',
  hsu: 'heimatundsachunterricht',
  ku: 'kunst',
  bk: 'kunst',
  wg: 'werkenundgestalten',
  sp: 'sport',
  spo: 'sport',
}

/** The only one of them; undefined for none and for several. */
const single = <Value>(values: readonly Value[]): Value | undefined => (values.length === 1 ? values[0] : undefined)

/**
 * The name of the subject that a code means: by abbreviation or name, as most schools use it, or as the beginning of a
 * single name; undefined where several may be meant.
 */
export const proposedSubject = (subjects: readonly NamedSubject[], code: string): string | undefined => {
  const plain = plainName(code)
  const names = [...new Set(subjects.map(({ name }) => name))]
  const byAbbreviation = [
    ...new Set(subjects.flatMap((one) => (plainName(one.abbreviation) === plain ? [one.name] : []))),
  ]
  const typical = typicalCodes[plain]
  return (
    names.find((name) => plainName(name) === plain) ??
    single(byAbbreviation) ??
    names.find((name) => typical !== undefined && plainName(name).startsWith(typical)) ??
    single(names.filter((name) => plain !== '' && plainName(name).startsWith(plain)))
  )
}

/**
 * The person whom a code means: the one of the former import, else whose initials, last name or its beginning it is;
 * undefined for nobody and for several.
 */
export const proposedPerson = (
  people: readonly NamedPerson[],
  former: ReadonlyMap<string, string>,
  code: string,
): string | undefined => {
  const known = former.get(plainName(code))
  if (known !== undefined && people.some(({ id }) => id === known)) return known
  const plain = plainName(code)
  if (plain === '') return undefined
  const [first, last] = [(one: NamedPerson) => plainName(one.firstName), (one: NamedPerson) => plainName(one.lastName)]
  const rules: ((one: NamedPerson) => boolean)[] = [
    (one) => last(one) === plain || first(one) + last(one) === plain || last(one) + first(one) === plain,
    (one) => plain.length > 1 && last(one).startsWith(plain),
    (one) => plain.length === 2 && [first(one).charAt(0) + last(one).charAt(0)].includes(plain),
    (one) => plain.length === 2 && last(one).charAt(0) + first(one).charAt(0) === plain,
  ]
  for (const rule of rules) {
    const found = people.filter(rule)
    if (found.length > 0) return single(found)?.id
  }
  return undefined
}

/** What the user says of the codes of a file; empty for what is left out. */
export interface CodeChoices {
  /** By code → name of the subject. */
  readonly subjects: ReadonlyMap<string, string>
  /** By code → id of the person. */
  readonly people: ReadonlyMap<string, string>
}

/** Something that is left out, with the number of lessons. */
export interface LeftOut {
  readonly name: string
  readonly count: number
}

export interface MatchedTimetable {
  readonly lessons: readonly Lesson[]
  readonly unknownClasses: readonly LeftOut[]
  /** "Französisch, 3a": the class has no such subject. */
  readonly unknownSubjects: readonly LeftOut[]
  readonly unknownPeople: readonly LeftOut[]
}

/** Weeks from one day to the other are even in number. */
const isSameParity = (day: string, other: string): boolean => Math.abs(weekOf(day) - weekOf(other)) % 2 === 0

/** One lesson of two of the same time: every second week only where both are held in the same ones. */
const mergeWeeks = (lesson: Lesson, before: Lesson | undefined): Lesson => {
  const { everySecondWeekFrom: from, ...weekly } = lesson
  if (before === undefined || from === undefined) return lesson
  const { everySecondWeekFrom: other } = before
  return other !== undefined && isSameParity(from, other) ? before : weekly
}

const counted = (names: readonly string[]): LeftOut[] =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))

/** Lessons of the file as the school knows them, each once, and what is left out and why. */
export const matchTimetable = (
  lessons: readonly PeriodLesson[],
  { classes, subjects }: SchoolNames,
  choices: CodeChoices,
): MatchedTimetable => {
  const found = new Map<string, Lesson>()
  const left = { classes: [] as string[], subjects: [] as string[], people: [] as string[] }
  const subjectIds = new Map(subjects.map(({ id, schoolClassId, name }) => [`${schoolClassId} ${name}`, id]))
  for (const { classNames, subject, teacherCode, weekday, periodNumber, everySecondWeekFrom } of lessons)
    for (const className of classNames) {
      const schoolClass = classOf(classes, className)
      const subjectName = choices.subjects.get(subject) ?? ''
      const schoolSubjectId = subjectIds.get(`${schoolClass?.id} ${subjectName}`)
      const userId = choices.people.get(teacherCode) ?? ''
      if (!schoolClass) left.classes.push(className)
      else if (schoolSubjectId === undefined) left.subjects.push(`${subject}, ${schoolClass.name}`)
      else if (userId === '') left.people.push(teacherCode)
      else {
        const key = [schoolClass.id, schoolSubjectId, userId, weekday, periodNumber].join(' ')
        const code = teacherCode.slice(0, timetableLimits.teacherCode)
        const lesson = { userId, weekday, periodNumber, teacherCode: code, schoolSubjectId }
        const week = everySecondWeekFrom === undefined ? {} : { everySecondWeekFrom }
        found.set(key, mergeWeeks({ ...lesson, schoolClassId: schoolClass.id, ...week }, found.get(key)))
      }
    }
  return {
    lessons: [...found.values()],
    unknownClasses: counted(left.classes),
    unknownSubjects: counted(left.subjects),
    unknownPeople: counted(left.people),
  }
}
